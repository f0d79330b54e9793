import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { prose } from '#app/text/editorial.ts';

/** What the drawn body does in each figure that has no pose page of its own, for those who cannot see it. */
export const figureTexts = defineSingleton({
  name: 'figureTexts',
  typeName: 'FigureTexts',
  filePath: 'content/figures.yaml',
  parser: 'yaml',
  schema: z.strictObject({ figures: z.record(z.string(), prose.min(20).max(200)) }),
});

import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { prose } from '#app/text/editorial.ts';

/** The voices of the front page. As long as they are `example`, the page says that they are. */
export const testimonials = defineSingleton({
  name: 'testimonials',
  typeName: 'Testimonials',
  filePath: 'content/testimonials.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    testimonials: z
      .array(z.strictObject({ quote: prose, name: prose, context: prose, example: z.boolean() }))
      .length(3),
  }),
});

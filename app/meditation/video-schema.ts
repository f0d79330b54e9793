import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { slug } from '#app/text/editorial.ts';

/** The owner's videos: meditation slug → watch link, empty until there is one. */
export const videos = defineSingleton({
  name: 'videos',
  typeName: 'Videos',
  filePath: 'content/videos.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    videos: z.record(slug, z.union([z.url({ protocol: /^https$/ }), z.literal('')])),
  }),
});

import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { image, metaDescription, prose, updated } from '#app/site/editorial.ts';

/** One style of yoga; its slug is the file name. The body is the description in full. */
export const yogaTypes = defineCollection({
  name: 'yogaTypes',
  typeName: 'YogaType',
  directory: 'content/yoga-types',
  include: '*.md',
  schema: z.strictObject({
    title: prose,
    order: z.number().int().positive(),
    image,
    /** One or two sentences for the card; 60–200 characters. */
    description: prose.min(60).max(200),
    benefits: z.array(prose).min(3).max(6),
    forWhom: prose.min(60),
    techniques: z
      .array(z.strictObject({ title: prose, text: prose }))
      .min(3)
      .max(6),
    updated,
    metaDescription,
    metaKeywords: z.array(z.string().min(2)).min(3).max(8),
    content: z.string(),
  }),
  transform: ({ content, ...type }) => ({
    ...type,
    slug: type._meta.path,
    paragraphs: prose
      .parse(content)
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.replaceAll('\n', ' ')),
  }),
});

import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { conditionIds } from '#app/conditions/index.ts';
import { figureIds, isSceneId, type SceneId, variantIds } from '#app/drawings/ids.ts';
import { writtenWish } from '#app/sessions/wish-schema.ts';
import { metaDescription, prose, reviewFields, slug, updated } from '#app/text/editorial.ts';

/** A session that is written, by its id, at one of its lengths; in full without one. */
const written = z.strictObject({ written: slug, minutes: z.number().int().positive().optional() });

const day = z.strictObject({
  title: prose.max(40),
  /** What one learns, in a sentence. */
  gist: prose.min(30).max(90),
  /** What one does in its session. */
  figure: z.enum([...figureIds, ...variantIds]),
  /** The new thing, a paragraph each. */
  lesson: z.array(prose.min(40)).min(2).max(3),
  /** Where this site says more of it. */
  more: z.strictObject({ title: prose, href: z.string().startsWith('/') }).optional(),
  session: z.union([written, writtenWish]),
});

/** A number of days with a session and something to learn each; its slug is the file name. */
export const programmes = defineCollection({
  name: 'programmes',
  typeName: 'Programme',
  directory: 'content/programmes',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    title: prose,
    order: z.number().int().positive(),
    description: prose.min(60).max(170),
    updated,
    ...reviewFields,
    metaDescription,
    /** The landscape that its pages open on. */
    scene: z.custom<SceneId>(isSceneId, 'there is no such scene'),
    /** Beside it in lists. */
    figure: z.enum(figureIds),
    /** Who does it from the first day to the last: the seed of a body. */
    person: z.number().int().min(0).max(6),
    /** What every one of its sessions takes care of. */
    conditions: z.array(z.enum(conditionIds)).default([]),
    about: z.array(prose).min(1),
    precautions: z.array(prose).min(1),
    days: z.array(day).min(5),
  }),
  transform: (programme) => ({ ...programme, slug: slug.parse(programme._meta.path) }),
});

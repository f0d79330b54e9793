import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { conditionsOfAll } from '#app/conditions/index.ts';
import { isSceneId, type SceneId } from '#app/drawings/ids.ts';
import { meditations } from '#app/meditation/meditation-schemas.ts';
import { image, metaDescription, prose, reviewFields, updated } from '#app/text/editorial.ts';
import { yogaClasses } from './class-schema.ts';
import { poses } from './pose-schema.ts';

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
    /** The landscape that its page opens on: a place, season and hour of its own. */
    scene: z.custom<SceneId>(isSceneId, 'there is no such scene'),
    /** One or two sentences for the card; 60–200 characters. */
    description: prose.min(60).max(200),
    benefits: z.array(prose).min(3).max(6),
    forWhom: prose.min(60),
    techniques: z
      .array(z.strictObject({ title: prose, text: prose }))
      .min(3)
      .max(6),
    updated,
    ...reviewFields,
    /** Where a visitor can try it here: classes and meditations by their slugs, poses by their ids. */
    classes: z.array(z.string()),
    meditations: z.array(z.string()),
    poses: z.array(z.string()).min(2).max(8),
    /** What studios call it, as the filter of a city has it. */
    studioStyle: prose,
    metaDescription,
    metaKeywords: z.array(z.string().min(2)).min(3).max(8),
    content: z.string(),
  }),
  transform: ({ content, ...type }, { documents }) => ({
    ...type,
    slug: type._meta.path,
    /** Those of what it leads to. */
    conditions: conditionsOfAll(
      [...named(documents(yogaClasses), type.classes), ...named(documents(meditations), type.meditations)],
      named(documents(poses), type.poses),
      studioWords,
    ),
    paragraphs: prose
      .parse(content)
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.replaceAll('\n', ' ')),
  }),
});

/** What somebody with a condition is told of a style that is taught by others. */
const studioWords = {
  avoid: 'Velg en annen stil, og spør lege eller fysioterapeut først.',
  adapt: 'Si fra til læreren før timen, så får du en tilpasning.',
} as const;

/** The documents of these names; one that is missing is an error. */
function named<Document extends { readonly _meta: { readonly path: string } }>(
  documents: readonly Document[],
  names: readonly string[],
): readonly Document[] {
  return names.map((name) => {
    const found = documents.find(({ _meta }) => _meta.path === name);
    if (!found) throw new Error(`there is no «${name}»`);
    return found;
  });
}

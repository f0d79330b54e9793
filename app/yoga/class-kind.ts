import type { ExercisePlanLeaf } from 'schema-dts';
import { yogaClasses } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { type ContentKind, drawingOf, ownPicture, paragraphsOf } from '#app/site/.server/index.ts';
import { classLevelNames } from '#app/text/index.ts';
import type { YogaClass } from '#content';

/** Yoga classes: each with its plan, and a session made of it. */
export default {
  items: yogaClasses,
  search: {
    name: 'class',
    heading: 'Yogaklasser',
    singular: 'Yogaklasse',
    id: 'yogaklasser',
    weight: 1.15,
    words: ['yog', 'klasse', 'time', 'okt', 'ovels'],
    isForTheSore: true,
  },
  path: ({ slug }) => paths.yogaClass(slug),
  preview: ({ title, duration, image, scene }) => ({
    title,
    subtitle: `Yogaklasse · ${duration}`,
    drawing: drawingOf(image, scene),
  }),
  card: ({ title, description, image, duration, level }: YogaClass) => ({
    title,
    description,
    image,
    facts: [duration, classLevelNames[level]],
  }),
  document: ({ slug, title, description, image, category, duration, level, type, conditions, plan, content }) => ({
    title,
    facts: `${duration} · ${classLevelNames[level]}`,
    description,
    names: [slug, `yoga ${category}`],
    tags: [category, type],
    conditions,
    picture: ownPicture(image),
    passages: [
      ...paragraphsOf(content),
      ...plan.map((part) => [part.title, ...part.steps.map(({ name }) => name)].join(', ')),
    ],
  }),
  data: ({ title, description, duration, category, level }: YogaClass): readonly [ExercisePlanLeaf] => [
    {
      '@type': 'ExercisePlan',
      name: title,
      description,
      activityDuration: `PT${Number.parseInt(duration, 10)}M`,
      exerciseType: category,
      intensity: classLevelNames[level],
      inLanguage: 'nb',
    },
  ],
} satisfies ContentKind<YogaClass>;

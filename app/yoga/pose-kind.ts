import type { ExercisePlanLeaf, HowToLeaf, MergeLeafTypes } from 'schema-dts';
import { poses } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { type ContentKind, joined } from '#app/site/.server/index.ts';
import { poseLevelNames } from '#app/text/index.ts';
import type { Pose } from '#content';
import { sanskritSpellings } from './.server/sanskrit.ts';

/** Yoga poses. Their lists are figures on a shared ground line (`pose-card.tsx`), not cards. */
export default {
  items: poses,
  search: {
    name: 'pose',
    heading: 'Stillinger',
    singular: 'Stilling',
    id: 'stillinger',
    weight: 1,
    words: ['yog', 'ovels', 'stilling', 'asana', 'pose'],
    factsLanguage: 'sa-Latn',
  },
  path: ({ id }) => paths.pose(id),
  preview: ({ id, name, sanskritName }) => ({ title: name, subtitle: sanskritName, drawing: { figure: id } }),
  document: (pose) => ({
    title: pose.name,
    facts: pose.sanskritName,
    description: pose.description,
    names: [...sanskritSpellings(pose.sanskritName), pose.id, joined(pose.name)],
    tags: [...pose.targetAreas, poseLevelNames[pose.level], ...pose.metaKeywords],
    isDemanding: pose.level === 'advanced' || (pose.group === 'inverted' && pose.level !== 'beginner'),
    conditions: pose.conditions,
    picture: paths.figure(pose.id),
    passages: [pose.targetAreas.join(', '), ...pose.benefits, ...pose.paragraphs, ...pose.steps],
  }),
  data: (pose: Pose): readonly [MergeLeafTypes<[HowToLeaf, ExercisePlanLeaf]>] => [
    {
      '@type': ['HowTo', 'ExercisePlan'],
      name: pose.name,
      alternateName: pose.sanskritName,
      description: pose.description,
      intensity: poseLevelNames[pose.level],
      inLanguage: 'nb',
      step: pose.steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    },
  ],
} satisfies ContentKind<Pose>;

import type { ExercisePlanLeaf, HowToLeaf, MergeLeafTypes } from 'schema-dts';
import { bodyCount } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { placeNames } from '#app/sessions/index.ts';
import type { ContentKind } from '#app/site/.server/index.ts';
import { poseLevelNames } from '#app/text/index.ts';
import { allExercises, type Exercise } from '#content';
import { pictureOfExercise } from './exercise-steps.ts';

const exercises = allExercises.toSorted((a, b) => a.name.localeCompare(b.name, 'nb'));

/** Exercises beside the poses: on a chair, in bed, standing, and the movements of classes. */
export default {
  items: exercises,
  list: { name: 'Øvelser', path: paths.exercises, text: 'exercises' },
  search: {
    name: 'exercise',
    heading: 'Øvelser',
    singular: 'Øvelse',
    id: 'ovelser',
    weight: 0.6,
    words: ['ovels', 'bevegels'],
  },
  path: ({ id }) => paths.exercise(id),
  preview: (exercise) => ({
    title: exercise.name,
    subtitle: placesInWords(exercise),
    drawing: { figure: exercise.figure },
  }),
  document: (exercise) => ({
    title: exercise.name,
    facts: placesInWords(exercise),
    description: exercise.description,
    names: [exercise.id.replaceAll('-', ' ')],
    tags: [...exercise.practice.places.map((place) => placeNames[place]), poseLevelNames[exercise.level]],
    conditions: exercise.conditions,
    picture: paths.figure(pictureOfExercise(exercise)),
    passages: stepsOf(exercise),
  }),
  data: (exercise: Exercise): readonly [MergeLeafTypes<[HowToLeaf, ExercisePlanLeaf]>] => [
    {
      '@type': ['HowTo', 'ExercisePlan'],
      name: exercise.name,
      description: exercise.description,
      intensity: poseLevelNames[exercise.level],
      inLanguage: 'nb',
      step: stepsOf(exercise).map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    },
  ],
} satisfies ContentKind<Exercise>;

/** The seed of the person who shows an exercise, on its page and wherever it is listed. */
export function bodyOfExercise(exercise: Exercise): number {
  return exercises.indexOf(exercise) % bodyCount;
}

/** `Stol eller kontor` */
export function placesInWords({ practice }: Exercise): string {
  const [first, ...others] = practice.places.map((place) => placeNames[place]);
  return new Intl.ListFormat('nb', { type: 'disjunction' }).format([
    first ?? '',
    ...others.map((name) => name.toLowerCase()),
  ]);
}

/** How it is done, in order, on the first of its sides. */
function stepsOf({ spoken }: Exercise): readonly string[] {
  return [...spoken.in, ...spoken.hold, ...spoken.out].map(({ text }) => text);
}

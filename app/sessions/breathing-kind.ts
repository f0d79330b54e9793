import type { ExercisePlanLeaf, HowToLeaf, MergeLeafTypes } from 'schema-dts';
import { paths } from '#app/paths.ts';
import type { ContentKind } from '#app/site/.server/index.ts';
import type { BreathingExercise } from '#content';
import { breathingExercises, sessionOf } from './.server/sessions.ts';
import { breathInWords } from './script/breathing.ts';
import { lengthInWords } from './script/words.ts';

/** Breathing exercises: each with a page that explains it, and a session made of it. */
export default {
  items: breathingExercises,
  list: { name: 'Pusteøvelser', path: paths.breathingExercises, text: 'breathing' },
  search: {
    name: 'breathing',
    heading: 'Pusteøvelser',
    singular: 'Pusteøvelse',
    id: 'pusteovelser',
    weight: 1,
    words: ['pust', 'ovels'],
  },
  path: ({ id }) => paths.breathingExercise(id),
  preview: ({ id, title }) => ({
    title,
    subtitle: `Pusteøvelse · ${lengthInWords(sessionOf(id).seconds)}`,
    drawing: { figure: 'sukhasana' },
  }),
  document: (exercise) => ({
    title: exercise.title,
    facts: lengthInWords(sessionOf(exercise.id).seconds),
    description: exercise.description,
    names: [exercise.id.replaceAll('-', ' ')],
    tags: ['pust', 'pusteøvelse', 'stress'],
    conditions: exercise.conditions,
    picture: paths.figure('sukhasana'),
    passages: [...exercise.about, ...exercise.benefits, ...stepsOf(exercise)],
  }),
  data: (exercise: BreathingExercise): readonly [MergeLeafTypes<[HowToLeaf, ExercisePlanLeaf]>] => [
    {
      '@type': ['HowTo', 'ExercisePlan'],
      name: exercise.title,
      description: exercise.description,
      activityDuration: `PT${sessionOf(exercise.id).seconds}S`,
      exerciseType: 'Pusteøvelse',
      inLanguage: 'nb',
      step: stepsOf(exercise).map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    },
  ],
} satisfies ContentKind<BreathingExercise>;

/** How it is done, in order: coming to sit, the round and how often, coming back. */
export function stepsOf({ prepare, warmUp, breath, rounds, finish }: BreathingExercise): readonly string[] {
  const shorter = warmUp
    ? [`Begynn kortere: ${lowerFirst(breathInWords(warmUp.breath))}, ${warmUp.rounds} ganger.`]
    : [];
  return [...prepare, ...shorter, `${breathInWords(breath)}. Gjør det ${rounds} ganger.`, ...finish];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('nb') + text.slice(1);
}

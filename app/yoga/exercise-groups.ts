import type { Exercise } from '#content';
import exerciseKind from './exercise-kind.ts';

/** Where the exercises are done, in the order of their page; each belongs to the first that it fits. */
const groups = [
  { id: 'stol', holds: ({ from }: Exercise) => from === 'chair' },
  { id: 'staende', holds: ({ from }: Exercise) => from === 'standing' },
  { id: 'seng', holds: ({ practice }: Exercise) => practice.places.includes('seng') },
  { id: 'matte', holds: () => true },
] as const;

/** The exercises of each group. */
export const exerciseGroups = groups.map(({ id }) => ({
  id,
  exercises: exerciseKind.items.filter((exercise) => groupOf(exercise) === id),
}));

/** Others of the same group, those that come after it first. */
export function relatedExercises(exercise: Exercise, most = 4): readonly Exercise[] {
  const { exercises = [] } = exerciseGroups.find(({ id }) => id === groupOf(exercise)) ?? {};
  const place = exercises.indexOf(exercise);
  return [...exercises.slice(place + 1), ...exercises.slice(0, place)].slice(0, most);
}

function groupOf(exercise: Exercise) {
  return groups.find(({ holds }) => holds(exercise))?.id;
}

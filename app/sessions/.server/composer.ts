import { poses } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { allExercises, composing, posePractice, spokenPassages } from '#content';
import { composedSession } from '../composer/composed-session.ts';
import type { ComposerWords } from '../composer/composer-words.ts';
import type { Practice, RepertoireItem } from '../composer/knowledge.ts';
import { composeNearest } from '../composer/nearest.ts';
import { readWish, type Wish } from '../composer/wish.ts';

/** Everything that a session can be put together from: the poses of the library, and the exercises. */
export const repertoire: readonly RepertoireItem[] = [
  ...poses.map((pose): RepertoireItem => {
    const known = posePractice.poses[pose.id];
    if (!known) throw new Error(`content/pose-practice.yaml says nothing of ${pose.id}`);
    const practice = practiceOf(known);
    const { id, name, group, from, station, isRest, hold, level, precautions, spoken, conditions, movements } = pose;
    const told = {
      id,
      name,
      group,
      from,
      station,
      isRest,
      level,
      precautions,
      spoken,
      conditions,
      movements,
      practice,
    };
    return { ...told, figure: id, page: paths.pose(id), bothSides: hold.bothSides, holdSeconds: hold.seconds };
  }),
  ...allExercises.map((exercise): RepertoireItem => {
    const { id, name, figure, drawn, drawnSeconds, from, station, isRest, level, spoken, conditions, movements } =
      exercise;
    const practice = practiceOf(exercise.practice);
    const told = {
      id,
      name,
      figure,
      drawn,
      drawnSeconds,
      from,
      station,
      isRest,
      level,
      spoken,
      conditions,
      movements,
      practice,
    };
    return {
      ...told,
      group: 'exercises',
      page: paths.exercise(id),
      precautions: [],
      bothSides: spoken.second !== null,
      holdSeconds: practice.holdSeconds[0],
    };
  }),
];

export const repertoireIds: ReadonlySet<string> = new Set(repertoire.map(({ id }) => id));

/** What is said around and between them. */
export const composerWords: ComposerWords = { ...composing, passages: spokenPassages };

/** What an address asks for, and the session for it or for the nearest wish; null where it asks for nothing. */
export function composedFor(parameters: URLSearchParams) {
  const asked = readWish(parameters, repertoireIds);
  if (!asked) return null;
  return { asked, ...composedOf(asked.wish) };
}

/** The session for a wish, or for the nearest one that can be met. */
export function composedOf(wish: Wish) {
  const composition = composeNearest(wish, repertoire, composerWords);
  return { composition, session: composition && composedSession(composition) };
}

/** A pair, which the compiled types of content tell as a list. */
function practiceOf(known: Omit<Practice, 'holdSeconds'> & { readonly holdSeconds: readonly number[] }): Practice {
  const [shortest, longest] = known.holdSeconds;
  if (shortest === undefined || longest === undefined) throw new Error('a hold has a shortest and a longest time');
  return { ...known, holdSeconds: [shortest, longest] };
}

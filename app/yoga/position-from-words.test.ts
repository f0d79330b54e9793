import { expect, test } from 'vitest';
import { type BodyPosition, bodyPositionOf } from '#app/drawings/figure/body-position.ts';
import { positionFromWords } from '#app/drawings/figure/position-from-words.ts';
import { motionMap } from '#app/drawings/figure/stations.ts';
import { allExercises, allPoses, posesByWords } from '#content';

/** Where the words lead elsewhere than the drawing, and why that may be. */
const unreached: Readonly<Record<string, string>> = {};
const fewestReached = 40;

const drawn = Object.fromEntries([
  ...allPoses.map(({ id }) => [id, id]),
  ...allExercises.map(({ id, figure, drawn }) => [id, drawn?.[0] ?? figure]),
]);

const told = Object.entries(posesByWords.directions).map(([id, { headFirst, ...words }]) => ({
  id,
  sentences: Object.values(words).flat(),
}));

test('words alone lead to the drawn position', () => {
  const stations: Readonly<Record<string, (typeof motionMap.poses)['tadasana'] | undefined>> = motionMap.poses;
  const missed = told.flatMap(({ id, sentences }) => {
    const figure = stations[drawn[id] ?? ''];
    if (!figure) return [{ id, error: 'nothing is drawn' }];
    const [is, said] = [inWords(bodyPositionOf(figure)), inWords(positionFromWords(sentences))];
    return is === said ? [] : [{ id, error: `drawn ${is}, said ${said}` }];
  });
  expect(told.length - missed.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(fewestReached);
  expect(missed.map(({ id }) => id).toSorted(), JSON.stringify(missed, null, 1)).toEqual(Object.keys(unreached));
});

test('words with left and right exchanged lead elsewhere', () => {
  const sentences = [
    'Hele tyngden er på venstre fot.',
    'Høyre fot er løftet bak til hoftehøyde.',
    'Armene er strukket rett fram.',
  ];
  expect(inWords(positionFromWords(sentences))).toBe('standing, leg right, arms forward forward');
  expect(inWords(positionFromWords(sentences.map((line) => line.replace('Høyre', 'Venstre'))))).toContain('leg left');
});

function inWords({ base, leading, arms }: BodyPosition): string {
  return `${base}, leg ${leading ?? 'even'}, arms ${arms.right} ${arms.left}`;
}

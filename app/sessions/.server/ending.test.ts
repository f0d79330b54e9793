import { expect, test } from 'vitest';
import { seatAtEnd, withEnding } from '../composer/ending.ts';
import { composeNearest } from '../composer/nearest.ts';
import { layOut } from '../script/layout.ts';
import type { Script } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { randomWishes } from './testing-wishes.ts';

const scripts = randomWishes(60).flatMap((wish) => composeNearest(wish, repertoire, composerWords)?.script ?? []);

/** What is said of rolling over or sitting up where somebody is drawn lying as before, or the other way round. */
function unseen(script: Script): string[] {
  const laidOut = layOut(script, script.lengths[0] ?? null);
  const seat = script.startsAt === 'bed' ? 'sitting-on-chair' : null;
  const rest = laidOut.findIndex(({ step }) => step.isRest);
  return laidOut.slice(rest).flatMap(({ step, rows }) =>
    rows.flatMap(({ text, to, kind }) => {
      const isWayThere = kind === 'transition';
      const isOnSide = step.figure === 'lying-side-rest';
      const isWrong = to.at(-1) === 'side' ? !isOnSide : to.at(-1) === 'sitting' && step.figure !== seat;
      return isWrong && !isWayThere ? [text] : [];
    }),
  );
}

test('whoever gets up from a rest is drawn on the side, and then sitting', () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.flatMap((script) => unseen(withEnding(script)))).toEqual([]);
  expect(scripts.flatMap(unseen)).not.toEqual([]);
});

test('it takes as long, with the same lines', () => {
  const said = (script: Script) => layOut(script, script.lengths[0] ?? null).flatMap(({ rows }) => rows);
  for (const script of scripts) {
    const texts = said(withEnding(script)).map(({ text, seconds }) => [text, seconds]);
    expect(texts).toEqual(said(script).map(({ text, seconds }) => [text, seconds]));
  }
});

test('who has a sore knee or hip sits with straight legs at the end, on the mat', () => {
  expect(seatAtEnd({ place: 'matte', conditions: ['kne'] })).toBe('dandasana');
  expect(seatAtEnd({ place: 'matte', conditions: ['hofte', 'svimmel'] })).toBe('dandasana');
  expect(seatAtEnd({ place: 'matte', conditions: ['svimmel'] })).toBeNull();
  expect(seatAtEnd({ place: 'stol', conditions: ['kne'] })).toBeNull();
  const onTheMat = scripts.filter(({ startsAt }) => startsAt === 'standing');
  const ends = onTheMat.map((script) => withEnding(script, 'dandasana').steps.at(-1));
  expect(ends.filter((step) => step?.role === 'closing' && step.figure !== 'dandasana')).toEqual([]);
});

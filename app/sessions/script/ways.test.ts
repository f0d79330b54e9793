import { expect, test } from 'vitest';
import { type Place, placeOf, routeBetween } from '#app/drawings/figure/route.ts';
import { motionMap } from '#app/drawings/figure/stations.ts';
import { sessions } from '../.server/sessions.ts';
import type { Step } from './session.ts';

/** Every change of pose that a session really makes, once. */
const changes = new Map(
  sessions.flatMap(({ steps }) =>
    steps.flatMap(goalsOf).flatMap((to, index, goals): (readonly [string, readonly [Place, Place]])[] => {
      const from = goals[index - 1];
      return from && from !== to ? [[`${from} → ${to}`, [from, to]]] : [];
    }),
  ),
);

test('the sessions change poses', () => {
  expect(changes.size).toBeGreaterThan(50);
});

test('a way is drawn for every change of pose: nothing fades', () => {
  const fading = [...changes].filter(([, [from, to]]) => routeBetween(from, to, motionMap) === null);
  expect(fading.map(([name]) => name)).toEqual([]);
});

/** Where the body is in the figures of a step in their turn; of several the first comes again after the last. */
function goalsOf({ figure, drawn, side }: Step) {
  const ids = drawn ?? (figure ? [figure] : []);
  return (ids.length > 1 ? [...ids, ...ids.slice(0, 1)] : ids).map((id) => placeOf(id, side === 'second', motionMap));
}

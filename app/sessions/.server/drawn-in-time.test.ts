import { expect, test } from 'vitest';
import { motionMap } from '#app/drawings/figure/stations.ts';
import { type Place, placeOf, poseAt, routeBetween, secondsBetween } from '#app/drawings/index.ts';
import { isOneStance } from '../player/way.ts';
import type { Session } from '../script/session.ts';
import { sessionOfMinutes, sessions } from './sessions.ts';

interface Led {
  readonly name: string;
  readonly step: number;
  readonly atSeconds: number;
  readonly place: Place;
}

const lengthsOf = ({ id, lengths }: Session): Session[] =>
  lengths.flatMap((minutes) => sessionOfMinutes(id, minutes) ?? []);

/** What the lines of a session draw, one after the other. */
const ledIn = ({ id, steps, seconds }: Session): Led[] =>
  steps.flatMap(({ name, turns = [], side, isLeftFirst = false, startSeconds }, step) =>
    turns.flatMap(({ fromSeconds, drawn: [first] }) => {
      if (!first) return [];
      const place = placeOf(first, side !== null && (side === 'second') !== isLeftFirst, motionMap);
      const atSeconds = startSeconds + fromSeconds;
      return [{ name: `${id} (${seconds / 60} min), ${name}: ${first}`, step, atSeconds, place }];
    }),
  );

function secondsOnTheWay(from: Place, to: Place): number {
  // Nobody is seen on the way to bed, or lying down in it.
  const isWalk =
    (from === 'standing-at-wall-chair' && to === 'on-bed-edge') || (from === 'on-bed-edge' && to === 'under-duvet');
  if (isWalk || isOneStance(from, to, motionMap)) return 0;
  const poses = (routeBetween(from, to, motionMap) ?? []).map((place) => poseAt(place, motionMap));
  return poses.slice(1).reduce((sum, pose, index) => sum + secondsBetween(poses[index] ?? pose, pose), 0);
}

test('a line that draws leaves the body the time that it takes', () => {
  const judged = sessions.flatMap(lengthsOf).flatMap((session) => {
    const led = ledIn(session);
    return led.flatMap(({ name, step, place, atSeconds }, index) => {
      const [before, after] = [led[index - 1], led[index + 1]];
      if (before?.step !== step || !after) return [];
      return [{ name, needed: secondsOnTheWay(before.place, place), there: after.atSeconds - atSeconds }];
    });
  });
  const late = judged.filter(({ needed, there }) => needed > there + 1);
  expect(late.map(({ name, needed, there }) => `${name}: ${needed.toFixed(1)} s in ${there} s`)).toEqual([]);
  expect(judged.length).toBeGreaterThan(100);
});

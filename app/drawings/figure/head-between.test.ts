import { expect, test } from 'vitest';
import { headOutline } from './head.ts';
import { facingOf, headsOf, outlineBetween } from './head-between.ts';
import { interpolatePose } from './interpolate.ts';
import type { Pose } from './skeleton.ts';
import type { StationId } from './station-ids.ts';
import { stations } from './stations.ts';
import { neighbours } from './ways.ts';

/** How far a head reaches to the right and to the left of its joint. */
function extentOf(pose: Pick<Pose, 'facing' | 'turn'>): readonly [number, number] {
  const { one, other, share, front } = headsOf(pose);
  const xs = outlineBetween(headOutline[one], headOutline[other], share).map(([x]) => x * front);
  return [Math.max(...xs), -Math.min(...xs)];
}

/** Whether the outline leaps between two of sixty pictures. */
function leaps(frames: readonly Pick<Pose, 'facing' | 'turn'>[]): boolean {
  const extents = frames.map(extentOf);
  return extents.slice(1).some((now, index) => now.some((x, side) => Math.abs(x - (extents[index]?.[side] ?? x)) > 1));
}

const turns = (Object.keys(neighbours) as StationId[])
  .flatMap((from) => (neighbours[from] ?? []).map((to) => ({ from, to })))
  .filter(({ from, to }) => facingOf(stations[from].turn.head) !== facingOf(stations[to].turn.head));

const framesOf = ({ from, to }: (typeof turns)[number]): Pose[] =>
  Array.from({ length: 61 }, (_, index) => interpolatePose(stations[from], stations[to], index / 60));

test('a head that turns passes from one drawing to the next without a step', () => {
  expect(turns.length).toBeGreaterThan(20);
  expect(turns.filter((turn) => leaps(framesOf(turn)))).toEqual([]);
  const stepping = framesOf({ from: 'standing-turned', to: 'standing-side' }).map(({ turn }) => ({ turn }));
  expect(leaps(stepping), 'a head that is drawn by its turn alone').toBe(true);
});

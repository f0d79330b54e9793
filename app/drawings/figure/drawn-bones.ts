import type { Chain } from './carriages.ts';
import { between, direction, distance } from './kinematics.ts';
import type { Point } from './skeleton.ts';

/** How two bones are seen: which way they point, and how long. */
export type Bones = { angles: readonly [number, number]; short: readonly [number, number] };

/** Bones that point towards the viewer may be seen longer or shorter: the middle joint gives way a little. */
export function drawnTo(
  [root, middle, end]: Chain,
  target: Point,
  [upper, lower]: readonly [number, number],
  lowest: number,
): Bones {
  const share = 0.5;
  let knee: Point = [middle[0] + (target[0] - end[0]) * share, middle[1] + (target[1] - end[1]) * share];
  for (let round = 0; round < 6; round += 1) {
    knee = within(knee, target, lower);
    knee = within([knee[0], Math.max(knee[1], lowest)], root, upper);
  }
  knee = within(knee, target, lower);
  return {
    angles: [direction(root, knee), direction(knee, target)],
    short: [Math.min(1, distance(root, knee) / upper), distance(knee, target) / lower],
  };
}

/** Where a knee is seen beside the middle of hip and ankle. */
export const kneeOut = ([hip, knee, ankle]: Chain): Point => {
  const [x, h] = between(hip, ankle, 0.5);
  return [knee[0] - x, knee[1] - h];
};

/** A leg that stands comes at the viewer where it bends: its knee stays over the foot, and never falls in. */
export function uprightTo(
  hip: Point,
  target: Point,
  [upper, lower]: readonly [number, number],
  from: Point,
  to: Point,
  share: number,
): Bones {
  const [x, h] = between(hip, target, 0.5);
  const [outX, outH] = between(from, to, share);
  const knee = within(within([x + outX, h + outH], target, lower), hip, upper);
  return {
    angles: [direction(hip, knee), direction(knee, target)],
    short: [distance(hip, knee) / upper, distance(knee, target) / lower],
  };
}

/** The point, drawn so near to another as a bone allows. */
function within(point: Point, centre: Point, length: number): Point {
  const away = distance(point, centre);
  return away <= length ? point : between(centre, point, length / away);
}

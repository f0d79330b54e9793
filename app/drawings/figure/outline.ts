import { along, direction, distance } from './kinematics.ts';
import type { Disc } from './path.ts';
import type { Point } from './skeleton.ts';

/** How wide a bone is at `t` (0 root, 1 end) to the left and to the right of its direction. Svg units. */
export type Station = readonly [t: number, left: number, right: number];

/** A closed outline round one bone. It begins round; it ends round, or flat as a hem is. */
export function boneOutline(
  from: Point,
  to: Point,
  stations: readonly Station[],
  ending: 'round' | 'hem' = 'round',
): Point[] {
  const angle = direction(from, to);
  const length = distance(from, to);
  const [ahead, left] = [along([0, 0], angle, 1), along([0, 0], angle + 90, 1)];
  const edge = (side: 1 | -1): Point[] =>
    stations.map(([t, onLeft, onRight]) => {
      const [far, out] = [t * length, side === 1 ? onLeft : -onRight];
      return [from[0] + ahead[0] * far + left[0] * out, from[1] + ahead[1] * far + left[1] * out];
    });
  const first = stations.at(0);
  const last = stations.at(-1);
  if (!first || !last) throw new RangeError('a bone needs stations');
  const end = along(from, angle, last[0] * length);
  const begin = along(from, angle, first[0] * length);
  return [
    ...edge(1),
    ...(ending === 'round' ? roundEnd(end, angle, last[1], last[2]) : []),
    ...edge(-1).reverse(),
    ...roundEnd(begin, angle + 180, first[2], first[1]),
  ];
}

/** Bones that are bent more than this at a joint are two forms that overlap. Degrees. */
const mostBend = 105;
/** A bone that is seen shorter than so many times its joint's half width points at the viewer. */
const shortestSeen = 2.2;
/** No station of a bone lies closer to the joint: it would make a bump. Svg units. */
const clearOfJoint = 2.5;

/** The outlines round two bones that meet at a joint: one, without a notch at the joint, unless they overlap. */
export function limbOutlines(
  [from, joint, to]: readonly [Point, Point, Point],
  upper: readonly Station[],
  lower: readonly Station[],
  ending: 'round' | 'hem' = 'round',
): Point[][] {
  const [angle, next] = [direction(from, joint), direction(joint, to)];
  const [length, nextLength] = [distance(from, joint), distance(joint, to)];
  const bend = ((((next - angle) % 360) + 540) % 360) - 180;
  const first = upper.at(0);
  const last = lower.at(-1);
  if (!first || !last) throw new RangeError('a bone needs stations');
  const wide = Math.max(jointReach(upper, lower, 1), jointReach(upper, lower, -1));
  if (Math.abs(bend) > mostBend || Math.min(length, nextLength) < shortestSeen * wide)
    return [boneOutline(from, joint, upper), boneOutline(joint, to, lower, ending)];

  const edge = (side: 1 | -1): Point[] => {
    const isInner = bend * side > 0;
    const reach = jointReach(upper, lower, side);
    // On the inner side the two edges would cross close to the joint.
    const clear = clearOfJoint + (isInner ? reach * Math.tan((Math.abs(bend) * Math.PI) / 360) : 0);
    const beside = (start: Point, towards: number, far: number, [, left, right]: Station): Point =>
      along(along(start, towards, far), towards + 90 * side, side === 1 ? left : right);
    const atJoint = isInner
      ? [along(joint, angle + bend / 2 + 90 * side, reach / Math.cos((bend * Math.PI) / 360))]
      : jointTurns(bend).map((share) => along(joint, angle + bend * share + 90 * side, reach));
    return [
      ...upper
        .filter(([t]) => (1 - t) * length > clear)
        .map((station) => beside(from, angle, station[0] * length, station)),
      ...atJoint,
      ...lower
        .filter(([t]) => t * nextLength > clear)
        .map((station) => beside(joint, next, station[0] * nextLength, station)),
    ];
  };
  return [
    [
      ...edge(1),
      ...(ending === 'round' ? roundEnd(along(joint, next, last[0] * nextLength), next, last[1], last[2]) : []),
      ...edge(-1).reverse(),
      ...roundEnd(along(from, angle, first[0] * length), angle + 180, first[2], first[1]),
    ],
  ];
}

/** A joint that is bent shows its round outer side in more than one point. */
const jointTurns = (bend: number): readonly number[] => (Math.abs(bend) > 30 ? [0.15, 0.85] : [0.5]);

/** How far a limb reaches to one side at its joint. */
function jointReach(upper: readonly Station[], lower: readonly Station[], side: 1 | -1): number {
  const [, left = 0, right = 0] = upper.at(-1) ?? [];
  const [, nextLeft = 0, nextRight = 0] = lower.at(0) ?? [];
  return side === 1 ? (left + nextLeft) / 2 : (right + nextRight) / 2;
}

/** Three points that round off an end, from its left to its right. */
function roundEnd(centre: Point, angle: number, left: number, right: number): Point[] {
  return [along(centre, angle + 45, left), along(centre, angle, (left + right) / 2), along(centre, angle - 45, right)];
}

const round = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => along([0, 0], -angle, 1));

/** A disc as an outline of points. */
export function discOutline({ centre: [x, h], radius }: Disc): Point[] {
  return round.map(([right, up]) => [x + right * radius, h + up * radius]);
}

/** The same outline running clockwise, so that pieces of one path add up instead of cutting holes. */
export function clockwise(outline: readonly Point[]): readonly Point[] {
  const area = outline.reduce((sum, [x, h], index) => {
    const [nextX, nextH] = outline.at((index + 1) % outline.length) ?? [x, h];
    return sum + x * nextH - nextX * h;
  }, 0);
  return area > 0 ? outline.toReversed() : outline;
}

/** Places one point as `placed` does. */
export function placedPoint([x, y]: Point, origin: Point, up: number, front = 1): Point {
  const [placedOne = origin] = placed([[x, y]], origin, up, front);
  return placedOne;
}

/** Places points drawn round (0, 0) with "up" as the second axis: `front` 1 looks to the right of up, -1 to the left. */
export function placed(points: readonly Point[], origin: Point, up: number, front = 1): Point[] {
  const [upX, upH] = along([0, 0], up, 1);
  return points.map(([x, y]) => [origin[0] + upX * y + upH * x * front, origin[1] + upH * y - upX * x * front]);
}

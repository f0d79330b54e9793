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

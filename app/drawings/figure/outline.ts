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
  const edge = (side: 1 | -1): Point[] =>
    stations.map(([t, left, right]) =>
      along(along(from, angle, t * length), angle + side * 90, side === 1 ? left : right),
    );
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

/** A disc as an outline of points. */
export function discOutline({ centre, radius }: Disc): Point[] {
  return [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => along(centre, -angle, radius));
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
  return along(along(origin, up, y), up - 90, x * front);
}

/** Places points drawn round (0, 0) with "up" as the second axis: `front` 1 looks to the right of up, -1 to the left. */
export function placed(points: readonly Point[], origin: Point, up: number, front = 1): Point[] {
  return points.map((point) => placedPoint(point, origin, up, front));
}

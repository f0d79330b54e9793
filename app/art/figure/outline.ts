import { along, direction, distance } from './kinematics.ts';
import type { Point } from './skeleton.ts';

/** The svg's y of the floor; figure space counts h upwards from here. */
export const groundY = 196;

/** How wide a bone is at `t` (0 root, 1 end) to the left and to the right of its direction. Svg units. */
export type Station = readonly [t: number, left: number, right: number];

const pointAt = (points: readonly Point[], index: number): Point => {
  const point = points.at(index % points.length);
  if (!point) throw new RangeError('an outline needs points');
  return point;
};

/** Flesh flattens where it rests: whatever would sink into the floor lies on it. */
const rested = ([x, h]: Point): Point => [x, Math.max(0, h)];

/** A closed smooth path through the points (Catmull-Rom), in svg coordinates with one decimal. */
export function smoothClosed(points: readonly Point[]): string {
  return smooth(points.map(rested), true);
}

/** An open smooth path through the points, for lines. */
export function smoothOpen(points: readonly Point[]): string {
  return smooth(points, false);
}

/** 1/6 is the plain Catmull-Rom handle; a little more keeps the round ends of limbs round. */
const handle = 0.185;

function smooth(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): Point =>
    pointAt(points, closed ? index + points.length : Math.max(0, Math.min(last, index)));
  const pen = startPen(at(0));
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const reach = distance(from, to);
    const handles = [tangent(before, from, to, reach, 1), tangent(from, to, after, reach, -1)] as const;
    pen.curve(...(closed ? ([rested(handles[0]), rested(handles[1])] as const) : handles), to);
  }
  return pen.path() + (closed ? 'z' : '');
}

/** The handle at `here`, never longer than the piece it shapes, so that close points do not overshoot. */
function tangent(before: Point, here: Point, after: Point, reach: number, sign: 1 | -1): Point {
  const length = Math.min(handle * distance(before, after), 0.4 * reach);
  return along(here, direction(before, after), sign * length);
}

type Pen = { curve: (first: Point, second: Point, end: Point) => void; path: () => string };

/** Relative commands are shorter; the pen remembers the rounded place, so that rounding does not add up. */
function startPen([startX, startH]: Point): Pen {
  let x = Math.round(startX * 10);
  let y = Math.round((groundY - startH) * 10);
  let out = `M${x / 10} ${y / 10}c`;
  const relative = ([px, ph]: Point): [number, number] => [
    Math.round(px * 10) - x,
    Math.round((groundY - ph) * 10) - y,
  ];
  return {
    curve(first, second, end) {
      const [dx, dy] = relative(end);
      for (const value of [...relative(first), ...relative(second), dx, dy]) out += short(value / 10);
      x += dx;
      y += dy;
    },
    path: () => out,
  };
}

/** " 0.5" as " .5" and "-0.5" as "-.5"; a minus sign needs no space before it. */
function short(value: number): string {
  const text = String(value).replace(/^(-?)0\./, '$1.');
  return value < 0 ? text : ` ${text}`;
}

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
  return [
    along(centre, angle + 45, left),
    along(centre, angle, (left + right) / 2),
    along(centre, angle - 45, right),
  ];
}

/** A disc as an outline. */
export function discOutline(centre: Point, radius: number): Point[] {
  return [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => along(centre, -angle, radius));
}

/** The same outline running clockwise, so that pieces of one path add up instead of cutting holes. */
export function clockwise(outline: readonly Point[]): readonly Point[] {
  const area = outline.reduce((sum, [x, h], index) => {
    const [nextX, nextH] = pointAt(outline, index + 1);
    return sum + x * nextH - nextX * h;
  }, 0);
  return area > 0 ? outline.toReversed() : outline;
}

/** Places points drawn round (0, 0) with "up" as the second axis: `front` 1 looks to the right of up, -1 to the left. */
export function placed(points: readonly Point[], origin: Point, up: number, front = 1): Point[] {
  return points.map(([x, y]) => along(along(origin, up, y), up - 90, x * front));
}

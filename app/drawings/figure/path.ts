import { distance } from './kinematics.ts';
import type { Point } from './skeleton.ts';

/** The svg's y of the floor; figure space counts h upwards from here. */
export const groundY = 196;

/** A circle, such as an ear or a curl. Svg units. */
export type Disc = { centre: Point; radius: number };

/** Flesh flattens where it rests: whatever would sink into the floor lies on it. */
const rested = ([x, h]: Point): Point => [x, Math.max(0, h)];

/** A closed smooth path through the points (Catmull-Rom), in svg coordinates with one decimal. */
export function closedPath(points: readonly Point[]): string {
  return `${smooth(points.map(rested), true)}z`;
}

/** An open smooth path through the points, for lines. */
export function openPath(points: readonly Point[]): string {
  return smooth(points, false);
}

/** A disc, clockwise as all outlines are. One that the floor flattens has to be drawn as an outline. */
export function discPath({ centre, radius }: Disc): string {
  const r = rounded(radius);
  return `M${rounded(centre[0] - r)} ${rounded(groundY - centre[1])}a${r} ${r} 0 0 1${short(Math.round(20 * r))} 0a${r} ${r} 0 0 1${short(Math.round(-20 * r))} 0z`;
}

/** 1/6 is the plain Catmull-Rom handle; a little more keeps the round ends of limbs round. */
const handle = 0.185;

/**
 * Relative curves in tenths of a unit. The rounded place is remembered, so that rounding does not add up, and the
 * shorter `s` is written where the first handle mirrors the one before. Plain numbers and one text: a figure that
 * moves writes some hundred curves for every picture.
 */
function smooth(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const point = points[closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index))];
    if (!point) throw new RangeError('a path needs points');
    return point;
  };
  const least = closed ? 0 : Number.NEGATIVE_INFINITY;
  let [before, from, to] = [at(-1), at(0), at(1)];
  let [x, y] = [Math.round(from[0] * 10), Math.round((groundY - from[1]) * 10)];
  let [mirrorX, mirrorY] = [0, 0];
  let command = '';
  let out = `M${x / 10} ${y / 10}`;
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const after = at(index + 2);
    const reach = distance(from, to);
    const [leaving, arriving] = [handleShare(before, to, reach), handleShare(from, after, reach)];
    const aX = Math.round((from[0] + (to[0] - before[0]) * leaving) * 10) - x;
    const aY = Math.round((groundY - Math.max(least, from[1] + (to[1] - before[1]) * leaving)) * 10) - y;
    const bX = Math.round((to[0] - (after[0] - from[0]) * arriving) * 10) - x;
    const bY = Math.round((groundY - Math.max(least, to[1] - (after[1] - from[1]) * arriving)) * 10) - y;
    const [toX, toY] = [Math.round(to[0] * 10) - x, Math.round((groundY - to[1]) * 10) - y];
    const mirrors = command !== '' && Math.abs(aX - mirrorX) <= 1 && Math.abs(aY - mirrorY) <= 1;
    const next = mirrors ? 's' : 'c';
    if (next !== command) out += next;
    if (!mirrors) out += short(aX) + short(aY);
    out += short(bX) + short(bY) + short(toX) + short(toY);
    command = next;
    [mirrorX, mirrorY] = [toX - bX, toY - bY];
    [x, y] = [x + toX, y + toY];
    [before, from, to] = [from, to, after];
  }
  return out;
}

/** How long the handle at a point is, as a share of the way between its neighbours: never longer than the piece it shapes, so that close points do not overshoot. */
function handleShare(before: Point, after: Point, reach: number): number {
  const across = distance(before, after);
  return across === 0 ? 0 : Math.min(handle, (0.4 * reach) / across);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Numbers as they were written before, by their tenths: a figure that moves writes the same few thousand again and again. */
const texts = new Map<number, string>();

/** Tenths as a number: " 0.5" as " .5" and "-0.5" as "-.5"; a minus sign needs no space before it. */
function short(tenths: number): string {
  const known = texts.get(tenths);
  if (known !== undefined) return known;
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const written = tenths < 0 ? text : ` ${text}`;
  texts.set(tenths, written);
  return written;
}

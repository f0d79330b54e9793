import { along, direction, distance } from './kinematics.ts';
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
  return `M${rounded(centre[0] - r)} ${rounded(groundY - centre[1])}a${r} ${r} 0 0 1${short(2 * r)} 0a${r} ${r} 0 0 1${short(-2 * r)} 0z`;
}

/** 1/6 is the plain Catmull-Rom handle; a little more keeps the round ends of limbs round. */
const handle = 0.185;

function smooth(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const place = closed ? index % points.length : Math.max(0, Math.min(last, index));
    const point = points.at(place);
    if (!point) throw new RangeError('a path needs points');
    return point;
  };
  const settled = closed ? rested : (point: Point): Point => point;
  const pen = startPen(at(0));
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const reach = distance(from, to);
    pen.curve(settled(tangent(before, from, to, reach, 1)), settled(tangent(from, to, after, reach, -1)), to);
  }
  return pen.path();
}

/** The handle at `here`, never longer than the piece it shapes, so that close points do not overshoot. */
function tangent(before: Point, here: Point, after: Point, reach: number, sign: 1 | -1): Point {
  const length = Math.min(handle * distance(before, after), 0.4 * reach);
  return along(here, direction(before, after), sign * length);
}

type Pen = { curve: (first: Point, second: Point, end: Point) => void; path: () => string };
type Step = readonly [x: number, y: number];

/**
 * Writes relative curves in tenths of a unit. It remembers the rounded place, so that rounding does not add up,
 * and writes the shorter `s` where the first handle mirrors the one before.
 */
function startPen([startX, startH]: Point): Pen {
  let [x, y] = [Math.round(startX * 10), Math.round((groundY - startH) * 10)];
  let mirrored: Step = [0, 0];
  let command = '';
  let out = `M${x / 10} ${y / 10}`;
  const step = ([px, ph]: Point): Step => [Math.round(px * 10) - x, Math.round((groundY - ph) * 10) - y];
  const write = (next: string, values: readonly number[]): void => {
    out += next === command ? '' : next;
    out += values.map((value) => short(value / 10)).join('');
    command = next;
  };
  return {
    curve(first, second, end) {
      const [a, b, to] = [step(first), step(second), step(end)];
      const mirrors = command !== '' && Math.abs(a[0] - mirrored[0]) <= 1 && Math.abs(a[1] - mirrored[1]) <= 1;
      if (mirrors) write('s', [...b, ...to]);
      else write('c', [...a, ...b, ...to]);
      mirrored = [to[0] - b[0], to[1] - b[1]];
      [x, y] = [x + to[0], y + to[1]];
    },
    path: () => out,
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Numbers as they were written before: a figure that moves writes the same few thousand again and again. */
const texts = new Map<number, string>();

/** " 0.5" as " .5" and "-0.5" as "-.5"; a minus sign needs no space before it. */
function short(value: number): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = String(rounded(value)).replace(/^(-?)0\./, '$1.');
  const written = value < 0 ? text : ` ${text}`;
  texts.set(value, written);
  return written;
}

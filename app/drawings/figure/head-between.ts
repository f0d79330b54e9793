import { type Aspect, aspectOf } from './head.ts';
import { between, distance } from './kinematics.ts';
import type { Point, Pose } from './skeleton.ts';

/** The drawn heads in the order in which a face that turns to the viewer shows them. */
const order: readonly Aspect[] = ['profile', 'quarter', 'front'];

/** The place in that order of a face turned by `turn` degrees: 0 looks right, 2 at the viewer, 4 left. None from behind. */
export function facingOf(turn: number): number | undefined {
  const { aspect, front } = aspectOf(turn);
  const place = order.indexOf(aspect);
  return place < 0 ? undefined : front === 1 ? place : 4 - place;
}

type Heads = { one: Aspect; other: Aspect; share: number; front: 1 | -1 };

/** Which drawn heads a head lies between, the share of the other one, and to which side it looks. */
export function headsOf({ facing, turn }: Pick<Pose, 'facing' | 'turn'>): Heads {
  const { aspect, front } = aspectOf(turn.head);
  if (facing === undefined) return { one: aspect, other: aspect, share: 0, front };
  const place = Math.min(facing, 4 - facing);
  const first = Math.floor(place);
  const [one = aspect, other = one] = order.slice(first);
  return { one, other, share: place - first, front: facing > 2 ? -1 : 1 };
}

/** An outline between two that begin at the same place and run the same way round. */
export function outlineBetween(a: readonly Point[], b: readonly Point[], share: number): readonly Point[] {
  if (share === 0) return a;
  if (share === 1) return b;
  const count = Math.max(a.length, b.length);
  const to = evenly(b, count);
  return evenly(a, count).map((point, index) => between(point, to[index] ?? point, share));
}

/** The same outline by so many points, as far from each other. */
function evenly(outline: readonly Point[], count: number): readonly Point[] {
  const next = (index: number): Point => outline[(index + 1) % outline.length] ?? [0, 0];
  const around = outline.reduce((sum, point, index) => sum + distance(point, next(index)), 0);
  const points: Point[] = [];
  let past = 0;
  for (const [index, point] of outline.entries()) {
    const length = distance(point, next(index));
    while (points.length < count && (around * points.length) / count <= past + length)
      points.push(between(point, next(index), ((around * points.length) / count - past) / length));
    past += length;
  }
  return points;
}

/** Lines between two drawings: what only one of them has shrinks to a point. */
export function linesBetween(a: Lines, b: Lines, share: number): Lines {
  return longer(a, b).map((line, index) =>
    line.map((point, at) => {
      const gone = line[1] ?? point;
      return between(a[index]?.[at] ?? gone, b[index]?.[at] ?? gone, share);
    }),
  );
}

type Lines = readonly (readonly Point[])[];
type Spot = readonly [x: number, y: number, radius: number];

/** Discs between two drawings: what only one of them has shrinks to a point. */
export function discsBetween(a: readonly Spot[], b: readonly Spot[], share: number): readonly Spot[] {
  return longer(a, b).map(([x, y], index) => {
    const [from, to] = [a[index] ?? [x, y, 0], b[index] ?? [x, y, 0]];
    const at = (place: 0 | 1 | 2): number => from[place] + (to[place] - from[place]) * share;
    return [at(0), at(1), at(2)];
  });
}

const longer = <T>(a: readonly T[], b: readonly T[]): readonly T[] => (a.length > b.length ? a : b);

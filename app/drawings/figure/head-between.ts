import { type Aspect, aspectOf } from './head.ts';
import { distance } from './kinematics.ts';
import type { Point, Pose } from './skeleton.ts';

/** The drawn heads in the order in which a face that turns shows them. */
const order: readonly Aspect[] = ['profile', 'quarter', 'front', 'quarter', 'profile'];

/** The place in that order of a face turned by `turn` degrees: 0 looks right, 4 left. None seen from behind. */
export function facingOf(turn: number): number | undefined {
  const { aspect, front } = aspectOf(turn);
  const place = order.indexOf(aspect);
  return place < 0 ? undefined : front === 1 ? place : 4 - place;
}

/** Which drawn heads a head lies between, the share of the second, and to which side it looks. */
export function headsOf({ facing, turn }: Pick<Pose, 'facing' | 'turn'>): {
  aspects: readonly [Aspect, Aspect];
  share: number;
  front: 1 | -1;
} {
  const { aspect, front } = aspectOf(turn.head);
  if (facing === undefined) return { aspects: [aspect, aspect], share: 0, front };
  const place = facing > 2 ? 4 - facing : facing;
  const first = Math.floor(place);
  const [one = aspect, other = one] = order.slice(first);
  return { aspects: [one, other], share: place - first, front: facing > 2 ? -1 : 1 };
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
const mixed = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [mix(x, toX, share), mix(y, toY, share)];

/** An outline between two that begin at the same place and run the same way round. */
export function outlineBetween(a: readonly Point[], b: readonly Point[], share: number): readonly Point[] {
  if (share === 0 || a === b) return a;
  if (a.length === 0 || b.length === 0) return share < 0.5 ? a : b;
  const count = Math.max(a.length, b.length);
  const [from, to] = [evenly(a, count), evenly(b, count)];
  return from.map((point, index) => mixed(point, to[index] ?? point, share));
}

/** The same outline by so many points, as far from each other. */
function evenly(outline: readonly Point[], count: number): readonly Point[] {
  const sides = outline.map((point, index) => [point, outline[(index + 1) % outline.length] ?? point] as const);
  const around = sides.reduce((sum, [a, b]) => sum + distance(a, b), 0);
  return Array.from({ length: count }, (_, index) => {
    let left = (around * index) / count;
    for (const [a, b] of sides) {
      const length = distance(a, b);
      if (left < length) return mixed(a, b, left / length);
      left -= length;
    }
    return outline[0] ?? [0, 0];
  });
}

/** Lines between two drawings: what only one of them has shrinks to a point. */
export function linesBetween(
  a: readonly (readonly Point[])[],
  b: readonly (readonly Point[])[],
  share: number,
): readonly (readonly Point[])[] {
  const small = (line: readonly Point[]): readonly Point[] => line.map(() => line[1] ?? [0, 0]);
  return share === 0
    ? a
    : paired(a, b, small, (from, to) => from.map((point, at) => mixed(point, to[at] ?? point, share)));
}

type Spot = readonly [x: number, y: number, radius: number];

/** Discs between two drawings: what only one of them has shrinks to a point. */
export function discsBetween(a: readonly Spot[], b: readonly Spot[], share: number): readonly Spot[] {
  const small = ([x, y]: Spot): Spot => [x, y, 0];
  return share === 0
    ? a
    : paired(a, b, small, (from, to) => [
        mix(from[0], to[0], share),
        mix(from[1], to[1], share),
        mix(from[2], to[2], share),
      ]);
}

function paired<T>(a: readonly T[], b: readonly T[], small: (one: T) => T, between: (from: T, to: T) => T): T[] {
  return (a.length > b.length ? a : b).map((any, index) => {
    const [from, to] = [a[index], b[index]];
    return between(from ?? small(any), to ?? small(any));
  });
}

/** A point in drawing units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** Joins numbers as tightly as path data allows: a minus sign separates by itself. */
export function pack(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

/**
 * An open path of straight lines through the points, in whole units.
 * Relative steps from rounded positions: short numbers compress well, and rounding never adds up.
 */
export function lines(points: readonly Point[], decimals: 0 | 1 = 0): string {
  const scale = 10 ** decimals;
  const grid = points.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const);
  const first = grid[0];
  if (!first) return '';
  let [x, y] = first;
  const steps: number[] = [];
  for (const [nextX, nextY] of grid.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps.push((nextX - x) / scale, (nextY - y) / scale);
    [x, y] = [nextX, nextY];
  }
  return `M${pack([first[0] / scale, first[1] / scale])}${steps.length > 0 ? `l${pack(steps)}` : ''}`;
}

/** A closed shape of straight lines. */
export function polygon(points: readonly Point[], decimals: 0 | 1 = 0): string {
  return `${lines(points, decimals)}z`;
}

/** An open smooth path through the points (Catmull–Rom as cubic Béziers); whole units unless told otherwise. */
export function curve(points: readonly Point[], closed = false, decimals: 0 | 1 = 0): string {
  const scale = 10 ** decimals;
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    const [x, y] = points[wrapped] ?? [0, 0];
    return [Math.round(x * scale), Math.round(y * scale)];
  };
  let path = `M${pack(at(0).map((value) => value / scale))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const step = [
      (to[0] - before[0]) / 6,
      (to[1] - before[1]) / 6,
      to[0] - from[0] - (after[0] - from[0]) / 6,
      to[1] - from[1] - (after[1] - from[1]) / 6,
      to[0] - from[0],
      to[1] - from[1],
    ];
    path += `c${pack(step.map((value) => (Math.round(value) + 0) / scale))}`;
  }
  return closed ? `${path}z` : path;
}

/** A closed smooth shape. */
export function blob(points: readonly Point[], decimals: 0 | 1 = 0): string {
  return curve(points, true, decimals);
}

/** A disc as path data, so that every mark is a path. */
export function disc(x: number, y: number, radius: number): string {
  const r = tenth(radius);
  return `M${pack([tenth(x - radius), tenth(y)])}a${r} ${r} 0 1 0 ${tenth(2 * radius)} 0a${r} ${r} 0 1 0 ${-tenth(2 * radius)} 0`;
}

/** An axis-parallel rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${pack([tenth(x), tenth(y)])}h${tenth(width)}v${tenth(height)}h${-tenth(width)}z`;
}

/** A stroke of the brush: pointed at both ends, `length` wide and `thickness` high at its middle. */
export function dash(x: number, y: number, length: number, thickness: number): string {
  const [half, rise] = [tenth(length / 2), tenth(thickness)];
  return `M${pack([tenth(x - length / 2), tenth(y)])}q${half}${-rise} ${tenth(length)} 0q${-half} ${rise} ${-tenth(length)} 0`;
}

/** The height of a polyline at x, for setting trees and houses on a slope. The points go from left to right. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (from && to && x <= to[0]) {
      const span = to[0] - from[0] || 1;
      return from[1] + ((to[1] - from[1]) * Math.max(0, x - from[0])) / span;
    }
  }
  return points.at(-1)?.[1] ?? 0;
}

import simplifyPoints from 'simplify-js';

/** A point on a sheet, in its units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const keyOf = ([x, y]: Point) => `${x},${y}`;

export function isSame(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
}

export function isClosed(line: Line): boolean {
  return line.length > 3 && isSame(line[0], line.at(-1));
}

/**
 * Lines that end where another begins, as one. With `isDirected`, only in the direction in which they are drawn; else a
 * line may be turned round. Where several begin, the first of them goes on.
 */
export function joinLines(lines: readonly Line[], isDirected: boolean): Line[] {
  const byEnd = new Map<string, Set<Line>>();
  const add = (line: Line, point: Point | undefined) => {
    if (!point) return;
    const known = byEnd.get(keyOf(point)) ?? new Set();
    byEnd.set(keyOf(point), known.add(line));
  };
  const open = new Set(lines.filter((line) => line.length > 1 && !isClosed(line)));
  for (const line of open) {
    add(line, line[0]);
    if (!isDirected) add(line, line.at(-1));
  }
  const take = (line: Line) => {
    open.delete(line);
    for (const point of [line[0], line.at(-1)]) if (point) byEnd.get(keyOf(point))?.delete(line);
  };
  const next = (end: Point): Line | undefined => {
    const [line] = byEnd.get(keyOf(end)) ?? [];
    if (!line) return undefined;
    take(line);
    return line[0] && keyOf(line[0]) === keyOf(end) ? line : line.toReversed();
  };
  const extend = (start: Line): Line => {
    const points = [...start];
    for (let end = points.at(-1); end && !isClosed(points); end = points.at(-1)) {
      const more = next(end);
      if (!more) break;
      points.push(...more.slice(1));
    }
    return points;
  };
  const joined: Line[] = [];
  // A directed line is begun where none ends, so that it is not cut in two.
  const ends = new Set(
    isDirected ? [...open].flatMap((line) => (line.at(-1) ? [keyOf(line.at(-1) ?? [0, 0])] : [])) : [],
  );
  const starts = [...open].filter((line) => line[0] && !ends.has(keyOf(line[0])));
  for (const line of [...starts, ...open]) {
    if (!open.has(line)) continue;
    take(line);
    const forward = extend(line);
    joined.push(isDirected || isClosed(forward) ? forward : extend(forward.toReversed()));
  }
  return [...lines.filter(isClosed), ...joined];
}

/** Twice the area, above 0 where the line runs anticlockwise as it is seen. */
export function turning(ring: Line): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + (nextX * y - x * nextY);
  }, 0);
}

/** Whether a ring has a point within it. */
export function isWithin(ring: Line, [x, y]: Point): boolean {
  let isInside = false;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** By Ramer, Douglas and Peucker: no point lies further from the line that is left than `tolerance`. */
export function simplify(line: Line, tolerance: number): Line {
  const points = line.map(([x, y]) => ({ x, y }));
  return simplifyPoints(points, tolerance, true).map(({ x, y }): Point => [x, y]);
}

export type Point = readonly [x: number, y: number];

/** Lines along the edge of a sheet lie this far outside, where no stroke of theirs is seen. */
const marginUnits = 8;

/** The part of a ring within a sheet: Sutherland and Hodgman's clipping, one edge after the other. */
export function clipRing(ring: readonly Point[], { width, height }: { width: number; height: number }): Point[] {
  const edges: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, -marginUnits, 1],
    [0, width + marginUnits, -1],
    [1, -marginUnits, 1],
    [1, height + marginUnits, -1],
  ];
  return edges.reduce<Point[]>((points, edge) => clipAt(points, ...edge), [...ring]);
}

function clipAt(points: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] {
  const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const crossing = isInside(before) === isInside(point) ? [] : [between(before, point, axis, limit)];
    return isInside(point) ? [...crossing, point] : crossing;
  });
}

function between(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** Leaves out the corners that matter least, by the area of their triangle (Visvalingam and Whyatt 1993). */
export function simplifyRing(ring: readonly Point[], minArea: number): Point[] {
  const points = [...ring];
  const areas = points.map((_, index) => areaAt(points, index));
  while (points.length > 3) {
    const least = areas.reduce((best, area, index) => (area < (areas[best] ?? 0) ? index : best), 0);
    if ((areas[least] ?? 0) >= minArea) break;
    points.splice(least, 1);
    areas.splice(least, 1);
    for (const neighbour of [least - 1, least]) {
      const index = (neighbour + points.length) % points.length;
      areas[index] = areaAt(points, index);
    }
  }
  return points;
}

function areaAt(points: readonly Point[], index: number): number {
  const corner = [points.at(index - 1), points[index], points[(index + 1) % points.length]];
  return ringArea(corner.filter((point) => point !== undefined));
}

/** Without its sign; 0 for what is no ring. */
export function ringArea(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whole units, each point told from the one before: the shortest way to write it. */
export function ringPath(ring: readonly Point[]): string {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [first = [0, 0], ...rest] = whole;
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = whole[index] ?? first;
    return join(x - fromX, y - fromY);
  });
  return `M${join(...first)}l${steps.reduce((text, step) => text + (text === '' || step.startsWith('-') ? '' : ' ') + step, '')}z`;
}

function join(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

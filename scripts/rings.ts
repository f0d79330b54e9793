import { clipPolygon } from 'lineclip';

export type Point = readonly [x: number, y: number];

/** Lines along the edge of a sheet lie this far outside, where no stroke of theirs is seen. */
const marginUnits = 8;

/** The part of a ring within a sheet. */
export function clipRing(ring: readonly Point[], { width, height }: { width: number; height: number }): Point[] {
  return clipPolygon(ring, [-marginUnits, -marginUnits, width + marginUnits, height + marginUnits]);
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

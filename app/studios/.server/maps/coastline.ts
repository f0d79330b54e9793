import { clipLine, type Size } from './clip.ts';
import { isClosed, joinLines, type Line, type Point, turning } from './lines.ts';

export interface Coast {
  /** Rings of land on the sea; null where there is no coast, and all is land. */
  readonly land: readonly Line[] | null;
  /** Rings of water in the land. */
  readonly water: readonly Line[];
  /** The lines of a coast of which it cannot be told where the water is. */
  readonly shore: readonly Line[];
}

/**
 * Land from a coast. The coast of OpenStreetMap is lines, joined end to end, with land on their left and water on their
 * right (https://wiki.openstreetmap.org/wiki/Tag:natural%3Dcoastline). What leaves the sheet is closed along its edge,
 * anticlockwise, where land is on the left too. A line that ends within the sheet tells no sides: then nothing is flooded
 * and the coast is a line.
 */
export function landOf(coastlines: readonly Line[], sheet: Size): Coast {
  const joined = joinLines(coastlines, true);
  const parts = joined.flatMap((line) => clipLine(line, sheet));
  if (parts.length === 0) return { land: null, water: [], shore: [] };
  const { rings = [], lines = [] } = Object.groupBy(parts, (part) => (isClosed(part) ? 'rings' : 'lines'));
  const isWhole = lines.every((line) => [line[0], line.at(-1)].every((end) => end && isOnEdge(end, sheet)));
  if (!isWhole) return { land: null, water: [], shore: parts };
  const islands = rings.filter((ring) => turning(ring) > 0);
  const bays = rings.filter((ring) => turning(ring) <= 0);
  const land = [...closeAlongEdge(lines, sheet), ...islands];
  return { land: land.length === 0 ? null : land, water: bays, shore: [] };
}

/** How near to the edge a point of it lies after all the dividing. */
const slipUnits = 1e-6;

function isOnEdge([x, y]: Point, { width, height }: Size): boolean {
  return [x, y, width - x, height - y].some((distance) => Math.abs(distance) < slipUnits);
}

/** Joins lines that cross the sheet to rings, by way of its edge. */
function closeAlongEdge(lines: readonly Line[], sheet: Size): Line[] {
  const whole = 2 * (sheet.width + sheet.height);
  const starts = lines.map((line) => ({ line, at: alongEdge(line[0] ?? [0, 0], sheet) }));
  const left = new Set(starts);
  const rings: Line[] = [];
  for (const first of starts) {
    if (!left.has(first)) continue;
    const ring: Point[] = [];
    let current = first;
    do {
      left.delete(current);
      ring.push(...current.line);
      const end = alongEdge(current.line.at(-1) ?? [0, 0], sheet);
      const ahead = (at: number) => (at - end + whole) % whole;
      const candidates = [...left, first].sort((a, b) => ahead(a.at) - ahead(b.at));
      const next = candidates[0] ?? first;
      ring.push(...cornersWithin(end, ahead(next.at), sheet));
      current = next;
    } while (current !== first);
    rings.push(ring);
  }
  return rings;
}

/** How far a point of the edge is from the lower left corner, anticlockwise as it is seen. */
function alongEdge([x, y]: Point, { width, height }: Size): number {
  if (Math.abs(height - y) < slipUnits) return x;
  if (Math.abs(width - x) < slipUnits) return width + (height - y);
  if (Math.abs(y) < slipUnits) return width + height + (width - x);
  return 2 * width + height + y;
}

function cornersWithin(start: number, length: number, { width, height }: Size): Point[] {
  const whole = 2 * (width + height);
  const corners: [at: number, corner: Point][] = [
    [0, [0, height]],
    [width, [width, height]],
    [width + height, [width, 0]],
    [2 * width + height, [0, 0]],
  ];
  return corners
    .map(([at, corner]): [number, Point] => [(at - start + whole) % whole, corner])
    .filter(([ahead]) => ahead > 0 && ahead < length)
    .sort(([a], [b]) => a - b)
    .map(([, corner]) => corner);
}

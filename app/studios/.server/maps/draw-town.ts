import { type Frame, placeOnTown, type TownMap, townSheet } from '../../rules/town-map.ts';
import { clipLine, clipRing } from './clip.ts';
import { type Coast, landOf } from './coastline.ts';
import { isClosed, isWithin, joinLines, type Line, type Point, simplify, turning } from './lines.ts';
import type { MapElement, TownAnswer } from './town-query.ts';

/** Of all path data together: some 3 kB in a compressed page. */
const maxCharacters = 7000;
/** How far a line may be from the true one, in units; the next is tried where the drawing is too large. */
const tolerances = [1, 1.6, 2.5, 4, 6, 9];
/** A smaller area is a dot, in tolerances squared; so is a shorter road, in tolerances. */
const smallestArea = 60;
const shortestRoad = 14;

/** The drawing of a town. The same answer always gives the same. `studios` are places known to stand on land. */
export function drawTown(place: string, frame: Frame, answer: TownAnswer, studios: readonly Point[]): TownMap {
  const sorted = sortElements(answer.elements, frame);
  const coast = onLand(landOf(sorted.coast, townSheet), studios);
  const base = { place, date: answer.date, frame };
  const all = tolerances.map((tolerance) => ({ ...base, ...pathsOf(sorted, coast, tolerance) }));
  const fitting = all.find((map) => lengthOf(map) <= maxCharacters);
  // Without what is least missed, where even the coarsest is too large.
  return fitting ?? { ...base, ...pathsOf({ ...sorted, roads: [], parks: [] }, coast, 12) };
}

interface Sorted {
  readonly coast: readonly Line[];
  /** Rings: outer ones turn one way and inner ones the other. */
  readonly water: readonly Line[];
  readonly parks: readonly Line[];
  readonly roads: readonly Line[];
}

function sortElements(elements: readonly MapElement[], frame: Frame): Sorted {
  const ofKind = (key: string, value?: string) =>
    elements.filter(({ tags }) => (value === undefined ? key in tags : tags[key] === value));
  const lines = (each: MapElement) => linesOf(each.geometry, frame);
  const areas = (each: MapElement) => ringsOf(each, frame);
  return {
    coast: ofKind('natural', 'coastline').flatMap(lines),
    water: ofKind('natural', 'water').flatMap(areas),
    parks: ofKind('leisure', 'park').flatMap(areas),
    roads: joinLines(ofKind('highway').flatMap(lines), false),
  };
}

/** Cut where points are missing. */
function linesOf(geometry: MapElement['geometry'], frame: Frame): Line[] {
  const parts: Point[][] = [[]];
  for (const point of geometry ?? []) {
    if (point) parts.at(-1)?.push(placeOnTown(frame, { latitude: point.lat, longitude: point.lon }));
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** The closed rings of an area. What does not close is broken in the map, and left out. */
function ringsOf({ geometry, members }: MapElement, frame: Frame): Line[] {
  if (!members) return linesOf(geometry, frame).filter(isClosed).map(outwards);
  const ofRole = (isInner: boolean) =>
    joinLines(
      members
        .filter(({ type, role }) => type === 'way' && (role === 'inner') === isInner)
        .flatMap((member) => linesOf(member.geometry, frame)),
      false,
    ).filter(isClosed);
  return [...ofRole(false).map(outwards), ...ofRole(true).map((ring) => outwards(ring).toReversed())];
}

function outwards(ring: Line): Line {
  return turning(ring) > 0 ? ring : ring.toReversed();
}

/** A coast that would put most studios into the sea is drawn wrongly in the map: it floods nothing. */
function onLand(coast: Coast, studios: readonly Point[]): Coast {
  const { land } = coast;
  if (land === null) return coast;
  const dry = studios.filter((studio) => land.some((ring) => isWithin(ring, studio)));
  if (studios.length === 0 || dry.length >= studios.length / 2) return coast;
  return { land: null, water: [], shore: land.flatMap((ring) => clipLine([...ring, ...ring.slice(0, 1)], townSheet)) };
}

function pathsOf({ water, parks, roads }: Sorted, coast: Coast, tolerance: number) {
  const { width, height } = townSheet;
  const areaPath = (rings: readonly Line[]) => rings.map((ring) => ringPath(ring, tolerance)).join('');
  const linePath = (lines: readonly Line[]) =>
    lines
      .flatMap((line) => clipLine(line, townSheet))
      .filter((line) => lengthOfLine(line) >= shortestRoad * tolerance)
      .map((line) => path(simplify(line, tolerance), ''))
      .join('');
  return {
    land: coast.land === null ? `M0 0l${width} 0 0 ${height}-${width} 0z` : areaPath(coast.land),
    shore: linePath(coast.shore),
    water: areaPath([...coast.water.map(outwards), ...water]),
    parks: areaPath(parks),
    roads: linePath(roads),
  };
}

function ringPath(ring: Line, tolerance: number): string {
  const clipped = clipRing(ring, townSheet);
  if (clipped.length < 3 || Math.abs(turning(clipped)) / 2 < smallestArea * tolerance) return '';
  const closed = [...clipped, ...clipped.slice(0, 1)];
  const drawn = simplify(closed, tolerance).slice(0, -1);
  return drawn.length < 3 ? '' : path(drawn, 'z');
}

/** Whole units, each point from the one before; a sign keeps numbers apart where it can. */
function path(line: Line, end: string): string {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return x === fromX && y === fromY ? [] : [x - fromX, y - fromY];
  });
  const [startX, startY] = points[0] ?? [0, 0];
  if (steps.length === 0) return '';
  const written = steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : String(step))).join('');
  return `M${startX} ${startY}l${written}${end}`;
}

function lengthOfLine(line: Line): number {
  return line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

function lengthOf({ land, shore, water, parks, roads }: ReturnType<typeof pathsOf>): number {
  return land.length + shore.length + water.length + parks.length + roads.length;
}

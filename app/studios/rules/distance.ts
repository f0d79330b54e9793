import { memoizeByObject } from './memoize-by-object.ts';

/** Degrees north and east, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;

/** As the crow flies, by the haversine formula: within half a per cent. */
export function distanceKm(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(chord, 1)));
}

/** `1,2 km`, from ten on `12 km`; what is nearer than one is so near that a number would pretend too much. */
export function writeKm(km: number): string {
  if (km < 1) return 'under 1 km';
  const digits = km < 9.95 ? 1 : 0;
  return `${km.toLocaleString('nb', { maximumFractionDigits: digits })} km`;
}

/** The nearest first, each with how far it is; what has no position comes last, in its own order. */
export function byDistance<Item extends { readonly position: Position | null }>(
  items: readonly Item[],
  from: Position,
): (Item & { readonly km: number | null })[] {
  return items
    .map((item) => ({ ...item, km: item.position && distanceKm(item.position, from) }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}

interface Placed {
  readonly position: Position | null;
}

/** Null where nobody knows where it lies. */
export function distanceFrom(from: Position, { position }: Placed): number | null {
  return position && distanceKm(position, from);
}

/** The nearest first; what has no position comes last, in its own order. */
export function nearestFirst<Item extends Placed>(items: readonly Item[], from: Position): Item[] {
  return items
    .map((item) => ({ item, km: distanceFrom(from, item) ?? Number.MAX_VALUE }))
    .sort((a, b) => a.km - b.km)
    .map(({ item }) => item);
}

/** The nearest so many of a long list, the nearest first: only those are sorted. Equals keep their order. */
export function nearest<Item extends Placed>(items: readonly Item[], from: Position, most: number): Item[] {
  const places = placesOf(items);
  const kmTo = (index: number) =>
    distanceKm({ latitude: places[2 * index] ?? 0, longitude: places[2 * index + 1] ?? 0 }, from);
  const km = new Float64Array(items.length).map((_, index) => kmTo(index));
  const furthest = km.toSorted()[most - 1] ?? Number.NaN;
  return nearestFirst(
    items.filter((_, index) => !((km[index] ?? 0) > furthest)),
    from,
  ).slice(0, most);
}

/**
 * Latitude and longitude of each item in turn, NaN where nobody knows: side by side in memory, since looking up ten
 * thousand studios takes longer than their distances.
 */
const placesOf = memoizeByObject((items: readonly Placed[]) =>
  Float64Array.from(
    items.flatMap(({ position }) => [position?.latitude ?? Number.NaN, position?.longitude ?? Number.NaN]),
  ),
);

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

import { z } from 'zod';
import type { Position } from './distance.ts';

/** The part of the world that a sheet shows, in degrees. */
export interface Frame {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The sheet of every town, in units of half a pixel on a phone. */
export const townSheet = { width: 720, height: 540 } as const;

/** Path data of whole units; it stands in pages. */
const pathData = z.string().regex(/^[Mlz\d\s-]*$/);

const schema = z.object({
  place: z.string().max(100),
  /** The day on which the map said so, `2026-11-22`. */
  date: z.iso.date(),
  frame: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  land: pathData,
  /** Lines of a coast of which it cannot be told where the water is. */
  shore: pathData,
  water: pathData,
  parks: pathData,
  roads: pathData,
});

/** What is drawn of a town: land on the sea, water and parks on the land, main roads over them. */
export type TownMap = z.infer<typeof schema>;

/** Null for what no version of this site wrote. Never throws. */
export function readTownMap(text: string): TownMap | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Where a place lies on the sheet of a frame; it may lie outside. */
export function placeOnTown(frame: Frame, { latitude, longitude }: Position): readonly [x: number, y: number] {
  return [
    ((longitude - frame.west) / (frame.east - frame.west)) * townSheet.width,
    ((frame.north - latitude) / (frame.north - frame.south)) * townSheet.height,
  ];
}

/** Room at the edge, so that a point on it and its sign are seen. */
const edgeUnits = 12;

export function isOnTown(frame: Frame, position: Position): boolean {
  const [x, y] = placeOnTown(frame, position);
  return x >= edgeUnits && x <= townSheet.width - edgeUnits && y >= edgeUnits && y <= townSheet.height - edgeUnits;
}

const kmPerDegree = 111.32;
const narrowestKm = 2.4;
const widestKm = 24;
/** Half of all studios lie within the middle distance; what lies beyond so many of it has no room on a map of the town. */
const reach = 4;
/** Of the extent, on each side. */
const margin = 0.14;

/**
 * The frame around these places: all that lie together, in the proportions of the sheet. Those far from the others are
 * left out, so that a municipality's far end does not make its town a dot. Null without any place.
 */
export function frameAround(positions: readonly Position[]): Frame | null {
  const [latitude, longitude] = [
    median(positions.map((each) => each.latitude)),
    median(positions.map((each) => each.longitude)),
  ];
  if (latitude === null || longitude === null) return null;
  const kmPerEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  const spots = positions.map((each) => ({
    east: (each.longitude - longitude) * kmPerEast,
    north: (each.latitude - latitude) * kmPerDegree,
  }));
  const distances = spots.map(({ east, north }) => Math.hypot(east, north));
  const limitKm = Math.min(widestKm / 2, Math.max(narrowestKm / 2, reach * (median(distances) ?? 0)));
  const near = spots.filter((_, index) => (distances[index] ?? 0) <= limitKm);
  const [easts, norths] = [near.map(({ east }) => east), near.map(({ north }) => north)];
  const [west, east] = [Math.min(0, ...easts), Math.max(0, ...easts)];
  const [south, north] = [Math.min(0, ...norths), Math.max(0, ...norths)];
  const ratio = townSheet.width / townSheet.height;
  const widthKm = Math.max(narrowestKm, (1 + 2 * margin) * Math.max(east - west, (north - south) * ratio));
  const half = { east: widthKm / 2 / kmPerEast, north: widthKm / ratio / 2 / kmPerDegree };
  const middle = {
    east: longitude + (west + east) / 2 / kmPerEast,
    north: latitude + (south + north) / 2 / kmPerDegree,
  };
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    south: round(middle.north - half.north),
    west: round(middle.east - half.east),
    north: round(middle.north + half.north),
    east: round(middle.east + half.east),
  };
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

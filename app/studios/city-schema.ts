import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';

/** A place with where it lies (WGS 84, degrees). */
const place = z.strictObject({
  name: z.string().min(2),
  latitude: z.number().min(57).max(72),
  longitude: z.number().min(4).max(32),
});

/** The fixed list of cities, and other towns that a studio may lie in; none stands in both. */
export const cities = defineSingleton({
  name: 'cities',
  typeName: 'Cities',
  filePath: 'content/cities.yaml',
  parser: 'yaml',
  schema: z
    .strictObject({ cities: z.array(place), otherPlaces: z.array(place) })
    .refine(({ cities, otherPlaces }) => hasEachOnce([...cities, ...otherPlaces]), 'a place stands there twice'),
});

function hasEachOnce(places: readonly { name: string }[]): boolean {
  return new Set(places.map(({ name }) => name)).size === places.length;
}

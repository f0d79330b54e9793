import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { prose, slug } from './editorial.ts';

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

/** The voices of the front page. As long as they are `example`, the page says that they are. */
export const testimonials = defineSingleton({
  name: 'testimonials',
  typeName: 'Testimonials',
  filePath: 'content/testimonials.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    testimonials: z
      .array(z.strictObject({ quote: prose, name: prose, context: prose, example: z.boolean() }))
      .length(3),
  }),
});

/** The owner's videos: meditation slug → watch link, empty until there is one. */
export const videos = defineSingleton({
  name: 'videos',
  typeName: 'Videos',
  filePath: 'content/videos.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    videos: z.record(slug, z.union([z.url({ protocol: /^https$/ }), z.literal('')])),
  }),
});

/** What the drawn body does in each figure that has no pose page of its own, for those who cannot see it. */
export const figureTexts = defineSingleton({
  name: 'figureTexts',
  typeName: 'FigureTexts',
  filePath: 'content/figures.yaml',
  parser: 'yaml',
  schema: z.strictObject({ figures: z.record(z.string(), prose.min(20).max(200)) }),
});

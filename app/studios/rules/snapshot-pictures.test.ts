import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';
import { takeSnapshot } from './snapshot.ts';
import { withPictures } from './snapshot-pictures.ts';
import { studioRow } from './studio-row.ts';

const image = 'https://bilder.example.no/1.jpg';
const snapshot = takeSnapshot(
  [
    { name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', place_id: 'a', featured_image: image },
    { name: 'Sol Yoga', address: 'Gata 2, 0155 Oslo', place_id: 'b' },
  ].map((row) => studioRow.parse(row)),
  new Date(0),
);
const kept = { id: 'f'.repeat(32), widths: [720, 1440] };

it('shows a picture of another host only once it is kept, wherever the studio is found', () => {
  const shown = withPictures(snapshot, (address) => (address === image ? kept : null));
  const places = [
    shown.studios.find(({ placeId }) => placeId === 'a'),
    shown.bySlug.get('sol-yoga'),
    shown.byCity.get('oslo')?.studios.find(({ placeId }) => placeId === 'a'),
    shown.namesakes.get('sol-yoga')?.find(({ placeId }) => placeId === 'a'),
  ];
  for (const studio of places) expect(studio).toBe(places[0]);
  expect(places[0] && pictureOf(places[0])).toEqual({
    src: `/bilder/studio/${kept.id}-720.jpg`,
    srcSet: `/bilder/studio/${kept.id}-720.jpg 720w, /bilder/studio/${kept.id}-1440.jpg 1440w`,
    avifSrcSet: `/bilder/studio/${kept.id}-720.avif 720w, /bilder/studio/${kept.id}-1440.avif 1440w`,
  });
  expect(snapshot.studios.every((studio) => pictureOf(studio) === null)).toBe(true);
});

it('is the same snapshot as long as no picture comes or goes', () => {
  expect(withPictures(snapshot, () => null)).toBe(snapshot);
  const shown = withPictures(snapshot, () => kept);
  expect(withPictures(shown, () => ({ ...kept }))).toBe(shown);
  expect(withPictures(shown, () => null).studios.every(({ cachedPicture }) => cachedPicture === null)).toBe(true);
});

it("shows the site's own drawings at once", () => {
  expect(pictureOf({ image: '/bilder/studio-1.svg', cachedPicture: null })).toEqual({ src: '/bilder/studio-1.svg' });
});

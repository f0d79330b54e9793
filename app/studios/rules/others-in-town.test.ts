import { expect, test } from 'vitest';
import { othersInTown } from './others-in-town.ts';
import type { StudioPosition } from './position.ts';

const at = (latitude: number): StudioPosition => ({ latitude, longitude: 10.7, level: 'house', municipality: null });
const studio = (slug: string, position: StudioPosition | null = null, temporarilyClosed = false) => ({
  slug,
  position,
  temporarilyClosed,
});
const slugs = (studios: readonly { slug: string }[]) => studios.map(({ slug }) => slug);

test('the nearest three others of the town, the nearest first', () => {
  const here = studio('her', at(59.9));
  const town = [
    studio('lengst', at(59.99)),
    here,
    studio('nest', at(59.92)),
    studio('naer', at(59.91)),
    studio('tre', at(59.93)),
  ];
  expect(slugs(othersInTown(here, town))).toEqual(['naer', 'nest', 'tre']);
});

test('without a known place, those that follow in the list, which begins anew at its end', () => {
  const town = ['a', 'b', 'c', 'd', 'e'].map((slug) => studio(slug));
  expect(slugs(othersInTown(studio('d'), town))).toEqual(['e', 'a', 'b']);
});

test('one that is closed for a time is left out, and a studio alone in its town has no others', () => {
  const closed = studio('stengt', at(59.91), true);
  expect(othersInTown(studio('her', at(59.9)), [studio('her', at(59.9)), closed])).toEqual([]);
  expect(othersInTown(studio('her'), [])).toEqual([]);
});

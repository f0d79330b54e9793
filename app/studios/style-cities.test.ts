import { expect, test } from 'vitest';
import { takeSnapshot } from './rules/snapshot.ts';
import { studioRow } from './rules/studio-row.ts';
import { citiesWithStyle } from './style-cities.ts';

const rows = [
  { name: 'En', address: 'Gata 1, 0155 Oslo', categories: 'Yogastudio, Yinyoga' },
  { name: 'To', address: 'Gata 2, 0155 Oslo', categories: 'yinyoga' },
  { name: 'Tre', address: 'Gata 3, 0155 Oslo', categories: 'Vinyasa' },
  { name: 'Fire', address: 'Gata 4, 5014 Bergen', categories: 'Yinyoga' },
].map((row) => studioRow.parse({ ...row, place_id: row.name }));
const snapshot = takeSnapshot(rows, new Date(0));

test('counts the studios of each city that name the style, and leads to those', () => {
  expect(citiesWithStyle(snapshot, 'Yinyoga')).toEqual([
    { name: 'Oslo', count: 2, href: '/yogastudioer/oslo?stil=yinyoga' },
    { name: 'Bergen', count: 1, href: '/yogastudioer/bergen?stil=yinyoga' },
  ]);
});

test('a style that no studio names leads nowhere', () => {
  expect(citiesWithStyle(snapshot, 'Hip flow')).toEqual([]);
});

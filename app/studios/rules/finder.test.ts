import { expect, it } from 'vitest';
import { countCities } from './city-counts.ts';
import { findAnswers } from './finder.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

const rows = [
  { name: 'Sol Yoga', address: 'Gata 1, 5003 Bergen', categories: 'Yinyoga, Hathayoga', place_id: '1' },
  { name: 'Måne Yoga', address: 'Fjellveien 2, Laksevåg, 5163 Bergen', categories: 'Yinyoga', place_id: '2' },
  { name: 'Sjø Yoga', address: 'Gata 3, 9008 Tromsø', categories: 'Yinyoga', place_id: '3' },
  { name: 'Skjult Yoga', address: 'Gata 4, 0155 Oslo', hidden: 'by the owner', place_id: '4' },
].map((row) => studioRow.parse(row));
const snapshot = takeSnapshot(rows, new Date());
const cities = countCities(['Bergen', 'Kongsberg', 'Oslo', 'Tromsø', 'Drammen'], snapshot);
const find = (query: string) => findAnswers(query, snapshot, cities);
const names = (query: string) => find(query).hits.map((hit) => `${hit.kind} ${hit.name}`);

it.each([
  ['bergen', ['city Bergen']],
  ['BERG', ['city Bergen', 'city Kongsberg']],
  ['tromsoe', ['city Tromsø']],
  ['sol', ['studio Sol Yoga']],
  ['laksevåg', ['area laksevåg']],
  ['5163', ['area 5163']],
  ['hatha', ['style Hathayoga']],
  ['yin', ['style Yinyoga', 'style Yinyoga']],
  ['skjult', []],
  ['', []],
  ['xyz', []],
])('%s finds %j', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

it.each([
  ['9010', 'Tromsø'],
  ['5014', 'Bergen'],
  ['dramen', 'Drammen'],
])('%s finds nothing, and %s is near', (query, place) => {
  expect(find(query).hits).toEqual([]);
  expect(find(query).near[0]).toMatchObject({ name: place });
});

it('where a known place has none, the nearest are told with how far they are', () => {
  const placed = cities.map((city) => ({
    ...city,
    position: city.name === 'Tromsø' ? { latitude: 69.65, longitude: 18.96 } : { latitude: 60.39, longitude: 5.32 },
  }));
  const { hits, near } = findAnswers('Finnsnes', snapshot, placed, { position: { latitude: 69.23, longitude: 17.98 } });
  expect(hits).toEqual([]);
  expect(near).toEqual([
    { kind: 'city', name: 'Tromsø', count: 1, km: expect.closeTo(60.3, 0) },
    { kind: 'city', name: 'Bergen', count: 2, km: expect.closeTo(1153, -2) },
  ]);
});

it('nothing is near what is no place', () => {
  expect(find('qwertyuiop')).toEqual({ hits: [], near: [] });
  expect(find('(.*)+$')).toEqual({ hits: [], near: [] });
});

it('a hidden studio stands nowhere in the directory', () => {
  expect(snapshot.bySlug.has('skjult-yoga')).toBe(false);
  expect(snapshot.byCity.has('oslo')).toBe(false);
  expect(snapshot.addressKeys.join()).not.toContain('gata 4');
});

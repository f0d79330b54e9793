import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const at = (name: string, count: number, longitude: number, latitude = 60) => ({
  name,
  count,
  isFixed: true,
  position: { latitude, longitude },
});
/** At 60° north a degree of longitude is 56 km. */
const cities = [at('Her', 2, 10), at('Nær', 1, 10.5), at('Tom', 0, 10.1), at('Borte', 3, 11), at('Langt', 9, 15)];

it('are the cities with studios within reach, the nearest first, without the city itself', () => {
  const found = neighboursOf('HER', [...cities, { name: 'Ukjent', count: 4, isFixed: true, position: null }]);
  expect(found.map(({ name, km }) => [name, Math.round(km ?? 0)])).toEqual([
    ['Nær', 28],
    ['Borte', 56],
  ]);
});

it('are at most eight', () => {
  const many = Array.from({ length: 20 }, (_, index) => at(`By ${index}`, 1, 10 + index / 20));
  expect(neighboursOf('Her', [...cities, ...many])).toHaveLength(8);
});

it('are none of a city that lies nobody knows where', () => {
  expect(neighboursOf('Ukjent', cities)).toEqual([]);
});

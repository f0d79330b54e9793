import { describe, expect, it } from 'vitest';
import { byDistance, distanceKm, nearest, nearestFirst, writeKm } from './distance.ts';

const oslo = { latitude: 59.913, longitude: 10.752 };
const bergen = { latitude: 60.393, longitude: 5.324 };
const tromso = { latitude: 69.649, longitude: 18.956 };

describe('distanceKm', () => {
  it.each([
    ['Oslo and Bergen', oslo, bergen, 305],
    ['Oslo and Tromsø', oslo, tromso, 1150],
    ['a place and itself', oslo, oslo, 0],
    ['the two ends of the earth', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
  ])('between %s', (_, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(5);
    expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a));
  });
});

it.each([
  [0.4, 'under 1 km'],
  [1.02, '1 km'],
  [1.24, '1,2 km'],
  [9.96, '10 km'],
  [12.4, '12 km'],
])('%d km is written %s', (km, text) => {
  expect(writeKm(km)).toBe(text);
});

it('sorts the nearest first, and last, in their own order, those that lie nobody knows where', () => {
  const cities = [
    { name: 'Tromsø', position: tromso },
    { name: 'X', position: null },
    { name: 'Bergen', position: bergen },
    { name: 'A', position: null },
  ];
  const sorted = byDistance(cities, oslo);
  expect(sorted.map(({ name }) => name)).toEqual(['Bergen', 'Tromsø', 'X', 'A']);
  expect(sorted[3]?.km).toBeNull();
});

it('takes the nearest of a long list, as if all of it were sorted', () => {
  const places = Array.from({ length: 200 }, (_, index) => ({
    index,
    position:
      index % 9 === 0 ? null : { latitude: 58 + ((index * 37) % 90) / 10, longitude: 6 + ((index * 53) % 70) / 10 },
  }));
  for (const most of [0, 1, 24, 200, 300])
    expect(nearest(places, oslo, most)).toEqual(nearestFirst(places, oslo).slice(0, most));
});

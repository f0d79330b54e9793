import { cityKey } from './city.ts';
import type { CityCount } from './city-counts.ts';
import { byDistance, type Position } from './distance.ts';
import { memoizeByObject } from './memoize-by-object.ts';

/** Further than this is no neighbour, even in the north. */
const furthestKm = 250;
const maxNeighbours = 8;

type PlacedCity = CityCount & { readonly position: Position | null };

/** The cities with studios nearest to a city, nearest first; none where nobody knows where it lies. */
export function neighboursOf(name: string, cities: readonly PlacedCity[]) {
  return neighboursAmong(cities)(cityKey(name));
}

/** A page of one city does not look through all of them again. */
const neighboursAmong = memoizeByObject((cities: readonly PlacedCity[]) => {
  const positions = new Map(cities.map(({ name, position }) => [cityKey(name), position]));
  const possible = cities
    .filter(({ count, position }) => count > 0 && position !== null)
    .map((city) => ({ ...city, key: cityKey(city.name) }));
  return (key: string) => {
    const from = positions.get(key);
    if (!from) return [];
    return byDistance(possible, from)
      .filter((city) => city.key !== key && city.km !== null && city.km <= furthestKm)
      .slice(0, maxNeighbours)
      .map(({ name, count, km }) => ({ name, count, km }));
  };
});

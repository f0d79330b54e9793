import { cityKey } from './city.ts';
import type { CityCount } from './city-counts.ts';
import { byDistance, type Position } from './distance.ts';

/** Further than this is no neighbour, even in the north. */
const furthestKm = 250;
const mostNeighbours = 8;

type PlacedCity = CityCount & { readonly position: Position | null };

/** The cities with studios nearest to a city, nearest first; none where nobody knows where it lies. */
export function neighboursOf(name: string, cities: readonly PlacedCity[]) {
  const key = cityKey(name);
  const from = cities.find((city) => cityKey(city.name) === key)?.position ?? null;
  if (from === null) return [];
  const others = cities.filter((city) => city.count > 0 && cityKey(city.name) !== key);
  return byDistance(others, from)
    .filter(({ km }) => km !== null && km <= furthestKm)
    .slice(0, mostNeighbours)
    .map(({ name: city, count, km }) => ({ name: city, count, km }));
}

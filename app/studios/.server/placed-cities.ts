import { positionOf } from '#app/.server/library.ts';
import { type CityCount, countCities } from '../rules/city-counts.ts';
import type { Position } from '../rules/distance.ts';
import { memoizeByObject } from '../rules/memoize-by-object.ts';
import type { DirectorySnapshot } from '../rules/snapshot.ts';

export interface PlacedCity extends CityCount {
  /** Null where we do not know where it lies. */
  readonly position: Position | null;
}

/** The cities of the overview, with where they lie. The same list until the snapshot changes. */
export function placedCities(fixedCities: readonly string[], snapshot: DirectorySnapshot): readonly PlacedCity[] {
  return placed(countCities(fixedCities, snapshot));
}

/** Those of which we know where they lie. */
export const citiesOnMap = memoizeByObject((cities: readonly PlacedCity[]) =>
  cities.flatMap(({ name, count, position }) => (position ? { name, count, position } : [])),
);

const placed = memoizeByObject((cities: readonly CityCount[]): readonly PlacedCity[] =>
  cities.map((city) => ({ ...city, position: positionOf(city.name) })),
);

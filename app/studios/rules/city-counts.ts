import { cityKey } from './city.ts';
import { compareNorwegian } from './compare.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import type { DirectorySnapshot } from './snapshot.ts';

/** A city of the overview; `count` is 0 where no studio is registered. */
export interface CityCount {
  readonly name: string;
  readonly count: number;
  /** Whether it is of the fixed list; other places are there because a studio lies in them. */
  readonly isFixed: boolean;
}

/** The fixed cities and every other one that a studio lies in, by name in Norwegian order. Counted once a snapshot. */
export function countCities(fixedCities: readonly string[], snapshot: DirectorySnapshot): readonly CityCount[] {
  return countsOf(snapshot)(fixedCities);
}

const countsOf = memoizeByObject((snapshot: DirectorySnapshot) =>
  memoizeByObject((fixedCities: readonly string[]) => count(fixedCities, snapshot)),
);

function count(fixedCities: readonly string[], snapshot: DirectorySnapshot): CityCount[] {
  const fixed = new Map(fixedCities.map((name) => [cityKey(name), { name, count: 0, isFixed: true }]));
  for (const [key, { name, studios }] of snapshot.byCity) {
    fixed.set(key, { name: fixed.get(key)?.name ?? name, count: studios.length, isFixed: fixed.has(key) });
  }
  return [...fixed.values()].sort((a, b) => compareNorwegian(a.name, b.name));
}

/** The cities whose name contains the query, in any letter case. An empty query finds them all. */
export function matchingCities<City extends CityCount>(cities: readonly City[], query: string): readonly City[] {
  const wanted = cityKey(query);
  if (wanted === '') return cities;
  return cities.filter(({ name }) => cityKey(name).includes(wanted));
}

import { studiosByAddress } from './address-search.ts';
import { cityAliases, cityKey, citySlug, longestPlace, tidyPlace } from './city.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import type { DirectorySnapshot } from './snapshot.ts';
import type { Studio } from './studio.ts';

/**
 * What a location in an address stands for. `name` is fit for a heading, `slug` is the address it should have: a city
 * under another one (letter case, an ascii form) redirects there. 'search' are the studios whose address contains the
 * location; 'none' that there are none, and no such city.
 */
export type FoundLocation =
  | { kind: 'city'; name: string; slug: string; studios: readonly Studio[] }
  | { kind: 'search'; name: string; slug: string; studios: readonly Studio[] }
  | { kind: 'none'; name: string; slug: string };

/** A city is one of the fixed list, which also decides its spelling, or one that any studio lies in. */
export function findLocation(
  location: string,
  snapshot: DirectorySnapshot,
  fixedCities: readonly string[],
): FoundLocation {
  const key = cityKey(location);
  const city = findCity(key, snapshot, fixedCities);
  if (city !== undefined) {
    return {
      kind: 'city',
      name: city,
      slug: citySlug(city),
      studios: snapshot.byCity.get(cityKey(city))?.studios ?? [],
    };
  }
  const [name, slug] = [tidyPlace(location.slice(0, longestPlace)), key];
  if (key === '' || key.length > longestPlace) return { kind: 'none', name, slug };
  const studios = studiosByAddress(key, snapshot);
  return studios.length > 0 ? { kind: 'search', name, slug, studios } : { kind: 'none', name, slug };
}

/** A city's own name wins over another city's ascii form. */
function findCity(key: string, snapshot: DirectorySnapshot, fixedCities: readonly string[]): string | undefined {
  const [fixed, known] = [fixedNames(fixedCities), cityNames(snapshot)];
  return fixed.own.get(key) ?? known.own.get(key) ?? fixed.aliases.get(key) ?? known.aliases.get(key);
}

const fixedNames = memoizeByObject(indexNames);
const cityNames = memoizeByObject(({ byCity }: DirectorySnapshot) =>
  indexNames([...byCity.values()].map(({ name }) => name)),
);

/** Each name by what it may be called; of two with the same alias, the first has it. */
function indexNames(names: readonly string[]) {
  return {
    own: new Map(names.toReversed().map((name) => [cityKey(name), name])),
    aliases: new Map(names.toReversed().flatMap((name) => cityAliases(name).map((alias) => [alias, name]))),
  };
}

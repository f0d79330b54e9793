import { studiosByAddress } from './address-search.ts';
import { cityAliases, cityKey } from './city.ts';
import type { CityCount } from './city-counts.ts';
import { distanceKm, nearest, type Position } from './distance.ts';
import type { StyleCount } from './listing.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import type { DirectorySnapshot } from './snapshot.ts';

/** What a search of the directory leads to. `area` is a postal code or a district: the studios whose address names it. */
export type Hit =
  | { readonly kind: 'city'; readonly name: string; readonly count: number; readonly km?: number }
  | { readonly kind: 'studio'; readonly name: string; readonly slug: string; readonly city: string }
  | { readonly kind: 'area'; readonly name: string; readonly count: number }
  | {
      readonly kind: 'style';
      readonly name: string;
      readonly value: string;
      readonly city: string;
      readonly count: number;
    };

export interface Answer {
  /** The best first, at most `maxHits`. */
  readonly hits: readonly Hit[];
  /** Where there is no hit: the nearest places with studios, with how far (km), or places that may be meant. */
  readonly near: readonly Hit[];
}

const maxHits = 8;
const maxNear = 3;
/** A shorter text stands in nearly every address. */
const fewestLetters = 3;
/** So many letters may be wrong in the name of a place. */
const maxSlips = 2;

export interface KnownCity extends CityCount {
  /** Null where nobody knows where it lies. */
  readonly position?: Position | null;
}

interface Asked {
  /** Where the place that the text names lies; null where it is none, or nobody knows. */
  readonly position?: Position | null;
  readonly maxCities?: number;
}

/** Cities, at most so many, studios, areas and styles by a text that a visitor typed; nothing for an empty one. */
export function findAnswers(
  query: string,
  snapshot: DirectorySnapshot,
  cities: readonly KnownCity[],
  { position = null, maxCities = maxHits }: Asked = {},
): Answer {
  const key = cityKey(query);
  if (key === '') return { hits: [], near: [] };
  const found = citiesNamed(cities)(key).slice(0, maxCities).map(cityHit);
  const studios = studiosNamed(snapshot)(key);
  const styles = key.length < fewestLetters ? [] : stylesNamed(snapshot)(key);
  const area = found.length > 0 || studios.length > 0 || styles.length > 0 ? [] : areaOf(key, query, snapshot);
  const hits = [...found, ...area, ...styles, ...studios].slice(0, maxHits);
  return { hits, near: hits.length > 0 ? [] : nearOf(key, position, snapshot, cities) };
}

const citiesNamed = memoizeByObject((cities: readonly CityCount[]) => {
  const named = cities.map((city) => ({ city, key: cityKey(city.name), aliases: cityAliases(city.name) }));
  return (wanted: string) =>
    named.filter(({ key, aliases }) => key.includes(wanted) || aliases.includes(wanted)).map(({ city }) => city);
});

function cityHit({ name, count }: CityCount): Hit & { kind: 'city' } {
  return { kind: 'city', name, count };
}

const studiosNamed = memoizeByObject(({ studios }: DirectorySnapshot) => {
  const keys = studios.map(({ name }) => cityKey(name));
  return (key: string): Hit[] => {
    const found: Hit[] = [];
    for (const [index, studio] of studios.entries()) {
      if (found.length === maxHits) break;
      if (keys[index]?.includes(key))
        found.push({ kind: 'studio', name: studio.name, slug: studio.slug, city: studio.city });
    }
    return found;
  };
});

/** A style is looked for in a town: the towns where most studios teach it. */
const stylesNamed = memoizeByObject(({ styles, byStyle, byCity }: DirectorySnapshot) => {
  const inTowns = memoizeByObject(({ value, label }: StyleCount) => {
    const teachers = new Set(byStyle.get(value));
    const towns = [...byCity.values()].map(({ name: city, studios }) => {
      const count = studios.filter((studio) => teachers.has(studio)).length;
      return { kind: 'style' as const, name: label, value, city, count };
    });
    return towns.filter(({ count }) => count > 0);
  });
  return (key: string): Hit[] => {
    const all = styles.filter(({ value }) => value.startsWith(key)).flatMap(inTowns);
    return all.sort((a, b) => b.count - a.count).slice(0, maxHits);
  };
});

function areaOf(key: string, query: string, snapshot: DirectorySnapshot): Hit[] {
  if (key.length < fewestLetters) return [];
  const { length: count } = studiosByAddress(key, snapshot);
  return count === 0 ? [] : [{ kind: 'area', name: query, count }];
}

/** By where the place lies; by the nearest postal codes, which run through the country in order; else by the spelling. */
function nearOf(
  key: string,
  position: Position | null,
  snapshot: DirectorySnapshot,
  cities: readonly KnownCity[],
): Hit[] {
  const withStudios = cities.filter(({ count }) => count > 0);
  if (position) {
    const placed = withStudios.flatMap((city) => (city.position ? { ...city, position: city.position } : []));
    return nearest(placed, position, maxNear).map((city) => ({
      ...cityHit(city),
      km: distanceKm(city.position, position),
    }));
  }
  if (/^\d{4}$/.test(key)) {
    const far = new Map(withStudios.map(({ name }) => [name, codeDistance(Number(key), snapshot, name)]));
    const sorted = withStudios.toSorted((a, b) => (far.get(a.name) ?? 0) - (far.get(b.name) ?? 0));
    return sorted
      .filter(({ name }) => Number.isFinite(far.get(name)))
      .slice(0, maxNear)
      .map(cityHit);
  }
  const alike = cities.map((city) => ({ city, slips: slipsBetween(cityKey(city.name), key) }));
  return alike
    .filter(({ slips }) => slips <= maxSlips && key.length > maxSlips + 1)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, maxNear)
    .map(({ city }) => cityHit(city));
}

function codeDistance(code: number, { byCity }: DirectorySnapshot, city: string): number {
  const codes = (byCity.get(cityKey(city))?.studios ?? []).flatMap(
    ({ address }) => /\b\d{4}(?=\s+\p{L})/u.exec(address) ?? [],
  );
  return Math.min(...codes.map((each) => Math.abs(Number(each) - code)));
}

/** The Levenshtein distance of two short words. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at += 1) {
      const change = (row[at] ?? 0) + (letter === b[at] ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

import { studiosByAddress } from './address-search.ts';
import { cityKey } from './city.ts';
import type { Position } from './distance.ts';
import { findAnswers, type Hit, type KnownCity } from './finder.ts';
import type { DirectorySnapshot } from './snapshot.ts';

const maxSuggestions = 8;
const maxCities = 4;
const maxAreas = 3;
/** A shorter text stands in nearly every address. */
const fewestLetters = 3;
/** So many addresses are read for the words that begin so; more tell nothing new. */
const maxRead = 300;

/**
 * What the text in the search box may become: cities, postal codes and districts that begin so, styles, studios. The best
 * first; nothing for an empty one. `position` is where the place of that name lies, if it is one.
 */
export function suggest(
  query: string,
  snapshot: DirectorySnapshot,
  cities: readonly KnownCity[],
  position: Position | null = null,
): readonly Hit[] {
  const key = cityKey(query);
  const { hits, near } = findAnswers(query, snapshot, cities, { position, maxCities });
  if (hits.length === 0) return near;
  const known = new Set(cities.map(({ name }) => cityKey(name)));
  const areas = areasStarting(key, snapshot).filter(({ name }) => !known.has(cityKey(name)));
  // What is typed so far is no name of an area, where whole words are known.
  const found = areas.length > 0 ? hits.filter(({ kind }) => kind !== 'area') : hits;
  const { places = [], others = [] } = Object.groupBy(found, ({ kind }) => (kind === 'city' ? 'places' : 'others'));
  return [...places, ...areas, ...others].slice(0, maxSuggestions);
}

/** Postal codes, districts and streets that begin so, the one with most studios first. */
function areasStarting(key: string, snapshot: DirectorySnapshot): Hit[] {
  if (key.length < fewestLetters) return [];
  const words = new Map<string, string>();
  for (const { address } of studiosByAddress(key, snapshot).slice(0, maxRead)) {
    for (const [word] of address.normalize('NFC').matchAll(/\d{4}(?=\s+\p{L})|\p{L}[\p{L}\p{M}-]+/gu)) {
      if (cityKey(word).startsWith(key) && !words.has(cityKey(word))) words.set(cityKey(word), word);
    }
  }
  return [...words]
    .slice(0, 2 * maxAreas)
    .map(([word, name]) => ({ kind: 'area' as const, name, count: studiosByAddress(word, snapshot).length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxAreas);
}

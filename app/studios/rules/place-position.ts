import { studiosByAddress } from './address-search.ts';
import { cityKey } from './city.ts';
import type { Position } from './distance.ts';
import type { DirectorySnapshot } from './snapshot.ts';

/** A shorter text stands in nearly every address. */
const fewestLetters = 3;

/**
 * Where a place lies that a visitor names: a town that is known by name, else the middle of the studios in that postal
 * code or district. Null where neither tells.
 */
export function positionOfPlace(
  text: string,
  snapshot: DirectorySnapshot,
  positionOf: (city: string) => Position | null,
): Position | null {
  const key = cityKey(text);
  if (key.length < fewestLetters) return null;
  const known = positionOf(text);
  if (known) return known;
  const positions = studiosByAddress(key, snapshot).flatMap(({ position }) => position ?? []);
  if (positions.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}

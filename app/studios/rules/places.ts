import { cityKey } from './city.ts';
import { compareNorwegian } from './compare.ts';
import type { Studio } from './studio.ts';

/** The studios of one place: a city or town, with those of the municipality of that name, under its usual spelling. */
export type CityStudios = { name: string; studios: readonly Studio[] };

type Placed = Pick<Studio, 'municipality'>;

/** `names` counts the studios whose address spells it so. */
type Group = { names: Map<string, number>; studios: Studio[] };

/**
 * The studios of every place, by `cityKey`, in Norwegian order of the places. A studio in Nesttun stands under Nesttun and,
 * where its municipality is known to be Bergen, under Bergen too. What is not told of a studio is told by the others of its
 * postal place, if they all say the same: a postal place may lie in two municipalities.
 */
export function groupByPlace(studios: readonly Studio[], cityKeys: readonly string[]): Map<string, CityStudios> {
  const usual = usualMunicipalities(studios, cityKeys);
  const groups = new Map<string, Group>();
  const add = (key: string, name: string, weight: number, studio: Studio) => {
    const group = groups.get(key) ?? { names: new Map<string, number>(), studios: [] };
    group.names.set(name, (group.names.get(name) ?? 0) + weight);
    group.studios.push(studio);
    groups.set(key, group);
  };
  for (const [index, studio] of studios.entries()) {
    const own = cityKeys[index] ?? '';
    add(own, studio.city, 1, studio);
    const municipality = studio.municipality ?? usual.get(own) ?? null;
    // A town's own spelling stands against the register's.
    for (const name of namesOf(municipality)) if (cityKey(name) !== own) add(cityKey(name), name, 0, studio);
  }
  const places = [...groups].map(([key, { names, studios: group }]): [string, CityStudios] => [
    key,
    { name: mostUsed(names), studios: group },
  ]);
  return new Map(places.sort(([, a], [, b]) => compareNorwegian(a.name, b.name)));
}

/** The one municipality of each postal place of which all tell the same. */
function usualMunicipalities(studios: readonly Placed[], cityKeys: readonly string[]): Map<string, string> {
  const told = new Map<string, Set<string>>();
  for (const [index, { municipality }] of studios.entries()) {
    if (municipality === null) continue;
    const key = cityKeys[index] ?? '';
    told.set(key, (told.get(key) ?? new Set<string>()).add(municipality));
  }
  const only = [...told].flatMap(([key, [first, second]]) =>
    first !== undefined && second === undefined ? [[key, first] as const] : [],
  );
  return new Map(only);
}

/** `Tromsø - Romsa` has two names. */
function namesOf(municipality: string | null): string[] {
  return municipality?.split(/ +- +/).filter((name) => name !== '') ?? [];
}

function mostUsed(names: ReadonlyMap<string, number>): string {
  return [...names].reduce((best, each) => (each[1] > best[1] ? each : best), ['', -1] as const)[0];
}

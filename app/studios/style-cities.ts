import { paths, withQuery } from '#app/paths.ts';
import { cityKey } from './rules/city.ts';
import { compareNorwegian } from './rules/compare.ts';
import { listingOf } from './rules/listing.ts';
import type { DirectorySnapshot } from './rules/snapshot.ts';

/** A city with how many of its studios name a style, and where these are listed. */
export interface StyleCity {
  readonly name: string;
  readonly count: number;
  readonly href: string;
}

/** The cities whose studios name the style, those with the most first. */
export function citiesWithStyle({ byCity }: DirectorySnapshot, style: string): readonly StyleCity[] {
  const value = cityKey(style);
  return [...byCity.values()]
    .map(({ name, studios }) => ({
      name,
      count: listingOf(studios).byStyle.get(value)?.length ?? 0,
      href: withQuery(paths.studioLocation(name), { stil: value }),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compareNorwegian(a.name, b.name));
}

import { cityKey } from './city.ts';
import { cutText } from './clean-text.ts';
import { compareNorwegian } from './compare.ts';
import { assignSlugs, literalSlug, studioSlug } from './slug.ts';
import { atOnce, eachOf, type Steps, sortedBy } from './steps.ts';
import { type Studio, toStudio } from './studio.ts';
import type { StudioRow } from './studio-row.ts';

/** The studios of one city, under the spelling that most of them use. */
export type CityStudios = { name: string; studios: readonly Studio[] };

/** A row that no studio could be made of. */
export interface LeftOutRow {
  /** Its place_id, cut where it is endless; without one its place in the table: `row 17`. */
  readonly row: string;
  readonly fault: string;
}

/** All studios at one moment. Never changed; a newer one takes its place. */
export interface DirectorySnapshot {
  /** By name, in Norwegian order. */
  readonly studios: readonly Studio[];
  readonly bySlug: ReadonlyMap<string, Studio>;
  /** The slug of the studio that the specification's literal slug means, where no studio has that one for its own; of several the first by place_id. */
  readonly byLiteralSlug: ReadonlyMap<string, string>;
  /** The studios that share a plain slug, by that slug; first the one that has it. Only where there are several. */
  readonly namesakes: ReadonlyMap<string, readonly Studio[]>;
  /** By `cityKey`, in Norwegian order of the cities. */
  readonly byCity: ReadonlyMap<string, CityStudios>;
  /** The addresses of `studios`, in the same order and in the form of `cityKey`: what a location is looked for in. */
  readonly addressKeys: readonly string[];
  /** Whether any row is one of the site's invented examples: the pages then say so. */
  readonly hasExamples: boolean;
  /** One broken row takes no other with it. */
  readonly leftOut: readonly LeftOutRow[];
  readonly loadedAt: Date;
}

const mostPlaceIdCharacters = 100;
const mostFaultCharacters = 200;

export function takeSnapshot(rows: readonly StudioRow[], loadedAt: Date): DirectorySnapshot {
  return atOnce(snapshotSteps(rows, loadedAt));
}

/** For a directory of any size: nothing in it takes long but the whole. */
export function* snapshotSteps(rows: readonly StudioRow[], loadedAt: Date): Steps<DirectorySnapshot> {
  const leftOut: LeftOutRow[] = [];
  const read = yield* eachOf(rows.entries(), ([index, row]) => {
    try {
      return toStudio(row);
    } catch (fault) {
      leftOut.push({ row: nameOf(row, index), fault: cutText(String(fault), mostFaultCharacters) });
      return null;
    }
  });
  const plain = read.filter((studio) => studio !== null);
  const addressed = yield* assignSlugs(plain);
  const studios = yield* sortedBy(addressed, byName);
  const bySlug = new Map(studios.map((studio) => [studio.slug, studio]));
  return {
    studios,
    bySlug,
    byLiteralSlug: findLiteralSlugs(yield* eachOf(addressed, ({ name, slug }) => [literalSlug(name), slug]), bySlug),
    namesakes: findNamesakes(plain, studios, bySlug),
    byCity: groupByCity(studios, yield* eachOf(studios, ({ city }) => cityKey(city))),
    addressKeys: yield* eachOf(studios, ({ address }) => cityKey(address)),
    hasExamples: studios.some(({ isExample }) => isExample),
    leftOut,
    loadedAt,
  };
}

function nameOf({ place_id }: StudioRow, index: number): string {
  return place_id === null ? `row ${index + 1}` : cutText(place_id, mostPlaceIdCharacters);
}

/** `assignSlugs` makes a new object of every studio that it gives another slug: those have a namesake. */
function findNamesakes(plain: readonly Studio[], studios: readonly Studio[], bySlug: ReadonlyMap<string, Studio>) {
  const unchanged = new Set(plain);
  const later = studios.filter((studio) => !unchanged.has(studio));
  const groups = Map.groupBy(later, ({ name }) => studioSlug(name));
  return new Map(
    [...groups].map(([slug, group]) => {
      const first = bySlug.get(slug);
      return [slug, first ? [first, ...group] : group] as const;
    }),
  );
}

function findLiteralSlugs(
  named: readonly (readonly [literal: string, slug: string])[],
  bySlug: ReadonlyMap<string, Studio>,
) {
  const free = named.filter(([literal]) => !bySlug.has(literal));
  // Of two with the same key a map keeps the last.
  return new Map(free.reverse());
}

function byName(a: Studio, b: Studio): number {
  return compareNorwegian(a.name, b.name) || compareNorwegian(a.city, b.city);
}

function groupByCity(studios: readonly Studio[], keys: readonly string[]): Map<string, CityStudios> {
  const groups = Map.groupBy(studios, (_, index) => keys[index] ?? '');
  const cities = [...groups].map(([key, group]) => [key, { name: usualSpelling(group), studios: group }] as const);
  return new Map(cities.sort(([, a], [, b]) => compareNorwegian(a.name, b.name)));
}

function usualSpelling(studios: readonly Studio[]): string {
  const spellings = [...Map.groupBy(studios, ({ city }) => city)].sort(([, a], [, b]) => b.length - a.length);
  return spellings[0]?.[0] ?? '';
}

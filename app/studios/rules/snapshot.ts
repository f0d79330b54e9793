import { cityKey } from './city.ts';
import { cutText } from './clean-text.ts';
import { type ClosedStudio, closedStudios } from './closed.ts';
import { compareNorwegian } from './compare.ts';
import { atOnce, type Incremental, mapIncrementally, sortIncrementally } from './incremental.ts';
import { countStyles, groupByStyle, type StyleCount } from './listing.ts';
import { type CityStudios, groupByPlace } from './places.ts';
import { assignSlugs, literalSlug, studioSlug } from './slug.ts';
import { type Studio, toStudio } from './studio.ts';
import type { StudioRow } from './studio-row.ts';

/** A row that no studio could be made of. */
export interface LeftOutRow {
  /** Its place_id, cut where it is endless; without one its place in the table: `row 17`. */
  readonly row: string;
  readonly error: string;
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
  /** By `cityKey`, in Norwegian order of the places; a studio may stand in several (see `groupByPlace`). */
  readonly byCity: ReadonlyMap<string, CityStudios>;
  /** The styles of all studios, the most common first, and who teaches them by the `value` of a style. */
  readonly styles: readonly StyleCount[];
  readonly byStyle: ReadonlyMap<string, readonly Studio[]>;
  /** Closed for good, by slug: no list has them. */
  readonly closed: ReadonlyMap<string, ClosedStudio>;
  /** The addresses of `studios`, in the same order and in the form of `cityKey`: what a location is looked for in. */
  readonly addressKeys: readonly string[];
  /** Whether any row is one of the site's invented examples: the pages then say so. */
  readonly hasExamples: boolean;
  /** One broken row takes no other with it. */
  readonly leftOut: readonly LeftOutRow[];
  readonly loadedAt: Date;
}

const maxPlaceIdCharacters = 100;
const maxErrorCharacters = 200;

export function takeSnapshot(rows: readonly StudioRow[], loadedAt: Date): DirectorySnapshot {
  return atOnce(snapshotSteps(rows, loadedAt));
}

/** For a directory of any size: nothing in it takes long but the whole. Hidden rows are in no part of it. */
export function* snapshotSteps(rows: readonly StudioRow[], loadedAt: Date): Incremental<DirectorySnapshot> {
  const leftOut: LeftOutRow[] = [];
  const read = yield* mapIncrementally(rows.entries(), ([index, row]) => {
    if (row.hidden !== null) return null;
    try {
      return toStudio(row);
    } catch (error) {
      leftOut.push({ row: nameOf(row, index), error: cutText(String(error), maxErrorCharacters) });
      return null;
    }
  });
  const plain = read.filter((studio) => studio !== null);
  const addressed = yield* assignSlugs(plain);
  const studios = yield* sortIncrementally(addressed, byName);
  const byStyle = groupByStyle(studios);
  yield;
  const bySlug = new Map(studios.map((studio) => [studio.slug, studio]));
  return {
    studios,
    bySlug,
    byLiteralSlug: findLiteralSlugs(
      yield* mapIncrementally(addressed, ({ name, slug }) => [literalSlug(name), slug]),
      bySlug,
    ),
    namesakes: findNamesakes(plain, studios, bySlug),
    byCity: groupByPlace(studios, yield* mapIncrementally(studios, ({ city }) => cityKey(city))),
    styles: countStyles(byStyle),
    byStyle,
    closed: closedStudios(rows, (slug) => bySlug.has(slug)),
    addressKeys: yield* mapIncrementally(studios, ({ address }) => cityKey(address)),
    hasExamples: studios.some(({ isExample }) => isExample),
    leftOut,
    loadedAt,
  };
}

function nameOf({ place_id }: StudioRow, index: number): string {
  return place_id === null ? `row ${index + 1}` : cutText(place_id, maxPlaceIdCharacters);
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

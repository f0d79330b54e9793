import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cityKey as fold } from '../../rules/city.ts';
import { closedForGood, goneFromSource, isClosedForGood, noAddress } from '../../rules/hidden.ts';
import { idsOf } from '../../rules/origin.ts';
import {
  entryOf,
  fieldsOf,
  isByHand,
  type Origin,
  type Provenance,
  readProvenance,
  type StudioField,
  withOrigin,
  writeProvenance,
} from '../../rules/provenance.ts';
import { type StudioRow, studioColumns } from '../../rules/studio-row.ts';
import { createHiddenNamesakes } from './hidden-namesakes.ts';
import { purgeKeysOf } from './purge-keys.ts';
import type { Change, StoredRow } from './studio-table.ts';

/** What is kept in memory of a row of the table: little, for a table can have a hundred thousand. */
type Known = {
  id: string;
  name: string;
  place: string | null;
  cells: string;
  provenance: Provenance;
  hidden: string | null;
  isMet: boolean;
  alike: Known | undefined;
};

export type Step = Change | { kind: 'unchanged' } | { kind: 'purged' } | { kind: 'duplicate'; ofLine: number };

interface PlanSettings {
  /** Removes what the file does not have. */
  readonly replace: boolean;
  /** The file has all rows of a source, whose `place_id` begins so: one that it lacks is hidden. */
  readonly wholeOf?: string | undefined;
  readonly purgedKeys: ReadonlySet<string>;
  /** A new row that has the name of a studio which the owner has hidden, in its town. */
  readonly onNamesake: (line: number, row: Partial<StudioRow>, hiddenAddress: string, isKeptHidden: boolean) => void;
}

/** Rows of one import share what is known of their fields: parsed and kept once. */
const maxProvenances = 5000;

const examplePrefix = 'example-';

/**
 * Decides for each row of the file what it does to the table: rows are the same by place_id, else, where one of the two
 * has none, by name and address. `leftovers` are the rows that go after the last one: the examples, once a real studio
 * came in, and with `replace` every row that the file did not have. A field that the owner or the studio itself has
 * given keeps its value, unless the file comes from the owner too.
 */
export function createPlan({ replace, wholeOf, purgedKeys, onNamesake }: PlanSettings) {
  const provenances = new LRUCache<string, Provenance>({ max: maxProvenances, memoMethod: readProvenance });
  const byPlace = new Map<string, Known>();
  /** The rows of places that are mapped twice, by each of their ids. */
  const byTwin = new Map<string, Known>();
  const byName = new Map<string, Known>();
  const hiddenNamesakes = createHiddenNamesakes<Known>();
  const all: Known[] = [];
  const seenPlaces = new Map<string, number>();
  /** The line; negative where that row has no place_id. */
  const seenNames = new Map<string, number>();
  /** The ids of places that the file has twice. */
  const joined = new Set<string>();
  let hasReal = false;

  function earlierLine(row: Partial<StudioRow>): number | undefined {
    const place = row.place_id ?? null;
    if (place !== null && seenPlaces.has(place)) return seenPlaces.get(place);
    const earlier = seenNames.get(nameKey(row));
    return earlier !== undefined && (place === null || earlier < 0) ? Math.abs(earlier) : undefined;
  }

  function find(row: Partial<StudioRow>): Known | undefined {
    const place = row.place_id ?? null;
    const known = place === null ? undefined : findPlace(place);
    if (known !== undefined) return known;
    let alike = byName.get(nameKey(row));
    while (alike !== undefined && (alike.isMet || (place !== null && alike.place !== null))) alike = alike.alike;
    return alike;
  }

  /** The hidden row of the same place. An export of our own says itself what is hidden. */
  function spelledOtherwise(row: Partial<StudioRow>, line: number): Known | undefined {
    const namesake = row.provenance === undefined && !row.hidden ? hiddenNamesakes.find(row) : undefined;
    if (namesake === undefined) return undefined;
    const isSame = namesake.isSamePlace && !namesake.known.isMet;
    onNamesake(line, row, namesake.address, isSame);
    return isSame ? namesake.known : undefined;
  }

  /** Its own row, or that of the place which it is part of, or one of its parts: one that is shown before one that is hidden. */
  function findPlace(place: string): Known | undefined {
    const ids = idsOf(place);
    const found = [place, ...ids].map((id) => byPlace.get(id)).concat(ids.map((id) => byTwin.get(id)));
    const open = found.filter((known) => known !== undefined && !known.isMet);
    return open.find((known) => known?.hidden === null) ?? open[0];
  }

  /** Another row of the table has become one with one of the file. */
  function isJoined({ place, hidden, isMet }: Known): boolean {
    return !isMet && hidden === null && place !== null && idsOf(place).some((id) => joined.has(id));
  }

  return {
    know: ({ id, row }: StoredRow): void => {
      const key = nameKey(row);
      const [name, place] = [row.name ?? '', row.place_id];
      const [cells, provenance] = [cellsOf(row), row.provenance === null ? [] : provenances.memo(row.provenance)];
      const known = { id, name, place, cells, provenance, hidden: row.hidden, isMet: false, alike: byName.get(key) };
      all.push(known);
      hiddenNamesakes.know(row, known);
      byName.set(key, known);
      if (place === null) return;
      byPlace.set(place, known);
      const ids = idsOf(place);
      if (ids.length > 1) for (const id of ids) byTwin.set(id, known);
    },

    /** `origin` is where the file's rows come from. */
    step: (row: Partial<StudioRow>, line: number, origin: Origin): Step => {
      const ofLine = earlierLine(row);
      if (ofLine !== undefined) return { kind: 'duplicate', ofLine };
      if (purgeKeysOf(row).some((purged) => purgedKeys.has(purged))) return { kind: 'purged' };
      const place = row.place_id ?? null;
      const ids = place === null ? [] : idsOf(place);
      if (place !== null) seenPlaces.set(place, line);
      if (ids.length > 1) for (const id of ids) joined.add(id);
      seenNames.set(nameKey(row), place === null ? -line : line);
      hasReal ||= place?.startsWith(examplePrefix) !== true;
      const known = find(row) ?? spelledOtherwise(row, line);
      if (known === undefined) return { kind: 'insert', row: withProvenance(row, [], origin) };
      known.isMet = true;
      const given = withProvenance(forKnown(row, known, origin), known.provenance, origin);
      const keepsPlace = place === null || ids.every((id) => idsOf(known.place ?? '').includes(id));
      const kept = keepsPlace ? withoutPlace(given) : given;
      return isSame(known, kept) ? { kind: 'unchanged' } : { kind: 'update', id: known.id, row: kept };
    },

    /** A row that says the studio is closed for good: hides the one in the table; null where that changes nothing. */
    close: (row: Partial<StudioRow>, { checked }: Pick<Origin, 'checked'>): Change | null => {
      const known = find(row);
      if (known === undefined) return null;
      known.isMet = true;
      if (isClosedForGood(known.hidden)) return null;
      return { kind: 'update', id: known.id, row: { hidden: closedForGood(checked) } };
    },

    /** The share of the table's real rows, or of those of the source, that `leftovers` removes or hides, 0–1. */
    removedShare: (): number => {
      const real = all.filter(({ place, hidden }) =>
        wholeOf === undefined
          ? place?.startsWith(examplePrefix) !== true
          : place?.startsWith(wholeOf) && hidden === null,
      );
      const removes = replace || wholeOf !== undefined;
      return removes && real.length > 0
        ? real.filter((known) => !known.isMet && !isJoined(known)).length / real.length
        : 0;
    },

    leftovers: (): { change: Change; name: string; isExample: boolean }[] => {
      const missing = all.filter(({ isMet }) => !isMet);
      const deleted = missing.filter(({ place }) => replace || (hasReal && place?.startsWith(examplePrefix)));
      const hidden = missing.filter(
        (known) =>
          (!replace && isJoined(known)) ||
          (wholeOf !== undefined && known.hidden === null && known.place?.startsWith(wholeOf)),
      );
      return [
        ...deleted.map(({ id, name, place }) => ({
          change: { kind: 'delete' as const, id },
          name,
          isExample: place?.startsWith(examplePrefix) === true,
        })),
        ...hidden.map(({ id, name }) => ({
          change: { kind: 'update' as const, id, row: { hidden: goneFromSource } },
          name,
          isExample: false,
        })),
      ];
    },
  };
}

function nameKey({ name, address }: Partial<StudioRow>): string {
  return `${fold(name ?? '')}\n${fold(address ?? '')}`;
}

/** An export of our own brings what is known of its fields along. */
function withProvenance(row: Partial<StudioRow>, before: Provenance, origin: Origin): Partial<StudioRow> {
  if (row.provenance !== undefined) return row;
  const { told, emptied } = fieldsOf(row);
  const provenance = withOrigin(withOrigin(before, emptied, null), told, origin);
  return { ...row, provenance: writeProvenance(provenance) };
}

/** Of a row what it has to say of one that is in the table already. Only an export of our own hides and shows. */
function forKnown(row: Partial<StudioRow>, known: Known, origin: Origin): Partial<StudioRow> {
  if (row.provenance !== undefined) return row;
  const { hidden, ...rest } = row;
  const isPlaceless = hidden === noAddress;
  const kept = (field: StudioField) => {
    const source = entryOf(known.provenance, field)?.source ?? null;
    // What an address service has completed is better than the half that OpenStreetMap still has.
    return (
      (isByHand(source) && !isByHand(origin.source)) || (field === 'address' && isPlaceless && source === 'kartverket')
    );
  };
  const { told, emptied } = fieldsOf(rest);
  const unwanted = new Set<string>([...told, ...emptied].filter(kept));
  const wanted = Object.fromEntries(Object.entries(rest).filter(([column]) => !unwanted.has(column)));
  const isBack = known.hidden === goneFromSource || (known.hidden === noAddress && !isPlaceless);
  return isBack ? { ...wanted, hidden: null } : wanted;
}

/** A row that was found by its name does not take the place_id away from the one in the table. */
function withoutPlace({ place_id: _, ...row }: Partial<StudioRow>): Partial<StudioRow> {
  return row;
}

function isSame({ cells }: Known, row: Partial<StudioRow>): boolean {
  return studioColumns.every((column, index) => {
    const value = row[column];
    return value === undefined || cells.startsWith(shorten(value), index * shortLength);
  });
}

/** All cells of a row, each as a few letters that stand for it. */
function cellsOf(row: StudioRow): string {
  return Buffer.from(studioColumns.map((column) => shorten(row[column])).join('')).toString();
}

/** Sixty bits of a hash: two different cells share them once in a million million million times. */
const shortLength = 10;

function shorten(value: StudioRow[keyof StudioRow]): string {
  return value === null ? '-'.repeat(shortLength) : hash('sha1', String(value), 'base64').slice(0, shortLength);
}

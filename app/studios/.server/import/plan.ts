import { hash } from 'node:crypto';
import { cityKey as fold } from '#app/studios/rules/city.ts';
import { type StudioRow, studioColumns } from '#app/studios/rules/studio-row.ts';
import type { Change, StoredRow } from './studio-table.ts';

/** What is kept in memory of a row of the table: little, for a table can have a hundred thousand. */
type Known = {
  id: string;
  name: string;
  place: string | null;
  cells: string;
  isMet: boolean;
  alike: Known | undefined;
};

export type Step = Change | { kind: 'unchanged' } | { kind: 'duplicate'; ofLine: number };

const examplePrefix = 'example-';

/**
 * Decides for each row of the file what it does to the table: rows are the same by place_id, else, where one of the two
 * has none, by name and address. `leftovers` are the rows that go after the last one: the examples, once a real studio
 * came in, and with `replace` every row that the file did not have.
 */
export function createPlan(replace: boolean) {
  const byPlace = new Map<string, Known>();
  const byName = new Map<string, Known>();
  const all: Known[] = [];
  const seenPlaces = new Map<string, number>();
  /** The line; negative where that row has no place_id. */
  const seenNames = new Map<string, number>();
  let hasReal = false;

  function earlierLine(row: Partial<StudioRow>): number | undefined {
    const place = row.place_id ?? null;
    if (place !== null && seenPlaces.has(place)) return seenPlaces.get(place);
    const earlier = seenNames.get(nameKey(row));
    return earlier !== undefined && (place === null || earlier < 0) ? Math.abs(earlier) : undefined;
  }

  function find(row: Partial<StudioRow>): Known | undefined {
    const place = row.place_id ?? null;
    const known = place === null ? undefined : byPlace.get(place);
    if (known !== undefined) return known;
    let alike = byName.get(nameKey(row));
    while (alike !== undefined && (alike.isMet || (place !== null && alike.place !== null))) alike = alike.alike;
    return alike;
  }

  return {
    know: ({ id, row }: StoredRow): void => {
      const key = nameKey(row);
      const [name, place] = [row.name ?? '', row.place_id];
      const known = { id, name, place, cells: cellsOf(row), isMet: false, alike: byName.get(key) };
      all.push(known);
      byName.set(key, known);
      if (place !== null) byPlace.set(place, known);
    },

    step: (row: Partial<StudioRow>, line: number): Step => {
      const ofLine = earlierLine(row);
      if (ofLine !== undefined) return { kind: 'duplicate', ofLine };
      const place = row.place_id ?? null;
      if (place !== null) seenPlaces.set(place, line);
      seenNames.set(nameKey(row), place === null ? -line : line);
      hasReal ||= place?.startsWith(examplePrefix) !== true;
      const known = find(row);
      if (known === undefined) return { kind: 'insert', row };
      known.isMet = true;
      const kept = place === null ? withoutPlace(row) : row;
      return isSame(known, kept) ? { kind: 'unchanged' } : { kind: 'update', id: known.id, row: kept };
    },

    leftovers: (): { change: Change; name: string }[] =>
      all
        .filter(({ place, isMet }) => !isMet && (replace || (hasReal && place?.startsWith(examplePrefix))))
        .map(({ id, name }) => ({ change: { kind: 'delete', id }, name })),
  };
}

function nameKey({ name, address }: Partial<StudioRow>): string {
  return `${fold(name ?? '')}\n${fold(address ?? '')}`;
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

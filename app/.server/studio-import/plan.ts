import { cityKey as fold } from '#app/studios/city.ts';
import { type StudioRow, studioColumns } from '#app/studios/studio-row.ts';
import type { Change, StoredRow } from './studio-table.ts';

type Known = { id: string; row: StudioRow; isMet: boolean };

export type Step = Change | { kind: 'unchanged' } | { kind: 'duplicate'; ofLine: number };

const examplePrefix = 'example-';

/**
 * Decides for each row of the file what it does to the table: rows are the same by place_id, else, where one of the two
 * has none, by name and address. `leftovers` are the rows that go after the last one: the examples, once a real studio
 * came in, and with `replace` every row that the file did not have.
 */
export function createPlan(replace: boolean) {
  const byPlace = new Map<string, Known>();
  const byName = new Map<string, Known[]>();
  const all: Known[] = [];
  const seenPlaces = new Map<string, number>();
  const seenNames = new Map<string, { line: number; hasPlace: boolean }>();
  let hasReal = false;

  function earlierLine(row: Partial<StudioRow>): number | undefined {
    const place = row.place_id ?? null;
    if (place !== null && seenPlaces.has(place)) return seenPlaces.get(place);
    const earlier = seenNames.get(nameKey(row));
    return earlier !== undefined && (place === null || !earlier.hasPlace) ? earlier.line : undefined;
  }

  function find(row: Partial<StudioRow>): Known | undefined {
    const place = row.place_id ?? null;
    const known = place === null ? undefined : byPlace.get(place);
    const alike = byName.get(nameKey(row)) ?? [];
    return known ?? alike.find((other) => !other.isMet && (place === null || other.row.place_id === null));
  }

  return {
    know: ({ id, row }: StoredRow): void => {
      const known = { id, row, isMet: false };
      all.push(known);
      if (row.place_id !== null) byPlace.set(row.place_id, known);
      const key = nameKey(row);
      byName.set(key, [...(byName.get(key) ?? []), known]);
    },

    step: (row: Partial<StudioRow>, line: number): Step => {
      const ofLine = earlierLine(row);
      if (ofLine !== undefined) return { kind: 'duplicate', ofLine };
      const place = row.place_id ?? null;
      if (place !== null) seenPlaces.set(place, line);
      seenNames.set(nameKey(row), { line, hasPlace: place !== null });
      hasReal ||= place?.startsWith(examplePrefix) !== true;
      const known = find(row);
      if (known === undefined) return { kind: 'insert', row };
      known.isMet = true;
      const kept = place === null ? withoutPlace(row) : row;
      return isSame(known.row, kept) ? { kind: 'unchanged' } : { kind: 'update', id: known.id, row: kept };
    },

    leftovers: (): { change: Change; row: StudioRow }[] =>
      all
        .filter(({ row, isMet }) => !isMet && (replace || (hasReal && row.place_id?.startsWith(examplePrefix))))
        .map(({ id, row }) => ({ change: { kind: 'delete', id }, row })),
  };
}

function nameKey({ name, address }: Partial<StudioRow>): string {
  return `${fold(name ?? '')}\n${fold(address ?? '')}`;
}

/** A row that was found by its name does not take the place_id away from the one in the table. */
function withoutPlace({ place_id: _, ...row }: Partial<StudioRow>): Partial<StudioRow> {
  return row;
}

function isSame(known: StudioRow, row: Partial<StudioRow>): boolean {
  return studioColumns.every((column) => row[column] === undefined || row[column] === known[column]);
}

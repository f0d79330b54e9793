import { cityKey } from '../../rules/city.ts';
import { byOwner } from '../../rules/hidden.ts';
import { idsOf } from '../../rules/origin.ts';
import {
  type OriginId,
  originOf,
  readProvenance,
  type StudioField,
  withOrigin,
  writeProvenance,
} from '../../rules/provenance.ts';
import { studioSlug } from '../../rules/slug.ts';
import { type StudioRow, studioColumns, studioRow } from '../../rules/studio-row.ts';
import { purgeKeysOf } from '../import/purge-keys.ts';
import type { Change, StoredRow, StudioTable } from '../import/studio-table.ts';
import { bySlug, isAt, mayHaveSlug, tellApart } from './namesakes.ts';

/** What the owner asked for cannot be done. One line; nothing was changed. */
export class OwnerError extends Error {
  override name = 'OwnerError';
}

/** Fields that are set by a command of their own, or tell rows apart. */
const notEdited: readonly string[] = ['place_id', 'hidden', 'provenance', 'position'];
const editedFields = studioColumns.filter((column): column is StudioField => !notEdited.includes(column));

/** Which of the studios with a name is meant: the one at an address, and one that is hidden rather than one that is shown. */
interface Meant {
  readonly address?: string | undefined;
  readonly isHidden?: boolean;
}

/**
 * The one studio that is called so: by place_id, by the slug of its page, or by name, with its address where several have
 * that. Throws an OwnerError.
 */
export async function findOne(table: StudioTable, called: string, { address, isHidden }: Meant = {}) {
  const alike: StoredRow[] = [];
  const slugged: StoredRow[] = [];
  for await (const stored of table.rows()) {
    const { place_id, name } = stored.row;
    if (place_id === called || idsOf(place_id ?? '').includes(called)) return stored;
    if (name !== null && (cityKey(name) === cityKey(called) || studioSlug(name) === called)) alike.push(stored);
    if (mayHaveSlug(stored, called) && (isHidden || stored.row.hidden === null)) slugged.push(stored);
  }
  const there = address === undefined ? alike : alike.filter((stored) => isAt(stored, address));
  const hidden = isHidden ? there.filter(({ row }) => row.hidden !== null) : [];
  const [only, second] = hidden.length > 0 ? hidden : there;
  if (only !== undefined && second === undefined) return only;
  const isName = alike.some(({ row }) => cityKey(row.name ?? '') === cityKey(called));
  const ofPage = address === undefined && !isName ? bySlug(slugged, called) : undefined;
  if (ofPage !== undefined) return ofPage;
  if (alike.length === 0) throw new OwnerError(`there is no studio ${JSON.stringify(called)}`);
  const choice = tellApart(only === undefined ? alike : there).join(' or ');
  throw new OwnerError(
    only === undefined
      ? `there is no studio ${JSON.stringify(called)} at ${JSON.stringify(address)}; say ${choice}`
      : `several studios are called so; say ${choice}, or the end of its page's address`,
  );
}

/** `phone=22 33 44 55` sets a field, `phone=` empties it. Throws an OwnerError for anything else. */
export function readEdits(edits: readonly string[]): Partial<StudioRow> {
  if (edits.length === 0) throw new OwnerError('say what to change, as in: phone="22 33 44 55"');
  const given = edits.map((edit) => {
    const [, name = '', value = ''] = /^([a-z_]+)=(.*)$/su.exec(edit) ?? [];
    if (!editedFields.some((field) => field === name)) {
      throw new OwnerError(`${JSON.stringify(edit)} is not FIELD=VALUE; the fields are ${editedFields.join(', ')}`);
    }
    return [name, value] as const;
  });
  const row = studioRow.parse(Object.fromEntries(given));
  const unread = given.find(
    ([name, value]) =>
      value.trim() !== '' && Object.entries(row).some(([column, cell]) => column === name && cell === null),
  );
  if (unread) throw new OwnerError(`${unread.join('=')} cannot be read`);
  if (given.some(([name]) => name === 'name') && row.name === null) throw new OwnerError('a studio needs a name');
  return Object.fromEntries(Object.entries(row).filter(([column]) => given.some(([name]) => name === column)));
}

/** What a person says stands against every later import. Where the address is another, the old position is wrong. */
export function editOf({ id, row }: StoredRow, edits: Partial<StudioRow>, source: OriginId, today: string): Change {
  const isMoved = edits.address !== undefined && edits.address !== row.address;
  const cells = {
    ...edits,
    ...(isMoved && { position: null, ...(edits.municipality === undefined && { municipality: null }) }),
  };
  // An emptied field is the person's word too: no import fills it again.
  const fields = editedFields.filter((field) => field in edits);
  const before = isMoved
    ? withOrigin(readProvenance(row.provenance), ['position', 'municipality'], null)
    : readProvenance(row.provenance);
  const provenance = writeProvenance(withOrigin(before, fields, originOf(source, today)));
  return { kind: 'update', id, row: { ...cells, provenance } };
}

export function hideOf({ id }: StoredRow): Change {
  return { kind: 'update', id, row: { hidden: byOwner } };
}

export function isHiddenByOwner({ row }: StoredRow): boolean {
  return row.hidden === byOwner;
}

/** Out of table and history for good; no import brings it back. */
export function removeOf({ id, row }: StoredRow): Change {
  return { kind: 'purge', id, keys: purgeKeysOf(row) };
}

export function showOf({ id }: StoredRow): Change {
  return { kind: 'update', id, row: { hidden: null } };
}

/** One line for each field that differs. */
export function differences(before: StudioRow | null, after: StudioRow | null): string[] {
  return studioColumns
    .filter((column) => column !== 'provenance' && (before?.[column] ?? null) !== (after?.[column] ?? null))
    .map((column) => `${column}: ${show(before?.[column])} → ${show(after?.[column])}`);
}

function show(value: string | number | null | undefined): string {
  const text = String(value ?? '–');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A list of changes as the table takes them. */
export async function* each(changes: readonly Change[]): AsyncGenerator<Change> {
  yield* changes;
}

import { closedForGood, isClosedForGood } from '../../rules/hidden.ts';
import { entryOf, isByHand, originOf, readProvenance, withOrigin, writeProvenance } from '../../rules/provenance.ts';
import { purgeKeysOf } from '../import/purge-keys.ts';
import type { Change, StoredRow, StudioTable } from '../import/studio-table.ts';
import { matchUnit, placeNearness, searchName } from './match.ts';
import { isExample, type Review, reviewOf } from './review.ts';
import type { Unit, UnitRegister } from './units.ts';

export type Outcome = 'registered' | 'closed' | 'bankrupt' | 'moved' | 'removed' | 'doubt' | 'unknown';

export interface Verified {
  readonly changes: readonly Change[];
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly review: readonly Review[];
  /** Pictures of purged studios, to be deleted too. */
  readonly purgedPictures: readonly string[];
}

/**
 * Holds every studio against the register of businesses. It says that a business exists, not that it teaches yoga. Of the
 * register only the number and the day go into the table: names and addresses of sole traders are a person's own. What
 * the register has closed is hidden, what it has removed is purged, every doubt goes into the review.
 */
export async function verify(
  table: Pick<StudioTable, 'rows'>,
  register: UnitRegister,
  date: string,
  onProgress: (name: string) => void,
): Promise<Verified> {
  const changes: Change[] = [];
  const review: Review[] = [];
  const purgedPictures: string[] = [];
  const outcomes = { registered: 0, closed: 0, bankrupt: 0, moved: 0, removed: 0, doubt: 0, unknown: 0 };
  for await (const stored of table.rows()) {
    const { row } = stored;
    if (isExample(row) || row.name === null || (row.hidden !== null && !isClosedForGood(row.hidden))) continue;
    onProgress(row.name);
    const { outcome, why, change } = await verifyOne(stored, register, date);
    outcomes[outcome] += 1;
    if (why !== null) review.push(reviewOf(row, outcome, why));
    if (change !== null) changes.push(change);
    if (change?.kind === 'purge' && row.featured_image !== null) purgedPictures.push(row.featured_image);
  }
  return { changes, outcomes, review, purgedPictures };
}

interface Verdict {
  readonly outcome: Outcome;
  /** For the review; null where there is nothing to look at. */
  readonly why: string | null;
  readonly change: Change | null;
}

async function verifyOne(stored: StoredRow, register: UnitRegister, date: string): Promise<Verdict> {
  const { row } = stored;
  const number = row.organisation_number;
  if (number !== null && /^\d{9}$/.test(number)) {
    const known = await register.lookUp(number);
    if (known.state === 'removed') {
      return { outcome: 'removed', why: null, change: { kind: 'purge', id: stored.id, keys: purgeKeysOf(row) } };
    }
    if (known.state === 'unknown')
      return { outcome: 'unknown', why: `no business has the number ${number}`, change: null };
    return judge(stored, known.unit, register, date);
  }
  // An emptied number is a person's word that there is none.
  if (isByHand(entryOf(readProvenance(row.provenance), 'organisation_number')?.source ?? null)) {
    return { outcome: 'unknown', why: null, change: null };
  }
  const match = matchUnit(row, await register.search(searchName(row.name ?? '')));
  if (match.kind === 'match') return judge(stored, match.unit, register, date);
  if (match.kind === 'doubt') return { outcome: 'doubt', why: `${match.why}: ${numbersOf(match.units)}`, change: null };
  return { outcome: 'unknown', why: 'no business of this name', change: null };
}

async function judge({ id, row }: StoredRow, unit: Unit, register: UnitRegister, date: string): Promise<Verdict> {
  const number = unit.organisasjonsnummer;
  const provenance = writeProvenance(
    withOrigin(readProvenance(row.provenance), ['organisation_number'], originOf('brreg', date)),
  );
  const seen = { organisation_number: number, provenance };
  const main = unit.overordnetEnhet ? await register.mainUnit(unit.overordnetEnhet) : { state: 'found' as const, unit };
  if (unit.slettedato || unit.nedleggelsesdato) {
    return {
      outcome: 'closed',
      why: `${number} was deleted in the register`,
      change: changeOf(row, id, { ...seen, hidden: isClosedForGood(row.hidden) ? row.hidden : closedForGood(date) }),
    };
  }
  const change = changeOf(row, id, seen);
  const state = main.state === 'found' ? main.unit : unit;
  if (state.konkurs || state.underAvvikling || state.underTvangsavviklingEllerTvangsopplosning || state.slettedato) {
    return { outcome: 'bankrupt', why: `${state.organisasjonsnummer} is bankrupt or being wound up`, change };
  }
  if (row.address !== null && placeNearness(row.address, unit) < 0) {
    return { outcome: 'moved', why: `${number} is registered elsewhere`, change };
  }
  return { outcome: 'registered', why: null, change };
}

function changeOf(row: StoredRow['row'], id: string, cells: Partial<StoredRow['row']>): Change | null {
  const before = new Map<string, unknown>(Object.entries(row));
  const isSame = Object.entries(cells).every(([column, value]) => before.get(column) === value);
  return isSame ? null : { kind: 'update', id, row: cells };
}

/** Numbers alone: the name and address of a sole trader are a person's. */
function numbersOf(units: readonly Unit[]): string {
  return units
    .map(({ organisasjonsnummer }) => organisasjonsnummer)
    .slice(0, 5)
    .join(', ');
}

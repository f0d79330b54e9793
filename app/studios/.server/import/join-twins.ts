import { cityKey as fold } from '../../rules/city.ts';
import { distanceKm } from '../../rules/distance.ts';
import { joinedId } from '../../rules/origin.ts';
import { readPosition, type StudioPosition } from '../../rules/position.ts';
import type { StudioRow } from '../../rules/studio-row.ts';
import type { ReadStudio } from './read-studio.ts';

/** A row of a file that was read, and the line it stands on. */
export interface ReadLine extends ReadStudio {
  readonly line: number;
}

/** A large building's middle is so far from its door. */
const furthestKm = 0.1;

type Row = Partial<StudioRow>;
type Twin = ReadLine & { readonly row: Row; readonly position: StudioPosition; readonly kind: string };

/**
 * Makes one studio of a place that OpenStreetMap has twice: as a point and as the building or area around it, with the same
 * name and within 100 m. The one that tells more stands; what it leaves empty comes from the other. Two points, or two
 * buildings, are two studios, and so are two that tell different addresses. The same file gives the same, in its order.
 */
export function joinTwins(lines: readonly ReadLine[]): ReadLine[] {
  const groups = new Map<string, Twin[][]>();
  const whole = lines.map((line): ReadLine | Twin[] => {
    const twin = twinOf(line);
    if (twin === null) return line;
    const namesakes = groups.get(fold(line.name)) ?? [];
    groups.set(fold(line.name), namesakes);
    const group = namesakes.find((others) => others.every((other) => isTwin(other, twin)));
    if (group) {
      group.push(twin);
      return [];
    }
    namesakes.push([twin]);
    return namesakes.at(-1) ?? [];
  });
  return whole.flatMap((each) => (Array.isArray(each) ? join(each) : each));
}

function twinOf(line: ReadLine): Twin | null {
  const { row } = line;
  const position = readPosition(row?.position ?? null);
  const kind = /^osm:(node|way|relation)\//.exec(row?.place_id ?? '')?.[1];
  return row && position && kind ? { ...line, row, position, kind } : null;
}

function isTwin(a: Twin, b: Twin): boolean {
  return a.kind !== b.kind && distanceKm(a.position, b.position) <= furthestKm && !isElsewhere(a.row, b.row);
}

/** Both name a house, and not the same. */
function isElsewhere(a: Row, b: Row): boolean {
  const [here, there] = [houseOf(a), houseOf(b)];
  return here !== null && there !== null && here !== there;
}

/** `Storgata 4 B`, where an address names a house and not a town alone. */
function houseOf({ address }: Row): string | null {
  const [first = ''] = (address ?? '').split(',');
  return /^\p{L}.*\d\s*\p{L}?$/u.test(first) ? fold(first).replaceAll(' ', '') : null;
}

function join(twins: readonly Twin[]): ReadLine[] {
  const [most, ...others] = twins.toSorted((a, b) => factsOf(b.row) - factsOf(a.row));
  if (!most || others.length === 0) return twins.slice();
  const row = others.reduce((known, { row: other }) => filled(known, other), most.row);
  const place_id = joinedId(twins.flatMap((twin) => twin.row.place_id ?? []));
  const remark = { kind: 'repaired' as const, column: '' as const, reason: reasonOf(most, others) };
  const remarks = [...twins.flatMap((twin) => twin.remarks), remark];
  return [{ line: most.line, name: most.name, closed: null, row: { ...row, place_id }, remarks }];
}

function factsOf({ hidden: _, ...told }: Row): number {
  return Object.values(told).filter((value) => value !== null && value !== undefined).length;
}

function filled(known: Row, other: Row): Row {
  const told = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  if (tellingOf(known) >= tellingOf(other)) return { ...other, hidden: null, ...told };
  const { address = null, hidden = null } = other;
  return { ...other, ...told, address, hidden };
}

/** How much an address tells: its town, without which a row is hidden, and then the house. */
function tellingOf(row: Row): number {
  return (row.hidden ? 0 : 2) + (houseOf(row) === null ? 0 : 1);
}

function reasonOf({ row: { place_id } }: Twin, others: readonly Twin[]): string {
  const twins = others.map(({ row, line }) => `${row.place_id} on line ${line}`).join(' and ');
  return `is mapped twice, and is one studio: ${place_id}, with ${twins}`;
}

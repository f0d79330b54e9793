import { z } from 'zod';
import { type StudioRow, studioColumns } from './studio-row.ts';

/** Who said it. `owner` is who runs the site, `studio` the studio itself by a proposal that the owner accepted. */
export const origins = {
  osm: { label: 'OpenStreetMap', licence: 'ODbL-1.0' },
  brreg: { label: 'Enhetsregisteret', licence: 'NLOD-2.0' },
  kartverket: { label: 'Kartverket', licence: 'CC-BY-4.0' },
  google: { label: 'Google Maps', licence: null },
  studio: { label: 'studioet selv', licence: null },
  owner: { label: 'redaksjonen', licence: null },
} as const;

export type OriginId = keyof typeof origins;

/** A source at one time. `checked` is the day, `2026-11-22`, on which the source said so. */
export interface Origin {
  readonly source: OriginId;
  readonly licence: string | null;
  readonly checked: string;
}

export type StudioField = Exclude<keyof StudioRow, 'place_id' | 'hidden' | 'provenance'>;

/** What one source said at one time. A field stands in one entry at most. */
export interface ProvenanceEntry extends Origin {
  readonly fields: readonly StudioField[];
}

export type Provenance = readonly ProvenanceEntry[];

const notFields: readonly string[] = ['place_id', 'hidden', 'provenance'];
const studioFields = studioColumns.filter((column): column is StudioField => !notFields.includes(column));

const entry = z.object({
  source: z.enum(['osm', 'brreg', 'kartverket', 'google', 'studio', 'owner']),
  licence: z.string().max(40).nullable(),
  checked: z.iso.date(),
  fields: z.array(z.string()).transform((names) => studioFields.filter((field) => names.includes(field))),
});

/** What the licence of a source is today, kept with the fields: a licence may change, and old data keeps the old one. */
export function originOf(source: OriginId, checked: string): Origin {
  return { source, licence: origins[source].licence, checked };
}

/** Whose word stands against every source that is asked by a command. */
export function isByHand(source: OriginId | null): boolean {
  return source === 'owner' || source === 'studio';
}

/** The cell of the table. What cannot be read counts as nothing known. Never throws. */
export function readProvenance(text: string | null): Provenance {
  if (text === null) return [];
  try {
    return z.array(entry).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The same for the same facts, whatever order they came in; null where there are none. */
export function writeProvenance(provenance: Provenance): string | null {
  const entries = Object.values(Object.groupBy(provenance, keyOf))
    .map((group = []) => ({
      ...group[0],
      fields: studioFields.filter((field) => group.some(({ fields }) => fields.includes(field))),
    }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ source, licence, checked, fields }) => ({ source, licence, checked, fields }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return entries.length === 0 ? null : JSON.stringify(entries);
}

/** These fields now come from this origin; null takes what is said of them away. */
export function withOrigin(before: Provenance, fields: readonly StudioField[], origin: Origin | null): Provenance {
  const others = before.map((known) => ({ ...known, fields: known.fields.filter((field) => !fields.includes(field)) }));
  return origin === null ? others : [...others, { ...origin, fields }];
}

/** The source of a field; null where nobody knows. */
export function entryOf(provenance: Provenance, field: StudioField): ProvenanceEntry | null {
  return provenance.find(({ fields }) => fields.includes(field)) ?? null;
}

/** The columns of a row that have an origin. */
export function fieldsOf(row: Partial<StudioRow>): { told: StudioField[]; emptied: StudioField[] } {
  const given = studioFields.filter((field) => row[field] !== undefined);
  return {
    told: given.filter((field) => row[field] !== null),
    emptied: given.filter((field) => row[field] === null),
  };
}

function keyOf({ source, licence, checked }: ProvenanceEntry): string {
  return `${source} ${licence} ${checked}`;
}

import { capitalised } from '#app/text/index.ts';
import { cleanText, cutText, maxCellCharacters } from '../../rules/clean-text.ts';
import { noAddress } from '../../rules/hidden.ts';
import { readPicture, readWebLink } from '../../rules/links.ts';
import { openStreetMapPrefix } from '../../rules/origin.ts';
import { readPhone } from '../../rules/phone.ts';
import { readPosition, writePosition } from '../../rules/position.ts';
import { maxNameCharacters } from '../../rules/studio.ts';
import { type StudioRow, studioColumns, studioRow } from '../../rules/studio-row.ts';
import { categoryOf } from './category.ts';
import { readClosed, readFirst, readHours, readWords } from './cell-values.ts';
import { undoDoubleEncoding } from './encoding.ts';
import { isRecord } from './raw-record.ts';
import { namesOf, openStreetMap, ownTable, type Source, type StudioColumn } from './sources.ts';

/**
 * 'rejected' is not imported; 'repaired' is, with the cell changed; 'not shown' is kept as it is but no page shows it;
 * 'doubtful' is imported and shown, and the owner should look at it.
 */
export type Remark = {
  kind: 'rejected' | 'repaired' | 'not shown' | 'doubtful';
  column: StudioColumn | '';
  reason: string;
};

export type ReadStudio = {
  /** The columns that the row has; one it does not have is left as it is in the table. Null where rejected. */
  row: Partial<StudioRow> | null;
  /** What a studio that is closed for good is known by; null for every other. */
  closed: Pick<StudioRow, 'name' | 'address' | 'place_id'> | null;
  name: string;
  remarks: Remark[];
};

/** Makes a studio of a row of the file: every cell by the rule of its column, every change remarked. */
export function readStudio(fields: Record<string, unknown>, source: Source): ReadStudio {
  const remarks: Remark[] = [];
  const given: Partial<Record<StudioColumn, unknown>> = {};
  for (const column of studioColumns) {
    const value = firstTelling(fields, namesOf(column, source));
    if (value !== undefined) given[column] = readCell(column, value, source, remarks);
  }
  addWhatIsSpreadOut(given, fields, source);
  const row = studioRow.parse(given);
  const name = row.name ?? '';
  const error = errorOf(row, fields);
  if (error !== null) {
    const closed = error === closedForGood ? row : null;
    return { row: null, closed, name, remarks: [{ kind: 'rejected', column: '', reason: error }] };
  }
  remarkUnreadable(given, row, remarks);
  remarkUnshown(given, row, remarks);
  const told = Object.fromEntries(Object.entries(row).filter(([column]) => column in given));
  return { row: told, closed: null, name, remarks };
}

/** The first name that says something, else the first that is there at all. */
function firstTelling(fields: Record<string, unknown>, names: readonly string[]): unknown {
  const present = names.filter((name) => fields[name] !== undefined);
  const telling = present.find((name) => cleanText(fields[name]) !== null && !isEmptyList(fields[name]));
  return fields[telling ?? present[0] ?? ''];
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const readers: Partial<Record<StudioColumn, (value: unknown) => unknown>> = {
  categories: readWords,
  review_keywords: readWords,
  workday_timing: readHours,
  is_temporarily_closed: readClosed,
  featured_image: readFirst,
};

function readCell(column: StudioColumn, value: unknown, source: Source, remarks: Remark[]): unknown {
  // Text in our own columns is what it is: an export comes back as it went out.
  const reader = source === ownTable && typeof value === 'string' ? undefined : readers[column];
  const read = reader ?? ((plain: unknown) => (typeof plain === 'object' ? cleanText(plain) : plain));
  const text = read(value);
  return typeof text === 'string' ? repair(column, text, remarks) : text;
}

function repair(column: StudioColumn, text: string, remarks: Remark[]): string {
  const note = (reason: string) => void remarks.push({ kind: 'repaired', column, reason });
  let repaired = text;
  const decoded = undoDoubleEncoding(repaired);
  if (decoded !== null) {
    note('was encoded twice');
    repaired = decoded;
  }
  if (!repaired.isWellFormed()) note('held half a character, which is replaced');
  if (/[^\P{Cc}\n\r\t]/u.test(repaired)) note('held control characters, which are left out');
  if (repaired.includes('\ufffd')) note('holds characters that could not be read');
  if (repaired.length <= maxCellCharacters) return repaired;
  note(`was cut after ${maxCellCharacters} characters`);
  return cutText(repaired, maxCellCharacters);
}

/** Addresses in parts; OpenStreetMap's number of the place and its kind. */
function addWhatIsSpreadOut(
  given: Partial<Record<StudioColumn, unknown>>,
  fields: Record<string, unknown>,
  source: Source,
) {
  if (cleanText(given.address) === null) {
    const address = addressOf(fields);
    if (address !== '') given.address = address;
  }
  if (source.name !== openStreetMap) return;
  addPlace(given, fields);
  const id = cleanText(given.place_id);
  if (id !== null) given.place_id = id.startsWith(openStreetMapPrefix) ? id : openStreetMapPrefix + id;
  if (typeof given.categories === 'string') {
    const kinds = given.categories.split(';').map((kind) => kind.trim());
    given.categories = kinds.flatMap((kind) => sportName(kind) ?? []).join(', ');
    given.main_category = categoryOf(kinds, cleanText(fields.leisure));
  }
}

/** Null for a code of OpenStreetMap that is no word. */
function sportName(kind: string): string | null {
  return sportNames[kind] ?? (kind.includes('_') ? null : capitalised(kind));
}

/** What OpenStreetMap calls in English; other kinds stand as they are: https://wiki.openstreetmap.org/wiki/Key:sport */
const sportNames: Readonly<Record<string, string>> = {
  meditation: 'Meditasjon',
  fitness: 'Trening',
  dance: 'Dans',
  gymnastics: 'Turn',
  martial_arts: 'Kampsport',
  climbing: 'Klatring',
  tai_chi: 'Tai chi',
  taichi: 'Tai chi',
  swimming: 'Svømming',
  running: 'Løping',
  cycling: 'Sykling',
  boxing: 'Boksing',
  weightlifting: 'Vektløfting',
  table_tennis: 'Bordtennis',
  multi: 'Flere idretter',
};

/** OpenStreetMap always knows where a thing lies, but seldom in which town: until that is found out it is hidden. */
function addPlace(given: Partial<Record<StudioColumn, unknown>>, fields: Record<string, unknown>) {
  const [latitude, longitude] = [Number(fields['@lat'] ?? Number.NaN), Number(fields['@lon'] ?? Number.NaN)];
  const position = readPosition(JSON.stringify({ latitude, longitude, level: 'house' }));
  if (position === null) return;
  given.position = writePosition(position);
  const hasTown = ['addr:city', 'addr:full'].some((name) => cleanText(fields[name]) !== null);
  if (!hasTown) given.hidden = noAddress;
}

/** Where the parts of an address stand when it has no column of its own: street, number, postal code, place. */
export const addressParts = [
  ['addr:street', 'addr:place', 'street', 'gateadresse'],
  ['addr:housenumber'],
  ['addr:postcode', 'postalCode', 'postal_code', 'postnummer'],
  ['addr:city', 'city', 'poststed'],
] as const;

function addressOf(fields: Record<string, unknown>): string {
  const [street, number, code, place] = addressParts.map((names) =>
    names.map((name) => cleanText(fields[name])).find((part) => part !== null),
  );
  const lines = [
    [street, number],
    [code, place],
    // Without a postal code the town is known by standing before the country.
    [code === undefined && place !== undefined ? 'Norge' : undefined],
  ];
  return lines
    .map((parts) => parts.filter((part) => part !== undefined).join(' '))
    .filter((line) => line !== '')
    .join(', ');
}

const closedForGood = 'is closed for good';

function errorOf({ name }: StudioRow, fields: Record<string, unknown>): string | null {
  if (name === null) return 'has no name';
  if (name.length > maxNameCharacters) return `its name is longer than ${maxNameCharacters} characters`;
  const state = [fields.permanentlyClosed, fields.is_permanently_closed, fields.permanently_closed];
  const words = [fields.business_status, fields.status].map((value) => (isRecord(value) ? null : cleanText(value)));
  const country = cleanText(fields['addr:country']);
  if (country !== null && !isNorway(country)) return 'lies outside Norway';
  const isGone = state.some((value) => cleanText(value)?.toLowerCase() === 'true') || words.some(isPermanent);
  return isGone ? closedForGood : null;
}

/** As a code (ISO 3166-1, of Svalbard too) or as a word. */
function isNorway(country: string): boolean {
  return /^(?:no|nor|sj|norge|noreg|norway)$/i.test(country);
}

function isPermanent(state: string | null): boolean {
  return state !== null && /permanent/i.test(state);
}

function remarkUnreadable(given: Partial<Record<StudioColumn, unknown>>, row: StudioRow, remarks: Remark[]): void {
  const rating = cleanText(given.rating);
  if (rating !== null && row.rating === null && Number(rating.replace(',', '.')) !== 0) {
    remarks.push({ kind: 'repaired', column: 'rating', reason: `${quote(rating)} is no number up to 5, left empty` });
  }
  const reviews = cleanText(given.reviews);
  if (reviews !== null && row.reviews === null) {
    remarks.push({ kind: 'repaired', column: 'reviews', reason: `${quote(reviews)} is no whole number, left empty` });
  }
}

function remarkUnshown(given: object, row: StudioRow, remarks: Remark[]): void {
  const note = (column: StudioColumn, reason: string) => void remarks.push({ kind: 'not shown', column, reason });
  if ('address' in given && row.address === null) note('address', 'is missing, so the studio stands under Oslo');
  if (row.phone !== null && readPhone(row.phone) === null) note('phone', `${quote(row.phone)} cannot be dialled`);
  if (row.website !== null && readWebLink(row.website) === null) {
    note('website', `${quote(row.website)} is no web address`);
  }
  if (row.featured_image !== null && readPicture(row.featured_image) === null) {
    note('featured_image', `${quote(row.featured_image)} is no https address`);
  }
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

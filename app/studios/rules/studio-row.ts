import { z } from 'zod';
import { cleanText, cutText, maxCellCharacters } from './clean-text.ts';
import { type Incremental, mapIncrementally } from './incremental.ts';

/** What a column is called on the page of a studio, where its text stands as it is. */
interface ShownField {
  readonly label: string;
  /** Names of the column in files of other makers, beside its own; the best one first. */
  readonly importNames?: readonly string[];
  /** Whether the search finds a studio by it. */
  readonly isSearched?: boolean;
}

/** What the page calls the main category. */
export const categoryLabel = 'Kategori';

const shownFields = z.registry<ShownField>();

const text = z.unknown().optional().transform(readText);
const shownText = (field: ShownField) => z.unknown().optional().transform(readText).register(shownFields, field);

/** The column `reviews` in PostgreSQL holds no larger number. */
const maxReviews = 2 ** 31 - 1;

/**
 * One row of the table `database-yoga`, as it arrives from a scraper's export or a hosted backend. Tolerant at the
 * door: a missing column, a masked value (`*****`), `N/A`, an unreadable number and nested JSON are all null, and an endless
 * cell is cut; never throws on a cell.
 *
 * A column that is shown and searched as plain text is declared here alone, by `shownText`; import, export, page and search
 * follow. The table gets it by a migration.
 */
export const studioRow = z.object({
  name: text,
  address: text,
  description: text,
  categories: text,
  workday_timing: text,
  is_temporarily_closed: text,
  review_keywords: text,
  rating: z.unknown().optional().transform(readRating),
  reviews: z.unknown().optional().transform(readCount),
  phone: text,
  website: text,
  main_category: shownText({ label: categoryLabel }),
  link: text,
  featured_image: text,
  place_id: text,
  /** Where it lies, as `writePosition` writes it. */
  position: text,
  /** Nine digits of the Central Coordinating Register for Legal Entities, or of one of its sub-units. */
  organisation_number: text,
  /** The municipality's name, which an address service has told; a postal place may lie in another one. */
  municipality: text,
  /** A web address where the studio says which classes it gives when. */
  timetable: text,
  /** Why no page shows the row; null where pages do. */
  hidden: text,
  /** Where each field comes from, as `writeProvenance` writes it. */
  provenance: text,
});

export type StudioRow = z.infer<typeof studioRow>;

export function readRows(rows: Iterable<unknown>): Incremental<StudioRow[]> {
  return mapIncrementally(rows, (row) => studioRow.parse(row));
}

/** The columns of the table, in the order of the specification; after `place_id` come those of our own. */
export const studioColumns = studioRow.keyof().options;

/** The columns that a studio's page shows as they are, in this order. */
export const shownColumns = studioColumns.flatMap((column) => {
  const field = shownFields.get(studioRow.shape[column]);
  return field ? [{ column, ...field }] : [];
});

/** Names that a column has in files of other makers, whatever the maker. */
export function importNamesOf(column: keyof StudioRow): readonly string[] {
  return shownFields.get(studioRow.shape[column])?.importNames ?? [];
}

/** Cut before it is cleaned, which takes time and can make it longer, and after. */
function readText(value: unknown): string | null {
  const text = cleanText(typeof value === 'string' ? cutText(value, maxCellCharacters) : value);
  return text === null ? null : cutText(text, maxCellCharacters).trimEnd();
}

/** Up to five stars, `4.8` or `4,8`; scrapers write 0 where nobody has voted. */
function readRating(value: unknown): number | null {
  const rating = Number((readText(value) ?? '').replace(',', '.'));
  return rating > 0 && rating <= 5 ? rating : null;
}

/** A whole number, also with its thousands set apart (`1 234`, `1,234`, `1.234`) or in brackets (`(12)`). */
function readCount(value: unknown): number | null {
  const match = /^\(?(\d+|\d{1,3}(?:[ .,]\d{3})+)(?:\.0)?\)?$/.exec(readText(value) ?? '');
  const count = Number(match?.[1]?.replace(/\D/g, '') ?? Number.NaN);
  return count <= maxReviews ? count : null;
}

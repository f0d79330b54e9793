import { z } from 'zod';
import { cleanText, cutText, mostCellCharacters } from './clean-text.ts';
import { eachOf, type Steps } from './steps.ts';

const text = z.unknown().optional().transform(readText);

/** The column `reviews` in PostgreSQL holds no larger number. */
const mostReviews = 2 ** 31 - 1;

/**
 * One row of the table `database-yoga`, as it arrives from a scraper's export or a hosted backend. Tolerant at the
 * door: a missing column, a masked value (`*****`), `N/A`, an unreadable number and nested JSON are all null, and an endless
 * cell is cut; never throws on a cell.
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
  main_category: text,
  link: text,
  featured_image: text,
  place_id: text,
});

export type StudioRow = z.infer<typeof studioRow>;

export function readRows(rows: Iterable<unknown>): Steps<StudioRow[]> {
  return eachOf(rows, (row) => studioRow.parse(row));
}

/** The columns of the table, in the order of the specification. */
export const studioColumns = studioRow.keyof().options;

/** Cut before it is cleaned, which takes time and can make it longer, and after. */
function readText(value: unknown): string | null {
  const text = cleanText(typeof value === 'string' ? cutText(value, mostCellCharacters) : value);
  return text === null ? null : cutText(text, mostCellCharacters).trimEnd();
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
  return count <= mostReviews ? count : null;
}

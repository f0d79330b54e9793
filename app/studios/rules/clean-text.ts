import { z } from 'zod';

/** Longer than any cell that says something, in UTF-16 units. */
export const maxCellCharacters = 20_000;

/** What scrapers write where they know nothing; `*****` is a value that the scraper's free tier masks. */
const missing = /^(?:\*+|n\/a|null|none|undefined|nan|-+)$/i;

/** Most cells: western letters and single spaces. Nothing to clean, which halves the time that a large table takes. */
const clean = /^[!-~À-ž–«»]+(?: [!-~À-ž–«»]+)*$/;

/**
 * The text of one cell as it may be shown: well-formed, composed letters (NFC), no control characters but line breaks
 * and tabs, plain spaces, trimmed. Null where the cell says nothing, and for JSON nested deeper than any table has it.
 * Never throws.
 */
export function cleanText(value: unknown): string | null {
  const text = tidy(textOf(value));
  return text === '' || missing.test(text) ? null : text;
}

function tidy(text: string): string {
  // An endless text could end the stack of the expression.
  if (text.length <= maxCellCharacters && clean.test(text)) return text;
  return withFewMarks(withFewMarks(text.toWellFormed()).normalize('NFC'))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/**
 * Thirty marks on a letter, as many as the Stream-Safe Text Format allows (https://www.unicode.org/reports/tr15/): to put
 * more of them in order takes time by their square. Twice, since composing can also take letters apart.
 */
function withFewMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}

/** The text cut to a length in UTF-16 units, never within a letter of two. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const plainRecord = z.record(z.string(), z.union([plain, z.array(plain)]));
/** As a hosted table may hold opening hours and lists. A recursive walk through deeper JSON could end the stack. */
const flatJson = z.union([plainRecord, z.array(z.union([plain, plainRecord]))]);

/** Cells arrive as text, but a hosted table may hold numbers, booleans, lists or JSON instead. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  const json = flatJson.safeParse(value);
  return json.success ? JSON.stringify(json.data) : '';
}

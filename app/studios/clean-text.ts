/** What scrapers write where they know nothing; `*****` is a value that the scraper's free tier masks. */
const missing = /^(?:\*+|n\/a|null|none|undefined|nan|-+)$/i;

/** Most cells: western letters and single spaces. Nothing to clean, which halves the time that a large table takes. */
const clean = /^[!-~À-ž–«»]+(?: [!-~À-ž–«»]+)*$/;

/**
 * The text of one cell as it may be shown: composed letters (NFC), no control characters but line breaks and tabs,
 * plain spaces, trimmed. Null where the cell says nothing.
 */
export function cleanText(value: unknown): string | null {
  const text = tidy(textOf(value));
  return text === '' || missing.test(text) ? null : text;
}

function tidy(text: string): string {
  if (clean.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Cells arrive as text, but a hosted table may hold numbers, booleans, lists or JSON instead. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  return JSON.stringify(value) ?? '';
}

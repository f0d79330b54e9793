import { cleanText } from '../../rules/clean-text.ts';
import { isRecord } from './raw-record.ts';

/** A list of words as the table keeps it, comma-separated: from a list, a list of objects, or either written as text. */
export function readWords(value: unknown): string | null {
  const list = Array.isArray(value) ? value : parseWritten(value);
  if (!Array.isArray(list)) return cleanText(value);
  return cleanText(
    list
      .map(wordOf)
      .filter((word) => word !== '')
      .join(', '),
  );
}

/** Opening hours as the table keeps them: text as it stands; nested days as one JSON object by day. */
export function readHours(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return cleanText(value);
  const pairs: ([string, unknown] | null)[] = Array.isArray(value) ? value.map(dayOf) : Object.entries(value);
  if (pairs.length === 0) return null;
  const whole = pairs.filter((pair) => pair !== null);
  const hours: object = whole.length === pairs.length ? Object.fromEntries(whole) : value;
  // A list of plain lines stays one: as text it would be joined by commas.
  return cleanText(isLines(hours) ? JSON.stringify(hours) : hours);
}

/** TRUE, FALSE or null, from a truth value or from what a source calls the state of a business. */
export function readClosed(value: unknown): string | null {
  const text = cleanText(value);
  if (text === null) return null;
  return /^(?:true|1|ja|yes)$|temporar|midlertidig/i.test(text) ? 'TRUE' : 'FALSE';
}

/** The first picture of a list, or the one there is. */
export function readFirst(value: unknown): string | null {
  return cleanText(Array.isArray(value) ? value[0] : value);
}

/** JSON in a cell of text, or what Python prints for a list or a dict; undefined for any other text. */
function parseWritten(value: unknown): object | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!/^[[{]/.test(text)) return undefined;
  for (const attempt of [text, text.replaceAll("'", '"')]) {
    try {
      const parsed: unknown = JSON.parse(attempt);
      if (typeof parsed === 'object' && parsed !== null) return parsed;
    } catch {
      // The next attempt, or plain text that begins with a bracket.
    }
  }
  return undefined;
}

function isLines(value: object): boolean {
  return Array.isArray(value) && value.every((line) => typeof line === 'string');
}

function wordOf(item: unknown): string {
  if (typeof item === 'string') return item.trim();
  if (!isRecord(item)) return '';
  const word = item.keyword ?? item.title ?? item.name;
  return typeof word === 'string' ? word.trim() : '';
}

/** {day, hours} or {day, times}; some exports leave a comma behind the day. */
function dayOf(item: unknown): [string, unknown] | null {
  if (!isRecord(item) || typeof item.day !== 'string') return null;
  return [item.day.trim().replace(/,$/, ''), item.hours ?? item.times ?? ''];
}

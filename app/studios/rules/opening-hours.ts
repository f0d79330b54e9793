import { readSpans, type Span, writeSpans } from './time-spans.ts';
import { daySelector, daysOf, isOpenStreetMap, publicHoliday, weekdays } from './weekdays.ts';

/** `spans` is null where a day is not mentioned, empty where the studio is closed. */
export type DayHours = { day: (typeof weekdays)[number]; text: string; spans: readonly Span[] | null };

/** `holidays` are the hours of public holidays, where they are told. 'Usual' is a day without a name, never to be spread over the week; 'raw' is shown as it stands. */
export type OpeningHours =
  | { kind: 'unknown' }
  | { kind: 'usual'; text: string }
  | { kind: 'weekly'; days: readonly DayHours[]; holidays?: readonly Span[] }
  | { kind: 'raw'; text: string };

/** The hours of one day cell each, and whether the days left out are closed (OpenStreetMap) or just not told. */
type Week = { entries: readonly Entry[]; othersClosed: boolean };
type Entry = readonly [days: readonly number[], hours: string];

/**
 * Opening hours in every shape that exports write them. Promises to show all or nothing: a table only when every day in
 * the text could be read, else the text itself.
 */
export function readOpeningHours(value: string | null): OpeningHours {
  const raw = withoutQuotes(value?.trim() ?? '');
  const text = tidy(raw);
  if (/^(?:|\*+|n\/a|null|none|\{\}|\[\])$/i.test(text)) return { kind: 'unknown' };
  const week = readWeek(text === '24/7' ? 'Mo-Su 24/7' : text);
  if (week !== null) return tabulate(week) ?? { kind: 'raw', text: raw };
  const spans = readSpans(text);
  return spans === null ? { kind: 'raw', text: raw } : { kind: 'usual', text: writeSpans(spans) };
}

/** OpenStreetMap puts what is no hours in quotes: `"etter avtale"`. */
function withoutQuotes(text: string): string {
  return /^"([^"]+)"$/.exec(text)?.[1]?.trim() ?? text;
}

/** One kind of space, one kind of dash, no word between two times. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u200b\u2060\ufeff]+/g, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(\d|[ap]\.?m\.?) ?(?:to|til) ?(?=\d)/gi, '$1-')
    .replace(/\bkl\.? ?(?=\d)/gi, '')
    .trim();
}

function readWeek(text: string): Week | null {
  const json = readJson(text);
  if (json !== undefined) {
    const entries = Array.isArray(json) ? json.flatMap(entriesOfItem) : entriesOfItem(json);
    return { entries, othersClosed: false };
  }
  return splitAtDays(text);
}

/** JSON, or what Python prints for a dict, which is what scrapers put in their CSV files. */
function readJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  for (const attempt of [text, text.replaceAll("'", '"')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or not JSON at all.
    }
  }
  return undefined;
}

/** Stands for a part that names no day: makes the whole cell unreadable rather than losing the part. */
const unreadable: Entry = [[], '?'];

/** One item: 'Monday: 9-17', {day, hours}, {day, times: []}, {Monday: '9-17'} or {Monday: ['9-12', '13-17']}. */
function entriesOfItem(item: unknown): Entry[] {
  if (typeof item === 'string') return [...(splitAtDays(tidy(item))?.entries ?? [unreadable])];
  if (typeof item !== 'object' || item === null) return [unreadable];
  const fields = new Map<string, unknown>(Object.entries(item));
  const day = fields.get('day');
  const pairs = day === undefined ? [...fields] : [[day, fields.get('hours') ?? fields.get('times')] as const];
  return pairs.map(([name, hours]) => {
    const days = typeof name === 'string' ? daysOf(name) : null;
    const text = isTextList(hours) ? hours.join(', ') : (hours ?? '');
    return days === null || typeof text !== 'string' ? unreadable : [days, tidy(text)];
  });
}

/** Nothing nested: `join` would follow it down until the stack ends. */
function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/** 'Monday: 9 AM-5 PM | Tuesday: Closed', 'Mo-Fr 07:00-21:00; Sa 09:00-16:00' and their kin. Null: no days in it. */
function splitAtDays(text: string): Week | null {
  const selectors = [...text.matchAll(daySelector)];
  if (selectors.length === 0) return null;
  const before = text.slice(0, selectors[0]?.index).trim();
  const entries = selectors.map(([selector], index): Entry => {
    const start = (selectors[index]?.index ?? 0) + selector.length;
    const hours = text.slice(start, selectors[index + 1]?.index);
    const days = daysOf(selector);
    return days === null ? unreadable : [days, withoutEnd(hours)];
  });
  const othersClosed = selectors.every(([selector]) => isOpenStreetMap(selector));
  return { entries: before === '' ? entries : [unreadable, ...entries], othersClosed };
}

/** Without the separators at its end. In one step for each: an expression with `+$` would begin anew at every separator. */
function withoutEnd(hours: string): string {
  let end = hours.length;
  while (end > 0 && ' |;,.'.includes(hours.charAt(end - 1))) end -= 1;
  return hours.slice(0, end).trim();
}

function tabulate({ entries, othersClosed }: Week): OpeningHours | null {
  const spansOfDay = new Map<number, readonly Span[]>();
  for (const [days, hours] of entries) {
    if (hours === '') continue;
    const spans = readSpans(hours);
    if (spans === null) return null;
    for (const day of days) spansOfDay.set(day, spans);
  }
  const holidays = spansOfDay.get(publicHoliday);
  spansOfDay.delete(publicHoliday);
  if (spansOfDay.size === 0) return { kind: 'unknown' };
  const days = weekdays.map((day, index) => {
    const spans = spansOfDay.get(index) ?? (othersClosed ? [] : null);
    return { day, spans, text: spans === null ? 'Ikke oppgitt' : writeSpans(spans) };
  });
  return { kind: 'weekly', days, ...(holidays && { holidays }) };
}

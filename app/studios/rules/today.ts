import type { ClockTime } from './oslo-time.ts';
import type { Studio } from './studio.ts';
import type { Span } from './time-spans.ts';
import { weekdays } from './weekdays.ts';

const dayMinutes = 24 * 60;

/**
 * Today's hours in words that stay true until midnight, since a page is kept until then: `I dag 07–20`, `Stengt i dag,
 * åpner torsdag kl. 17`. Null where the hours by weekday are not known.
 */
export function todayInWords(
  { openingHours, temporarilyClosed }: Pick<Studio, 'openingHours' | 'temporarilyClosed'>,
  { weekday, isHoliday }: Pick<ClockTime, 'weekday' | 'isHoliday'>,
): string | null {
  if (openingHours.kind !== 'weekly' || temporarilyClosed) return null;
  const spansOf = (day: number) => openingHours.days[day % 7]?.spans ?? null;
  const onHoliday = isHoliday ? openingHours.holidays : undefined;
  if (onHoliday?.length === 0) return 'Stengt i dag (helligdag)';
  const today = onHoliday ?? spansOf(weekday);
  if (today === null) return null;
  if (today.length > 0) return `I dag ${today.map(hours).join(' og ')}`;
  const next = [1, 2, 3, 4, 5, 6].find(
    (days) => spansOf(weekday + days) !== null && spansOf(weekday + days)?.length !== 0,
  );
  const opens = next === undefined ? undefined : spansOf(weekday + next)?.[0]?.opensMinute;
  if (next === undefined || opens === undefined) return 'Stengt i dag';
  const day = next === 1 ? 'i morgen' : (weekdays[(weekday + next) % 7] ?? '').toLocaleLowerCase('nb');
  return `Stengt i dag, åpner ${day} kl. ${shortClock(opens)}`;
}

/** Whether nobody is there all day, as far as its hours tell. */
export function isClosedOn(
  { openingHours, temporarilyClosed }: Pick<Studio, 'openingHours' | 'temporarilyClosed'>,
  { weekday, isHoliday }: Pick<ClockTime, 'weekday' | 'isHoliday'>,
): boolean {
  if (openingHours.kind !== 'weekly' || temporarilyClosed) return temporarilyClosed;
  const spans = (isHoliday ? openingHours.holidays : undefined) ?? openingHours.days[weekday]?.spans;
  return spans?.length === 0;
}

/** The hours of a day of the week: `Torsdag 07–20`, `Stengt torsdag`. Null where they are not known. */
export function dayInWords({ openingHours }: Pick<Studio, 'openingHours'>, weekday: number): string | null {
  if (openingHours.kind !== 'weekly') return null;
  const day = openingHours.days[weekday];
  if (!day?.spans) return null;
  return day.spans.length > 0
    ? `${day.day} ${day.spans.map(hours).join(' og ')}`
    : `Stengt ${day.day.toLocaleLowerCase('nb')}`;
}

/**
 * What is true at this minute: `Åpent til 20`, `Åpner kl. 17`, `Åpner torsdag kl. 17`, `Stengt`. `holidays` are the hours
 * of public holidays, where they are told.
 */
export function nowInWords(
  week: readonly (readonly Span[] | null)[],
  { weekday, minute, isHoliday }: ClockTime,
  holidays?: readonly Span[] | null,
): string {
  const spansOf = (day: number) => (isHoliday && day === weekday && holidays) || (week[(day + 7) % 7] ?? []);
  const today = spansOf(weekday).find((span) => span.opensMinute <= minute && minute < span.closesMinute);
  const yesterday = spansOf(weekday - 1).find((span) => minute + dayMinutes < span.closesMinute);
  const open = today?.closesMinute ?? yesterday?.closesMinute;
  if (today && today.closesMinute - today.opensMinute === dayMinutes) return 'Åpent hele døgnet';
  if (open !== undefined) return `Åpent til ${shortClock(open)}`;
  const later = spansOf(weekday).find((span) => span.opensMinute > minute);
  if (later) return `Åpner kl. ${shortClock(later.opensMinute)}`;
  const next = [1, 2, 3, 4, 5, 6, 7].find((days) => spansOf(weekday + days).length > 0);
  const first = next === undefined ? undefined : spansOf(weekday + next)[0];
  if (next === undefined || first === undefined) return 'Stengt';
  const day = next === 1 ? 'i morgen' : (weekdays[(weekday + next) % 7] ?? '').toLocaleLowerCase('nb');
  return `Åpner ${day} kl. ${shortClock(first.opensMinute)}`;
}

/** Whether a studio is open at all within a part of a day. */
export function isOpenWithin(
  { openingHours, temporarilyClosed }: Pick<Studio, 'openingHours' | 'temporarilyClosed'>,
  weekday: number,
  from: number,
  to: number,
): boolean {
  if (openingHours.kind !== 'weekly' || temporarilyClosed) return false;
  const spans = openingHours.days[weekday]?.spans ?? [];
  return spans.some(({ opensMinute, closesMinute }) => opensMinute < to && closesMinute > from);
}

function hours({ opensMinute, closesMinute }: Span): string {
  if (closesMinute - opensMinute === dayMinutes) return 'hele døgnet';
  return `${shortClock(opensMinute)}–${shortClock(closesMinute)}`;
}

/** `07`, `17:30`; past midnight begins anew. */
function shortClock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return minute === 0
    ? String(hour).padStart(2, '0')
    : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

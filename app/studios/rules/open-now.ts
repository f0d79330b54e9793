import type { ClockTime } from './oslo-time.ts';
import type { Studio } from './studio.ts';
import type { Span } from './time-spans.ts';

const dayMinutes = 24 * 60;

type Hours = Pick<Studio, 'openingHours' | 'temporarilyClosed'>;

/** Whether a studio tells its hours by weekday: only then is anything known about now. */
export function knowsWeek({ openingHours }: Pick<Studio, 'openingHours'>): boolean {
  return openingHours.kind === 'weekly';
}

/**
 * The minute of the day at which a studio that is open now closes, above 1440 when that is after midnight. Null where
 * it is closed or where its hours by weekday are not known. Hours that began yesterday evening still count.
 */
export function closesAtMinute({ openingHours, temporarilyClosed }: Hours, { weekday, minute, isHoliday }: ClockTime) {
  if (openingHours.kind !== 'weekly' || temporarilyClosed) return null;
  const { days, holidays } = openingHours;
  const yesterday = openSpan(days.at(weekday - 1)?.spans, minute + dayMinutes);
  const span = openSpan((isHoliday && holidays) || days[weekday]?.spans, minute);
  if (span) return span.closesMinute;
  return yesterday ? yesterday.closesMinute - dayMinutes : null;
}

export function isOpen(studio: Hours, clock: ClockTime): boolean {
  return closesAtMinute(studio, clock) !== null;
}

function openSpan(spans: readonly Span[] | null | undefined, minute: number): Span | undefined {
  return spans?.find(({ opensMinute, closesMinute }) => opensMinute <= minute && minute < closesMinute);
}

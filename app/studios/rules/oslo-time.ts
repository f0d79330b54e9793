import { isPublicHoliday } from './public-holidays.ts';

/** A moment on Norwegian clocks: what opening hours are told in. */
export interface ClockTime {
  /** Given on the public holidays of Norway alone. */
  readonly isHoliday?: true;
  /** 0 is Monday. */
  readonly weekday: number;
  /** Minutes after midnight by the clock on the wall; summer time is the clock's affair. */
  readonly minute: number;
}

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dateFormat = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long' });

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function osloClock(time: Date): ClockTime {
  const parts = new Map(clockFormat.formatToParts(time).map(({ type, value }) => [type, value]));
  const day = { year: Number(parts.get('year')), month: Number(parts.get('month')), day: Number(parts.get('day')) };
  return {
    ...(isPublicHoliday(day) && { isHoliday: true }),
    weekday: weekdayNames.indexOf(parts.get('weekday') ?? ''),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** `21. november 2026` */
export function osloDate(time: Date): string {
  return dateFormat.format(time);
}

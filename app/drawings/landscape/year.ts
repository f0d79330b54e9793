import type { HourId } from './hours.ts';
import type { SeasonId } from './seasons.ts';

/** What a day of the year looks like outside. */
export interface DayOfYear {
  readonly season: SeasonId;
  /** The light of that time of the year; without one, whatever light a place is drawn in. */
  readonly hour?: HourId;
}

/** The first day of each stretch, `MM-DD`, as the year is in the south of Norway; what is before the first is as the last. */
const stretches: readonly (DayOfYear & { readonly from: string })[] = [
  // The sun is low all day.
  { from: '01-15', season: 'winter', hour: 'winter' },
  { from: '03-20', season: 'spring' },
  { from: '06-01', season: 'summer' },
  // Around midsummer it hardly sets.
  { from: '06-14', season: 'summer', hour: 'evening' },
  { from: '07-08', season: 'summer' },
  { from: '09-10', season: 'autumn' },
  { from: '11-15', season: 'winter', hour: 'winter' },
  // Midwinter: the blue hour, and in the north polar night.
  { from: '12-01', season: 'winter', hour: 'blue' },
];

/** The lights of a year. */
export const lightsOfYear: readonly HourId[] = stretches.flatMap(({ hour }) => hour ?? []);

/** `2026-11-23` */
const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

/** What it is like outside in Norway on the day of a moment. */
export function dayOfYear(moment: Date): DayOfYear {
  const day = isoDate.format(moment).slice('YYYY-'.length);
  const { season, hour } = stretches.findLast(({ from }) => from <= day) ?? stretches.at(-1) ?? { season: 'winter' };
  return { season, ...(hour && { hour }) };
}

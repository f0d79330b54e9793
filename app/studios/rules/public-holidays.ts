/** A day of the calendar; `month` 1 is January. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** `month-day` of those that never move: https://lovdata.no/dokument/NL/lov/1995-02-24-12 and 1947-04-26-1. */
const fixedDays = ['1-1', '5-1', '5-17', '12-25', '12-26'];

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter, Ascension Day, Whitsun. */
const daysFromEaster = [-3, -2, 0, 1, 39, 49, 50];

/** Whether shops and most else are closed in Norway, other Sundays apart. */
export function isPublicHoliday({ year, month, day }: CalendarDay): boolean {
  if (fixedDays.includes(`${month}-${day}`)) return true;
  const days = (Date.UTC(year, month - 1, day) - easterSunday(year)) / 86_400_000;
  return daysFromEaster.includes(days);
}

/** By the anonymous Gregorian computus, as milliseconds in UTC: https://en.wikipedia.org/wiki/Date_of_Easter */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - correction + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

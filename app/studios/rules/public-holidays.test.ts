import { expect, it } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';

it.each([
  ['2025', '1-1 4-17 4-18 4-20 4-21 5-1 5-17 5-29 6-8 6-9 12-25 12-26'],
  ['2026', '1-1 4-2 4-3 4-5 4-6 5-1 5-14 5-17 5-24 5-25 12-25 12-26'],
  ['2027', '1-1 3-25 3-26 3-28 3-29 5-1 5-6 5-16 5-17 12-25 12-26'],
])('the public holidays of %s', (year, wanted) => {
  const found = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(Number(year), 0, 1 + index)))
    .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }))
    .filter(isPublicHoliday);
  expect(found.map(({ month, day }) => `${month}-${day}`).join(' ')).toBe(wanted);
});

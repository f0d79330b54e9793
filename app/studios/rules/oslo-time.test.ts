import { expect, test } from 'vitest';
import { osloClock, osloDate } from './oslo-time.ts';

test('the days of a week are counted from Monday', () => {
  const noons = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day, 11)));
  expect(noons.map((noon) => osloClock(noon))).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, minute: 12 * 60 })),
  );
});

test('a date is the one in Norway, in words', () => {
  expect(osloDate(new Date('2026-11-21T23:30:00Z'))).toBe('22. november 2026');
});

import { expect, test } from 'vitest';
import { daysBefore } from './weeks.ts';

const at = (day: number, hour: number) => ({ atMs: new Date(2026, 10, day, hour).getTime() });

test('a day counts once, and today not yet', () => {
  const now = at(27, 20).atMs;
  expect(daysBefore([], now)).toBe(0);
  expect(daysBefore([at(3, 7), at(3, 22), at(9, 6), at(27, 0)], now)).toBe(2);
});

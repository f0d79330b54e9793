import { expect, test } from 'vitest';
import { quieterPercent } from './quieter.ts';

test('the voice of the night sinks, and never rises again', () => {
  const heard = Array.from({ length: 101 }, (_, index) => quieterPercent(70, index / 100));
  expect(heard.filter((percent, index) => index > 0 && percent > (heard[index - 1] ?? 0))).toEqual([]);
  expect([heard[0], heard[50], heard[100]]).toEqual([70, 70, 25]);
});

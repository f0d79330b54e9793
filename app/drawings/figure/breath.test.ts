import { expect, test } from 'vitest';
import { blinks } from './breath.ts';
import { stations } from './stations.ts';

const seconds = Array.from({ length: 60 }, (_, second) => second);

test('open eyes blink some times a minute, never twice in a row, and not on the way', () => {
  const shut = seconds.filter((second) => blinks(stations.tadasana, second + 0.4));
  expect(shut.length).toBeGreaterThan(6);
  expect(shut.filter((second) => shut.includes(second + 1))).toEqual([]);
  expect(blinks(stations.tadasana, -1)).toBe(false);
});

test('closed eyes do not blink', () => {
  expect(seconds.filter((second) => blinks(stations.savasana, second))).toEqual([]);
});

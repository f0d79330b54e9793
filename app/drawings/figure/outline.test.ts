import { expect, test } from 'vitest';
import { boneOutline, clockwise } from './outline.ts';
import type { Point } from './skeleton.ts';

const square: Point[] = [
  [0, 10],
  [10, 10],
  [10, 20],
  [0, 20],
];

test('pieces of one path run the same way round, so that they never cut holes into each other', () => {
  expect(clockwise(square)).toEqual(clockwise(square.toReversed()));
});

test('a hem is flat, an end is round', () => {
  const stations = [
    [0, 4, 4],
    [1, 4, 4],
  ] as const;
  const farthest = (ending: 'round' | 'hem'): number =>
    Math.max(...boneOutline([0, 50], [20, 50], stations, ending).map(([x]) => x));
  expect(farthest('hem')).toBeCloseTo(20, 6);
  expect(farthest('round')).toBeCloseTo(24, 6);
});

import { expect, test } from 'vitest';
import { boneOutline, clockwise, groundY, smoothClosed } from './outline.ts';
import type { Point } from './skeleton.ts';

const square: Point[] = [
  [0, 10],
  [10, 10],
  [10, 20],
  [0, 20],
];

test('a closed path ends where it began, however much was rounded', () => {
  const jagged = Array.from({ length: 40 }, (_, index): Point => [
    100 + Math.cos(index / 6.3) * (30.033 + (index % 3)),
    90 + Math.sin(index / 6.3) * (30.077 + (index % 5)),
  ]);
  const steps = (smoothClosed(jagged).split('c')[1] ?? '').match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const ends = steps.map(Number).filter((_, index) => index % 6 >= 4);
  const sum = (parity: number): number =>
    ends.filter((_, index) => index % 2 === parity).reduce((total, step) => total + step, 0);
  expect(sum(0)).toBeCloseTo(0, 6);
  expect(sum(1)).toBeCloseTo(0, 6);
});

test('what would sink into the floor lies on it', () => {
  const sunk = smoothClosed([
    [0, -5],
    [10, -5],
    [5, 10],
  ]);
  expect(sunk.startsWith(`M0 ${groundY}c`)).toBe(true);
});

test('numbers are short but keep their value', () => {
  expect(smoothClosed(square.map(([x, h]): Point => [x * 1.05, h]))).toContain('10.5');
});

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

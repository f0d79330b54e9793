import { expect, test } from 'vitest';
import { along, distance } from './kinematics.ts';
import { boneOutline, clockwise, limbOutlines } from './outline.ts';
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

test('a limb is one outline that keeps its width over the joint, until its bones overlap', () => {
  const stations = [
    [0, 4, 4],
    [0.5, 4, 4],
    [1, 4, 4],
  ] as const;
  const bentBy = (degrees: number): Point[][] =>
    limbOutlines([[0, 50], [30, 50], along([30, 50], degrees, 30)], stations, stations);
  const nearest = (outline: readonly Point[]): number => Math.min(...outline.map((point) => distance(point, [30, 50])));
  const whole = [-100, -60, -20, 0, 20, 60, 100];
  expect(whole.filter((degrees) => bentBy(degrees).length !== 1)).toEqual([]);
  expect(whole.filter((degrees) => !(nearest(bentBy(degrees)[0] ?? []) > 3.9))).toEqual([]);
  expect(bentBy(150)).toHaveLength(2);
});

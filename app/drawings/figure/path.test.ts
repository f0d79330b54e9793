import { expect, test } from 'vitest';
import { closedPath, discPath, groundY, openPath } from './path.ts';
import { pathPoints } from './path-points.ts';
import type { Point } from './skeleton.ts';

test('a closed path ends where it began, however much was rounded', () => {
  const jagged = Array.from({ length: 40 }, (_, index): Point => {
    const [x, h] = [30.033 + (index % 3), 30.077 + (index % 5)];
    return [100 + Math.cos(index / 6.3) * x, 90 + Math.sin(index / 6.3) * h];
  });
  const points = pathPoints(closedPath(jagged));
  const [start, end] = [points.at(0), points.at(-1)];
  expect(points.length).toBeGreaterThan(40);
  expect(end?.[0]).toBeCloseTo(start?.[0] ?? Number.NaN, 6);
  expect(end?.[1]).toBeCloseTo(start?.[1] ?? Number.NaN, 6);
});

test('a path passes through its points', () => {
  const points: Point[] = [
    [10.5, 20],
    [30, 40.2],
    [50.1, 20],
    [70, 60],
  ];
  const passed = pathPoints(openPath(points)).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  for (const [x, h] of points) expect(passed).toContain(`${x.toFixed(1)} ${(groundY - h).toFixed(1)}`);
});

test('what would sink into the floor lies on it', () => {
  const sunk = pathPoints(
    closedPath([
      [0, -5],
      [10, -5],
      [5, 10],
    ]),
  );
  expect(Math.max(...sunk.map(([, y]) => y))).toBe(groundY);
});

test('a disc is as wide as twice its radius', () => {
  expect(discPath({ centre: [20, 96], radius: 4.5 })).toBe('M15.5 100a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1-9 0z');
});

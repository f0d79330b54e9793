import { describe, expect, it } from 'vitest';
import { clipRing, type Point, ringArea, ringPath, simplifyRing } from './rings.ts';

const square: readonly Point[] = [
  [-100, -100],
  [100, -100],
  [100, 100],
  [-100, 100],
];

describe('clipRing', () => {
  it('keeps what lies on the sheet, with a margin of eight units', () => {
    expect(ringArea(clipRing(square, { width: 50, height: 40 }))).toBe(66 * 56);
  });

  it('leaves nothing of a ring beside the sheet, and all of one on it', () => {
    const far = square.map(([x, y]): Point => [x + 500, y]);
    expect(clipRing(far, { width: 50, height: 40 })).toEqual([]);
    expect(clipRing(square.slice(0, 3), { width: 900, height: 900 }).length).toBeGreaterThan(2);
  });
});

describe('simplifyRing', () => {
  it('drops corners that hardly bend, and keeps those that do', () => {
    const wavy: readonly Point[] = [...square.slice(0, 2), [101, 0], ...square.slice(2), [-60, 0]];
    expect(simplifyRing(wavy, 200)).toEqual([...square, [-60, 0]]);
  });

  it('never leaves less than a triangle', () => {
    expect(simplifyRing(square, 1e9)).toHaveLength(3);
  });
});

it('writes whole units, each point from the one before', () => {
  const ring: readonly Point[] = [
    [1.4, 2],
    [11.4, 2],
    [11.4, 7.6],
    [-3, -4],
  ];
  expect(ringPath(ring)).toBe('M1 2l10 0 0 6-14-12z');
});

import { describe, expect, it } from 'vitest';
import { landOf } from './coastline.ts';
import { isWithin, type Line, type Point } from './lines.ts';

const sheet = { width: 100, height: 80 };
const square = (x: number, y: number, half: number): Line => [
  [x - half, y - half],
  [x - half, y + half],
  [x + half, y + half],
  [x + half, y - half],
  [x - half, y - half],
];
/** What stands on a point of the sheet. */
function kindAt(lines: readonly Line[], point: Point): 'land' | 'sea' {
  const { land, water } = landOf(lines, sheet);
  const isLand = land === null || land.some((ring) => isWithin(ring, point));
  return isLand && !water.some((ring) => isWithin(ring, point)) ? 'land' : 'sea';
}

describe('land from a coast', () => {
  const south: Line = [
    [50, -10],
    [55, 40],
    [50, 90],
  ];

  it('has land on the left of a line and water on its right', () => {
    expect([kindAt([south], [80, 40]), kindAt([south], [20, 40])]).toEqual(['land', 'sea']);
    const north = south.toReversed();
    expect([kindAt([north], [80, 40]), kindAt([north], [20, 40])]).toEqual(['sea', 'land']);
  });

  it('joins ways that meet end to end, in whatever order they come', () => {
    const parts = [south.slice(1), south.slice(0, 2)];
    expect(landOf(parts, sheet)).toEqual(landOf([south], sheet));
  });

  it('is a fjord between two coasts', () => {
    const west: Line = [
      [30, 90],
      [30, -10],
    ];
    const east: Line = [
      [60, -10],
      [60, 90],
    ];
    expect([10, 45, 80].map((x) => kindAt([west, east], [x, 40]))).toEqual(['land', 'sea', 'land']);
  });

  it('is a headland that comes in and goes out on the same side', () => {
    const headland: Line = [
      [30, -5],
      [30, 50],
      [60, 50],
      [60, -5],
    ];
    expect([kindAt([headland], [45, 20]), kindAt([headland], [45, 70])]).toEqual(['land', 'sea']);
    const bay = headland.toReversed();
    expect([kindAt([bay], [45, 20]), kindAt([bay], [45, 70])]).toEqual(['sea', 'land']);
  });

  it('is an island where a ring runs anticlockwise, alone in the sea or before a coast', () => {
    const island = square(30, 40, 8);
    expect([kindAt([island], [30, 40]), kindAt([island], [80, 40])]).toEqual(['land', 'sea']);
    expect([kindAt([south, island], [30, 40]), kindAt([south, island], [10, 40])]).toEqual(['land', 'sea']);
  });

  it('is cut where an island leaves the sheet', () => {
    const island = square(100, 40, 20);
    expect([kindAt([island], [95, 40]), kindAt([island], [60, 40])]).toEqual(['land', 'sea']);
  });

  it('is land all over without a coast', () => {
    expect(landOf([], sheet)).toEqual({ land: null, water: [], shore: [] });
    expect(landOf([square(500, 500, 20)], sheet).land).toBe(null);
  });

  it('floods nothing where a line ends within the sheet: the coast is a line', () => {
    const broken = landOf([south.slice(0, 2)], sheet);
    expect(broken.land).toBe(null);
    expect(broken.shore).toHaveLength(1);
  });
});

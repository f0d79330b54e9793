import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAround, isOnTown, placeOnTown, readTownMap, townSheet } from './town-map.ts';
import { pinnedPosition, placePins } from './town-pins.ts';

const near = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the frame around studios', () => {
  it('has all that lie together on the sheet, at the same scale both ways', () => {
    const studios = [near(60.39, 5.32), near(60.395, 5.34), near(60.38, 5.33)];
    const frame = frameAround(studios);
    if (frame === null) throw new Error('no frame');
    expect(studios.filter((each) => !isOnTown(frame, each))).toEqual([]);
    const ratio = ((frame.east - frame.west) * Math.cos((60.39 * Math.PI) / 180)) / (frame.north - frame.south);
    expect(ratio).toBeCloseTo(townSheet.width / townSheet.height, 1);
  });

  it('leaves out the one that lies far from the others, and shows a neighbourhood around a single one', () => {
    const town = Array.from({ length: 8 }, (_, index) => near(60.39 + index / 1000, 5.32));
    const frame = frameAround([...town, near(60.6, 5.8)]);
    expect(frame && frame.north - frame.south).toBeLessThan(0.05);
    const alone = frameAround([near(60.39, 5.32)]);
    expect(alone && placeOnTown(alone, near(60.39, 5.32)).map(Math.round)).toEqual([360, 270]);
    expect(frameAround([])).toBe(null);
  });
});

describe('signs on a map', () => {
  const field = { x: 0, y: 0, ...townSheet };
  const spot = fc.record({ x: fc.integer({ min: 0, max: 720 }), y: fc.integer({ min: 0, max: 540 }) });

  it('touch no other, stay on the sheet, and leave no studio out', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 24 }), (spots) => {
        const pins = placePins(spots, field, 62);
        const close = pins.filter((a) => pins.some((b) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) < 62));
        const outside = pins.filter(({ x, y }) => x < 31 || y < 31 || x > 689 || y > 509);
        expect({ close, outside }).toEqual({ close: [], outside: [] });
        expect(pins.flatMap(({ items }) => items)).toHaveLength(spots.length);
      }),
    );
  });

  it('share one where there is no room: sixty in one house', () => {
    const pins = placePins(
      Array.from({ length: 60 }, () => ({ x: 360, y: 270 })),
      field,
      62,
    );
    expect(pins.length).toBeLessThan(60);
    expect(pins.flatMap(({ items }) => items)).toHaveLength(60);
  });

  it('mark a house or a street, never the middle of a postal area', () => {
    const at = { latitude: 60, longitude: 5, municipality: null };
    const known = (['house', 'street', 'place'] as const).map((level) =>
      pinnedPosition({ position: { ...at, level } }),
    );
    expect(known.map((each) => each !== null)).toEqual([true, true, false]);
    expect(pinnedPosition({ position: null })).toBe(null);
  });
});

it('a file that this site did not write is no map', () => {
  const frame = { south: 1, west: 1, north: 2, east: 2 };
  const map = {
    place: 'Bergen',
    date: '2026-11-22',
    frame,
    land: 'M0 0l1 1z',
    shore: '',
    water: '',
    parks: '',
    roads: '',
  };
  expect(readTownMap(JSON.stringify(map))).toEqual(map);
  expect(readTownMap(JSON.stringify({ ...map, land: '"><script>' }))).toBe(null);
  expect(readTownMap('{')).toBe(null);
});

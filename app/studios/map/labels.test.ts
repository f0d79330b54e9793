import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelOf, panels, placeOn } from '#app/drawings/map/panels.ts';
import { type Box, hitRadii, placeLabels } from './labels.ts';

const sheet = { width: 720, height: 900 };
const spots = fc.array(
  fc.record({
    name: fc.constantFrom('Bø', 'Oslo', 'Kristiansund'),
    x: fc.integer({ min: 20, max: 700 }),
    y: fc.integer({ min: 20, max: 880 }),
  }),
  { maxLength: 40 },
);

describe('placeLabels', () => {
  it('never lets a name cover another, a point that is not its own, or an edge', () => {
    fc.assert(
      fc.property(spots, (list) => {
        const boxes = placeLabels(list, sheet).map((label) => label?.box ?? null);
        boxes.forEach((box, index) => {
          if (!box) return;
          expect(box.left >= 0 && box.right <= sheet.width && box.top >= 0 && box.bottom <= sheet.height).toBe(true);
          expect(boxes.filter((other, at) => other && at !== index && overlap(box, other))).toEqual([]);
          expect(list.filter((spot, at) => at !== index && isInside(spot, box))).toEqual([]);
        });
      }),
    );
  });

  it('names every point where there is room', () => {
    const apart = [60, 260, 460].map((y) => ({ name: 'Lillestrøm', x: 300, y }));
    expect(placeLabels(apart, sheet).map((label) => label?.isApart)).toEqual([false, false, false]);
  });
});

it('hit areas never overlap', () => {
  fc.assert(
    fc.property(spots, (list) => {
      const radii = hitRadii(list, 44);
      list.forEach((a, index) => {
        list.slice(index + 1).forEach((b, at) => {
          const reach = (radii[index] ?? 0) + (radii[index + 1 + at] ?? 0);
          expect(reach).toBeLessThanOrEqual(Math.hypot(a.x - b.x, a.y - b.y) + 1e-9);
        });
      });
    }),
  );
});

describe('the sheets', () => {
  it.each([
    ['Oslo', 59.913, 10.752, 'ostlandet'],
    ['Lillehammer', 61.115, 10.466, 'ostlandet'],
    ['Bergen', 60.393, 5.324, 'vestlandet'],
    ['Sandnes', 58.852, 5.736, 'vestlandet'],
    ['Kristiansand', 58.146, 7.996, 'norge'],
    ['Kirkenes', 69.73, 30.05, 'norge'],
  ])('%s stands on one of them', (_, latitude, longitude, id) => {
    const panel = panelOf({ latitude, longitude });
    const [x, y] = placeOn(panel, { latitude, longitude });
    expect(panel.id).toBe(id);
    expect(x > 0 && x < panel.width && y > 0 && y < panel.height).toBe(true);
  });

  it('show the whole of Norway', () => {
    const corners = [
      { latitude: 71.19, longitude: 25.78 },
      { latitude: 57.98, longitude: 7.05 },
      { latitude: 61.07, longitude: 4.5 },
      { latitude: 70.38, longitude: 31.15 },
    ];
    const places = panels.slice(0, 1).flatMap((panel) => corners.map((corner) => placeOn(panel, corner)));
    expect(places).toHaveLength(4);
    for (const [x, y] of places) expect(x > 0 && x < 720 && y > 0 && y < 900, `${x}, ${y}`).toBe(true);
  });
});

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInside({ x, y }: { x: number; y: number }, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

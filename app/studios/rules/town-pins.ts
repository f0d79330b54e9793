import type { Position } from './distance.ts';
import type { StudioPosition } from './position.ts';

/** Where a studio may be marked on a map: its house, or its street. The middle of a postal area would be made up. */
export function pinnedPosition({ position }: { readonly position: StudioPosition | null }): Position | null {
  return position === null || position.level === 'place' ? null : position;
}

/** A sign on a map, for one studio or for several that have no room of their own. */
export interface Pin<Item> {
  readonly items: readonly [Item, ...Item[]];
  readonly x: number;
  readonly y: number;
  /** Where the first of them lies. */
  readonly at: { readonly x: number; readonly y: number };
  /** The sign stands away from there: a line joins them. */
  readonly isApart: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Field extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Rings around a spot, in widths of a sign, and how many places there are on each. */
const rings = [0, 1, 1.5, 2, 2.5, 3].map((radius) => ({ radius, places: Math.max(1, Math.round(radius * 8)) }));

/**
 * Gives each spot a sign that touches no other, as near to it as there is room; those that come first choose first. A spot
 * without room shares the nearest sign. `width` is what a sign takes, in units of the field.
 */
export function placePins<Item extends Spot>(spots: readonly Item[], field: Field, width: number): Pin<Item>[] {
  const pins: { items: [Item, ...Item[]]; x: number; y: number; at: Spot; isApart: boolean }[] = [];
  for (const spot of spots) {
    const isFree = ({ x, y }: Spot) =>
      x >= field.x + width / 2 &&
      y >= field.y + width / 2 &&
      x <= field.x + field.width - width / 2 &&
      y <= field.y + field.height - width / 2 &&
      pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) >= width);
    const free = rings
      .flatMap(({ radius, places }) =>
        Array.from({ length: places }, (_, at) => around(spot, radius * width, at / places)),
      )
      .find(isFree);
    if (free) {
      pins.push({
        items: [spot],
        ...free,
        at: { x: spot.x, y: spot.y },
        isApart: free.x !== spot.x || free.y !== spot.y,
      });
      continue;
    }
    const distanceTo = (pin: Spot) => Math.hypot(pin.x - spot.x, pin.y - spot.y);
    pins.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0]?.items.push(spot);
  }
  return pins;
}

/** From the right, clockwise. */
function around({ x, y }: Spot, radius: number, turn: number): Spot {
  if (radius === 0) return { x, y };
  const angle = turn * 2 * Math.PI;
  return { x: Math.round(x + Math.cos(angle) * radius), y: Math.round(y + Math.sin(angle) * radius) };
}

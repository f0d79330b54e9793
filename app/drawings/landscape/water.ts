import { of } from './paint.ts';
import { blob, box, dash, type Point } from './path.ts';
import { between } from './random.ts';
import type { Layer } from './scene.ts';

/** Water from the horizon to the lower edge, in the running colour of the hour. */
export function water(top: number): Layer {
  return (_, { width, height }) => [{ d: box(0, top, width, height - top), fill: 'water' }];
}

/** Ripples over a strip of water: short and close by the far shore, long and apart near the viewer. */
export function ripples(
  from: Point,
  to: Point,
  count: number,
  opacity = 0.5,
  paint: 'glint' | 'waterNear' = 'glint',
): Layer {
  return (random) => [
    {
      d: Array.from({ length: count }, () => {
        const closeness = random() ** 1.5;
        const y = from[1] + (to[1] - from[1]) * closeness;
        return dash(
          Math.round(between(random, from[0], to[0])),
          Math.round(y),
          stroke(between(random, 24, 60) + 130 * closeness * random()),
          closeness < 0.3 ? 1.5 : 2.5,
        );
      }).join(''),
      fill: paint,
      opacity,
    },
  ];
}

/** The light's road over the water: a column of strokes under the sun that widens towards the viewer. */
export function lightRoad(x: number, top: number, bottom: number, spread: number): Layer {
  return (random) => {
    const rows = Math.round((bottom - top) / 8);
    const row = (index: number) => {
      const share = index / rows;
      const reach = spread * (0.55 + 0.6 * share) * between(random, 0.45, 1.1);
      return dash(
        Math.round(x + between(random, -0.28, 0.28) * spread * (0.3 + share)),
        Math.round(top + 4 + (bottom - top) * share ** 1.25),
        stroke(reach),
        share < 0.4 ? 2 : 3.5,
      );
    };
    return [{ d: Array.from({ length: rows }, (_, index) => row(index)).join(''), fill: 'glint', opacity: 0.85 }];
  };
}

/** A tarn on the fell: a still lens of sky with the shore's shadow on its far side. */
export function tarn(x: number, y: number, length: number, nearness: number): Layer {
  const high = length * 0.075;
  return () => [
    {
      d: blob([
        [x - length / 2, y],
        [x - length * 0.2, y - high * 0.7],
        [x + length * 0.2, y - high],
        [x + length / 2, y - high * 0.1],
        [x + length * 0.2, y + high * 0.6],
        [x - length * 0.24, y + high],
      ]),
      fill: 'waterFar',
    },
    {
      d: dash(x + length * 0.06, y - high * 0.62, length * 0.6, high * 0.5),
      fill: of('rock', nearness, 0),
      opacity: 0.4,
    },
    {
      d: dash(x - length * 0.1, y + high * 0.3, length * 0.4, 2) + dash(x + length * 0.16, y + 2, length * 0.24, 2),
      fill: 'glint',
      opacity: 0.8,
    },
  ];
}

/** Rings that widen from a drop. */
export function rings(x: number, y: number, radius: number, count: number): Layer {
  return () =>
    Array.from({ length: count }, (_, index) => {
      const reach = Math.round((radius * (index + 1)) / count);
      const rise = Math.round(reach * 0.24);
      return {
        d: `M${x - reach} ${y}a${reach} ${rise} 0 1 0 ${2 * reach} 0a${reach} ${rise} 0 1 0 ${-2 * reach} 0`,
        stroke: 'glint',
        width: 3 - (1.6 * index) / count,
        opacity: Math.round(90 - (60 * index) / count) / 100,
      };
    });
}

/** Light from lamps in the water: short strokes under each lamp, at (x, y). */
export function lampRoads(spots: readonly Point[], reach: number): Layer {
  return (random) => [
    {
      d: spots
        .flatMap(([x, y]) =>
          Array.from({ length: 6 }, (_, row) =>
            dash(
              Math.round(x + between(random, -3, 3)),
              Math.round(y + (row + 0.4) * (reach / 6)),
              12 + 2 * Math.floor(random() * 4),
              1.5,
            ),
          ),
        )
        .join(''),
      fill: 'lamp',
      opacity: 0.55,
    },
  ];
}

/** Lengths in steps of twelve: repeated strokes pack to almost nothing. */
function stroke(length: number): number {
  return Math.max(12, Math.round(length / 12) * 12);
}

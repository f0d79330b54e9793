import { of } from './paint.ts';
import { box, lines, type Point, polygon } from './path.ts';
import type { Layer, Mark } from './scene.ts';
import type { Material } from './seasons.ts';

type House = {
  /** Lower left corner of the gable wall, and the width of that wall. All measures grow with it. */
  x: number;
  foot: number;
  gable: number;
  /** Length of the long wall to the right of the gable, as a share of the gable's width. */
  length?: number;
  wall: Material;
  roof?: Material;
  nearness: number;
  /** Windows with light in them, counted from the left; the rest are panes. */
  lit?: readonly number[];
  windows?: number;
  /** Height of the wall to the eaves, as a share of the gable's width. */
  eaves?: number;
};

/** A wooden house seen from its corner: gable in the light, long wall in shade, white corner boards, windows. */
export function house({
  x,
  foot,
  gable: g,
  length = 1.5,
  wall,
  roof = 'roof',
  nearness,
  lit = [],
  windows = 3,
  eaves = 0.7,
}: House): Layer {
  return () => {
    const [right, end] = [x + g, x + g + g * length];
    const [eave, ridge] = [foot - g * eaves, foot - g * (eaves + 0.52)];
    const over = g * 0.08;
    const spots = windowSpots(x, foot, g, length, eaves, windows);
    const panes = (wanted: boolean) =>
      spots
        .filter((_, index) => lit.includes(index) === wanted)
        .map(([wx, wy]) => box(wx, wy, g * 0.17, g * 0.22))
        .join('');
    const marks: Mark[] = [
      { d: box(right, eave, g * length, foot - eave), fill: of(wall, nearness, -0.28) },
      {
        d: polygon(
          [
            [x, foot],
            [x, eave],
            [x + g / 2, ridge + 1],
            [right, eave],
            [right, foot],
          ],
          1,
        ),
        fill: of(wall, nearness, 0.06),
      },
      {
        d: polygon(
          [
            [x + g / 2, ridge - over * 0.6],
            [right + over, eave + over],
            [end + over, eave + over],
            [end - g / 2 + over, ridge - over * 0.6],
          ],
          1,
        ),
        fill: of(roof, nearness, -0.08),
      },
      {
        d: lines(
          [
            [x - over, eave + over],
            [x + g / 2, ridge - over * 0.3],
            [right + over, eave + over],
          ],
          1,
        ),
        stroke: of('white', nearness, -0.1),
        width: Math.max(1, g * 0.055),
      },
      { d: panes(false), fill: 'pane' },
      { d: panes(true), fill: 'lamp' },
    ];
    return marks.filter((mark) => mark.d !== '');
  };
}

/** Upper left corners of the windows: one high in the gable, one low, the others along the long wall. */
function windowSpots(x: number, foot: number, g: number, length: number, eaves: number, count: number): Point[] {
  const gableSpots: Point[] = [
    [x + g * 0.415, foot - g * (eaves + 0.14)],
    [x + g * 0.2, foot - g * 0.5],
  ];
  const along = Math.max(0, count - 2);
  const wallSpots = Array.from(
    { length: along },
    (_, index): Point => [x + g + g * length * ((index + 0.6) / (along + 0.2)) - g * 0.085, foot - g * 0.5],
  );
  return [...gableSpots, ...wallSpots].slice(0, count);
}

/** A boathouse with its door to the water, on posts, with a plank jetty to the left. */
export function boathouse(x: number, foot: number, gable: number, nearness: number, wall: Material = 'red'): Layer {
  return (random, sheet) => {
    const g = gable;
    const timber = of('timber', nearness, -0.2);
    const door: Mark[] = [
      { d: box(x + g * 0.27, foot - g * 0.5, g * 0.46, g * 0.5), fill: of(wall, nearness, -0.45) },
      {
        d:
          box(x + g * 0.25, foot - g * 0.53, g * 0.5, g * 0.04) +
          box(x - g * 0.01, foot - g * 0.62, g * 0.05, g * 0.62) +
          box(x + g * 0.96, foot - g * 0.62, g * 0.05, g * 0.62),
        fill: of('white', nearness, -0.08),
      },
    ];
    const posts = [0, 0.33, 0.66, 1, 1.5, 2.1].map((share) => box(x + g * share, foot, g * 0.05, g * 0.2)).join('');
    const jetty =
      box(x - g * 1.15, foot, g * 1.25, g * 0.05) +
      [-1.08, -0.7, -0.32].map((share) => box(x + g * share, foot, g * 0.045, g * 0.24)).join('');
    return [
      { d: posts + jetty, fill: timber },
      ...house({ x, foot, gable, length: 1.2, wall, nearness, windows: 0, eaves: 0.6 })(random, sheet),
      ...door,
    ];
  };
}

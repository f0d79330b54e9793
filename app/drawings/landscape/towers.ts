import { house } from './houses.ts';
import { of } from './paint.ts';
import { box, polygon } from './path.ts';
import type { Layer } from './scene.ts';

/** A wooden church: white nave, square tower, slender spire, a cross too small to count. */
export function church(x: number, foot: number, gable: number, nearness: number): Layer {
  return (random, sheet) => {
    const g = gable;
    const tower = g * 0.62;
    const left = x - tower * 0.9;
    const top = foot - g * 1.9;
    return [
      ...house({ x, foot, gable, length: 1.3, wall: 'white', nearness, windows: 4, eaves: 0.85, lit: [2] })(
        random,
        sheet,
      ),
      { d: box(left, top, tower, foot - top), fill: of('white', nearness, 0.04) },
      { d: box(left + tower * 0.62, top, tower * 0.38, foot - top), fill: of('white', nearness, -0.22) },
      {
        d: polygon(
          [
            [left - 2, top],
            [left + tower / 2, top - g * 1.7],
            [left + tower + 2, top],
          ],
          1,
        ),
        fill: of('roof', nearness, -0.15),
      },
      { d: box(left + tower * 0.22, top + g * 0.24, tower * 0.2, g * 0.3), fill: 'lamp' },
    ];
  };
}

/** A lighthouse: white tower, red lantern. */
export function lighthouse(x: number, foot: number, height: number, nearness: number): Layer {
  const [wide, slim] = [height * 0.13, height * 0.085];
  const head = foot - height * 0.78;
  return () => [
    {
      d: polygon(
        [
          [x - wide, foot],
          [x - slim, head],
          [x + slim, head],
          [x + wide, foot],
        ],
        1,
      ),
      fill: of('white', nearness, 0.05),
    },
    {
      d: polygon(
        [
          [x + wide * 0.1, foot],
          [x + slim * 0.1, head],
          [x + slim, head],
          [x + wide, foot],
        ],
        1,
      ),
      fill: of('white', nearness, -0.3),
    },
    {
      d:
        box(x - slim * 1.5, head - height * 0.03, slim * 3, height * 0.04) +
        polygon(
          [
            [x - slim, head - height * 0.14],
            [x, head - height * 0.23],
            [x + slim, head - height * 0.14],
          ],
          1,
        ),
      fill: of('red', nearness),
    },
    { d: box(x - slim * 0.8, head - height * 0.14, slim * 1.6, height * 0.11), fill: 'lamp' },
  ];
}

import { of } from './paint.ts';
import { box, lines } from './path.ts';
import type { Layer } from './scene.ts';

/** A painted kitchen chair from the side, looking left. `foot` is where its legs stand, `height` that of its back. */
export function kitchenChair(x: number, foot: number, height: number): Layer {
  const [seat, width] = [foot - height * 0.47, height * 0.46];
  const thick = height * 0.05;
  return () => [
    {
      d: lines([
        [x + width - thick, foot - 2],
        [x + width - thick * 1.4, seat],
        [x + width + thick, foot - height],
      ]),
      stroke: of('blueWood', 1, -0.05),
      width: thick,
    },
    {
      d: lines([
        [x + thick, foot - 2],
        [x + thick * 1.5, seat],
      ]),
      stroke: of('blueWood', 1, -0.05),
      width: thick,
    },
    { d: box(x + thick, foot - height * 0.2, width - thick * 2, thick * 0.6), fill: of('blueWood', 1, -0.2) },
    { d: box(x, seat - thick, width + thick, thick * 1.3), fill: of('blueWood', 1, 0.12) },
  ];
}

/** A table top on two legs, and a cup on it. */
export function kitchenTable(x: number, foot: number, width: number): Layer {
  const top = foot - width * 0.42;
  const cup = x + width * 0.3;
  return () => [
    { d: box(x + 14, top, 10, foot - top) + box(x + width - 24, top, 10, foot - top), fill: of('paleTimber', 1, -0.2) },
    { d: box(x, top - 10, width, 12), fill: of('paleTimber', 1, 0.08) },
    { d: box(cup, top - 30, 22, 20), fill: of('red', 1, 0.05) },
    {
      d: lines([
        [cup + 22, top - 26],
        [cup + 30, top - 20],
        [cup + 22, top - 15],
      ]),
      stroke: of('red', 1, 0.05),
      width: 4,
    },
  ];
}

import { of } from './paint.ts';
import { blob, box, lines } from './path.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';

/** Bedstead, mattress and pillow, seen from the side, the head end to the left. `foot` is where its legs stand. */
export function bed(x: number, foot: number, width: number, height: number): Layer {
  const top = foot - height;
  return () => [
    { d: box(x - 14, foot - 6, width + 28, 14), fill: 'shadow' },
    { d: box(x + 14, foot - 20, 12, 20) + box(x + width - 26, foot - 20, 12, 20), fill: of('timber', 1, -0.3) },
    { d: box(x - 6, top - height * 0.55, 12, height * 1.5), fill: of('timber', 1) },
    { d: box(x, foot - height * 0.5, width, height * 0.36), fill: of('timber', 1) },
    { d: box(x + 4, top, width - 6, height * 0.52), fill: of('white', 1, -0.1) },
    {
      d: blob([
        [x + 10, top + 2],
        [x + 8, top - 22],
        [x + 50, top - 28],
        [x + 104, top - 14],
        [x + 110, top + 2],
      ]),
      fill: of('white', 1, 0.12),
    },
  ];
}

/** A quilt over somebody who lies in the bed: a soft ridge, its hem hanging over the side. */
export function quilt(x: number, top: number, width: number, material: Material): Layer {
  const along = (share: number) => Math.round(x + width * share);
  return () => [
    {
      d: `${blob([
        [x, top - 34],
        [along(0.16), top - 50],
        [along(0.42), top - 40],
        [along(0.7), top - 38],
        [along(0.86), top - 50],
        [along(0.97), top - 30],
        [along(1), top + 26],
        [along(0.7), top + 40],
        [along(0.36), top + 32],
        [along(0.06), top + 38],
        [x - 6, top - 4],
      ])}`,
      fill: of(material, 1, 0.2),
    },
    {
      d: `${blob([
        [along(0.04), top - 4],
        [along(0.3), top + 2],
        [along(0.62), top - 4],
        [along(0.97), top - 8],
        [along(1), top + 26],
        [along(0.7), top + 40],
        [along(0.36), top + 32],
        [along(0.06), top + 38],
      ])}`,
      fill: of(material, 1, 0),
    },
    {
      d: blob([
        [x - 4, top - 6],
        [x - 2, top - 36],
        [along(0.05), top - 40],
        [along(0.07), top - 4],
      ]),
      fill: of('white', 1, 0.05),
    },
  ];
}

/** Somebody asleep in a hammock between two trees: cloth, ropes, a woollen hat. */
export function hammock(from: number, to: number, y: number, sag: number): Layer {
  const wide = to - from;
  const at = (share: number) => Math.round(from + wide * share);
  return () => [
    {
      d:
        lines([
          [from, y],
          [at(0.16), y + sag * 0.55],
        ]) +
        lines([
          [to, y],
          [at(0.84), y + sag * 0.55],
        ]),
      stroke: of('timber', 1),
      width: 2.5,
    },
    {
      d: blob([
        [at(0.2), y + sag * 0.5],
        [at(0.26), y + sag * 0.3],
        [at(0.32), y + sag * 0.42],
        [at(0.3), y + sag * 0.8],
      ]),
      fill: of('clay', 1, 0.4),
    },
    {
      d: blob([
        [at(0.19), y + sag * 0.55],
        [at(0.22), y + sag * 0.27],
        [at(0.28), y + sag * 0.26],
        [at(0.27), y + sag * 0.5],
      ]),
      fill: of('ochre', 1, 0.3),
    },
    {
      d: `M${at(0.15)} ${y + sag * 0.5}Q${at(0.3)} ${y + sag * 0.75} ${at(0.4)} ${y + sag * 0.55}T${at(0.64)} ${y + sag * 0.6}Q${at(0.78)} ${y + sag * 0.66} ${at(0.85)} ${y + sag * 0.5}Q${at(0.72)} ${y + sag * 1.4} ${at(0.5)} ${y + sag * 1.4}T${at(0.15)} ${y + sag * 0.5}z`,
      fill: of('dawn', 1, 0.3),
    },
    {
      d: `M${at(0.15)} ${y + sag * 0.5}Q${at(0.34)} ${y + sag * 1.1} ${at(0.52)} ${y + sag * 1.06}T${at(0.85)} ${y + sag * 0.5}Q${at(0.72)} ${y + sag * 1.4} ${at(0.5)} ${y + sag * 1.4}T${at(0.15)} ${y + sag * 0.5}z`,
      fill: of('red', 1, 0.35),
    },
  ];
}

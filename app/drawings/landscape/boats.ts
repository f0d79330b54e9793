import { of } from './paint.ts';
import { dash, lines } from './path.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';

/** A clinker rowing boat with high stems, lying still; `length` in drawing units. */
export function rowingBoat(x: number, y: number, length: number, nearness: number, hull: Material = 'timber'): Layer {
  const l = length / 10;
  const at = (across: number, down: number) =>
    `${Math.round((x + across * l) * 10) / 10} ${Math.round((y + down * l) * 10) / 10}`;
  return () => [
    { d: dash(x, y + l * 1.1, length * 1.05, l * 0.9), fill: of(hull, nearness, -0.3), opacity: 0.4 },
    {
      d: `M${at(-5, -1.7)}Q${at(-2.5, -0.35)} ${at(0, -0.4)}T${at(5, -1.5)}Q${at(4.2, 0.9)} ${at(1.5, 1)}L${at(-2, 1)}Q${at(-4.4, 0.8)} ${at(-5, -1.7)}z`,
      fill: of(hull, nearness, -0.15),
    },
    {
      d: `M${at(-5, -1.7)}Q${at(-2.5, -0.35)} ${at(0, -0.4)}T${at(5, -1.5)}Q${at(2.4, 0.3)} ${at(0, 0.25)}T${at(-5, -1.7)}z`,
      fill: of('paleTimber', nearness, -0.05),
    },
  ];
}

/** A small sailing boat far out. */
export function sail(x: number, y: number, height: number, nearness: number): Layer {
  const h = height;
  const round = (value: number) => Math.round(value * 10) / 10;
  return () => [
    {
      d: `M${round(x)} ${round(y - h)}q${round(h * 0.34)} ${round(h * 0.5)} ${round(h * 0.4)} ${round(h * 0.84)}h${round(-h * 0.4)}z`,
      fill: of('white', nearness, 0.05),
    },
    {
      d: `M${round(x - h * 0.04)} ${round(y - h * 0.85)}v${round(h * 0.7)}h${round(-h * 0.26)}q${round(h * 0.2)}${round(-h * 0.3)} ${round(h * 0.26)}${round(-h * 0.7)}z`,
      fill: of('white', nearness, -0.12),
    },
    {
      d: `M${round(x - h * 0.32)} ${round(y - h * 0.1)}h${round(h * 0.78)}q${round(-h * 0.06)} ${round(h * 0.12)}${round(-h * 0.18)} ${round(h * 0.12)}h${round(-h * 0.46)}z`,
      fill: of('timber', nearness),
    },
    {
      d: lines([
        [x, y],
        [x, y + h * 0.5],
      ]),
      stroke: of('white', nearness, -0.1),
      width: 2,
      opacity: 0.3,
    },
  ];
}

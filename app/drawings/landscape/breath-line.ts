import { of } from './paint.ts';
import { type Point, pack } from './path.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';

/** One round of breath, in seconds: up as one breathes in, level while one holds, down, and level again at rest. */
export interface DrawnBreath {
  readonly in: number;
  readonly hold: number;
  readonly out: number;
  readonly rest: number;
}

interface BreathHills {
  breath: DrawnBreath;
  /** Where the first of its rounds begins, on the water. */
  from: Point;
  rounds: number;
  /** In drawing units. */
  secondWidth: number;
  height: number;
  nearness: number;
  material?: Material;
  /** How far the mirror image reaches down into the water, as a share of the height. */
  mirror?: number;
}

/** A breath as a skyline over water: as long as it takes, as often as it comes again. */
export function breathHills(hills: BreathHills): Layer {
  const { nearness, height, material = 'slope', mirror = 0.5 } = hills;
  return () => [
    { d: outline(hills, -height * mirror), fill: of(material, nearness), opacity: 0.36 },
    { d: outline(hills, height), fill: of(material, nearness, 0.3) },
    { d: outline(hills, height, 3), fill: of(material, nearness) },
  ];
}

/** Easy at both ends, as a breath turns: each slope is one Bézier curve whose handles lie level. A `rim` lowers its top. */
function outline({ breath, from: [x, y], rounds, secondWidth }: BreathHills, height: number, rim = 0): string {
  const rise = Math.round(height) - rim;
  const slope = (seconds: number, by: number) => {
    const run = Math.round(seconds * secondWidth);
    const handle = Math.round(run / 2.6);
    return `c${pack([handle, 0, run - handle, by, run, by])}`;
  };
  const level = (seconds: number) => (seconds > 0 ? `h${Math.round(seconds * secondWidth)}` : '');
  const round = slope(breath.in, -rise) + level(breath.hold) + slope(breath.out, rise) + level(breath.rest);
  return `M${pack([x, y])}${round.repeat(rounds)}z`;
}

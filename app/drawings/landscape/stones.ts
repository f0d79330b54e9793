import { of } from './paint.ts';
import { dash, type Point, polygon } from './path.ts';
import { between } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';

/** Stones at (x, y, width): boulders that the ground has taken hold of, their upper sides in the light. */
export function stones(
  spots: readonly (readonly [x: number, y: number, width: number])[],
  nearness: number,
  material: Material = 'stone',
): Layer {
  return (random) => {
    const boulders = spots.map(([x, y, width]) => {
      const at = ([across, up]: Point): Point => [x + across * width, y - up * width * between(random, 0.88, 1.12)];
      const skyline = boulderSkyline.map(at);
      return {
        body: polygon([[x - width / 2, y], ...skyline, [x + width / 2, y], [x, y + width * 0.04]]),
        top: polygon([...skyline, at([0.18, 0.2]), at([-0.16, 0.14])]),
      };
    });
    return [
      { d: boulders.map(({ body }) => body).join(''), fill: of(material, nearness, -0.3) },
      { d: boulders.map(({ top }) => top).join(''), fill: of(material, nearness, 0.02) },
    ];
  };
}

/** From its left shoulder over the top to its right one, in widths. */
const boulderSkyline: readonly Point[] = [
  [-0.46, 0.16],
  [-0.27, 0.4],
  [0.04, 0.47],
  [0.33, 0.34],
  [0.47, 0.12],
];

/** A cairn as hikers build it: flat stones in courses, broad below, one on top. */
export function cairn(x: number, foot: number, height: number, nearness: number): Layer {
  return (random) => {
    const courses = [2, 2, 1, 1, 1];
    const widths = [0.92, 0.84, 0.62, 0.48, 0.3];
    const thick = height / courses.length;
    const bodies: string[] = [];
    const tops: string[] = [];
    courses.forEach((count, course) => {
      const width = height * (widths[course] ?? 0);
      const y = foot - thick * (0.4 + course);
      for (let stone = 0; stone < count; stone++) {
        const across = x + width * ((stone + 0.5) / count - 0.5) + between(random, -0.06, 0.06) * height;
        const half = (width / count) * between(random, 0.54, 0.64);
        const tilt = between(random, -0.2, 0.2) * thick;
        bodies.push(roughStone(across, y, half, thick * between(random, 0.64, 0.74), tilt));
        tops.push(roughStone(across + half * 0.1, y - thick * 0.24, half * 0.8, thick * 0.2, tilt));
      }
    });
    return [
      { d: bodies.join(''), fill: of('stone', nearness, -0.36) },
      { d: tops.join(''), fill: of('stone', nearness, 0.1) },
    ];
  };
}

function roughStone(x: number, y: number, half: number, rise: number, tilt: number): string {
  return polygon([
    [x - half, y + rise * 0.5],
    [x - half * 0.75, y - rise * 0.7 - tilt],
    [x + half * 0.3, y - rise + tilt],
    [x + half, y - rise * 0.2],
    [x + half * 0.8, y + rise * 0.8],
    [x - half * 0.6, y + rise],
  ]);
}

/** Low, worn rocks or skerries on the water: a dark body, a pale top, a short mirror image. */
export function skerries(spots: readonly (readonly [x: number, y: number, length: number])[], nearness: number): Layer {
  return (random) => {
    const shapes = spots.map(([x, y, length]) => {
      const rise = length * between(random, 0.11, 0.17);
      const top: Point[] = [
        [-0.5, 0],
        [-0.36, 0.62],
        [-0.12, 1],
        [0.14, 0.78],
        [0.34, 0.5],
        [0.5, 0],
      ].map(([across = 0, up = 0]) => [x + across * length, y - up * rise * between(random, 0.85, 1.1)]);
      return {
        body: polygon(top),
        crown: polygon([
          ...top.slice(1, 5),
          [x + length * 0.16, y - rise * 0.42],
          [x - length * 0.12, y - rise * 0.62],
        ]),
        mirror: dash(x, y + 1, length * 1.05, rise * 0.9),
      };
    });
    const all = (part: 'body' | 'crown' | 'mirror') => shapes.map((shape) => shape[part]).join('');
    return [
      { d: all('mirror'), fill: of('rock', nearness, -0.2), opacity: 0.35 },
      { d: all('body'), fill: of('stone', nearness, -0.35) },
      { d: all('crown'), fill: of('stone', nearness, 0.15) },
    ];
  };
}

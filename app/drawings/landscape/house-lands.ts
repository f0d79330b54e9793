import { sail } from './boats.ts';
import { facade } from './facades.ts';
import { fell, hill } from './fells.ts';
import type { HousePlace } from './house-picture-id.ts';
import { foot, type HousePart, pick, sheetWidth, shore } from './house-sheet.ts';
import type { Point } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';
import { aurora } from './sky.ts';
import { farWood } from './spruces.ts';
import { skerries } from './stones.ts';
import { ripples, water } from './water.ts';

/** The land behind the house. */
export const lands: Readonly<Record<HousePlace, HousePart>> = {
  fjord: (random, season) => [
    fell({
      crest: skyline(random, 4, 150, 240),
      base: shore,
      nearness: 0.3,
      rough: 0.14,
      relief: 0.3,
      snow: season === 'winter' ? 300 : 190,
    }),
    water(shore),
    fell({
      crest: sideFell(random),
      base: shore + 6,
      nearness: 0.52,
      rough: 0.16,
      relief: 0.45,
      mirror: 0.4,
      material: season === 'winter' ? 'rock' : 'slope',
    }),
    ripples([0, shore + 8], [sheetWidth, 390], 12, 0.5),
  ],
  kyst: (random) => [
    water(shore),
    skerries(
      [
        [Math.round(between(random, 40, 300)), shore + 12, 90],
        [Math.round(between(random, 400, 620)), shore + 4, 130],
      ],
      0.62,
    ),
    sail(Math.round(between(random, 60, 660)), shore + 4, Math.round(between(random, 34, 54)), 0.8),
    ripples([0, shore + 10], [sheetWidth, 392], 18, 0.5),
  ],
  innland: (random) => [
    hill(skyline(random, 4, 190, 236), 500, 'slope', 0.36),
    farWood({ ground: skyline(random, 3, 280, 300), height: [10, 34], spacing: 15, nearness: 0.6, floor: 60 }),
    hill(skyline(random, 3, 318, 336), 500, 'meadow', 0.8, 0.1),
  ],
  nord: (random, season, isDark) => [
    ...(isDark
      ? [
          aurora(
            [
              [60, 190],
              [300, 150],
              [660, 186],
            ],
            110,
            0.4,
          ),
        ]
      : []),
    fell({
      crest: skyline(random, 6, 110, 260),
      base: 360,
      nearness: 0.42,
      rough: 0.28,
      relief: 0.5,
      lit: 'left',
      snow: season === 'summer' ? 176 : 300,
    }),
    hill(skyline(random, 3, 318, 338), 500, season === 'winter' ? 'meadow' : 'slope', 0.78, 0.06),
  ],
  by: (random, _, isDark) => {
    const walls: Material[] = ['ochre', 'white', 'brick', 'sand', 'blueWood', 'red'];
    const split = Math.round(between(random, 180, 250));
    const lit = isDark ? [Math.floor(random() * 6), Math.floor(random() * 9)] : [];
    const row = (x: number, width: number): Layer =>
      facade({
        x,
        foot,
        width,
        height: Math.round(between(random, 210, 280)),
        wall: pick(random, walls),
        columns: 2,
        rows: 3,
        lit,
      });
    return [
      hill(skyline(random, 3, 150, 200), 500, 'slope', 0.3),
      row(-30, split),
      row(sheetWidth + 30 - split, split),
    ];
  },
};

/** A skyline from edge to edge with so many turns between two heights. */
function skyline(random: Random, turns: number, high: number, lowest: number): Point[] {
  return Array.from(
    { length: turns + 1 },
    (_, index): Point => [
      Math.round((index / turns) * sheetWidth),
      Math.round(
        between(random, index % 2 === 0 ? (high + lowest) / 2 : high, index % 2 === 0 ? lowest : (high + lowest) / 2),
      ),
    ],
  );
}

/** A fell that comes in from one side and ends in the water. */
function sideFell(random: Random): Point[] {
  const top = Math.round(between(random, 170, 230));
  const reach = Math.round(between(random, 240, 400));
  const crest: Point[] = [
    [0, top],
    [reach * 0.4, top + 40],
    [reach * 0.75, shore - 34],
    [reach, shore + 4],
  ];
  return random() < 0.5 ? crest : crest.map(([x, y]): Point => [sheetWidth - x, y]).reverse();
}

import { sail } from './boats.ts';
import { facade } from './facades.ts';
import { fell, hill } from './fells.ts';
import type { HousePlace } from './house-picture-id.ts';
import { cardWidth, type HousePart, type HouseSite, pick } from './house-sheet.ts';
import type { Point } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';
import { farWood } from './spruces.ts';
import { skerries } from './stones.ts';
import { ripples, water } from './water.ts';

/** The land behind the house. */
export const lands: Readonly<Record<HousePlace, HousePart>> = {
  fjord: (random, season, site) => [
    fell({
      crest: skyline(random, site, 4, 150, 240),
      base: site.shore,
      nearness: 0.3,
      rough: 0.14,
      relief: 0.3,
      snow: site.drop + (season === 'winter' ? 300 : 190),
    }),
    water(site.shore),
    fell({
      crest: sideFell(random, site),
      base: site.shore + 6,
      nearness: 0.52,
      rough: 0.16,
      relief: 0.45,
      mirror: 0.4,
      material: season === 'winter' ? 'rock' : 'slope',
    }),
    ripples([0, site.shore + 8], [site.width, site.drop + 390], 12, 0.5),
  ],
  kyst: (random, _, site) => [
    water(site.shore),
    skerries(
      [
        [site.left + Math.round(between(random, 40, 300)), site.shore + 12, 90],
        [site.left + Math.round(between(random, 400, 620)), site.shore + 4, 130],
      ],
      0.62,
    ),
    sail(sailX(random, site), site.shore + 4, Math.round(between(random, 34, 54)), 0.8),
    ripples([0, site.shore + 10], [site.width, site.drop + 392], 18, 0.5),
  ],
  innland: (random, _, site) => [
    hill(skyline(random, site, 4, 190, 236), site.drop + 500, 'slope', 0.36),
    farWood({ ground: skyline(random, site, 3, 280, 300), height: [10, 34], spacing: 15, nearness: 0.6, floor: 60 }),
    hill(skyline(random, site, 3, 318, 336), site.drop + 500, 'meadow', 0.8, 0.1),
  ],
  nord: (random, season, site) => [
    fell({
      crest: skyline(random, site, 6, 110, 260),
      base: site.drop + 360,
      nearness: 0.42,
      rough: 0.28,
      relief: 0.5,
      lit: 'left',
      snow: site.drop + (season === 'summer' ? 176 : 300),
    }),
    hill(skyline(random, site, 3, 318, 338), site.drop + 500, season === 'winter' ? 'meadow' : 'slope', 0.78, 0.06),
  ],
  by: (random, _, site) => {
    const walls: Material[] = ['ochre', 'white', 'brick', 'sand', 'blueWood', 'red'];
    const split = Math.round(between(random, 180, 250));
    const lit = [Math.floor(random() * 6), Math.floor(random() * 9)];
    const row = (x: number, width: number): Layer =>
      facade({
        x,
        foot: site.foot,
        width,
        height: Math.round(between(random, 210, 280)),
        wall: pick(random, walls),
        columns: 2,
        rows: 3,
        lit,
      });
    return [
      hill(skyline(random, site, 3, 150, 200), site.drop + 500, 'slope', 0.3),
      row(site.left - 30, split),
      row(site.left + cardWidth + 30 - split, split),
      ...(site.isOpening ? [row(site.left - 34 - split, split)] : []),
    ];
  },
};

/** Beside the house, where it is not hidden. */
function sailX(random: Random, { isOpening, left }: HouseSite): number {
  const x = Math.round(between(random, 60, 660));
  return isOpening ? left - x : x;
}

/** A skyline from edge to edge with so many turns between two heights. */
function skyline(random: Random, site: HouseSite, count: number, high: number, lowest: number): Point[] {
  const turns = site.isOpening ? 2 * count : count;
  return Array.from(
    { length: turns + 1 },
    (_, index): Point => [
      Math.round((index / turns) * site.width),
      Math.round(
        site.drop +
          between(random, index % 2 === 0 ? (high + lowest) / 2 : high, index % 2 === 0 ? lowest : (high + lowest) / 2),
      ),
    ],
  );
}

/** A fell that comes in from one side and ends in the water. */
function sideFell(random: Random, { width, drop, shore }: HouseSite): Point[] {
  const top = drop + Math.round(between(random, 170, 230));
  const reach = Math.round(between(random, 240, 400));
  const crest: Point[] = [
    [0, top],
    [reach * 0.4, top + 40],
    [reach * 0.75, shore - 34],
    [reach, shore + 4],
  ];
  return random() < 0.5 ? crest : crest.map(([x, y]): Point => [width - x, y]).reverse();
}

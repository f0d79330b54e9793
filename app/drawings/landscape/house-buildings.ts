import { birches } from './birches.ts';
import { rowingBoat } from './boats.ts';
import { facade } from './facades.ts';
import { hill } from './fells.ts';
import { flowers } from './grass.ts';
import type { HouseKind } from './house-picture-id.ts';
import { cardWidth, type HousePart, type HouseSite, pick } from './house-sheet.ts';
import { trail } from './landmarks.ts';
import { between, type Random } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material, SeasonId } from './seasons.ts';
import { spruces } from './spruces.ts';
import { ripples, water } from './water.ts';

/** The house with its tree and the way to its door. */
export const buildings: Readonly<Record<HouseKind, HousePart>> = {
  trehus: (random, season, site) => {
    const width = Math.round(between(random, 200, 280));
    const x = placed(between(random, 190, 510 - width / 2), width, site);
    const rows = random() < 0.5 ? 2 : 1;
    const wall = pick<Material>(random, ['ochre', 'white', 'red', 'greenWood', 'blueWood']);
    return [
      facade({
        x,
        foot: site.foot,
        width,
        height: 62 + rows * 58,
        gable: Math.round(between(random, 84, 112)),
        wall,
        roof: season === 'winter' ? 'snow' : 'roof',
        columns: 3,
        rows,
        door: 1,
        lit: [0, 2],
        trim: wall === 'white' ? 'sand' : 'white',
      }),
      tree(
        random,
        site,
        x - site.left > 250 || site.isOpening ? between(random, 60, 130) : between(random, 590, 660),
        season,
      ),
      ...ground(random, season, site, x + width / 2),
    ];
  },
  bygard: (random, season, site) => {
    const columns = random() < 0.5 ? 4 : 5;
    const width = columns * 78;
    const x = placed(360 - width / 2 + between(random, -20, 20), width, site);
    const door = 1 + Math.floor(random() * (columns - 2));
    const lit = [1, columns, columns + 2, 2 * columns - 1];
    return [
      facade({
        x,
        foot: site.foot,
        width,
        height: Math.round(between(random, 276, 312)) - (site.isOpening ? 50 : 0),
        wall: pick<Material>(random, ['brick', 'ochre', 'sand', 'clay', 'white']),
        columns,
        rows: 3,
        arched: random() < 0.4,
        door,
        lit,
        trim: pick<Material>(random, ['sand', 'stone']),
      }),
      hill(
        [
          [0, site.foot + 2],
          [site.width / 2, site.foot + 1],
          [site.width, site.foot + 2],
        ],
        site.drop + 520,
        season === 'winter' ? 'snow' : 'stone',
        0.92,
        -0.1,
      ),
      tree(random, site, random() < 0.5 || site.isOpening ? 70 : 650, season),
    ];
  },
  sjohus: (random, season, site) => {
    const walls: Material[] = ['red', 'ochre', 'white', 'red', 'greenWood'];
    const start = site.left + Math.round(between(random, 70, 130));
    const rows = [0, 1, 2].map((index) => {
      const width = Math.round(between(random, 158, 182));
      return facade({
        x: start + index * 190,
        foot: site.drop + 372,
        width,
        height: Math.round(between(random, 120, 170)),
        gable: Math.round(between(random, 70, 96)),
        wall: pick(random, walls),
        roof: season === 'winter' ? 'snow' : 'roof',
        columns: 2,
        rows: 2,
        lit: [index],
        ...(index === 1 && { door: 0 }),
      });
    });
    return [
      ...rows,
      hill(
        [
          [site.isOpening ? start - 60 : 0, site.drop + 372],
          [site.left + 360, site.drop + 371],
          [site.width, site.drop + 372],
        ],
        site.drop + 388,
        'timber',
        1,
        -0.1,
      ),
      water(site.drop + 386),
      ripples([0, site.drop + 398], [site.width, site.drop + 470], 18, 0.6),
      rowingBoat(site.left + Math.round(between(random, 120, 600)), site.drop + 436, 110, 1),
    ];
  },
  laftet: (random, season, site) => {
    const width = Math.round(between(random, 250, 320));
    const x = placed(between(random, 150, 560 - width), width, site);
    return [
      spruces({
        ground: [
          [site.left, site.drop + 392],
          [x - 30, site.drop + 388],
        ],
        height: [60, 190],
        spacing: 40,
        nearness: 0.92,
        gaps: 0.1,
      }),
      spruces({
        ground: [
          [x + width + 40, site.drop + 388],
          [site.left + cardWidth, site.drop + 394],
        ],
        height: [60, 200],
        spacing: 40,
        nearness: 0.92,
        gaps: 0.1,
      }),
      facade({
        x,
        foot: site.foot,
        width,
        height: 104,
        gable: Math.round(between(random, 86, 104)),
        wall: pick<Material>(random, ['timber', 'paleTimber']),
        roof: season === 'winter' ? 'snow' : 'turf',
        columns: 3,
        rows: 1,
        door: 1,
        lit: [0, 2],
      }),
      ...ground(random, season, site, x + width / 2),
    ];
  },
};

/** Where a house begins: by chance on a card, in the middle of what a phone sees on the sheet of an opening. */
function placed(x: number, width: number, { isOpening, left }: HouseSite): number {
  return Math.round(isOpening ? left + cardWidth / 2 - width / 2 : x);
}

function tree(random: Random, { left, foot }: HouseSite, across: number, season: SeasonId): Layer {
  const x = left + across;
  const height = Math.round(between(random, 190, 260));
  if (season === 'winter')
    return spruces({
      ground: [
        [x - 50, foot + 4],
        [x + 50, foot + 4],
      ],
      height: [90, height],
      spacing: 46,
      nearness: 0.95,
      gaps: 0,
    });
  return birches([[Math.round(x), foot + 10, height]], 1);
}

/** The ground before the door, and the way to it. */
function ground(random: Random, season: SeasonId, { width, left, drop, foot }: HouseSite, doorX: number): Layer[] {
  const bend = Math.round(between(random, -90, 90));
  return [
    hill(
      [
        [0, foot + 8],
        [left + 360, foot],
        [width, foot + 6],
      ],
      drop + 520,
      'meadow',
      0.95,
      0.02,
      3,
    ),
    trail(
      [
        [doorX, foot + 3, 40],
        [doorX + bend / 3, foot + 30, 64],
        [doorX + bend, drop + 500, 140],
      ],
      season === 'winter' ? 0.7 : 0.95,
    ),
    ...(season === 'summer' || season === 'spring'
      ? [
          flowers(
            [
              [left, foot + 30],
              [left + 300, foot + 22],
            ],
            26,
            24,
            1,
          ),
        ]
      : []),
  ];
}

import { birches } from './birches.ts';
import { rowingBoat } from './boats.ts';
import { facade } from './facades.ts';
import { hill } from './fells.ts';
import { flowers } from './grass.ts';
import type { HouseKind } from './house-picture-id.ts';
import { foot, type HousePart, pick } from './house-sheet.ts';
import { trail } from './landmarks.ts';
import { between, type Random } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material, SeasonId } from './seasons.ts';
import { spruces } from './spruces.ts';
import { ripples, water } from './water.ts';

/** The house with its tree and the way to its door. */
export const buildings: Readonly<Record<HouseKind, HousePart>> = {
  trehus: (random, season, isDark) => {
    const width = Math.round(between(random, 200, 280));
    const x = Math.round(between(random, 190, 510 - width / 2));
    const rows = random() < 0.5 ? 2 : 1;
    const wall = pick<Material>(random, ['ochre', 'white', 'red', 'greenWood', 'blueWood']);
    return [
      facade({
        x,
        foot,
        width,
        height: 62 + rows * 58,
        gable: Math.round(between(random, 84, 112)),
        wall,
        roof: season === 'winter' ? 'snow' : 'roof',
        columns: 3,
        rows,
        door: 1,
        lit: isDark ? [0, 2] : [],
        trim: wall === 'white' ? 'sand' : 'white',
      }),
      tree(random, x > 250 ? between(random, 60, 130) : between(random, 590, 660), season),
      ...ground(random, season, x + width / 2),
    ];
  },
  bygard: (random, season, isDark) => {
    const columns = random() < 0.5 ? 4 : 5;
    const width = columns * 78;
    const x = Math.round(360 - width / 2 + between(random, -20, 20));
    const door = 1 + Math.floor(random() * (columns - 2));
    const lit = isDark ? [1, columns, columns + 2, 2 * columns - 1] : [];
    return [
      facade({
        x,
        foot,
        width,
        height: Math.round(between(random, 276, 312)),
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
          [0, foot + 2],
          [360, foot + 1],
          [720, foot + 2],
        ],
        520,
        season === 'winter' ? 'snow' : 'stone',
        0.92,
        -0.1,
      ),
      tree(random, random() < 0.5 ? 70 : 650, season),
    ];
  },
  sjohus: (random, season, isDark) => {
    const walls: Material[] = ['red', 'ochre', 'white', 'red', 'greenWood'];
    const start = Math.round(between(random, 70, 130));
    const rows = [0, 1, 2].map((index) => {
      const width = Math.round(between(random, 158, 182));
      return facade({
        x: start + index * 190,
        foot: 372,
        width,
        height: Math.round(between(random, 120, 170)),
        gable: Math.round(between(random, 70, 96)),
        wall: pick(random, walls),
        roof: season === 'winter' ? 'snow' : 'roof',
        columns: 2,
        rows: 2,
        lit: isDark ? [index] : [],
        ...(index === 1 && { door: 0 }),
      });
    });
    return [
      ...rows,
      hill(
        [
          [0, 372],
          [360, 371],
          [720, 372],
        ],
        388,
        'timber',
        1,
        -0.1,
      ),
      water(386),
      ripples([0, 398], [720, 470], 18, 0.6),
      rowingBoat(Math.round(between(random, 120, 600)), 436, 110, 1),
    ];
  },
  laftet: (random, season, isDark) => {
    const width = Math.round(between(random, 250, 320));
    const x = Math.round(between(random, 150, 560 - width));
    return [
      spruces({
        ground: [
          [0, 392],
          [x - 30, 388],
        ],
        height: [60, 190],
        spacing: 40,
        nearness: 0.92,
        gaps: 0.1,
      }),
      spruces({
        ground: [
          [x + width + 40, 388],
          [720, 394],
        ],
        height: [60, 200],
        spacing: 40,
        nearness: 0.92,
        gaps: 0.1,
      }),
      facade({
        x,
        foot,
        width,
        height: 104,
        gable: Math.round(between(random, 86, 104)),
        wall: pick<Material>(random, ['timber', 'paleTimber']),
        roof: season === 'winter' ? 'snow' : 'turf',
        columns: 3,
        rows: 1,
        door: 1,
        lit: isDark ? [0, 2] : [],
      }),
      ...ground(random, season, x + width / 2),
    ];
  },
};

function tree(random: Random, x: number, season: SeasonId): Layer {
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
function ground(random: Random, season: SeasonId, doorX: number): Layer[] {
  const bend = Math.round(between(random, -90, 90));
  return [
    hill(
      [
        [0, foot + 8],
        [360, foot],
        [720, foot + 6],
      ],
      520,
      'meadow',
      0.95,
      0.02,
      3,
    ),
    trail(
      [
        [doorX, foot + 3, 40],
        [doorX + bend / 3, foot + 30, 64],
        [doorX + bend, 500, 140],
      ],
      season === 'winter' ? 0.7 : 0.95,
    ),
    ...(season === 'summer' || season === 'spring'
      ? [
          flowers(
            [
              [0, foot + 30],
              [300, foot + 22],
            ],
            26,
            24,
            1,
          ),
        ]
      : []),
  ];
}

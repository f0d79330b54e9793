import { birches } from './birches.ts';
import { rowingBoat, sail } from './boats.ts';
import { facade } from './facades.ts';
import { fell, hill } from './fells.ts';
import { house } from './houses.ts';
import { of } from './paint.ts';
import { box, dash, lines } from './path.ts';
import type { Layer, Scene } from './scene.ts';
import { aurora, clouds, halo, mist, sky, starsBetween } from './sky.ts';
import { farWood } from './spruces.ts';
import { church } from './towers.ts';
import { lampRoads, ripples, water } from './water.ts';

/** The towns that lists of studios open on, one for each part of the country, drawn as `scenes.ts` says. */
// biome-ignore format: one layer, one line; broken up, the tables of points could not be read
export const townScenes = {
  /** The east: brick and plaster along a street, a tram, and the wooded hills behind. */
  'town-east': {
    hour: 'afternoon',
    season: 'autumn',
    seed: 511,
    sun: { x: 1000, y: 330, reach: 420 },
    horizon: 420,
    layers: [
      sky(),
      halo(0.7),
      clouds([[1180, 236]], 220, 0.6),
      fell({ crest: [[0, 396], [240, 372], [520, 398], [820, 352], [1080, 318], [1440, 304]], base: 470, nearness: 0.26, rough: 0.03, relief: 0, material: 'slope' }),
      farWood({ ground: [[0, 432], [400, 418], [800, 414], [1120, 386], [1440, 372]], height: [10, 26], spacing: 34, nearness: 0.44, floor: 40 }),
      hill([[0, 448], [360, 436], [760, 446], [1100, 424], [1440, 416]], 600, 'slope', 0.56, 0.06),
      church(896, 466, 38, 0.62),
      facade({ x: 966, foot: 498, width: 110, height: 96, wall: 'ochre', columns: 3, rows: 3, lit: [1] }),
      facade({ x: 1076, foot: 498, width: 112, height: 140, wall: 'brick', columns: 3, rows: 3, door: 1, lit: [3, 5] }),
      facade({ x: 1188, foot: 498, width: 110, height: 118, wall: 'white', columns: 3, rows: 3, lit: [2, 7] }),
      facade({ x: 1298, foot: 498, width: 142, height: 126, wall: 'greenWood', gable: 52, columns: 3, rows: 3, door: 1, lit: [3] }),
      hill([[0, 508], [400, 500], [800, 504], [1440, 498]], 680, 'stone', 0.9, 0.24),
      street(498),
      birches([[1392, 512, 100]], 0.95),
      tram(1120, 536),
    ],
  },

  /** The west: gables along a wharf, fells right behind, and weather on its way. */
  'town-west': {
    hour: 'overcast',
    season: 'summer',
    seed: 524,
    horizon: 440,
    layers: [
      sky(),
      clouds([[930, 236], [1210, 206]], 240, 0.7),
      fell({ crest: [[0, 402], [240, 372], [460, 404], [760, 362], [960, 300], [1130, 236], [1260, 282], [1440, 210]], base: 480, nearness: 0.3, rough: 0.14, relief: 0.35, lit: 'left' }),
      mist(330, 420, 0.5),
      hill([[640, 462], [860, 424], [1060, 374], [1240, 336], [1440, 318]], 490, 'slope', 0.62, 0.04, 3),
      house({ x: 1086, foot: 388, gable: 20, wall: 'white', nearness: 0.62 }),
      house({ x: 1170, foot: 366, gable: 20, wall: 'ochre', nearness: 0.62 }),
      house({ x: 1256, foot: 362, gable: 22, wall: 'white', nearness: 0.64 }),
      water(478),
      facade({ x: 948, foot: 478, width: 72, height: 70, gable: 40, wall: 'white', columns: 2, rows: 2, lit: [1] }),
      facade({ x: 1028, foot: 478, width: 76, height: 88, gable: 42, wall: 'red', columns: 2, rows: 3, lit: [3] }),
      facade({ x: 1112, foot: 478, width: 76, height: 94, gable: 42, wall: 'ochre', columns: 2, rows: 3, door: 0, lit: [1, 3] }),
      facade({ x: 1196, foot: 478, width: 74, height: 88, gable: 42, wall: 'white', columns: 2, rows: 3, lit: [0, 5] }),
      facade({ x: 1278, foot: 478, width: 76, height: 94, gable: 42, wall: 'red', columns: 2, rows: 3, door: 1, lit: [2] }),
      facade({ x: 1362, foot: 478, width: 80, height: 90, gable: 44, wall: 'blueWood', columns: 2, rows: 3, lit: [1, 4] }),
      wharf(900, 478),
      lampRoads([[1032, 492], [1116, 492], [1254, 492], [1404, 492]], 60),
      ripples([0, 496], [1440, 620], 20, 0.5),
      rowingBoat(1108, 520, 60, 1),
      sail(1290, 528, 74, 0.96),
    ],
  },

  /** The north: a blue hour at noon, snow on the shore, northern light over the sound, and somebody at home everywhere. */
  'town-north': {
    hour: 'blue',
    season: 'winter',
    seed: 537,
    horizon: 440,
    layers: [
      sky(),
      starsBetween(34, 210, 380),
      aurora([[830, 330], [960, 290], [1100, 318], [1260, 268], [1440, 296]], 110, 0.35),
      fell({ crest: [[0, 408], [200, 378], [420, 404], [660, 366], [860, 330], [1000, 370], [1150, 290], [1290, 344], [1440, 268]], base: 450, nearness: 0.36, rough: 0.18, relief: 0.4, lit: 'left', material: 'snow' }),
      water(450),
      fell({ crest: [[0, 450], [260, 442], [520, 448], [700, 452]], base: 452, nearness: 0.5, rough: 0.08, relief: 0, mirror: 0.4 }),
      hill([[840, 470], [1000, 440], [1180, 414], [1440, 396]], 500, 'meadow', 0.74, 0.04),
      house({ x: 1052, foot: 436, gable: 24, wall: 'ochre', roof: 'snow', nearness: 0.8, windows: 4, lit: [0, 2] }),
      house({ x: 1260, foot: 420, gable: 24, wall: 'white', roof: 'snow', nearness: 0.8, windows: 4, lit: [1, 3] }),
      house({ x: 1360, foot: 414, gable: 26, wall: 'red', roof: 'snow', nearness: 0.8, windows: 4, lit: [0, 3] }),
      church(1164, 434, 38, 0.84),
      hill([[760, 500], [960, 478], [1180, 466], [1440, 452]], 540, 'meadow', 0.88, 0),
      house({ x: 944, foot: 490, gable: 38, wall: 'red', roof: 'snow', nearness: 0.92, windows: 4, lit: [1, 2] }),
      house({ x: 1064, foot: 486, gable: 42, wall: 'white', roof: 'snow', nearness: 0.94, windows: 5, lit: [0, 3], eaves: 0.85 }),
      house({ x: 1196, foot: 482, gable: 44, wall: 'blueWood', roof: 'snow', nearness: 0.95, windows: 5, lit: [1, 2, 4] }),
      house({ x: 1326, foot: 480, gable: 46, wall: 'ochre', roof: 'snow', nearness: 0.96, windows: 5, lit: [0, 2, 3], eaves: 0.85 }),
      lampRoads([[980, 528], [1106, 522], [1250, 518], [1376, 514]], 80),
      ripples([0, 510], [1440, 620], 24, 0.3),
      rowingBoat(1150, 548, 62, 1),
    ],
  },
} satisfies Record<string, Scene>;

/** Kerb and rails of a street that runs across the picture. */
function street(top: number): Layer {
  return (_, { width }) => [
    { d: box(0, top + 2, width, 5), fill: of('stone', 0.92, -0.1) },
    { d: box(0, top + 30, width, 2) + box(0, top + 40, width, 2), fill: of('stone', 0.95, -0.34) },
  ];
}

/** A tram on its rails, with its wire over it between two poles. `foot` is where its wheels stand. */
function tram(x: number, foot: number): Layer {
  const [length, height] = [176, 46];
  const top = foot - height - 5;
  const windows = Array.from({ length: 7 }, (_unused, index) => box(x + 12 + index * 22.5, top + 10, 18, 17)).join('');
  return () => [
    { d: dash(x + length / 2, foot - 2, length + 16, 4), fill: 'shadow' },
    {
      d: `${lines([
        [x + 62, top],
        [x + 78, top - 14],
        [x + 94, top],
      ])}M912 ${top - 14}h456`,
      stroke: of('ink', 0.9, 0.2),
      width: 1.4,
    },
    { d: box(910, top - 20, 4, 46) + box(1366, top - 20, 4, 46), fill: of('ink', 0.9, 0.2) },
    {
      d: `M${x} ${top + height}v-${height - 12}q2-12 14-12h${length - 28}q12 0 14 12v${height - 12}z`,
      fill: of('blueWood', 1, -0.06),
    },
    { d: box(x, top + height - 14, length, 5), fill: of('white', 1, -0.05) },
    { d: windows, fill: 'lamp' },
    { d: box(x + 10, foot - 7, 34, 5) + box(x + length - 44, foot - 7, 34, 5), fill: of('ink', 1, 0.1) },
  ];
}

/** Planks on posts before the houses. */
function wharf(left: number, top: number): Layer {
  return (_, { width }) => [
    { d: box(left, top - 2, width - left, 7), fill: of('timber', 0.96, 0.16) },
    {
      d: Array.from({ length: 15 }, (_unused, index) => box(left + 8 + index * 38, top + 5, 5, 11)).join(''),
      fill: of('timber', 0.96, -0.2),
    },
  ];
}

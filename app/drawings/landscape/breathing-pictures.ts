import { sail } from './boats.ts';
import { breathHills } from './breath-line.ts';
import { fell } from './fells.ts';
import type { Scene } from './scene.ts';
import { clouds, crescent, halo, orb, sky, starsBetween, strokes } from './sky.ts';
import { lightRoad, ripples, water } from './water.ts';

/** So wide is a second in all of them: a longer breath is a longer hill. */
const secondWidth = 23;

/** Each breathing exercise as the skyline that its numbers make. Sheet: 720 × 480; its cards show y 110 to 398. */
// biome-ignore format: one layer, one line; broken up, the tables of points could not be read
export const breathingPictures = {
  /** Up in four, level for seven, and the long way down. */
  'pust-4-7-8': {
    hour: 'dusk',
    season: 'summer',
    seed: 471,
    sun: { x: 606, y: 190, reach: 240 },
    horizon: 310,
    layers: [
      sky(),
      halo(0.35),
      starsBetween(40, 116, 230),
      crescent(606, 168, 21),
      water(310),
      fell({ crest: [[0, 292], [180, 274], [340, 290], [520, 270], [720, 284]], base: 311, nearness: 0.2, rough: 0.08, relief: 0, mirror: 0.5 }),
      breathHills({ breath: { in: 4, hold: 7, out: 8, rest: 0 }, from: [-355, 312], rounds: 3, secondWidth, height: 128, nearness: 0.82 }),
      ripples([0, 322], [720, 410], 18, 0.4),
    ],
  },
  /** Four sides, all alike. */
  'pust-firkantpust': {
    hour: 'day',
    season: 'summer',
    seed: 472,
    sun: { x: 90, y: 160, reach: 260 },
    horizon: 310,
    layers: [
      sky(),
      clouds([[500, 170], [150, 200]], 150, 0.7),
      water(310),
      fell({ crest: [[0, 286], [160, 272], [360, 290], [560, 276], [720, 288]], base: 311, nearness: 0.2, rough: 0.08, relief: 0, mirror: 0.5 }),
      breathHills({ breath: { in: 4, hold: 4, out: 4, rest: 4 }, from: [-190, 312], rounds: 3, secondWidth, height: 92, nearness: 0.8 }),
      ripples([0, 322], [720, 410], 20, 0.5),
      sail(500, 338, 40, 0.9),
    ],
  },
  /** As far up as down, again and again: a swell. */
  'pust-jevn-pust': {
    hour: 'sunrise',
    season: 'summer',
    seed: 473,
    sun: { x: 475, y: 268, reach: 300 },
    horizon: 310,
    layers: [
      sky(),
      halo(),
      strokes([[180, 160], [560, 140]], 130, 0.5),
      orb(475, 272, 30),
      water(310),
      fell({ crest: [[0, 290], [150, 276], [330, 292], [520, 280], [720, 290]], base: 311, nearness: 0.16, rough: 0.08, relief: 0, mirror: 0.5 }),
      lightRoad(475, 314, 404, 70),
      breathHills({ breath: { in: 5, hold: 0, out: 5, rest: 0 }, from: [-215, 312], rounds: 5, secondWidth, height: 84, nearness: 0.6 }),
      ripples([0, 322], [720, 410], 18, 0.5),
    ],
  },
} satisfies Record<string, Scene>;

import { birches } from './birches.ts';
import { rowingBoat } from './boats.ts';
import { fell, hill } from './fells.ts';
import { flowers, swathes, tufts } from './grass.ts';
import { boathouse } from './houses.ts';
import { of } from './paint.ts';
import { box, lines, type Point } from './path.ts';
import { curtain, plant, room, rug, sillLamp, sunOnFloor } from './room.ts';
import type { Layer, Scene } from './scene.ts';
import { clouds, halo, mist, orb, sky, starsBetween } from './sky.ts';
import { farWood, spruces } from './spruces.ts';
import { skerries } from './stones.ts';
import { ripples, water } from './water.ts';

/** The sea's horizon in `strand`, behind which the player lets a sun rise and sink. */
const seaHorizon = 430;

/**
 * The places that sessions happen in. What tells them apart stands low, so that the words have the sky or the wall, and
 * the ground 505 units down is level from edge to edge: a body stands there at any width.
 */
// biome-ignore format: one layer, one line; broken up, the tables of points could not be read
export const stageScenes = {
  /** A meadow by a fjord. */
  eng: {
    hour: 'day',
    season: 'summer',
    seed: 301,
    horizon: 446,
    layers: [
      sky(),
      starsBetween(40, 190, 400),
      clouds([[1010, 262], [1330, 240], [1180, 318]], 210, 0.75),
      fell({ crest: [[0, 404], [240, 388], [480, 406], [760, 378], [1000, 398], [1200, 372], [1440, 392]], base: 452, nearness: 0.16, rough: 0.1, relief: 0 }),
      fell({ crest: [[520, 452], [700, 432], [880, 404], [1020, 420], [1180, 402], [1300, 360], [1390, 330], [1440, 342]], base: 454, nearness: 0.34, rough: 0.14, relief: 0.3, lit: 'left', snow: 352 }),
      water(452),
      fell({ crest: [[1290, 462], [1350, 440], [1440, 424]], base: 462, nearness: 0.56, rough: 0.1, relief: 0.2, material: 'slope', mirror: 0.4 }),
      ripples([0, 458], [1440, 474], 10, 0.5),
      boathouse(1372, 474, 30, 0.8),
      hill([[0, 474], [300, 466], [700, 478], [1100, 474], [1440, 468]], 660, 'meadow', 0.8, 0.18),
      hill([[0, 494], [400, 490], [900, 496], [1440, 490]], 660, 'meadow', 0.92, 0.05),
      swathes([[0, 506], [700, 508], [1440, 504]], 36, 14, 240, 'grass', 0.94, 0.1),
      birches([[1348, 474, 96]], 0.84),
      hill([[0, 566], [300, 572], [700, 578], [1080, 574], [1440, 564]], 680, 'meadow', 1, -0.14),
      flowers([[0, 578], [500, 588], [1080, 586], [1440, 576]], 34, 40, 1),
      tufts([[0, 588], [500, 600], [1080, 598], [1440, 586]], 18, 15, 1),
    ],
  },

  /** A landing of planks before an open sea. */
  strand: {
    hour: 'evening',
    season: 'summer',
    seed: 312,
    sun: { x: 1260, y: 430, reach: 400 },
    horizon: seaHorizon,
    layers: [
      sky(),
      halo(0.85),
      starsBetween(60, 180, 400),
      water(seaHorizon),
      fell({ crest: [[0, 420], [120, 404], [300, 412], [420, 400], [560, 416], [700, 430]], base: 430, nearness: 0.22, rough: 0.08, relief: 0, mirror: 0.5 }),
      fell({ crest: [[1372, 430], [1404, 420], [1440, 406]], base: 430, nearness: 0.3, rough: 0.08, relief: 0, mirror: 0.5 }),
      ripples([0, 438], [1440, 488], 30, 0.4),
      skerries([[1100, 450, 70], [640, 464, 130]], 0.7),
      rowingBoat(1352, 470, 74, 0.9),
      planks(488),
    ],
  },

  /** A quiet room with a wide window: fells outside, light on the floor. */
  stue: {
    hour: 'afternoon',
    season: 'autumn',
    seed: 323,
    sun: { x: 1180, y: 392, reach: 260 },
    horizon: 420,
    indoors: 'wall',
    layers: [
      sky(),
      halo(0.9),
      starsBetween(46, 236, 350),
      fell({ crest: [[560, 400], [700, 374], [860, 396], [1010, 360], [1150, 392], [1290, 346], [1440, 382]], base: 470, nearness: 0.34, rough: 0.14, relief: 0.3, lit: 'left', snow: 366 }),
      farWood({ ground: [[560, 414], [900, 420], [1440, 412]], height: [8, 26], spacing: 14, nearness: 0.66, floor: 40 }),
      hill([[560, 430], [900, 424], [1200, 434], [1440, 426]], 500, 'meadow', 0.86),
      spruces({ ground: [[1318, 434], [1420, 432]], height: [34, 92], spacing: 19, nearness: 0.92, gaps: 0.1 }),
      room({ x: 890, y: 246, width: 600, height: 176 }, 460, 3),
      sunOnFloor([890, 1490], 1180, 492, 96, 3),
      plant(918, 424, 46, 'ochre', 7),
      plant(824, 494, 84),
      sillLamp(970, 424, 50, [1010, 528]),
    ],
  },

  /** A terrace above valleys full of mist, the sun just over the far fells. */
  dal: {
    hour: 'sunrise',
    season: 'summer',
    seed: 334,
    sun: { x: 1340, y: 352, reach: 350 },
    horizon: 430,
    layers: [
      sky(),
      halo(),
      starsBetween(40, 190, 360),
      orb(1340, 344, 44),
      fell({ crest: [[0, 384], [240, 362], [480, 384], [760, 356], [1000, 380], [1200, 364], [1440, 376]], base: 470, nearness: 0.16, rough: 0.1, relief: 0 }),
      mist(366, 470, 0.7),
      fell({ crest: [[0, 424], [200, 412], [440, 430], [760, 406], [1060, 426], [1280, 404], [1440, 412]], base: 520, nearness: 0.36, rough: 0.1, relief: 0.12 }),
      mist(416, 520, 0.8),
      farWood({ ground: [[0, 474], [260, 464], [560, 480], [860, 466], [1160, 476], [1440, 458]], height: [8, 32], spacing: 14, nearness: 0.56, floor: 160 }),
      mist(460, 560, 0.85),
      spruces({ ground: [[1330, 488], [1440, 480]], height: [26, 88], spacing: 19, nearness: 0.9, gaps: 0.2, floor: 60 }),
      hill([[0, 490], [400, 486], [900, 490], [1440, 480]], 680, 'meadow', 0.94, 0.1, 3),
      swathes([[0, 502], [700, 504], [1440, 496]], 70, 12, 220, 'grass', 0.95, 0.25),
      hill([[0, 570], [400, 578], [900, 576], [1440, 564]], 680, 'meadow', 1, -0.2),
      tufts([[0, 578], [400, 588], [900, 588], [1440, 574]], 34, 14, 1, -0.1),
    ],
  },

  /** A clear winter night by a frozen lake, seen from a warm room. */
  vinternatt: {
    hour: 'blue',
    season: 'winter',
    seed: 345,
    sun: { x: 1326, y: 300, reach: 250 },
    horizon: 420,
    indoors: 'timber',
    layers: [
      sky(),
      starsBetween(70, 220, 372),
      halo(0.5),
      orb(1326, 288, 17),
      fell({ crest: [[560, 400], [700, 374], [860, 396], [1010, 356], [1150, 392], [1290, 344], [1440, 382]], base: 470, nearness: 0.74, rough: 0.16, relief: 0.5, lit: 'left', material: 'snow' }),
      farWood({ ground: [[560, 420], [900, 424], [1440, 416]], height: [8, 26], spacing: 14, nearness: 0.8, floor: 30 }),
      hill([[560, 436], [900, 430], [1200, 438], [1440, 430]], 500, 'meadow', 0.94, -0.04),
      spruces({ ground: [[1320, 446], [1420, 444]], height: [34, 92], spacing: 19, nearness: 0.98, gaps: 0.1 }),
      room({ x: 890, y: 246, width: 600, height: 176 }, 460, 3, 'timber'),
      curtain(790, 236, 88, 242),
      rug(900, 488, 96),
      plant(1008, 424, 52, 'ochre', 7),
      sillLamp(1378, 424, 50, [1366, 528]),
    ],
  },
} satisfies Record<string, Scene>;

/** Planks laid side by side from `top` to the lower edge, their joints running towards the sea. */
function planks(top: number): Layer {
  const joint = (x: number): Point[] => [
    [1260 + (x - 1260) * 0.5, top],
    [x, 660],
  ];
  return (_, { width, height }) => [
    { d: box(0, top, width, height - top), fill: of('paleTimber', 0.97, -0.12) },
    {
      d: Array.from({ length: 44 }, (_unused, index) => lines(joint(-1700 + index * 92))).join(''),
      stroke: of('timber', 0.95),
      width: 2,
      opacity: 0.45,
    },
    { d: box(0, top, width, 5), fill: of('paleTimber', 0.95, 0.4) },
    { d: box(0, top - 7, width, 7), fill: of('timber', 0.95, -0.1) },
  ];
}

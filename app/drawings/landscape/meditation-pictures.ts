import { facade } from './facades.ts';
import { fell, hill } from './fells.ts';
import { tufts } from './grass.ts';
import { house } from './houses.ts';
import { trail } from './landmarks.ts';
import { of } from './paint.ts';
import { box } from './path.ts';
import { cushions, lantern, lightOnFloor } from './room.ts';
import type { Layer, Scene } from './scene.ts';
import { clouds, halo, mist, orb, sky, stars, starsBetween } from './sky.ts';
import { farWood, spruces } from './spruces.ts';
import { stones } from './stones.ts';
import { rings, water } from './water.ts';

/** One picture for each way to meditate, and one idea in each; nobody sits in them, so that whoever looks may. Sheet: 720 × 480. */
// biome-ignore format: one layer, one line; broken up, the tables of points could not be read
export const meditationPictures = {
  /** A drop has fallen, and the rings go out: what happens is noticed while it happens. */
  'form-mindfulness': {
    hour: 'morning',
    season: 'summer',
    seed: 401,
    horizon: 150,
    layers: [
      sky(),
      fell({ crest: [[0, 118], [170, 92], [340, 124], [520, 84], [720, 120]], base: 152, nearness: 0.3, rough: 0.1, relief: 0.2, mirror: 0.8 }),
      water(152),
      farWood({ ground: [[0, 152], [240, 150], [720, 152]], height: [5, 22], spacing: 13, nearness: 0.6, floor: 3 }),
      rings(372, 318, 250, 6),
      stones([[96, 440, 120], [196, 462, 70]], 1),
    ],
  },
  /** One circle drawn in new snow, as one sound is said again and again. */
  'form-transcendental': {
    hour: 'winter',
    season: 'winter',
    seed: 402,
    horizon: 170,
    layers: [
      sky(),
      fell({ crest: [[0, 150], [220, 120], [420, 152], [620, 112], [720, 138]], base: 190, nearness: 0.3, rough: 0.1, relief: 0.2, material: 'slope' }),
      farWood({ ground: [[0, 184], [360, 178], [720, 186]], height: [8, 30], spacing: 15, nearness: 0.7, floor: 12 }),
      hill([[0, 194], [360, 186], [720, 196]], 500, 'meadow', 0.95, 0.04),
      roundOfFootprints(360, 326, 200, 74),
    ],
  },
  /** Evening, and light in the windows of all the neighbours: may you be well, and you, and you. */
  'form-loving-kindness': {
    hour: 'dusk',
    season: 'winter',
    seed: 403,
    horizon: 300,
    layers: [
      sky(),
      stars(26, 170),
      fell({ crest: [[0, 232], [160, 190], [330, 236], [520, 178], [720, 226]], base: 320, nearness: 0.4, rough: 0.14, relief: 0.3, lit: 'left', material: 'snow' }),
      hill([[0, 318], [300, 296], [720, 312]], 500, 'meadow', 0.85, -0.1),
      house({ x: 96, foot: 330, gable: 34, wall: 'ochre', roof: 'snow', nearness: 0.9, windows: 4, lit: [1, 2] }),
      house({ x: 566, foot: 336, gable: 36, wall: 'white', roof: 'snow', nearness: 0.92, windows: 4, lit: [0, 2] }),
      facade({ x: 272, foot: 388, width: 178, height: 104, gable: 72, wall: 'red', roof: 'snow', columns: 3, rows: 2, door: 1, lit: [0, 2, 3, 5] }),
      hill([[0, 404], [340, 386], [720, 400]], 500, 'meadow', 1, -0.12),
      trail([[361, 390, 26], [380, 420, 52], [330, 500, 130]], 0.98),
    ],
  },
  /** Seven lights, one over the other, from the root to the crown of a spruce. */
  'form-chakra': {
    hour: 'night',
    season: 'winter',
    seed: 404,
    horizon: 330,
    layers: [
      sky(),
      starsBetween(46, 20, 260),
      farWood({ ground: [[0, 366], [360, 356], [720, 368]], height: [18, 70], spacing: 17, nearness: 0.7, floor: 30 }),
      hill([[0, 392], [360, 376], [720, 390]], 500, 'meadow', 0.96, -0.05),
      spruces({ ground: [[352, 422], [368, 422]], height: [372, 372], spacing: 18, nearness: 1, gaps: 0 }),
      ...Array.from({ length: 7 }, (_unused, index) => lantern(360, 104 + index * 46, 40)),
      hill([[0, 428], [360, 414], [720, 430]], 500, 'meadow', 1, -0.16),
    ],
  },
  /** A bare wall, a cushion, the light of a window: nothing else is needed. */
  'form-zen': {
    hour: 'afternoon',
    season: 'autumn',
    seed: 405,
    horizon: 330,
    indoors: 'wall',
    layers: [bareWall(352), lightOnFloor(120, 360, 330, 80, 2), windowLight(150, 70, 250, 200), cushions(344, 424, 148)],
  },
  /** A path that somebody has trodden before, to where a lamp is lit. */
  'form-guided': {
    hour: 'evening',
    season: 'autumn',
    seed: 406,
    sun: { x: 190, y: 216, reach: 260 },
    horizon: 270,
    layers: [
      sky(),
      halo(),
      clouds([[500, 80]], 170, 0.6),
      orb(190, 208, 28),
      fell({ crest: [[0, 230], [150, 206], [330, 236], [520, 172], [720, 220]], base: 300, nearness: 0.26, rough: 0.12, relief: 0.25, lit: 'left' }),
      mist(220, 320, 0.6),
      hill([[0, 292], [260, 276], [520, 262], [720, 244]], 500, 'slope', 0.66, 0.1),
      spruces({ ground: [[560, 268], [720, 248]], height: [30, 84], spacing: 19, nearness: 0.8, gaps: 0.2 }),
      house({ x: 476, foot: 282, gable: 30, wall: 'timber', roof: 'turf', nearness: 0.88, windows: 4, lit: [0, 1] }),
      hill([[0, 348], [280, 322], [560, 300], [720, 296]], 500, 'meadow', 0.9, 0.06, 3),
      trail([[500, 284, 8], [470, 306, 18], [520, 336, 34], [420, 380, 62], [300, 420, 96], [360, 500, 170]], 0.97),
      hill([[0, 430], [200, 420], [330, 500]], 520, 'meadow', 1, -0.12),
      tufts([[0, 436], [200, 428], [290, 470]], 12, 18, 1),
    ],
  },
} satisfies Record<string, Scene>;

/** Footprints of who has walked in a circle in the snow, the same steps again and again. The nearer ones are larger. */
function roundOfFootprints(x: number, y: number, across: number, deep: number): Layer {
  const count = 40;
  const prints = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    const [along, towards] = [Math.cos(angle), Math.sin(angle)];
    const beside = index % 2 === 0 ? 0.955 : 1.045;
    const size = 1 + 0.3 * towards;
    const wide = Math.round(size * (4.5 + 5 * Math.abs(towards)));
    const high = Math.round(size * (2.6 + 2 * Math.abs(along)));
    const left = Math.round(x + across * beside * along - wide);
    const middle = Math.round(y + deep * beside * towards);
    return `M${left} ${middle}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0`;
  });
  return () => [{ d: prints.join(''), fill: of('meadow', 1, -0.45), opacity: 0.75 }];
}

/** A wall with nothing on it, over the boards of a floor. */
function bareWall(floorTop: number): Layer {
  return (_, { width, height }) => [
    { d: box(0, 0, width, floorTop), fill: of('wall', 1) },
    { d: box(0, floorTop, width, height - floorTop), fill: of('floor', 1) },
    { d: box(0, floorTop - 12, width, 12), fill: of('paleTimber', 1, 0.1) },
  ];
}

/** The light of a window that itself is not seen, on a wall. */
function windowLight(x: number, y: number, width: number, height: number): Layer {
  const pane = (left: number, top: number) =>
    `M${left} ${top}h${width / 2 - 8}l-26 ${height / 2 - 8}h${8 - width / 2}z`;
  return () => [
    {
      d: pane(x, y) + pane(x + width / 2, y) + pane(x - 28, y + height / 2) + pane(x - 28 + width / 2, y + height / 2),
      fill: 'glow',
      opacity: 0.55,
    },
  ];
}

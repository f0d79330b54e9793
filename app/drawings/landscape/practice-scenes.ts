import { birches } from './birches.ts';
import { sail } from './boats.ts';
import { fell, hill } from './fells.ts';
import { reeds, tufts } from './grass.ts';
import { boathouse, house } from './houses.ts';
import { kitchenChair, kitchenTable } from './kitchen.ts';
import { track, trail } from './landmarks.ts';
import { person } from './people.ts';
import { lightOnFloor, litLamp, nightLantern, plant, room, sillLamp } from './room.ts';
import type { Scene } from './scene.ts';
import { aurora, halo, mist, orb, sky, starsBetween, strokes } from './sky.ts';
import { farWood, spruces } from './spruces.ts';
import { cairn, skerries, stones } from './stones.ts';
import { lighthouse } from './towers.ts';
import { lampRoads, lightRoad, rings, ripples, water } from './water.ts';

/** The places that pages about one's own practice open on, drawn as `scenes.ts` says. */
// biome-ignore format: one layer, one line; broken up, the tables of points could not be read
export const practiceScenes = {
  /** A kitchen in the morning: a chair by the window, the rest of the coffee. By night its lamp is lit, and that of the neighbour. */
  exercises: {
    hour: 'morning',
    later: 'night',
    season: 'summer',
    seed: 417,
    sun: { x: 1070, y: 322, reach: 170 },
    horizon: 430,
    indoors: 'wall',
    layers: [
      sky(),
      starsBetween(60, 266, 372),
      halo(0.7),
      orb(1070, 322, 19),
      fell({ crest: [[860, 400], [1000, 372], [1120, 392], [1260, 350], [1440, 384]], base: 440, nearness: 0.3, rough: 0.12, relief: 0.3, lit: 'left' }),
      farWood({ ground: [[860, 420], [1100, 414], [1440, 422]], height: [8, 26], spacing: 14, nearness: 0.66, floor: 30 }),
      hill([[860, 440], [1100, 430], [1440, 442]], 560, 'meadow', 0.86),
      house({ x: 1106, foot: 444, gable: 24, wall: 'red', nearness: 0.85, lit: [0, 1, 2] }),
      room({ x: 1000, y: 262, width: 350, height: 206 }, 540, 2),
      lightOnFloor(960, 552, 330, 70, 2),
      plant(1040, 468, 66, 'ochre', 7),
      sillLamp(1314, 468, 66, [1270, 596]),
      kitchenTable(1268, 604, 190),
      kitchenChair(1130, 606, 190),
    ],
  },

  /** A path over the fell, marks beside it, and somebody on the way to the cabin; by night with a lantern, under northern light. */
  programmes: {
    hour: 'morning',
    later: 'blue',
    season: 'autumn',
    seed: 402,
    sun: { x: 1150, y: 322, reach: 330 },
    horizon: 420,
    layers: [
      sky(),
      starsBetween(44, 130, 350),
      aurora([[900, 330], [1010, 292], [1130, 300], [1270, 250], [1440, 262]], 130, 0.6),
      halo(0.8),
      orb(1150, 322, 26),
      fell({ crest: [[0, 400], [300, 372], [620, 404], [900, 380], [1100, 346], [1250, 300], [1360, 330], [1440, 316]], base: 480, nearness: 0.24, rough: 0.14, relief: 0.3, lit: 'left', snow: 320 }),
      fell({ crest: [[0, 452], [340, 430], [700, 456], [1000, 436], [1200, 408], [1330, 396], [1440, 412]], base: 540, nearness: 0.46, rough: 0.1, relief: 0.25, lit: 'left', material: 'slope' }),
      hill([[0, 520], [400, 508], [800, 524], [1100, 492], [1300, 452], [1440, 440]], 680, 'slope', 0.7, 0.04, 3),
      trail([[1358, 448, 4], [1318, 460, 8], [1296, 474, 13], [1340, 492, 22]], 0.74),
      house({ x: 1352, foot: 449, gable: 19, wall: 'timber', roof: 'turf', nearness: 0.8, lit: [0, 1, 2] }),
      hill([[700, 600], [960, 548], [1200, 504], [1330, 488], [1440, 500]], 690, 'slope', 0.84, -0.02, 3),
      trail([[1342, 490, 20], [1376, 508, 27], [1352, 530, 36], [1282, 548, 48], [1240, 570, 62]], 0.86),
      cairn(1304, 522, 17, 0.87),
      hill([[0, 592], [380, 576], [760, 606], [1040, 590], [1240, 566], [1440, 560]], 690, 'slope', 0.93, -0.06, 3),
      trail([[1242, 568, 60], [1206, 586, 74], [1240, 612, 96], [1200, 660, 150]], 0.94),
      cairn(1170, 574, 30, 0.93),
      cairn(1336, 608, 46, 0.98),
      nightLantern(1240, 554, 110),
      person({ pose: 'walking', body: 6, x: 1226, foot: 596, scale: 0.72 }),
    ],
  },

  /** Snow, and the track that one has made oneself, to the house with a light on. The page goes on with both: `tokens.css` has their colours. */
  practice: {
    hour: 'winter',
    season: 'winter',
    seed: 415,
    horizon: 430,
    layers: [
      sky(),
      fell({ crest: [[0, 410], [320, 388], [640, 412], [940, 386], [1160, 356], [1320, 374], [1440, 350]], base: 500, nearness: 0.26, rough: 0.12, relief: 0.3, lit: 'left' }),
      hill([[0, 470], [500, 456], [900, 470], [1200, 446], [1440, 436]], 640, 'meadow', 0.6, 0.06),
      farWood({ ground: [[0, 466], [500, 454], [900, 468], [1160, 450]], height: [8, 26], spacing: 11, nearness: 0.58, floor: 10 }),
      hill([[0, 536], [400, 524], [800, 532], [1120, 502], [1300, 484], [1440, 480]], 680, 'meadow', 0.84, 0),
      spruces({ ground: [[1384, 484], [1440, 480]], height: [30, 84], spacing: 20, nearness: 0.84, gaps: 0.1 }),
      house({ x: 1290, foot: 496, gable: 46, length: 1.4, wall: 'ochre', nearness: 0.9, lit: [0, 1, 2] }),
      hill([[0, 604], [300, 590], [640, 608], [900, 598], [1120, 570], [1290, 552], [1440, 546]], 700, 'meadow', 1, -0.03),
      track([[1262, 504, 1.5, 3], [1218, 520, 2, 5], [1228, 538, 2.5, 7], [1284, 562, 3.5, 10], [1290, 588, 4, 13], [1256, 616, 5, 16], [1250, 640, 5, 18], [1250, 668, 5, 18]]),
      spruces({ ground: [[0, 612], [200, 598], [420, 606]], height: [40, 120], spacing: 34, nearness: 1, gaps: 0.5 }),
    ],
  },

  /** A lighthouse at the mouth of the fjord: light that comes and goes, and a slow swell. */
  breathing: {
    hour: 'evening',
    season: 'summer',
    seed: 428,
    sun: { x: 1130, y: 420, reach: 380 },
    horizon: 430,
    layers: [
      sky(),
      halo(0.8),
      strokes([[1000, 300], [1350, 250]], 180, 0.5),
      orb(1130, 404, 34),
      water(430),
      fell({ crest: [[0, 416], [180, 396], [360, 408], [560, 420], [700, 430]], base: 430, nearness: 0.2, rough: 0.1, relief: 0.1 }),
      lightRoad(1130, 432, 620, 120),
      sail(1010, 452, 34, 0.7),
      ripples([0, 446], [1440, 620], 26, 0.6),
      skerries([[1190, 486, 46], [1420, 512, 90], [1080, 540, 60]], 0.84),
      hill([[1230, 500], [1290, 470], [1340, 464], [1400, 476], [1440, 492]], 512, 'slope', 0.88, 0, 3),
      lighthouse(1322, 468, 118, 0.92),
      hill([[0, 618], [260, 600], [520, 622], [700, 660]], 680, 'slope', 1, -0.1, 3),
      stones([[120, 620, 60], [300, 628, 44], [420, 640, 70]], 1),
    ],
  },

  /** Rings on a still tarn, after the drop. */
  timer: {
    hour: 'overcast',
    season: 'summer',
    seed: 441,
    horizon: 440,
    layers: [
      sky(),
      fell({ crest: [[0, 424], [340, 404], [700, 428], [1040, 412], [1300, 386], [1440, 396]], base: 470, nearness: 0.3, rough: 0.1, relief: 0.2, mirror: 0.4 }),
      mist(400, 470, 0.7),
      water(446),
      fell({ crest: [[0, 440], [300, 430], [620, 446], [1100, 448], [1280, 430], [1440, 420]], base: 450, nearness: 0.55, rough: 0.1, relief: 0.2, material: 'slope', mirror: 0.5 }),
      farWood({ ground: [[0, 446], [300, 438], [620, 448], [1180, 448], [1440, 436]], height: [8, 28], spacing: 12, nearness: 0.6, floor: 6 }),
      rings(1236, 540, 96, 4),
      stones([[1380, 556, 70], [1120, 592, 40], [1420, 580, 44]], 0.95),
      hill([[0, 600], [300, 588], [640, 612], [900, 660]], 690, 'meadow', 0.98, -0.08, 4),
      birches([[90, 606, 124]], 0.98),
      reeds([1300, 612], [1440, 596], 26, 74, 1),
      tufts([[0, 606], [300, 594], [640, 618]], 20, 16, 1, -0.1),
    ],
  },

  /** Open water from far up, and low land behind it: on its horizon the page draws the visitor's own breath as a hill. */
  'own-breath': {
    hour: 'sunrise',
    season: 'summer',
    seed: 454,
    sun: { x: 1372, y: 178, reach: 176 },
    horizon: 240,
    isDeep: true,
    layers: [
      sky(),
      halo(0.9),
      strokes([[1196, 132], [1330, 112]], 120, 0.4),
      orb(1372, 178, 25),
      fell({ crest: [[0, 222], [260, 206], [520, 226], [800, 210], [1060, 226], [1240, 212], [1440, 222]], base: 242, nearness: 0.16, rough: 0.08, relief: 0, mirror: 0.5 }),
      water(240),
      lightRoad(1372, 244, 300, 46),
      ripples([0, 254], [1440, 620], 22, 0.3),
    ],
  },

  /** What is seen from the room that poses are shown in, and what stands on its sill, the lower edge: low, for windows that are wide. */
  window: {
    hour: 'sunrise',
    season: 'summer',
    seed: 467,
    sun: { x: 1250, y: 494, reach: 330 },
    horizon: 548,
    layers: [
      sky(),
      starsBetween(34, 150, 470),
      halo(0.9),
      strokes([[1080, 452], [1330, 414]], 130, 0.45),
      orb(1250, 494, 19),
      fell({ crest: [[0, 520], [300, 500], [620, 524], [860, 506], [1000, 520], [1120, 536], [1190, 548]], base: 548, nearness: 0.2, rough: 0.1, relief: 0.1 }),
      water(548),
      fell({ crest: [[1246, 550], [1290, 530], [1334, 494], [1380, 466], [1416, 486], [1440, 474]], base: 550, nearness: 0.42, rough: 0.18, relief: 0.45, lit: 'left', mirror: 0.5 }),
      lightRoad(1250, 550, 640, 56),
      ripples([0, 560], [1440, 640], 12, 0.4),
      hill([[900, 640], [960, 592], [1030, 574], [1100, 576], [1150, 592], [1170, 640]], 660, 'slope', 0.82, 0.02, 3),
      boathouse(1098, 590, 36, 0.88),
      house({ x: 1014, foot: 580, gable: 22, wall: 'ochre', nearness: 0.86, lit: [0, 1, 2] }),
      spruces({ ground: [[940, 606], [1004, 580]], height: [26, 62], spacing: 15, nearness: 0.86, gaps: 0.1 }),
      lampRoads([[1176, 600]], 36),
      plant(1398, 640, 118),
      litLamp(996, 640, 74),
    ],
  },
} satisfies Record<string, Scene>;

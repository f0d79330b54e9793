import { birches } from './birches.ts';
import { rowingBoat, sail } from './boats.ts';
import { facade } from './facades.ts';
import { fell, hill } from './fells.ts';
import { flowers, reeds, swathes, tufts } from './grass.ts';
import { boathouse, house } from './houses.ts';
import { bench, fence, landing, lavvo, trail } from './landmarks.ts';
import { person } from './people.ts';
import { practiceScenes } from './practice-scenes.ts';
import { cushions, lightOnFloor, plant, room } from './room.ts';
import type { Scene } from './scene.ts';
import { aurora, clouds, crescent, halo, mist, orb, sky, stars, starsBetween, strokes } from './sky.ts';
import { farWood, spruces } from './spruces.ts';
import { stageScenes } from './stage-scenes.ts';
import { cairn, skerries, stones } from './stones.ts';
import { church, lighthouse } from './towers.ts';
import { townScenes } from './town-scenes.ts';
import { lampRoads, lightRoad, ripples, tarn, water } from './water.ts';

/**
 * The places that main pages open on. Sheet: 1440 × 640, y downwards.
 * The heading stands on the sky, upper left; a phone sees only x > 1080. So the interest sits low and to the right.
 */
// biome-ignore format: one layer, one line; broken up, the tables of points could not be read
export const scenes = {
  /** A fjord between fells, the sun just over the water. */
  home: {
    hour: 'sunrise',
    season: 'summer',
    seed: 7,
    sun: { x: 1168, y: 372, reach: 370 },
    horizon: 402,
    layers: [
      sky(),
      halo(),
      strokes([[900, 262], [1320, 226]], 190, 0.55),
      orb(1168, 364, 46),
      fell({ crest: [[0, 350], [120, 328], [260, 345], [420, 320], [560, 346], [720, 334], [880, 362], [1000, 388], [1096, 402]], base: 402, nearness: 0.14, rough: 0.1, relief: 0 }),
      fell({ crest: [[1206, 402], [1250, 376], [1320, 350], [1440, 330]], base: 402, nearness: 0.2, rough: 0.12, relief: 0.15, lit: 'left' }),
      water(402),
      fell({ crest: [[0, 318], [90, 292], [210, 328], [330, 346], [460, 334], [600, 364], [740, 384], [880, 400], [960, 408]], base: 408, nearness: 0.34, rough: 0.13, relief: 0.45, mirror: 0.35 }),
      fell({ crest: [[1216, 414], [1256, 384], [1296, 330], [1336, 276], [1370, 246], [1406, 270], [1440, 256]], base: 414, nearness: 0.44, rough: 0.2, relief: 0.5, lit: 'left', snow: 296, mirror: 0.4 }),
      lightRoad(1168, 404, 590, 150),
      fell({ crest: [[0, 368], [110, 362], [240, 396], [360, 410], [480, 434], [580, 446]], base: 446, nearness: 0.6, rough: 0.14, relief: 0.4, mirror: 0.4, material: 'slope' }),
      farWood({ ground: [[0, 424], [200, 428], [400, 440], [530, 446]], height: [6, 20], spacing: 13, nearness: 0.72, floor: 10 }),
      ripples([0, 440], [1440, 600], 8, 0.35),
      rowingBoat(886, 540, 72, 0.95),
      hill([[1240, 506], [1300, 494], [1370, 470], [1440, 452]], 512, 'meadow', 0.86, -0.12, 3),
      spruces({ ground: [[1350, 486], [1440, 462]], height: [20, 62], spacing: 15, nearness: 0.85, gaps: 0.1 }),
      boathouse(1288, 506, 62, 0.92),
      hill([[0, 556], [220, 532], [480, 556], [760, 596], [1000, 606], [1240, 588], [1440, 562]], 660, 'meadow', 0.95, -0.1, 4),
      spruces({ ground: [[0, 566], [160, 546], [380, 552]], height: [32, 128], spacing: 23, nearness: 0.97, gaps: 0.3 }),
      hill([[0, 610], [300, 588], [620, 620], [1000, 632], [1300, 618], [1440, 604]], 660, 'meadow', 1, -0.3, 3),
      tufts([[0, 608], [300, 590], [620, 620], [1000, 632], [1300, 618], [1440, 606]], 12, 19, 1, -0.05),
    ],
  },

  /** A summer day over a meadow, fells with the last snow behind. */
  yoga: {
    hour: 'day',
    season: 'summer',
    seed: 21,
    horizon: 420,
    layers: [
      sky(),
      clouds([[900, 256], [1180, 242]], 230, 0.85),
      fell({ crest: [[0, 352], [170, 338], [330, 356], [520, 330], [700, 352], [860, 334], [980, 306], [1080, 256], [1170, 312], [1250, 290], [1340, 238], [1440, 300]], base: 450, nearness: 0.32, rough: 0.18, relief: 0.5, lit: 'left', snow: 308 }),
      fell({ crest: [[0, 388], [240, 374], [420, 394], [640, 380], [840, 392], [1040, 362], [1180, 384], [1330, 352], [1440, 364]], base: 470, nearness: 0.52, rough: 0.1, relief: 0.35, lit: 'left', material: 'slope' }),
      farWood({ ground: [[0, 426], [300, 418], [620, 430], [980, 416], [1440, 424]], height: [6, 24], spacing: 14, nearness: 0.7, floor: 26 }),
      hill([[0, 442], [280, 434], [600, 444], [960, 434], [1440, 442]], 660, 'meadow', 0.84, 0.16),
      swathes([[0, 448], [600, 450], [1440, 448]], 50, 16, 200, 'grass', 0.86, 0.2),
      house({ x: 1296, foot: 458, gable: 24, length: 1.6, wall: 'timber', roof: 'turf', nearness: 0.85, windows: 0 }),
      spruces({ ground: [[1350, 454], [1440, 450]], height: [22, 62], spacing: 14, nearness: 0.86, gaps: 0.1 }),
      hill([[0, 492], [260, 476], [620, 498], [1000, 512], [1440, 480]], 660, 'meadow', 0.92, 0.02, 3),
      trail([[1262, 461, 3], [1190, 474, 7], [1120, 496, 14], [1180, 530, 30], [1260, 566, 52], [1200, 660, 130]], 0.97),
      swathes([[0, 500], [300, 490], [700, 512], [1080, 522]], 60, 12, 200, 'grass', 0.94, 0.02),
      hill([[0, 556], [300, 530], [640, 560], [900, 592], [1040, 618], [1100, 660]], 680, 'meadow', 1, -0.12, 4),
      flowers([[0, 566], [300, 540], [640, 570], [900, 602], [1020, 622]], 66, 36, 1),
      tufts([[0, 580], [300, 560], [640, 590], [1020, 632]], 24, 17, 1),
    ],
  },

  /** Late morning on a slope of birches above a lake. */
  classes: {
    hour: 'morning',
    season: 'summer',
    seed: 34,
    horizon: 408,
    layers: [
      sky(),
      clouds([[900, 262], [1210, 246]], 230, 0.8),
      fell({ crest: [[0, 350], [200, 318], [420, 348], [640, 324], [900, 356], [1120, 330], [1300, 352], [1440, 334]], base: 410, nearness: 0.24, rough: 0.12, relief: 0 }),
      water(408),
      fell({ crest: [[480, 410], [640, 388], [820, 362], [980, 350], [1180, 372], [1440, 350]], base: 412, nearness: 0.46, rough: 0.1, relief: 0.25, material: 'slope', mirror: 0.5 }),
      farWood({ ground: [[560, 410], [900, 408], [1440, 410]], height: [5, 18], spacing: 13, nearness: 0.6, floor: 3 }),
      ripples([0, 424], [1100, 560], 14, 0.5),
      skerries([[330, 470, 110], [520, 446, 50]], 0.75),
      hill([[620, 640], [820, 596], [1000, 536], [1200, 486], [1440, 452]], 680, 'meadow', 0.86, 0.06, 4),
      birches([[1064, 526, 150], [1386, 476, 128]], 0.84),
      hill([[500, 668], [820, 634], [1100, 584], [1280, 540], [1440, 516]], 700, 'meadow', 0.96, -0.08, 4),
      birches([[1168, 570, 214], [1300, 548, 190]], 1),
      swathes([[700, 646], [1100, 594], [1280, 550], [1440, 528]], 40, 8, 150, 'grass', 0.96, 0),
      tufts([[700, 648], [1100, 594], [1280, 552], [1440, 528]], 9, 16, 1),
    ],
  },

  /** Noon among high fells: bare rock, old snow, a tarn. */
  types: {
    hour: 'day',
    season: 'summer',
    seed: 58,
    horizon: 470,
    layers: [
      sky(),
      clouds([[900, 258], [1100, 276]], 200, 0.8),
      fell({ crest: [[0, 372], [180, 340], [340, 362], [520, 330], [720, 358], [880, 334], [990, 306], [1070, 272], [1150, 328], [1230, 272], [1310, 234], [1390, 292], [1440, 268]], base: 480, nearness: 0.3, rough: 0.24, relief: 0.55, lit: 'left', snow: 326 }),
      fell({ crest: [[0, 424], [160, 400], [360, 420], [560, 388], [760, 414], [940, 388], [1090, 340], [1190, 392], [1320, 326], [1440, 372]], base: 510, nearness: 0.52, rough: 0.2, relief: 0.55, lit: 'left', snow: 356 }),
      hill([[0, 464], [320, 448], [700, 472], [1100, 466], [1440, 446]], 660, 'slope', 0.72, 0.08),
      tarn(1096, 496, 330, 0.5),
      hill([[0, 530], [300, 512], [680, 534], [900, 540], [1140, 524], [1300, 490], [1440, 470]], 660, 'slope', 0.88, 0, 3),
      swathes([[0, 540], [300, 522], [680, 544], [1140, 532], [1440, 482]], 46, 9, 150, 'rock', 0.85, 0.1),
      stones([[1180, 540, 36], [1352, 510, 48], [260, 534, 24]], 0.92),
      hill([[0, 596], [260, 574], [640, 600], [980, 606], [1200, 580], [1440, 540]], 680, 'slope', 1, -0.22, 3),
      cairn(1290, 572, 62, 1),
      stones([[1330, 578, 54], [1240, 584, 30], [560, 600, 40]], 1),
      tufts([[0, 604], [260, 582], [640, 608], [980, 614], [1440, 550]], 20, 14, 1),
    ],
  },

  /** A spring morning over gentle hills. */
  beginners: {
    hour: 'morning',
    season: 'spring',
    seed: 12,
    sun: { x: 1180, y: 330, reach: 330 },
    horizon: 440,
    layers: [
      sky(),
      halo(),
      orb(1180, 322, 40),
      hill([[0, 380], [220, 358], [480, 384], [760, 356], [1020, 380], [1240, 352], [1440, 366]], 660, 'slope', 0.3),
      hill([[0, 414], [300, 404], [560, 418], [860, 392], [1120, 416], [1440, 386]], 660, 'slope', 0.5, 0.05),
      farWood({ ground: [[620, 416], [800, 410], [1000, 420], [1160, 432]], height: [5, 17], spacing: 13, nearness: 0.6, floor: 10 }),
      hill([[0, 456], [240, 436], [560, 462], [860, 454], [1160, 430], [1440, 446]], 660, 'meadow', 0.72, 0.08, 3),
      swathes([[0, 466], [560, 470], [1160, 440], [1440, 452]], 40, 12, 180, 'grass', 0.76, 0.15),
      hill([[0, 510], [340, 498], [700, 516], [1000, 492], [1240, 466], [1440, 472]], 660, 'meadow', 0.86, 0.06, 3),
      trail([[1226, 470, 3], [1196, 482, 8], [1150, 502, 15], [1180, 530, 28], [1170, 570, 48], [1240, 660, 120]], 0.96),
      fence([[1440, 486, 26], [1398, 490, 27], [1354, 496, 29], [1308, 505, 31], [1262, 518, 34]], 0.9),
      birches([[1330, 500, 136]], 0.9),
      hill([[0, 578], [300, 556], [640, 584], [920, 582], [1080, 608], [1110, 660]], 680, 'meadow', 0.97, -0.04, 4),
      flowers([[0, 590], [300, 568], [640, 594], [920, 594], [1060, 612]], 50, 44, 1),
      tufts([[0, 598], [300, 576], [640, 604], [920, 602], [1060, 620]], 26, 14, 1),
    ],
  },

  /** Early summer among islands; one sail. */
  poses: {
    hour: 'day',
    season: 'summer',
    seed: 44,
    horizon: 392,
    layers: [
      sky(),
      clouds([[960, 250], [1290, 282]], 210, 0.75),
      fell({ crest: [[0, 380], [260, 366], [520, 378], [800, 362], [1060, 376], [1440, 360]], base: 392, nearness: 0.16, rough: 0.08, relief: 0 }),
      water(392),
      fell({ crest: [[420, 404], [500, 384], [600, 370], [700, 388], [800, 404]], base: 404, nearness: 0.36, rough: 0.14, relief: 0.35, mirror: 0.4, material: 'slope' }),
      fell({ crest: [[1080, 410], [1140, 386], [1220, 352], [1300, 336], [1380, 360], [1440, 352]], base: 410, nearness: 0.46, rough: 0.16, relief: 0.4, mirror: 0.4, material: 'slope' }),
      ripples([0, 420], [1440, 620], 44, 0.5),
      sail(1108, 448, 60, 0.9),
      skerries([[300, 452, 150], [930, 474, 120], [700, 524, 110]], 0.75),
      skerries([[1340, 560, 330], [1160, 588, 160], [120, 604, 300]], 0.95),
      boathouse(1318, 520, 34, 0.9),
    ],
  },

  /** A window in a quiet room, and a winter morning outside. */
  'home-practice': {
    hour: 'winter',
    season: 'winter',
    seed: 9,
    sun: { x: 1130, y: 412, reach: 240 },
    horizon: 470,
    indoors: 'wall',
    layers: [
      sky(),
      halo(),
      orb(1130, 412, 22),
      fell({ crest: [[560, 440], [700, 414], [860, 436], [1040, 400], [1160, 440], [1290, 380], [1440, 426]], base: 520, nearness: 0.36, rough: 0.16, relief: 0.4, material: 'slope', lit: 'left' }),
      hill([[560, 464], [800, 452], [1060, 470], [1440, 452]], 560, 'meadow', 0.7),
      spruces({ ground: [[600, 480], [1440, 476]], height: [16, 62], spacing: 15, nearness: 0.78, gaps: 0.5 }),
      hill([[560, 496], [900, 482], [1200, 498], [1440, 486]], 560, 'meadow', 0.98),
      room({ x: 560, y: 328, width: 800, height: 196 }, 578, 3),
      lightOnFloor(700, 580, 560, 60, 3),
      plant(1310, 524, 128),
      cushions(500, 612, 116),
    ],
  },

  /** Sunrise over valleys full of mist. */
  morning: {
    hour: 'sunrise',
    season: 'summer',
    seed: 63,
    sun: { x: 1230, y: 330, reach: 330 },
    horizon: 430,
    layers: [
      sky(),
      halo(),
      orb(1230, 322, 54),
      fell({ crest: [[0, 376], [240, 346], [480, 370], [760, 344], [1000, 372], [1200, 350], [1440, 366]], base: 480, nearness: 0.16, rough: 0.1, relief: 0 }),
      mist(350, 470, 0.7),
      fell({ crest: [[0, 424], [200, 408], [440, 430], [760, 402], [1060, 424], [1280, 396], [1440, 404]], base: 520, nearness: 0.36, rough: 0.1, relief: 0.15 }),
      mist(410, 530, 0.8),
      farWood({ ground: [[0, 482], [260, 470], [560, 490], [860, 472], [1160, 484], [1440, 460]], height: [8, 34], spacing: 14, nearness: 0.56, floor: 190 }),
      mist(470, 600, 0.85),
      spruces({ ground: [[0, 574], [300, 566], [640, 596], [1000, 590], [1250, 560], [1440, 540]], height: [26, 104], spacing: 22, nearness: 0.93, gaps: 0.4, floor: 120 }),
      hill([[0, 616], [300, 602], [700, 628], [1100, 616], [1440, 588]], 680, 'slope', 1, -0.3, 3),
    ],
  },

  /** A lake in the early evening, so calm that the fells stand twice. */
  meditation: {
    hour: 'evening',
    season: 'summer',
    seed: 71,
    sun: { x: 1180, y: 376, reach: 376 },
    horizon: 410,
    layers: [
      sky(),
      halo(),
      strokes([[1310, 236], [880, 292]], 210, 0.5),
      orb(1180, 368, 34),
      water(410),
      fell({ crest: [[0, 362], [200, 342], [420, 368], [680, 348], [900, 376], [1040, 400], [1440, 392]], base: 410, nearness: 0.2, rough: 0.1, relief: 0, mirror: 0.8 }),
      fell({ crest: [[1140, 410], [1210, 392], [1270, 346], [1330, 306], [1390, 332], [1440, 306]], base: 410, nearness: 0.4, rough: 0.16, relief: 0.4, lit: 'left', mirror: 0.85 }),
      farWood({ ground: [[0, 410], [260, 408], [560, 410]], height: [6, 26], spacing: 13, nearness: 0.6, floor: 4 }),
      farWood({ ground: [[1260, 410], [1340, 409], [1440, 410]], height: [5, 20], spacing: 12, nearness: 0.62, floor: 3 }),
      lightRoad(1180, 414, 560, 70),
      ripples([0, 440], [1440, 620], 18, 0.4),
      landing([1330, 668, 200], [1252, 516, 60], 0.96),
      hill([[0, 640], [160, 608], [420, 626], [640, 664]], 680, 'meadow', 1, -0.3),
      reeds([0, 620], [620, 646], 60, 74, 1),
    ],
  },

  /** Blue hour: fell behind fell, the first stars. */
  'meditation-types': {
    hour: 'blue',
    season: 'summer',
    seed: 80,
    horizon: 420,
    layers: [
      sky(),
      starsBetween(44, 196, 336),
      crescent(1316, 276, 27),
      fell({ crest: [[0, 372], [260, 344], [520, 370], [800, 340], [1040, 366], [1240, 322], [1440, 350]], base: 460, nearness: 0.16, rough: 0.12, relief: 0 }),
      fell({ crest: [[0, 412], [180, 392], [480, 420], [780, 392], [1060, 410], [1280, 366], [1440, 392]], base: 520, nearness: 0.38, rough: 0.12, relief: 0.15 }),
      fell({ crest: [[0, 462], [300, 438], [620, 470], [940, 450], [1200, 470], [1440, 430]], base: 600, nearness: 0.6, rough: 0.12, relief: 0.15 }),
      mist(430, 560, 0.35),
      farWood({ ground: [[0, 530], [320, 510], [700, 540], [1080, 526], [1440, 490]], height: [8, 30], spacing: 12, nearness: 0.8, floor: 140 }),
      spruces({ ground: [[1180, 606], [1320, 584], [1440, 570]], height: [34, 138], spacing: 22, nearness: 1, gaps: 0.2 }),
      house({ x: 1064, foot: 524, gable: 44, length: 1.5, wall: 'timber', roof: 'turf', nearness: 0.92, windows: 4, lit: [0, 1, 2] }),
      hill([[0, 562], [380, 548], [800, 546], [1060, 522], [1200, 530], [1440, 514]], 680, 'spruce', 1, -0.2),
    ],
  },

  /** A forest in soft, grey light: rank behind rank in the mist. */
  'meditation-beginners': {
    hour: 'overcast',
    season: 'summer',
    seed: 92,
    horizon: 440,
    layers: [
      sky(),
      farWood({ ground: [[0, 420], [400, 410], [900, 424], [1440, 400]], height: [14, 50], spacing: 15, nearness: 0.2, floor: 230 }),
      mist(380, 480, 0.8),
      spruces({ ground: [[0, 478], [360, 466], [800, 482], [1200, 462], [1440, 452]], height: [34, 92], spacing: 20, nearness: 0.4, gaps: 0.3, floor: 180 }),
      mist(440, 570, 0.9),
      spruces({ ground: [[0, 560], [300, 546], [760, 580], [1100, 560], [1440, 520]], height: [50, 150], spacing: 30, nearness: 0.68, gaps: 0.4, floor: 130 }),
      mist(520, 640, 0.8),
      hill([[0, 622], [400, 606], [800, 626], [1440, 592]], 680, 'meadow', 0.9, -0.1),
      tufts([[0, 630], [400, 614], [800, 632], [1440, 600]], 40, 14, 1),
    ],
  },

  /** Evening sun, and far off a cabin where somebody has lit a lamp. */
  guided: {
    hour: 'evening',
    season: 'summer',
    seed: 105,
    sun: { x: 1160, y: 360, reach: 360 },
    horizon: 430,
    layers: [
      sky(),
      halo(),
      strokes([[760, 286], [1320, 236]], 190, 0.5),
      orb(1160, 342, 40),
      fell({ crest: [[0, 360], [220, 336], [500, 364], [760, 344], [980, 376], [1160, 386], [1260, 346], [1350, 296], [1440, 326]], base: 480, nearness: 0.24, rough: 0.14, relief: 0.35, lit: 'left' }),
      hill([[0, 412], [320, 400], [700, 420], [1060, 418], [1280, 390], [1440, 380]], 660, 'slope', 0.5, 0.15),
      farWood({ ground: [[0, 440], [300, 428], [700, 446], [1080, 448], [1440, 420]], height: [6, 26], spacing: 14, nearness: 0.64, floor: 40 }),
      hill([[0, 474], [320, 460], [700, 484], [1040, 486], [1280, 458], [1440, 442]], 660, 'meadow', 0.86, 0.3, 3),
      swathes([[0, 484], [700, 492], [1040, 494], [1440, 452]], 46, 16, 170, 'grass', 0.88, 0.45),
      spruces({ ground: [[1196, 470], [1240, 464]], height: [30, 60], spacing: 15, nearness: 0.88, gaps: 0 }),
      house({ x: 1246, foot: 476, gable: 42, length: 1.5, wall: 'timber', roof: 'turf', nearness: 0.92, windows: 4, lit: [1] }),
      spruces({ ground: [[1340, 472], [1440, 458]], height: [30, 92], spacing: 17, nearness: 0.92, gaps: 0.1 }),
      hill([[0, 552], [300, 534], [700, 560], [1000, 552], [1240, 520], [1440, 500]], 680, 'meadow', 0.96, 0.06, 3),
      trail([[1262, 478, 4], [1240, 494, 8], [1272, 516, 15], [1210, 566, 34], [1240, 660, 90]], 0.95),
      hill([[0, 608], [360, 590], [760, 616], [1020, 628], [1080, 660]], 680, 'meadow', 1, -0.2, 3),
      tufts([[0, 612], [360, 594], [760, 620], [1040, 634]], 36, 16, 1, -0.1),
    ],
  },

  /** A winter night: moon, stars, a breath of northern light. */
  sleep: {
    hour: 'night',
    season: 'winter',
    seed: 118,
    sun: { x: 1222, y: 318, reach: 300 },
    horizon: 430,
    layers: [
      sky(),
      aurora([[560, 330], [720, 290], [880, 300], [1050, 262], [1220, 276], [1430, 220]], 170, 0.24),
      stars(100, 380),
      halo(0.7),
      orb(1222, 312, 30),
      fell({ crest: [[0, 384], [200, 356], [420, 384], [660, 350], [900, 380], [1040, 336], [1130, 288], [1220, 356], [1330, 262], [1440, 328]], base: 480, nearness: 0.8, rough: 0.2, relief: 0.7, lit: 'left', material: 'snow' }),
      fell({ crest: [[0, 432], [260, 414], [560, 438], [860, 410], [1120, 432], [1300, 394], [1440, 406]], base: 520, nearness: 0.88, rough: 0.12, relief: 0.5, lit: 'left', material: 'snow' }),
      farWood({ ground: [[0, 476], [360, 466], [760, 484], [1100, 470], [1440, 462]], height: [8, 32], spacing: 15, nearness: 0.8, floor: 22 }),
      hill([[0, 500], [340, 484], [760, 506], [1120, 490], [1440, 476]], 680, 'meadow', 0.9, 0.02, 3),
      house({ x: 1220, foot: 528, gable: 44, wall: 'timber', roof: 'snow', nearness: 0.98, windows: 4, lit: [1, 2] }),
      spruces({ ground: [[1150, 512], [1196, 520]], height: [24, 60], spacing: 16, nearness: 0.95, gaps: 0 }),
      spruces({ ground: [[1330, 534], [1440, 522]], height: [34, 110], spacing: 20, nearness: 1, gaps: 0.1 }),
      hill([[0, 574], [380, 550], [800, 586], [1120, 562], [1300, 540], [1440, 544]], 680, 'meadow', 1, -0.1, 3),
      hill([[0, 618], [380, 604], [800, 628], [1160, 612], [1440, 592]], 680, 'meadow', 1, -0.28, 2),
    ],
  },

  /** The storm is over: a still sea, a lighthouse. */
  stress: {
    hour: 'blue',
    season: 'autumn',
    seed: 131,
    sun: { x: 1200, y: 420, reach: 420 },
    horizon: 420,
    layers: [
      sky(),
      halo(0.9),
      strokes([[820, 120], [1010, 216], [620, 330], [1330, 310]], 400, 0.5),
      fell({ crest: [[0, 406], [220, 392], [420, 404], [620, 398], [760, 420]], base: 420, nearness: 0.3, rough: 0.1, relief: 0 }),
      water(420),
      lightRoad(1216, 424, 600, 120),
      ripples([0, 440], [1440, 620], 40, 0.3),
      skerries([[1250, 436, 130], [1060, 452, 70]], 0.6),
      lighthouse(1262, 424, 74, 0.8),
      skerries([[1390, 566, 260], [160, 610, 340]], 0.95),
    ],
  },

  /** Autumn: yellow birches under a fell. */
  articles: {
    hour: 'afternoon',
    season: 'autumn',
    seed: 144,
    horizon: 430,
    layers: [
      sky(),
      clouds([[1320, 248]], 220, 0.8),
      fell({ crest: [[0, 366], [240, 346], [500, 368], [740, 340], [940, 336], [1090, 286], [1180, 262], [1290, 316], [1440, 296]], base: 470, nearness: 0.32, rough: 0.16, relief: 0.5, lit: 'left', snow: 296 }),
      hill([[0, 416], [320, 402], [700, 424], [1080, 408], [1440, 380]], 660, 'slope', 0.62, 0.05),
      farWood({ ground: [[0, 444], [300, 436], [720, 452], [1100, 452], [1440, 430]], height: [6, 24], spacing: 15, nearness: 0.66, floor: 26 }),
      hill([[0, 464], [320, 454], [700, 474], [1100, 472], [1440, 440]], 660, 'meadow', 0.82, 0.05),
      swathes([[0, 470], [320, 460], [700, 480], [1100, 478], [1440, 446]], 60, 6, 170, 'grass', 0.85, 0.1),
      birches([[1112, 494, 128]], 0.84),
      hill([[0, 548], [320, 530], [640, 556], [900, 556], [1140, 516], [1440, 462]], 680, 'slope', 0.92, 0.08, 4),
      birches([[1226, 532, 196], [1398, 486, 150]], 0.98),
      hill([[0, 600], [320, 584], [720, 612], [1060, 600], [1260, 560], [1440, 540]], 680, 'slope', 1, -0.14, 3),
      birches([[1310, 574, 230]], 1),
      tufts([[0, 610], [320, 592], [720, 620], [1060, 608], [1260, 568], [1440, 548]], 24, 16, 1),
    ],
  },

  /** A small town by the fjord when the lamps are lit. */
  studios: {
    hour: 'dusk',
    season: 'summer',
    seed: 157,
    horizon: 452,
    layers: [
      sky(),
      stars(30, 240),
      fell({ crest: [[0, 376], [240, 354], [520, 380], [800, 344], [1000, 304], [1180, 262], [1320, 306], [1440, 274]], base: 460, nearness: 0.26, rough: 0.16, relief: 0.35, lit: 'left' }),
      water(458),
      fell({ crest: [[300, 460], [560, 432], [800, 404], [1060, 362], [1280, 376], [1440, 340]], base: 460, nearness: 0.6, rough: 0.1, relief: 0.3, lit: 'left', material: 'slope', mirror: 0.3 }),
      house({ x: 1010, foot: 424, gable: 30, wall: 'white', nearness: 0.75, windows: 4, lit: [1] }),
      house({ x: 1246, foot: 412, gable: 30, wall: 'ochre', nearness: 0.75, windows: 4, lit: [0, 3] }),
      house({ x: 1350, foot: 408, gable: 32, wall: 'white', nearness: 0.75, windows: 4, lit: [2] }),
      church(1138, 432, 42, 0.82),
      house({ x: 820, foot: 460, gable: 36, wall: 'red', nearness: 0.88, windows: 4, lit: [1, 3] }),
      house({ x: 930, foot: 460, gable: 42, wall: 'white', nearness: 0.9, windows: 5, lit: [0, 2, 3] }),
      house({ x: 1044, foot: 461, gable: 44, wall: 'ochre', nearness: 0.92, windows: 5, lit: [1, 3], eaves: 0.85 }),
      house({ x: 1160, foot: 461, gable: 46, wall: 'red', nearness: 0.94, windows: 5, lit: [0, 2, 4] }),
      house({ x: 1282, foot: 462, gable: 44, wall: 'white', nearness: 0.94, windows: 5, lit: [1, 2], eaves: 0.85 }),
      house({ x: 1392, foot: 462, gable: 46, wall: 'blueWood', nearness: 0.96, windows: 4, lit: [1, 0] }),
      hill([[700, 464], [900, 460], [1440, 461]], 470, 'stone', 0.9, -0.3),
      lampRoads([[838, 474], [952, 474], [1010, 474], [1066, 474], [1120, 474], [1190, 474], [1252, 474], [1300, 474], [1350, 474], [1410, 474]], 96),
      ripples([0, 470], [1440, 620], 26, 0.3),
      rowingBoat(1140, 512, 56, 1),
      sail(1330, 516, 62, 0.95),
    ],
  },

  /** A house among birches in spring, its door at the end of the path. */
  about: {
    hour: 'afternoon',
    season: 'spring',
    seed: 170,
    horizon: 430,
    layers: [
      sky(),
      clouds([[990, 272]], 210, 0.8),
      fell({ crest: [[0, 386], [260, 360], [520, 384], [800, 352], [1020, 320], [1200, 296], [1330, 318], [1440, 300]], base: 480, nearness: 0.24, rough: 0.12, relief: 0.3, lit: 'left' }),
      water(424),
      hill([[860, 428], [1000, 412], [1180, 402], [1440, 392]], 470, 'slope', 0.46, 0.05),
      farWood({ ground: [[880, 428], [1100, 414], [1440, 404]], height: [8, 28], spacing: 14, nearness: 0.6, floor: 12 }),
      ripples([0, 430], [1000, 470], 16, 0.5),
      hill([[0, 476], [320, 462], [680, 478], [1000, 462], [1240, 434], [1440, 428]], 660, 'meadow', 0.78, 0.1, 3),
      birches([[1056, 520, 190]], 0.92),
      facade({ x: 1140, foot: 508, width: 196, height: 112, gable: 78, wall: 'ochre', columns: 3, rows: 2, door: 1, lit: [1, 3] }),
      hill([[0, 548], [320, 528], [700, 552], [1000, 522], [1240, 504], [1440, 506]], 680, 'meadow', 0.94, 0.05, 3),
      trail([[1239, 508, 30], [1228, 528, 42], [1180, 568, 76], [1060, 660, 190]], 0.95),
      hill([[0, 606], [360, 582], [760, 612], [960, 640], [1020, 690]], 700, 'meadow', 1, -0.08, 3),
      flowers([[0, 608], [360, 586], [760, 616], [960, 640]], 40, 40, 1),
      tufts([[0, 610], [360, 588], [760, 618], [960, 642]], 26, 16, 1),
    ],
  },

  /** A boathouse as red as a letterbox. */
  contact: {
    hour: 'day',
    season: 'summer',
    seed: 183,
    horizon: 410,
    layers: [
      sky(),
      clouds([[1225, 262], [1400, 246]], 200, 0.8),
      fell({ crest: [[0, 360], [240, 330], [520, 362], [820, 338], [1040, 372], [1160, 410]], base: 412, nearness: 0.26, rough: 0.14, relief: 0.35, lit: 'left' }),
      water(410),
      fell({ crest: [[940, 414], [1060, 386], [1170, 330], [1260, 276], [1350, 314], [1440, 290]], base: 414, nearness: 0.42, rough: 0.18, relief: 0.5, lit: 'left', snow: 306, mirror: 0.4 }),
      ripples([0, 426], [1440, 600], 30, 0.5),
      hill([[1180, 512], [1260, 498], [1350, 474], [1440, 452]], 536, 'slope', 0.9, 0.05, 3),
      birches([[1392, 490, 110]], 0.92),
      boathouse(1180, 530, 96, 1),
      rowingBoat(1104, 584, 88, 1),
      hill([[1020, 664], [1220, 622], [1340, 578], [1440, 556]], 680, 'meadow', 1, -0.08, 4),
      hill([[0, 584], [240, 566], [520, 602], [740, 660]], 680, 'meadow', 0.98, -0.1, 4),
      tufts([[0, 590], [240, 572], [520, 610], [660, 640]], 22, 16, 1),
      tufts([[1180, 640], [1340, 590], [1440, 570]], 12, 16, 1),
    ],
  },

  /** A winter day and a low horizon, nothing more. */
  legal: {
    hour: 'winter',
    season: 'winter',
    seed: 196,
    horizon: 520,
    layers: [
      sky(),
      fell({ crest: [[0, 506], [360, 492], [760, 508], [1060, 484], [1240, 464], [1440, 488]], base: 530, nearness: 0.34, rough: 0.1, relief: 0.25, lit: 'left', material: 'slope' }),
      hill([[0, 528], [500, 522], [1000, 530], [1440, 520]], 660, 'meadow', 0.85, 0.05),
      hill([[0, 586], [500, 570], [1000, 592], [1440, 574]], 680, 'meadow', 1, -0.03),
      fence([[1120, 531, 9], [1146, 533, 13], [1180, 536, 18], [1226, 539, 26], [1290, 543, 38], [1376, 547, 54]], 0.85, 0),
    ],
  },

  /** Fog on the plateau: faint ridges, a cairn, and somebody who has found the path again. */
  'not-found': {
    hour: 'fog',
    season: 'autumn',
    seed: 209,
    horizon: 440,
    layers: [
      sky(),
      fell({ crest: [[0, 400], [300, 366], [620, 396], [960, 356], [1200, 384], [1440, 350]], base: 520, nearness: 0.16, rough: 0.12, relief: 0 }),
      mist(360, 480, 0.8),
      fell({ crest: [[0, 462], [340, 436], [720, 460], [1080, 440], [1440, 430]], base: 560, nearness: 0.3, rough: 0.12, relief: 0, material: 'slope' }),
      mist(430, 550, 0.9),
      hill([[0, 540], [400, 528], [860, 548], [1200, 520], [1440, 508]], 680, 'slope', 0.62, 0, 3),
      trail([[1440, 520, 8], [1340, 540, 20], [1200, 562, 42], [980, 620, 110], [840, 700, 190]], 0.75),
      cairn(1344, 536, 58, 0.9),
      hill([[0, 590], [400, 576], [720, 600], [880, 650], [920, 700]], 700, 'slope', 0.85, -0.06, 3),
      person({ pose: 'walking', body: 3, x: 1184, foot: 582, scale: 1 }),
    ],
  },

  /** Above the clouds, where no mast reaches: peaks like islands, a cairn in the sun. */
  offline: {
    hour: 'morning',
    season: 'autumn',
    seed: 248,
    sun: { x: 1010, y: 330, reach: 340 },
    horizon: 420,
    layers: [
      sky(),
      halo(),
      orb(1010, 322, 36),
      fell({ crest: [[0, 396], [180, 372], [360, 400], [700, 410], [860, 380], [1000, 404], [1140, 356], [1240, 300], [1330, 350], [1440, 330]], base: 500, nearness: 0.26, rough: 0.18, snow: 330, relief: 0.4, lit: 'left' }),
      mist(380, 500, 0.9),
      fell({ crest: [[0, 470], [240, 486], [520, 450], [640, 416], [760, 462], [1000, 486], [1240, 450], [1440, 400]], base: 560, nearness: 0.52, rough: 0.18, relief: 0.4, lit: 'left' }),
      mist(440, 590, 1),
      mist(470, 600, 0.8),
      fell({ crest: [[720, 640], [900, 590], [1060, 566], [1180, 524], [1290, 516], [1440, 546]], base: 680, nearness: 0.92, rough: 0.12, relief: 0.3, lit: 'left', material: 'slope' }),
      cairn(1244, 528, 76, 0.96),
      hill([[0, 640], [360, 618], [760, 644], [1080, 600], [1300, 574], [1440, 580]], 700, 'slope', 1, -0.1, 3),
    ],
  },

  /** Clear dusk full of stars. */
  search: {
    hour: 'clearDusk',
    season: 'autumn',
    seed: 222,
    sun: { x: 1180, y: 440, reach: 436 },
    horizon: 430,
    layers: [
      sky(),
      halo(0.7),
      stars(84, 380),
      fell({ crest: [[0, 392], [260, 364], [540, 396], [820, 372], [1060, 400], [1260, 350], [1440, 382]], base: 480, nearness: 0.3, rough: 0.14, relief: 0.2, lit: 'left' }),
      fell({ crest: [[0, 446], [300, 420], [640, 452], [960, 430], [1240, 448], [1440, 420]], base: 560, nearness: 0.6, rough: 0.12, relief: 0.25, lit: 'left' }),
      tarn(1040, 536, 380, 0.4),
      hill([[0, 540], [360, 516], [760, 546], [1040, 548], [1240, 524], [1440, 504]], 680, 'slope', 0.92, -0.1, 3),
      lavvo(1220, 548, 68, 0.95),
      spruces({ ground: [[1322, 538], [1440, 520]], height: [26, 92], spacing: 20, nearness: 0.96, gaps: 0.2 }),
      hill([[0, 606], [360, 586], [800, 612], [1140, 596], [1440, 572]], 680, 'slope', 1, -0.35, 3),
      tufts([[0, 610], [360, 590], [800, 616], [1140, 600], [1440, 576]], 36, 15, 1, -0.2),
    ],
  },

  /** A wide, level path along an open shore. */
  accessibility: {
    hour: 'day',
    season: 'summer',
    seed: 235,
    horizon: 416,
    layers: [
      sky(),
      clouds([[890, 268], [1240, 250]], 220, 0.8),
      fell({ crest: [[0, 396], [300, 376], [640, 400], [900, 416]], base: 416, nearness: 0.24, rough: 0.1, relief: 0 }),
      water(416),
      fell({ crest: [[1060, 424], [1200, 398], [1330, 366], [1440, 372]], base: 424, nearness: 0.48, rough: 0.14, relief: 0.4, lit: 'left', material: 'slope', mirror: 0.4 }),
      ripples([0, 430], [1440, 540], 30, 0.5),
      sail(1150, 446, 44, 0.85),
      hill([[0, 566], [400, 552], [800, 538], [1120, 504], [1440, 462]], 680, 'sand', 0.92, 0),
      hill([[0, 580], [400, 566], [800, 552], [1120, 518], [1440, 474]], 680, 'meadow', 0.9, 0.08, 3),
      fence([[1420, 492, 20], [1372, 499, 22], [1318, 508, 25], [1254, 520, 28], [1176, 536, 33], [1080, 556, 39], [960, 580, 46]], 0.94, 1),
      trail([[1460, 494, 8], [1350, 516, 34], [1200, 556, 90], [960, 616, 230], [700, 690, 420]], 0.96),
      bench(1296, 566, 56, 1),
      hill([[960, 690], [1140, 634], [1300, 580], [1440, 548]], 700, 'meadow', 1, -0.08, 4),
      tufts([[1040, 660], [1140, 636], [1300, 584], [1440, 554]], 22, 17, 1),
    ],
  },

  ...practiceScenes,
  ...stageScenes,
  ...townScenes,
} satisfies Record<string, Scene>;

export type SceneId = keyof typeof scenes;

export function isSceneId(id: unknown): id is SceneId {
  return typeof id === 'string' && Object.hasOwn(scenes, id);
}

import { type Draft, pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import { wallBehindChair } from './at-chair.ts';

const childHeadLifted = {
  view: 'side',
  root: [85, 21],
  spine: [12, 6, 4],
  neck: 12,
  head: 16,
  arms: {
    right: { via: [131, 6], reach: [152, 3], hand: 0 },
    left: { via: [134, 7], reach: [154, 3], hand: 0 },
  },
  legs: {
    right: { via: [117, 6.2], reach: [82.4, 4], foot: 200 },
    left: { via: [117.4, 6.2], reach: [83.4, 4], foot: 200 },
  },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
  contacts: ['right-knee', 'right-hand'],
  props: [{ kind: 'bolster', x: 100 }],
} satisfies Draft;

/** On the heels, the hands on a bolster between the knees. */
const heelsBeforeBolster = {
  view: 'side',
  root: [85.5, 20.5],
  spine: [76, 70, 68],
  neck: 76,
  head: 80,
  arms: {
    right: { reach: [120, 17], hand: 0 },
    left: { reach: [123, 17], hand: 0 },
  },
  legs: {
    right: { via: [118.1, 6.2], reach: [82.5, 4], foot: 200 },
    left: { via: [118.9, 6.2], reach: [83.5, 4], foot: 200 },
  },
  eyes: 'open',
  contacts: ['right-knee', 'right-foot'],
  props: [{ kind: 'bolster', x: 100 }],
} satisfies Draft;

const beforeSeat = {
  view: 'side',
  root: [144, 77.3],
  spine: [90, 89, 91],
  neck: 88,
  head: 90,
  arms: {
    right: { angles: [-92, -84], hand: -82 },
    left: { angles: [-88, -80], hand: -80 },
  },
  legs: {
    right: { reach: [144, 5.5], foot: 0 },
    left: { reach: [147, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [{ kind: 'chair', x: 168, faces: 'left' }],
} satisfies Draft;

/** Where a body stands, sits or kneels while a thing is moved, or half-way on a long step. Places as in `seated.ts`. */
export const changingPlace = {
  'standing-by-chair': pose({
    view: 'side',
    root: [136, 77.3],
    spine: [90, 89, 91],
    neck: 88,
    head: 90,
    arms: {
      right: { angles: [-92, -84], hand: -82 },
      left: { angles: [-88, -80], hand: -80 },
    },
    legs: {
      right: { reach: [135, 5.5], foot: 0 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'chair', x: 70 }],
  }),
  /** Before the seat, on the feet that stood there while one leaned on it. */
  'standing-before-seat': pose(beforeSeat),
  'standing-at-wall-chair': pose({ ...beforeSeat, props: [...beforeSeat.props, wallBehindChair] }),
  'rising-before-chair': pose({
    view: 'front',
    root: [120, 54],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    lean: 40,
    arms: {
      right: { via: [93, 64], reach: [103, 49], hand: -80, handShort: 0.7, palm: -0.5 },
      left: { via: [147, 64], reach: [137, 49], hand: -100, handShort: 0.7, palm: 0.5 },
    },
    legs: {
      right: { via: [106.5, 41.4], reach: [107.6, 5.5], foot: -94, footShort: 0.3 },
      left: { via: [133.5, 41.4], reach: [132.4, 5.5], foot: -86, footShort: 0.3 },
    },
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
    props: [{ kind: 'front-chair', x: 98 }],
  }),
  'seat-before-bolster': pose({
    view: 'front',
    root: [120, 9.6],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [97, 31], reach: [92.5, 18.6], hand: -104, handShort: 0.6, palm: -0.5 },
      left: { via: [143, 31], reach: [147.5, 18.6], hand: -76, handShort: 0.6, palm: 0.5 },
    },
    legs: {
      right: { via: [105.5, 36], reach: [107, 6], foot: -90, footShort: 0.3 },
      left: { via: [134.5, 36], reach: [133, 6], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'right-arm', 'left-arm', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-foot', 'left-foot'],
    props: [{ kind: 'bolster', x: 86, behind: true }],
  }),
  /** The hands have fetched it, and let it lie ahead of the knees. */
  'heels-bolster-ahead': pose({
    ...heelsBeforeBolster,
    spine: [72, 66, 62],
    arms: {
      right: { reach: [127, 17], hand: 0 },
      left: { reach: [130, 17], hand: 0 },
    },
    props: [{ kind: 'bolster', x: 121 }],
  }),
  'heels-before-bolster': pose(heelsBeforeBolster),
  'child-head-lifted': pose(childHeadLifted),
  /** The hands have come under the shoulders, beside the bolster, from where they push. */
  'child-hands-drawn-in': pose({
    ...childHeadLifted,
    spine: [16, 11, 9],
    neck: 16,
    head: 20,
    arms: {
      right: { reach: [126, 3], hand: 0 },
      left: { reach: [129, 3], hand: 0 },
    },
  }),
  'pushing-up-from-bolster': pose({
    ...childHeadLifted,
    spine: [42, 38, 36],
    neck: 40,
    head: 40,
    arms: {
      right: { reach: [126, 3], hand: 0 },
      left: { reach: [129, 3], hand: 0 },
    },
    eyes: 'open',
  }),
  /** One hand still bears beside the bolster when the other comes on to it. */
  'hand-beside-bolster': pose({
    ...childHeadLifted,
    spine: [46, 42, 40],
    neck: 46,
    head: 48,
    arms: {
      right: { reach: [126, 3], hand: 0 },
      left: { reach: [126, 17], hand: 0 },
    },
    eyes: 'open',
  }),
  'child-reaching': pose({
    view: 'side',
    root: [87, 24.4],
    spine: [18, 6, -6],
    neck: -2,
    head: 4,
    arms: {
      right: { reach: [166, 3], hand: 0, shoulder: [0, 3] },
      left: { reach: [166.6, 3], hand: 0, shoulder: [0, 3] },
    },
    legs: {
      right: { via: [118, 6.2], reach: [82.4, 4], foot: 200 },
      left: { via: [118.4, 6.2], reach: [83.4, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  'leg-back': pose({
    view: 'side',
    root: [116, 41.8],
    spine: [11, 14, 13],
    neck: 6,
    head: -6,
    arms: {
      right: { reach: [155, 3], hand: 0, shoulder: [-1, 0] },
      left: { reach: [156.4, 3], hand: 0, shoulder: [-1, 0] },
    },
    legs: {
      right: { reach: [54, 13.2], foot: -56, toes: 0 },
      left: { via: [114, 6], reach: [78, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['left-knee', 'left-foot', 'right-ball', 'right-hand'],
  }),
  /** The first small step out. */
  'stance-narrow': mirrored(
    pose({
      view: 'front',
      root: [116, 74.6],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { angles: [-103, -98], hand: -93, palm: -0.5 },
        left: { angles: [-77, -82], hand: -87, palm: 0.5 },
      },
      legs: {
        right: { via: [99.4, 40], reach: [92, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [132.2, 40], reach: [139, 5.5], foot: -90, footShort: 0.3 },
      },
      eyes: 'open',
      contacts: ['right-foot', 'left-foot'],
    }),
  ),
  'stance-halfway': mirrored(
    pose({
      view: 'front',
      root: [111.4, 70.8],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { angles: [-107, -103], hand: -99, palm: -0.5 },
        left: { angles: [-73, -77], hand: -81, palm: 0.5 },
      },
      legs: {
        right: { via: [90.2, 38.1], reach: [77, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [132.7, 38.1], reach: [146, 5.5], foot: -90, footShort: 0.3 },
      },
      eyes: 'open',
      contacts: ['right-foot', 'left-foot'],
    }),
  ),
  'long-fours': pose({
    view: 'side',
    root: [104, 41],
    spine: [4, 6, 6],
    neck: 4,
    head: -4,
    arms: {
      right: { reach: [160, 3], hand: 0 },
      left: { reach: [161.5, 3], hand: 0 },
    },
    legs: {
      right: { via: [96.2, 6], reach: [60.2, 4], foot: 200 },
      left: { via: [96.4, 6], reach: [60.4, 4.2], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  'heel-down-behind': pose({
    view: 'side',
    root: [120.4, 50],
    spine: [33, -4, -34],
    neck: -10,
    head: 2,
    arms: {
      right: { reach: [155, 3], hand: 0 },
      left: { reach: [157, 3], hand: 0 },
    },
    legs: {
      right: { reach: [156, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.8, turn: 50 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball', 'right-hand'],
  }),
  'standing-at-wall': pose({
    view: 'side',
    root: [98, 77.3],
    spine: [92, 93, 91],
    neck: 89,
    head: 89,
    arms: {
      right: { angles: [-90, -86], hand: -86, palm: -0.2 },
      left: { angles: [-88, -82], hand: -82, palm: -0.2 },
    },
    legs: {
      right: { reach: [102, 5.5], foot: 0 },
      left: { reach: [105, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'wall', x: 83.6 }],
  }),
  'leaning-at-wall': pose({
    view: 'side',
    root: [98, 65.4],
    spine: [93, 95, 91],
    neck: 82,
    head: 90,
    arms: {
      right: { reach: [115, 63], hand: -30, palm: 0.2 },
      left: { reach: [118, 63], hand: -30, palm: 0.2 },
    },
    legs: {
      right: { reach: [134, 5.5], foot: 0 },
      left: { reach: [137, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'wall', x: 83.6 }],
  }),
  'stride-hands-on-thigh': pose({
    view: 'side',
    root: [131, 62],
    spine: [66, 62, 60],
    neck: 70,
    head: 80,
    arms: {
      right: { reach: [151, 60], hand: -40, handShort: 0.8 },
      left: { reach: [153, 60], hand: -40, handShort: 0.8 },
    },
    legs: {
      right: { reach: [156.5, 5.5], foot: 0 },
      left: { reach: [92, 5.5], foot: 0, footShort: 0.94, turn: 20 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** The hind foot has gone farther back, on to its ball. */
  'stride-on-ball': pose({
    view: 'side',
    root: [119, 56],
    spine: [56, 57, 58],
    neck: 66,
    head: 76,
    arms: {
      right: { reach: [146, 54], hand: -24, palm: 0.2 },
      left: { reach: [148.6, 54], hand: -24, palm: 0.2 },
    },
    legs: {
      right: { reach: [157.4, 5.5], foot: 0 },
      left: { reach: [74.6, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-ball'],
  }),
  /** Straight down on the hind knee, the toes still tucked. */
  'lunge-toes-tucked': pose({
    view: 'side',
    root: [126, 37.6],
    spine: [76, 82, 84],
    neck: 84,
    head: 88,
    arms: {
      right: { reach: [148, 48], hand: -18, palm: 0.2 },
      left: { reach: [151, 48], hand: -18, palm: 0.2 },
    },
    legs: {
      right: { reach: [157.4, 5.5], foot: 0 },
      left: { via: [110, 6], reach: [74.6, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-ball'],
  }),
  'standing-turned': pose({
    view: 'threeQuarter',
    root: [115, 77.3],
    spine: [90, 89, 91],
    neck: 88,
    head: 90,
    arms: {
      right: { angles: [-97, -90], hand: -86, palm: -0.3 },
      left: { angles: [-83, -84], hand: -86, palm: 0.2 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0, footShort: 0.72, turn: 45 },
      left: { reach: [119, 5.5], foot: 0, footShort: 0.72, turn: 45 },
    },
    layers: ['left-arm', 'torso', 'left-leg', 'head', 'right-leg', 'right-arm'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
};

import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';

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
  'rising-before-chair': pose({
    view: 'front',
    root: [120, 57],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [95, 76], reach: [103, 57], hand: -80, handShort: 0.7, palm: -0.5 },
      left: { via: [145, 76], reach: [137, 57], hand: -100, handShort: 0.7, palm: 0.5 },
    },
    legs: {
      right: { via: [105.5, 41.4], reach: [105.5, 5.5], foot: -90, footShort: 0.3 },
      left: { via: [134.5, 41.4], reach: [134.5, 5.5], foot: -90, footShort: 0.3 },
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
  'heels-before-bolster': pose({
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
    props: [{ kind: 'bolster', x: 94 }],
  }),
  'child-head-lifted': pose({
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
    props: [{ kind: 'bolster', x: 94 }],
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
  'stance-halfway': mirrored(
    pose({
      view: 'front',
      root: [111.4, 68.6],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { angles: [-107, -103], hand: -99, palm: -0.5 },
        left: { angles: [-73, -77], hand: -81, palm: 0.5 },
      },
      legs: {
        right: { via: [86.5, 37], reach: [69.4, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [135.7, 37], reach: [152, 5.5], foot: -90, footShort: 0.3 },
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
    root: [119, 45.6],
    spine: [36, 6, -28],
    neck: -6,
    head: 6,
    arms: {
      right: { reach: [155, 3], hand: 0 },
      left: { reach: [157, 3], hand: 0 },
    },
    legs: {
      right: { reach: [156, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.75, turn: 40 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball', 'right-hand'],
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
};

import { pose } from '../draft.ts';

/** What classes ask for that has no page of its own: gentler stages, and the other end of a movement. Places as in `seated.ts`. */
export const movements = {
  'bird-dog': pose({
    view: 'side',
    root: [116, 42],
    spine: [11, 15, 14],
    neck: 6,
    head: -6,
    arms: {
      right: { reach: [155, 3], hand: 0, shoulder: [-1, 0] },
      left: { angles: [8, 7], hand: 5, shoulder: [0, 4] },
    },
    legs: {
      right: { angles: [177, 177], foot: 196 },
      left: { via: [114, 6], reach: [78, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['left-knee', 'left-foot', 'right-hand'],
  }),
  'low-cobra': pose({
    view: 'side',
    root: [132, 8.4],
    spine: [4, 19, 35],
    neck: 16,
    head: 0,
    arms: {
      right: { via: [147, 15], reach: [158, 3.2], hand: 0 },
      left: { via: [148.5, 15], reach: [159.5, 3.2], hand: 0 },
    },
    legs: {
      right: { reach: [60.1, 4.2], foot: 200 },
      left: { reach: [60.2, 4.4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['trunk', 'right-foot', 'right-hand'],
  }),
  'lunge-hands-on-thigh': pose({
    view: 'side',
    root: [130, 35.9],
    spine: [79, 90, 94],
    neck: 90,
    head: 92,
    arms: {
      right: { reach: [148.6, 49], hand: -18, palm: 0.2 },
      left: { reach: [151.6, 49], hand: -18, palm: 0.2 },
    },
    legs: {
      right: { reach: [157.2, 5.5], foot: 0 },
      left: { via: [110, 6], reach: [74.6, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-ball'],
  }),
  'child-arms-back': pose({
    view: 'side',
    root: [85, 20],
    spine: [14, 4, -18],
    neck: -59,
    head: -18,
    arms: {
      right: { reach: [88, 3.9], hand: 180, palm: -0.5 },
      left: { reach: [89, 3.6], hand: 180 },
    },
    legs: {
      right: { via: [118, 6.2], reach: [82.4, 4], foot: 200 },
      left: { via: [118.4, 6.2], reach: [83.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['right-knee', 'right-hand', 'head'],
  }),
  'arms-overhead': pose({
    view: 'front',
    root: [120, 77.4],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { angles: [107, 99], hand: 95, palm: 0.5, shoulder: [0, 4] },
      left: { angles: [73, 81], hand: 85, palm: -0.5, shoulder: [0, 4] },
    },
    legs: {
      right: { angles: [-88.5, -88.5], foot: -90, footShort: 0.3 },
      left: { angles: [-91.5, -91.5], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-arm', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
  }),
  'bridge-halfway': pose({
    view: 'side',
    root: [124.6, 20],
    spine: [189, 195, 205],
    neck: 176,
    head: 176,
    arms: {
      right: { reach: [136.6, 3.4], hand: 0 },
      left: { reach: [137.2, 3.4], hand: 0 },
    },
    legs: {
      right: { reach: [161, 5.5], foot: 0 },
      left: { reach: [162, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-hand', 'head'],
  }),
  'supine-hands-on-belly': pose({
    view: 'side',
    root: [126, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { via: [109.6, 5.4], reach: [105.4, 18.6], hand: 8, handShort: 0.9, palm: -0.5 },
      left: { via: [110.4, 6], reach: [107.4, 19.8], hand: 4, handShort: 0.9, palm: -0.5 },
    },
    legs: {
      right: { reach: [161, 5.5], foot: 0 },
      left: { reach: [162, 5.5], foot: 0 },
    },
    contacts: ['seat', 'trunk', 'head', 'right-heel', 'right-ball'],
  }),
  'supine-hands-up': pose({
    view: 'side',
    root: [126, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { angles: [91, 89], hand: 90, palm: -0.5 },
      left: { angles: [88, 86], hand: 87, palm: -0.5 },
    },
    legs: {
      right: { reach: [161, 5.5], foot: 0 },
      left: { reach: [162, 5.5], foot: 0 },
    },
    contacts: ['seat', 'trunk', 'head', 'right-heel', 'right-ball'],
  }),
  /** Seen from above, where both arms show: the nearer one over the other, each hand round the other shoulder. */
  'supine-arms-crossed': pose({
    view: 'front',
    root: [130, 41.6],
    spine: [180, 180, 180],
    neck: 180,
    head: 180,
    arms: {
      right: { via: [109, 32], reach: [97, 49.2], hand: 122, handShort: 0.84, palm: -0.5 },
      left: { via: [108.6, 51], reach: [97, 34], hand: -122, handShort: 0.84, palm: 0.5 },
    },
    legs: {
      right: { via: [147.4, 31.4], reach: [164.2, 31.4], foot: -8, turn: 90, top: 1 },
      left: { via: [147.4, 51.8], reach: [164.2, 51.8], foot: 8, turn: 90, top: 1 },
    },
    layers: ['torso', 'left-arm', 'right-arm', 'left-hand', 'right-leg', 'left-leg', 'head'],
    contacts: ['seat', 'trunk', 'head'],
    props: [{ kind: 'blanket', x: 40, h: 78 }],
  }),
  'staff-hands-behind': pose({
    view: 'side',
    root: [88, 8.8],
    spine: [98, 99, 101],
    neck: 97,
    head: 94,
    arms: {
      right: { reach: [58.8, 3], hand: 180 },
      left: { reach: [59.8, 3], hand: 180 },
    },
    legs: {
      right: { reach: [159.5, 5], foot: 84 },
      left: { reach: [159.8, 5.6], foot: 81 },
    },
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-hand'],
  }),
  'fold-with-bent-knees': pose({
    view: 'side',
    root: [103, 69],
    spine: [-8, -36, -58],
    neck: -45,
    head: -70,
    arms: {
      right: { reach: [134.4, 3], hand: 0, shoulder: [2.5, -1.2] },
      left: { reach: [135.8, 3], hand: 0, shoulder: [2.5, -1.2] },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-hand'],
  }),
  'knees-away': pose({
    view: 'side',
    root: [136, 11],
    spine: [181, 180, 181],
    neck: 192,
    head: 178,
    arms: {
      right: { reach: [129, 42], hand: -20, handShort: 0.7 },
      left: { reach: [131, 43], hand: -20, handShort: 0.7 },
    },
    legs: {
      right: { angles: [100, 6], foot: 30 },
      left: { angles: [97, 4], foot: 28 },
    },
    contacts: ['seat', 'trunk', 'head'],
  }),
};

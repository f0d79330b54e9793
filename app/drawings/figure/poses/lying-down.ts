import { type Draft, pose } from '../draft.ts';

/** On the right side, knees bent. */
const onSide = {
  view: 'front',
  root: [120, 14],
  spine: [178, 174, 170],
  neck: 176,
  head: 178,
  turn: { pelvis: 85, chest: 85, head: 70 },
  arms: {
    right: { via: [56, 5], reach: [66, 8.6], hand: 24, handShort: 0.8 },
    left: { via: [92, 22], reach: [88, 3.6], hand: -168, handShort: 0.8 },
  },
  legs: {
    right: { via: [138, 6.4], reach: [160.2, 5.5], foot: 0, footShort: 0.8, turn: 80 },
    left: { via: [141, 15], reach: [163.2, 5.8], foot: 0, footShort: 0.8, turn: 80 },
  },
  layers: ['torso', 'left-leg', 'right-leg', 'right-arm', 'head', 'left-arm'],
  contacts: ['seat', 'trunk', 'right-knee', 'left-hand'],
} satisfies Draft;

/**
 * From a seat on to the right hip, from there by the forearm on to the side, and over to the back; and up the same way.
 * The knees are tipped towards the viewer. Places as in `seated.ts`.
 */
export const lyingDown = {
  'knees-up-aside': pose({
    view: 'threeQuarter',
    root: [101, 9.4],
    spine: [90, 87, 85],
    neck: 84,
    head: 84,
    turn: { pelvis: 40, chest: 50, head: 40 },
    arms: {
      right: { reach: [88, 3.2], bend: 1, hand: 184 },
      left: { via: [122, 32.6], reach: [127.2, 35.8], hand: -40, handShort: 0.9, palm: 0.5 },
    },
    legs: {
      right: { via: [121, 30], reach: [137.5, 5.5], foot: 0, footShort: 0.8, turn: 40 },
      left: { via: [126, 32], reach: [141.5, 5.8], foot: 0, footShort: 0.8, turn: 40 },
    },
    far: ['left-leg'],
    layers: ['left-leg', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-ball', 'right-hand'],
  }),
  'side-sit': pose({
    view: 'threeQuarter',
    root: [106, 9.4],
    spine: [98, 95, 93],
    neck: 92,
    head: 90,
    turn: { pelvis: 40, chest: 50, head: 40 },
    arms: {
      right: { reach: [82, 3.2], bend: 1, hand: 184 },
      left: { via: [126, 27], reach: [129, 18], hand: -30, handShort: 0.7 },
    },
    legs: {
      right: { via: [125, 7], reach: [151, 5.5], foot: 0, footShort: 0.74, turn: 60 },
      left: { via: [131, 10.3], reach: [154.5, 5.8], foot: 0, footShort: 0.74, turn: 60 },
    },
    far: ['left-leg'],
    layers: ['left-leg', 'torso', 'right-shin', 'right-leg', 'left-arm', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand'],
  }),
  'side-on-forearm': pose({
    view: 'front',
    root: [112, 11.5],
    spine: [148, 138, 130],
    neck: 130,
    head: 128,
    turn: { pelvis: 80, chest: 80, head: 60 },
    arms: {
      right: { via: [70, 4.6], reach: [86, 3.4], hand: 0, handShort: 0.8 },
      left: { via: [97, 24], reach: [99, 3.4], hand: -12, handShort: 0.8 },
    },
    legs: {
      right: { via: [129, 6.4], reach: [152, 5.5], foot: 0, footShort: 0.8, turn: 80 },
      left: { via: [132, 14], reach: [155.5, 5.8], foot: 0, footShort: 0.8, turn: 80 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-elbow', 'left-hand'],
  }),
  /** Half-way up from the forearm, on both hands with long arms; the head goes on where the spine points. */
  'hands-beside-hip': pose({
    view: 'front',
    root: [110, 10.4],
    spine: [124, 114, 110],
    neck: 112,
    head: 114,
    turn: { pelvis: 66, chest: 70, head: 60 },
    arms: {
      right: { via: [78, 23], reach: [84, 3.2], hand: -12, handShort: 0.7 },
      left: { via: [103, 25], reach: [98, 3.4], hand: -14, handShort: 0.8 },
    },
    legs: {
      right: { via: [128, 7], reach: [151.4, 5.5], foot: 0, footShort: 0.78, turn: 70 },
      left: { via: [132.4, 13], reach: [155, 5.8], foot: 0, footShort: 0.78, turn: 70 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand', 'left-hand'],
  }),
  'lying-on-side': pose({ ...onSide, eyes: 'open' }),
  /** Half-way over, the lower arm on the floor before the body, the upper one along its upper side. */
  'rolling-over': pose({
    view: 'front',
    root: [122.4, 12.5],
    spine: [180, 179, 178],
    neck: 198,
    head: 187,
    turn: { pelvis: 58, chest: 58, head: 48 },
    arms: {
      right: { via: [98, 4], reach: [114, 3.2], hand: 0 },
      left: { via: [109, 28], reach: [129.6, 26.4], hand: -12, palm: 0.5 },
    },
    legs: {
      right: { via: [140, 14], reach: [160.2, 5.5], foot: 0, footShort: 0.85, turn: 62 },
      left: { via: [143, 25], reach: [163.2, 5.8], foot: 0, footShort: 0.85, turn: 62 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'trunk', 'head', 'right-heel', 'right-hand'],
  }),
  /** All but on the back; the upper arm is lifted, to be laid down on the far side. */
  'arm-lifted-rolling': pose({
    view: 'front',
    root: [125.2, 11.2],
    spine: [180, 179, 180],
    neck: 190,
    head: 178,
    turn: { pelvis: 22, chest: 22, head: 14 },
    arms: {
      right: { via: [105, 5.2], reach: [126, 3.6], hand: 2 },
      left: { via: [94, 38], reach: [102, 57], hand: 60 },
    },
    legs: {
      right: { via: [143, 32.6], reach: [160.6, 5.5], foot: 0, turn: 22 },
      left: { via: [146, 33], reach: [163.6, 5.6], foot: 0, turn: 22 },
    },
    far: ['left-leg', 'left-arm'],
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    eyes: 'open',
    contacts: ['seat', 'trunk', 'head', 'right-heel', 'right-ball'],
  }),
  /** As one rolls over from a rest. */
  'side-eyes-closed': pose(onSide),
  /** Upright on the bolster with both knees to the right, a hand beside the hip. */
  'knees-aside-on-bolster': pose({
    view: 'threeQuarter',
    root: [114, 20],
    spine: [86, 84, 82],
    neck: 83,
    head: 83,
    turn: { pelvis: 34, chest: 44, head: 40 },
    arms: {
      right: { reach: [95, 17], bend: 1, hand: 184 },
      left: { via: [131, 38], reach: [127, 18], hand: -36, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [126, 6.4], reach: [96, 5.5], foot: 200, footShort: 0.74, turn: 40 },
      left: { via: [135, 7], reach: [106, 5.8], foot: 200, footShort: 0.74, turn: 40 },
    },
    layers: ['left-leg', 'torso', 'left-arm', 'head', 'right-leg', 'right-shin', 'right-arm'],
    eyes: 'open',
    contacts: ['right-knee', 'right-foot'],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  'off-bolster': pose({
    view: 'threeQuarter',
    root: [112, 20],
    spine: [54, 44, 38],
    neck: 46,
    head: 56,
    turn: { pelvis: 30, chest: 25, head: 20 },
    arms: {
      right: { reach: [143, 3], hand: 0 },
      left: { reach: [152, 3], hand: 0 },
    },
    legs: {
      right: { via: [124, 6.4], reach: [94, 5.5], foot: 200, footShort: 0.74, turn: 40 },
      left: { via: [133, 7], reach: [104, 5.8], foot: 200, footShort: 0.74, turn: 40 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-shin', 'right-arm'],
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  'supine-on-bolster': pose({
    view: 'front',
    root: [130, 41.6],
    spine: [180, 180, 180],
    neck: 180,
    head: 180,
    arms: {
      right: { via: [117, 20.6], reach: [139, 19.6], hand: -2, palm: 1 },
      left: { via: [117, 62.6], reach: [139, 63.6], hand: 2, palm: -1 },
    },
    legs: {
      right: { via: [149, 32.1], reach: [163, 32.6], foot: -8, turn: 90, top: 1 },
      left: { via: [149, 51.1], reach: [163, 50.6], foot: 8, turn: 90, top: 1 },
    },
    layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-leg', 'head'],
    contacts: ['right-hand'],
    props: [
      { kind: 'blanket', x: 30, h: 88 },
      { kind: 'bolster', x: 62, h: 34.6 },
      { kind: 'cushion', x: 54, h: 25.6, across: 34 },
    ],
  }),
};

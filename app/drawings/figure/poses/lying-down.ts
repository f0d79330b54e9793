import { type Draft, pose } from '../draft.ts';
import { kneesBent } from './on-the-back.ts';

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
  layers: ['right-leg', 'torso', 'left-leg', 'right-arm', 'head', 'left-arm'],
  contacts: ['seat', 'trunk', 'right-knee', 'left-hand'],
} satisfies Draft;

/** On the right hip, with both hands on the floor before it. */
const onHip = {
  view: 'side',
  root: [96, 9.2],
  spine: [56, 44, 36],
  neck: 44,
  head: 56,
  arms: {
    right: { reach: [155, 3], hand: 0 },
    left: { reach: [156.4, 3], hand: 0 },
  },
  legs: {
    right: { via: [121, 6.1], reach: [86, 4], foot: 200 },
    left: { via: [123, 7], reach: [88, 4.4], foot: 200 },
  },
  layers: ['left-arm', 'left-leg', 'right-shin', 'torso', 'head', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'right-knee', 'right-foot', 'right-hand'],
} satisfies Draft;

/** Upright on the right hip, one hand behind it. */
const handBehind = {
  view: 'threeQuarter',
  root: [98, 9.3],
  spine: [88, 86, 84],
  neck: 82,
  head: 82,
  turn: { pelvis: 30, chest: 50, head: 30 },
  arms: {
    right: { reach: [84, 3.2], bend: 1, hand: 184 },
    left: { via: [122, 30], reach: [127, 20], hand: -30, handShort: 0.7 },
  },
  legs: {
    right: { via: [122, 7.5], reach: [108, 5.5], foot: 0, footShort: 0.5, turn: 40 },
    left: { via: [127, 10], reach: [112, 5.8], foot: 0, footShort: 0.5, turn: 40 },
  },
  far: ['left-leg'],
  layers: ['left-leg', 'right-shin', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
  eyes: 'open',
  contacts: ['seat', 'right-knee', 'right-hand'],
} satisfies Draft;

/**
 * From hands and knees on to one hip, from there by the forearm on to the side, and over to the back; and up the same
 * way. One sits on the right hip, and the knees are tipped towards the viewer; who comes from a
 * bolster leans on the hands beside it. Places as in `seated.ts`.
 */
export const lyingDown = {
  'hip-down': pose(onHip),
  /** One hand is behind, and the other still bears. */
  'hip-one-hand-behind': pose({
    ...onHip,
    spine: [64, 52, 42],
    arms: {
      right: { reach: [84, 3.2], hand: 184, shoulder: [0, -3] },
      left: { reach: [146, 3], hand: 0, shoulder: [0, 2] },
    },
  }),
  'hip-hand-behind': pose(handBehind),
  /** The far knee has come up over its foot, and the near one still lies. */
  'far-knee-up': pose({
    ...handBehind,
    root: [98.6, 9.3],
    legs: {
      right: handBehind.legs.right,
      left: { via: [125, 30], reach: [121, 5.8], foot: 0, footShort: 0.6, turn: 40 },
    },
    arms: {
      right: { reach: [85, 3.2], bend: 1, hand: 184 },
      left: { via: [122, 34], reach: [130, 27], hand: -30, handShort: 0.7 },
    },
    contacts: ['seat', 'right-knee', 'left-heel', 'left-ball', 'right-hand'],
  }),
  /** The far foot has gone ahead, and the near knee has come up over its own. */
  'far-foot-ahead': pose({
    ...handBehind,
    root: [100, 9.4],
    legs: {
      right: { via: [121, 27], reach: [118, 5.5], foot: 0, footShort: 0.7, turn: 40 },
      left: { via: [126, 32], reach: [141.5, 5.8], foot: 0, footShort: 0.8, turn: 40 },
    },
    arms: {
      right: { reach: [86.6, 3.2], bend: 1, hand: 184 },
      left: { via: [124, 34], reach: [131, 28], hand: -30, handShort: 0.7 },
    },
    layers: ['left-leg', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
    contacts: ['seat', 'right-heel', 'right-ball', 'left-heel', 'left-ball', 'right-hand'],
  }),
  'knees-up-aside': pose({
    view: 'threeQuarter',
    root: [101, 9.4],
    spine: [90, 87, 85],
    neck: 84,
    head: 84,
    turn: { pelvis: 40, chest: 50, head: 40 },
    arms: {
      right: { reach: [88, 3.2], bend: 1, hand: 184 },
      left: { via: [125, 33], reach: [131.5, 27], hand: -30, handShort: 0.7 },
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
    neck: 142,
    head: 152,
    turn: { pelvis: 80, chest: 80, head: 60 },
    arms: {
      right: { via: [70, 4.6], reach: [86, 3.4], hand: 0, handShort: 0.8 },
      left: { via: [97, 24], reach: [99, 3.4], hand: -12, handShort: 0.8 },
    },
    legs: {
      right: { via: [129, 6.4], reach: [152, 5.5], foot: 0, footShort: 0.8, turn: 80 },
      left: { via: [132, 14], reach: [155.5, 5.8], foot: 0, footShort: 0.8, turn: 80 },
    },
    layers: ['right-leg', 'torso', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-elbow', 'left-hand'],
  }),
  'lying-on-side': pose({ ...onSide, eyes: 'open' }),
  /** Half-way over, the head on the lower arm and the upper one over the chest. */
  'rolling-over': pose({
    view: 'front',
    root: [122, 12.4],
    spine: [179, 177, 176],
    neck: 182,
    head: 178,
    turn: { pelvis: 50, chest: 50, head: 45 },
    arms: {
      right: { via: [61, 4.6], reach: [68, 6.4], hand: 24, handShort: 0.8 },
      left: { via: [97, 20], reach: [116, 18.6], hand: -14, handShort: 0.8 },
    },
    legs: {
      right: { via: [139, 14], reach: [160.2, 5.5], foot: 0, footShort: 0.85, turn: 50 },
      left: { via: [142, 26], reach: [163.2, 5.8], foot: 0, footShort: 0.85, turn: 50 },
    },
    layers: ['right-leg', 'torso', 'left-leg', 'right-arm', 'head', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'trunk', 'head', 'right-heel'],
  }),
  /** On the back, the upper hand on the belly still. */
  'rolled-hand-on-belly': pose({
    ...kneesBent,
    root: [125.4, 11],
    turn: { pelvis: 12, chest: 12, head: 8 },
    arms: {
      right: { via: [104, 5.6], reach: [124, 3.6], hand: 4 },
      left: { via: [98, 25], reach: [117, 24.4], hand: -6, handShort: 0.85 },
    },
    legs: {
      right: { via: [143, 33], reach: [160.6, 5.5], foot: 0 },
      left: { via: [146, 33], reach: [163.6, 5.6], foot: 0 },
    },
    eyes: 'open',
  }),
  /** As one rolls over from a rest. */
  'side-eyes-closed': pose(onSide),
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

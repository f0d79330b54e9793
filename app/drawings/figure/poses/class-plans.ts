import { type ArmDraft, type Draft, pose } from '../draft.ts';
import type { Prop, Side } from '../skeleton.ts';

/** On the back seen from above: both arms lie out at the height of the shoulders, beyond the mat. */
export const armsOut: Record<Side, ArmDraft> = {
  right: { via: [98.6, 35.8], reach: [92.4, 14.3], hand: 254, palm: 1 },
  left: { via: [98.6, 114.2], reach: [92.4, 135.7], hand: 106, palm: -1 },
};

/** The mat under who lies with the arms out. */
export const matBetweenHands: Prop = { kind: 'blanket', x: 30, h: 128, depth: 106 };

/** Knees to one side, seen from above. */
export const twist = {
  view: 'front',
  root: [138, 75],
  spine: [178, 181, 182],
  neck: 181,
  head: 178,
  turn: { pelvis: 160, chest: 90, head: 30 },
  arms: armsOut,
  legs: {
    right: { via: [130, 40], reach: [165, 34], foot: -42, turn: 180 },
    left: { via: [123, 46], reach: [158.5, 43.5], foot: -36, turn: 180 },
  },
  layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-leg', 'head'],
  far: ['right-leg'],
  contacts: ['right-hand'],
  props: [matBetweenHands],
} satisfies Draft;

/** A bolster on which both legs of a twist have room. */
export const bolsterFromAbove = { kind: 'bolster', x: 114.5, h: 28, depth: 1.95 } as const;

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const classPlans = {
  marjaryasana: pose({
    view: 'side',
    root: [123, 41.4],
    spine: [66, 19, -29],
    neck: -56,
    head: -86,
    arms: {
      right: { reach: [152.4, 3], hand: 0, shoulder: [3.6, 0] },
      left: { reach: [153.6, 3], hand: 0, shoulder: [3.6, 0] },
    },
    legs: {
      right: { via: [117, 6], reach: [81, 4], foot: 200 },
      left: { via: [120, 6], reach: [84, 4], foot: 200 },
    },
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  bitilasana: pose({
    view: 'side',
    root: [118, 42],
    spine: [-20, 15, 48],
    neck: 48,
    head: 70,
    arms: {
      right: { via: [151.8, 23.6], reach: [152.4, 3], hand: 0, shoulder: [-1.4, 0] },
      left: { via: [153, 23.6], reach: [154, 3], hand: 0, shoulder: [-1.4, 0] },
    },
    legs: {
      right: { via: [118, 6], reach: [82, 4], foot: 200 },
      left: { via: [121, 6], reach: [85, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  'supta-matsyendrasana': pose(twist),
  apanasana: pose({
    view: 'side',
    root: [142, 12],
    spine: [186, 182, 180],
    neck: 192,
    head: 176,
    arms: {
      right: { reach: [120, 32], hand: 72, handShort: 0.78, palm: 0.5 },
      left: { reach: [122.6, 33], hand: 76, handShort: 0.78, palm: 0.5 },
    },
    legs: {
      right: { angles: [146, -12], foot: 4 },
      left: { angles: [143, -13], foot: 2 },
    },
    contacts: ['trunk', 'head'],
  }),
  anjaneyasana: pose({
    view: 'side',
    root: [130, 35.9],
    spine: [79, 95, 105],
    neck: 95,
    head: 102,
    arms: {
      right: { angles: [108, 106], hand: 106, palm: -0.5, shoulder: [-2, 6] },
      left: { angles: [97, 97], hand: 97, palm: -0.5, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [157.2, 5.5], foot: 0 },
      left: { via: [110, 6], reach: [74.6, 13.2], foot: -50, toes: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-ball'],
  }),
  phalakasana: pose({
    view: 'side',
    root: [121.8, 37.6],
    spine: [25, 20, 16],
    neck: 18,
    head: 10,
    arms: {
      right: { reach: [159, 3], hand: 0 },
      left: { reach: [161.5, 3], hand: 0 },
    },
    legs: {
      right: { angles: [199.1, 199.1], foot: -76, toes: 0 },
      left: { angles: [198.8, 198.8], foot: -76, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-ball', 'right-hand'],
  }),
  'eka-pada-rajakapotasana': pose({
    view: 'side',
    root: [108, 18.6],
    spine: [19, 2, -10],
    neck: -6,
    head: -27,
    arms: {
      right: { via: [148.4, 4.4], reach: [168.6, 3], hand: 0 },
      left: { via: [157, 5.4], reach: [169.4, 4], hand: 0 },
    },
    legs: {
      right: { via: [139.4, 6], reach: [120, 4.4], foot: 200, footShort: 0.9, turn: 60 },
      left: { reach: [37.8, 4.2], foot: 206, toes: 184 },
    },
    layers: ['left-arm', 'left-leg', 'right-shin', 'torso', 'right-leg', 'head', 'right-arm'],
    contacts: ['right-knee', 'left-foot', 'right-elbow', 'right-hand'],
    props: [{ kind: 'pillow', x: 84 }],
  }),
  'supta-baddha-konasana': pose({
    view: 'front',
    root: [130, 41.6],
    spine: [180, 180, 180],
    neck: 180,
    head: 180,
    arms: {
      right: { via: [104.8, 7.6], reach: [125.2, 9.2], hand: -4, palm: 1 },
      left: { via: [108, 74], reach: [116, 54], hand: -78, handShort: 0.85, palm: 0.5 },
    },
    legs: {
      right: { via: [148, 7.4], reach: [155, 36.8], foot: -3, footShort: 0.85, turn: 60 },
      left: { via: [148, 75.8], reach: [155, 46.4], foot: 3, footShort: 0.85, turn: 60 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'head', 'right-arm', 'left-arm'],
    contacts: ['right-knee'],
    props: [
      { kind: 'blanket', x: 30, h: 88 },
      { kind: 'bolster', x: 62, h: 34.6 },
      { kind: 'cushion', x: 54, h: 25.6, across: 34 },
    ],
  }),
  'sitting-on-chair': pose({
    view: 'side',
    root: [100, 45],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [117, 54.4], hand: -8, palm: 0.2 },
      left: { reach: [120, 54.4], hand: -8, palm: 0.2 },
    },
    legs: {
      right: { reach: [135, 5.5], foot: 0 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'chair', x: 70 }],
  }),
  'lying-side-rest': pose({
    view: 'side',
    root: [138, 41.6],
    spine: [163, 178, 188],
    neck: 184,
    head: 176,
    turn: { pelvis: 180, chest: 180, head: 180 },
    arms: {
      right: { via: [88, 23], reach: [72.5, 32], hand: 140, handShort: 0.9, palm: -0.5 },
      left: { via: [113.5, 23], reach: [93, 16], hand: 190, palm: -0.5 },
    },
    legs: {
      right: { via: [140, 6], reach: [174, 10.6], foot: -40 },
      left: { via: [122.5, 13], reach: [157, 21], foot: -36 },
    },
    layers: ['right-arm', 'right-leg', 'torso', 'left-leg', 'head', 'left-arm'],
    far: ['right-arm', 'right-leg'],
    contacts: ['right-knee'],
    props: [
      { kind: 'blanket', x: 30, h: 88 },
      { kind: 'cushion', x: 63, h: 28 },
      { kind: 'cushion', x: 108, h: -1 },
    ],
  }),
};

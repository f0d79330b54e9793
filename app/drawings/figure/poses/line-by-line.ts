import { type Draft, pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import type { Prop } from '../skeleton.ts';
import { armsOut as arms, bolsterFromAbove, matBetweenHands } from './class-plans.ts';
import { seated } from './seated.ts';
import { kneeForward, swanLeaning, underHip } from './step-figures.ts';
import { variants } from './variants.ts';

/** Places on the ways into poses that are entered slowly, each with its own line. Places as in `seated.ts`. */

/** Beside the back of the chair, as in `tree-at-chair`, with both feet down. */
const besideChair = {
  view: 'front',
  root: [106, 77.3],
  spine: [90, 90, 90],
  neck: 90,
  head: 90,
  arms: {
    right: { reach: [64, 102], bend: 1, hand: 206, handShort: 0.5 },
    left: { angles: [-79, -83], hand: -86, palm: 0.5 },
  },
  legs: {
    right: { reach: [99.5, 5.5], foot: -90, footShort: 0.3 },
    left: { reach: [112.5, 5.5], foot: -90, footShort: 0.3 },
  },
  layers: ['torso', 'right-leg', 'left-leg', 'left-arm', 'right-arm', 'head'],
  eyes: 'open',
  contacts: ['right-foot', 'left-foot'],
} satisfies Draft;

/** Upright on the floor with the soles together, seen from the side. */
const butterfly = {
  view: 'side',
  root: [82, 9.4],
  spine: [84, 88, 90],
  neck: 88,
  head: 88,
  arms: {
    right: { reach: [104, 15], hand: -40, handShort: 0.8 },
    left: { reach: [107, 16], hand: -40, handShort: 0.8 },
  },
  legs: {
    right: { via: [103, 5.8], reach: [124, 5.6], foot: 0, footShort: 0.88, turn: 60 },
    left: { via: [103, 7], reach: [124.6, 6.4], foot: 3, footShort: 0.88, turn: 60 },
  },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'right-knee'],
} satisfies Draft;

const raisedBolster: readonly Prop[] = [
  { kind: 'bolster', x: 115, h: 9 },
  { kind: 'block', x: 141 },
  { kind: 'block', x: 162 },
];

const bolsterAhead = { kind: 'bolster', x: 112 } as const;

/** Between the knees, as for `child-on-bolster`. */
const bolsterBetweenKnees: readonly Prop[] = [{ kind: 'bolster', x: 100 }];

const foursBeforeBolster = {
  view: 'side',
  root: [117, 42],
  spine: [11, 14, 13],
  neck: 6,
  head: -6,
  arms: {
    right: { via: [154.1, 25.4], reach: [155, 3], hand: 0, shoulder: [-1.2, 0.3] },
    left: { via: [154.9, 25.4], reach: [156.4, 3], hand: 0, shoulder: [-1, 0.3] },
  },
  legs: {
    right: { via: [117, 6], reach: [81, 4], foot: 200 },
    left: { via: [120, 6], reach: [84, 4], foot: 200 },
  },
  eyes: 'open',
  contacts: ['right-knee', 'right-foot', 'right-hand'],
  props: [bolsterAhead],
} satisfies Draft;

/** On the back seen from above, knees bent and arms out. */
const armsOut = {
  view: 'front',
  root: [138, 75],
  spine: [180, 180, 180],
  neck: 180,
  head: 180,
  arms,
  legs: {
    right: { via: [157, 65.5], reach: [171, 66], foot: -8, turn: 90, top: 1 },
    left: { via: [157, 84.5], reach: [171, 84], foot: 8, turn: 90, top: 1 },
  },
  layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-leg', 'head'],
  contacts: ['right-hand'],
  props: [matBetweenHands],
} satisfies Draft;

const besideBolster: readonly Prop[] = [...armsOut.props, bolsterFromAbove];

export const lineByLine = {
  /** As one sits after a rest, and looks up. */
  'easy-seat-awake': { ...seated.sukhasana, eyes: 'open' as const },
  'seat-on-bolster-awake': { ...variants['easy-seat-on-bolster'], eyes: 'open' as const },
  /** On an in-breath. */
  'seat-shoulders-up': pose({
    view: 'front',
    root: [120, 19],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [98.6, 43], reach: [92, 25], hand: -108, handShort: 0.86, palm: -0.5, shoulder: [0, 9] },
      left: { via: [141.4, 43], reach: [148, 25], hand: -72, handShort: 0.86, palm: 0.5, shoulder: [0, 9] },
    },
    legs: {
      right: { via: [87, 13.5], reach: [121, 10], foot: -8, footShort: 0.85 },
      left: { via: [152.2, 13], reach: [117, 4.8], foot: 178, footShort: 0.95, turn: 110 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head', 'left-arm', 'right-arm'],
    contacts: [],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  'easy-seat-by-chair': {
    ...seated.sukhasana,
    eyes: 'open' as const,
    props: [{ kind: 'chair', x: 166, faces: 'left' } as const],
  },
  'beside-chair': { ...mirrored(pose(besideChair)), props: [{ kind: 'chair', x: 171.5 } as const] },
  'butterfly-aside': pose(butterfly),
  'butterfly-before-bolster': pose({
    ...butterfly,
    arms: {
      right: { reach: [114, 25.4], hand: 0 },
      left: { reach: [118, 25.4], hand: 0 },
    },
    props: raisedBolster,
  }),
  'fours-before-bolster': pose(foursBeforeBolster),
  /** One hand has drawn the bolster in between the knees, and lies on it; the other still bears. */
  'fours-hand-on-bolster': pose({
    ...foursBeforeBolster,
    arms: { ...foursBeforeBolster.arms, right: { reach: [147, 17], hand: 0 } },
    contacts: ['right-knee', 'right-foot', 'left-hand'],
    props: [{ kind: 'bolster', x: 100, held: true }],
  }),
  /** One hand has pushed it ahead, beyond the other one. */
  'fours-bolster-pushed-on': pose({
    ...foursBeforeBolster,
    arms: { ...foursBeforeBolster.arms, right: { reach: [174, 17], hand: 0 } },
    contacts: ['right-knee', 'right-foot', 'left-hand'],
    props: [{ kind: 'bolster', x: 164, held: true }],
  }),
  /** From here the hips go back on to the heels, and the hands slide along the bolster. */
  'fours-hands-on-bolster': pose({
    ...foursBeforeBolster,
    root: [112, 41],
    spine: [20, 24, 24],
    neck: 16,
    head: 4,
    arms: {
      right: { reach: [144, 17], hand: 0 },
      left: { reach: [147, 17], hand: 0 },
    },
    contacts: ['right-knee', 'right-foot'],
    props: bolsterBetweenKnees,
  }),
  /** Half-way down on to the heels the hands still lie on the bolster. */
  'hips-back-to-bolster': pose({
    ...foursBeforeBolster,
    root: [97, 34.6],
    spine: [50, 46, 45],
    neck: 48,
    head: 46,
    arms: {
      right: { reach: [132, 17], hand: 0 },
      left: { reach: [135, 17], hand: 0 },
    },
    legs: {
      right: { via: [117.6, 6.1], reach: [82, 4], foot: 200 },
      left: { via: [119.2, 6.1], reach: [83.6, 4], foot: 200 },
    },
    contacts: ['right-knee', 'right-foot'],
    props: bolsterBetweenKnees,
  }),
  'knee-before-bolster': pose({ ...kneeForward, props: [bolsterAhead] }),
  /** From upright arms towards the forearms one hand goes ahead after the other. */
  'swan-one-hand-ahead': pose({
    ...swanLeaning,
    ...underHip,
    root: [108, 16.4],
    spine: [44, 54, 60],
    neck: 62,
    head: 58,
    arms: {
      right: { reach: [129.2, 3], hand: 0 },
      left: { reach: [152, 3], hand: 0 },
    },
  }),
  'swan-leaning': pose({ ...swanLeaning, ...underHip }),
  'swan-before-bolster': pose({
    ...swanLeaning,
    props: [{ kind: 'folded-blanket', x: 84 }, bolsterAhead],
  }),
  'back-a-little-rounded': pose({
    view: 'side',
    root: [120.6, 41.6],
    spine: [38, 15, -6],
    neck: -14,
    head: -38,
    arms: {
      right: { reach: [154, 3], hand: 0, shoulder: [1, 0] },
      left: { reach: [155.4, 3], hand: 0, shoulder: [1, 0] },
    },
    legs: {
      right: { via: [117, 6], reach: [81, 4], foot: 200 },
      left: { via: [120, 6], reach: [84, 4], foot: 200 },
    },
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  'supine-arms-out': pose(armsOut),
  /** Into a twist and out of it one leg after the other: the lower one lies, and the foot of the upper one stands. */
  'one-knee-aside': pose({
    ...armsOut,
    spine: [179, 180, 181],
    turn: { pelvis: 124, chest: 90, head: 90 },
    legs: {
      right: { via: [130, 40], reach: [165, 34], foot: -42, turn: 150 },
      left: armsOut.legs.left,
    },
    far: ['right-leg'],
    layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-shin', 'left-leg', 'head'],
  }),
  /** The hand that brings the bolster to the hip. */
  'hand-on-bolster-beside': pose({
    ...armsOut,
    arms: {
      right: { via: [117, 46.6], reach: [136.6, 43.6], hand: -8, palm: 1 },
      left: { via: [125, 96], reach: [147, 97], hand: 2, palm: -1 },
    },
    layers: ['torso', 'left-arm', 'right-leg', 'left-leg', 'right-arm', 'head'],
    contacts: [],
    eyes: 'open',
    props: besideBolster,
  }),
  /** Both hands carry it over the belly to the other hip. */
  'bolster-on-belly': pose({
    ...armsOut,
    arms: {
      right: { via: [116.6, 42.4], reach: [121, 64], hand: 60, palm: 1 },
      left: { via: [116.6, 107.6], reach: [121, 86], hand: -60, palm: -1 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
    contacts: [],
    eyes: 'open',
    props: [matBetweenHands, { kind: 'bolster', x: 96, h: 62, depth: 1.7, held: true }],
  }),
  'arms-out-beside-bolster': pose({ ...armsOut, props: besideBolster }),
  /** The upper knee has come to the middle from a twist, and the lower one is still on the bolster. */
  'one-knee-from-bolster': pose({
    ...armsOut,
    spine: [179, 180, 181],
    turn: { pelvis: 124, chest: 90, head: 90 },
    legs: {
      right: { via: [156, 39], reach: [171, 66], foot: -8, turn: 150 },
      left: armsOut.legs.left,
    },
    far: ['right-leg'],
    layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-shin', 'left-leg', 'head'],
    props: besideBolster,
  }),
};

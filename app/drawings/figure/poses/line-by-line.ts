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
      left: { via: [152.2, 13], reach: [117.5, 5], foot: 180, footShort: 0.95 },
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
  'fours-before-bolster': pose({
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
    legs: { ...swanLeaning.legs, right: { ...swanLeaning.legs.right, reach: [115.4, 5.6] } },
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
  'arms-out-beside-bolster': pose({ ...armsOut, props: besideBolster }),
  /** The upper knee has come to the middle from a twist, and the lower one is still on the bolster. */
  'one-knee-from-bolster': pose({
    ...armsOut,
    spine: [179, 180, 181],
    turn: { pelvis: 128, chest: 90, head: 90 },
    legs: {
      right: { via: [130, 42.5], reach: [164, 38], foot: -36, turn: 150 },
      left: { via: [154, 81], reach: [177, 79.5], foot: 0, footShort: 0.75, turn: 100 },
    },
    far: ['right-leg'],
    layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-shin', 'left-leg', 'head'],
    props: besideBolster,
  }),
};

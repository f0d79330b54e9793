import { type Draft, pose } from '../draft.ts';
import type { Pose } from '../skeleton.ts';
import type { VariantId } from '../variant-ids.ts';

/** Places as in `seated.ts`. From the front the chair's middle is at x 120, from the side its back legs stand at 73. */
export const onFrontChair = {
  view: 'front',
  root: [120, 45],
  spine: [90, 90, 90],
  neck: 90,
  head: 90,
  arms: {
    right: { via: [98.5, 60], reach: [106, 47], hand: -84, handShort: 0.86, palm: -0.5 },
    left: { via: [141.5, 60], reach: [134, 47], hand: -96, handShort: 0.86, palm: 0.5 },
  },
  legs: {
    right: { via: [110.8, 35], reach: [108.6, 5.5], foot: -94, footShort: 0.3 },
    left: { via: [129.2, 35], reach: [131.4, 5.5], foot: -86, footShort: 0.3 },
  },
  layers: ['torso', 'left-leg', 'right-leg', 'head', 'left-arm', 'right-arm'],
  eyes: 'open',
  contacts: ['right-foot', 'left-foot'],
  props: [{ kind: 'front-chair', x: 98 }],
} satisfies Draft;

export const onSideChair = {
  view: 'side',
  root: [100, 45],
  spine: [90, 90, 91],
  neck: 90,
  head: 90,
  arms: {
    right: { reach: [116, 56], hand: -8, palm: 0.2 },
    left: { reach: [119, 56], hand: -8, palm: 0.2 },
  },
  legs: {
    right: { reach: [135, 5.5], foot: 0 },
    left: { reach: [138, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [{ kind: 'chair', x: 70 }],
} satisfies Draft;

/** What is done on a chair, and two that are done standing beside it. */
export const chairVariants = {
  'chair-front': pose(onFrontChair),
  'chair-shoulders-up': pose({
    ...onFrontChair,
    arms: {
      right: { via: [99, 69.5], reach: [104, 49.5], hand: -84, handShort: 0.86, palm: -0.5, shoulder: [0, 11] },
      left: { via: [141, 69.5], reach: [136, 49.5], hand: -96, handShort: 0.86, palm: 0.5, shoulder: [0, 11] },
    },
  }),
  'chair-ear-to-shoulder': pose({
    ...onFrontChair,
    neck: 98,
    head: 122,
    eyes: 'closed',
    arms: {
      right: onFrontChair.arms.right,
      left: { angles: [-78, -80], hand: -84, palm: 0.3 },
    },
  }),
  'chair-head-turned': pose({ ...onFrontChair, turn: { head: 135 } }),
  'chair-side-bend': pose({
    ...onFrontChair,
    spine: [91, 110, 128],
    neck: 124,
    head: 114,
    arms: {
      right: { via: [81.4, 57], reach: [96.5, 41], hand: -76, handShort: 0.84, palm: -0.4 },
      left: { angles: [121, 128], hand: 134, shoulder: [0, 4], palm: -0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-arm', 'head', 'right-arm'],
  }),
  'chair-arms-up': pose({
    ...onFrontChair,
    arms: {
      right: { angles: [107, 99], hand: 95, palm: 0.5, shoulder: [0, 4] },
      left: { angles: [73, 81], hand: 85, palm: -0.5, shoulder: [0, 4] },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-arm', 'right-arm', 'head'],
  }),
  'chair-chest-open': pose({
    ...onFrontChair,
    head: 91,
    arms: {
      right: { angles: [184, 96], hand: 92, palm: 1, shoulder: [0, 1] },
      left: { angles: [-4, 84], hand: 88, palm: -1, shoulder: [0, 1] },
    },
  }),
  /** The near shoulder has come ahead before the chest and hangs a little lower than the far one, which is behind. */
  'chair-twist': pose({
    ...onFrontChair,
    turn: { pelvis: 90, chest: 148, head: 142 },
    arms: {
      right: { via: [95.6, 65.2], reach: [95.4, 43.2], hand: -72, handShort: 0.7, palm: 0.2, shoulder: [-1, 1.5] },
      left: { via: [125, 60.4], reach: [113, 44.6], hand: 202, handShort: 0.82, palm: 0.5, shoulder: [4, -2.5] },
    },
    far: ['right-arm'],
    layers: ['right-arm', 'torso', 'left-leg', 'right-leg', 'head', 'left-arm'],
  }),
  'chair-cat': pose({
    ...onSideChair,
    spine: [114, 92, 62],
    neck: 30,
    head: -20,
    eyes: 'closed',
    arms: {
      right: { reach: [131, 49], hand: -30, palm: 0.2 },
      left: { reach: [134, 49], hand: -30, palm: 0.2 },
    },
  }),
  'chair-cow': pose({
    ...onSideChair,
    spine: [70, 94, 117],
    neck: 104,
    head: 108,
    arms: {
      right: { reach: [128, 50], hand: -14, palm: 0.2 },
      left: { reach: [131, 50], hand: -14, palm: 0.2 },
    },
  }),
  'chair-fold': pose({
    ...onSideChair,
    spine: [42, 22, 4],
    neck: -36,
    head: -64,
    eyes: 'closed',
    arms: {
      right: { reach: [138.6, 20], hand: -86, palm: -0.5 },
      left: { reach: [136, 20], hand: -92, palm: -0.5 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
  }),
  'chair-leg-straight': pose({
    ...onSideChair,
    legs: {
      right: { angles: [1, -2], foot: 78 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    contacts: ['left-heel', 'left-ball'],
  }),
  'chair-foot-pointed': pose({
    ...onSideChair,
    legs: {
      right: { angles: [1, -2], foot: 20 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    contacts: ['left-heel', 'left-ball'],
  }),
  'chair-hands-forward': pose({
    ...onSideChair,
    root: [100, 45.5],
    arms: {
      right: { angles: [-13, -4], hand: 58 },
      left: { angles: [-9, 0], hand: 62 },
    },
  }),
  'chair-hands-down': pose({
    ...onSideChair,
    arms: {
      right: { angles: [-13, -4], hand: -44 },
      left: { angles: [-9, 0], hand: -40 },
    },
  }),
  'standing-side-bend': pose({
    view: 'front',
    root: [125, 77],
    spine: [90, 109, 130],
    neck: 130,
    head: 120,
    arms: {
      right: { via: [87, 89], reach: [105, 79.4], hand: -60, handShort: 0.84, palm: -0.4 },
      left: { angles: [120, 128], hand: 134, shoulder: [0, 4], palm: -0.3 },
    },
    legs: {
      right: { angles: [-95.4, -95.4], foot: -94, footShort: 0.3 },
      left: { angles: [-89.4, -89.4], foot: -86, footShort: 0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-arm', 'head', 'right-arm'],
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
  }),
  'standing-on-toes': pose({
    view: 'side',
    root: [88, 85],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [124, 98], hand: -10 },
      left: { reach: [126, 98], hand: -10 },
    },
    legs: {
      right: { angles: [-87, -90], foot: -48, toes: 0 },
      left: { angles: [-86, -89], foot: -48, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-ball'],
    props: [{ kind: 'chair', x: 130 }],
  }),
  /** The heels a little off the floor, for whoever is to lift them no higher. */
  'heels-a-little-lifted': pose({
    view: 'side',
    root: [85, 81.4],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [124, 98], hand: -10 },
      left: { reach: [126, 98], hand: -10 },
    },
    legs: {
      right: { angles: [-88.6, -91], foot: -20, toes: 0 },
      left: { angles: [-87.6, -90], foot: -20, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-ball'],
    props: [{ kind: 'chair', x: 130 }],
  }),
  /** Flat on both feet, the hands on the rail: from here both heels rise together. */
  'standing-behind-chair': pose({
    view: 'side',
    root: [82.6, 77.3],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [124, 98], hand: -10 },
      left: { reach: [126, 98], hand: -10 },
    },
    legs: {
      right: { reach: [81.7, 5.5], foot: 0 },
      left: { reach: [82.9, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'chair', x: 130 }],
  }),
} satisfies Partial<Record<VariantId, Pose>>;

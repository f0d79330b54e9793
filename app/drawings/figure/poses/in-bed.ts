import { type Draft, pose } from '../draft.ts';
import type { Prop } from '../skeleton.ts';

const bed: readonly Prop[] = [{ kind: 'bed', x: 28 }];

/** The feet under the knees, from where one can rise. */
const onEdge = {
  view: 'side',
  root: [100, 45],
  spine: [90, 90, 91],
  neck: 90,
  head: 88,
  arms: {
    right: { reach: [117, 54.4], hand: -8, palm: 0.2 },
    left: { reach: [120, 54.4], hand: -8, palm: 0.2 },
  },
  legs: {
    right: { reach: [127, 5.5], foot: 0 },
    left: { reach: [130, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: bed,
} satisfies Draft;

/** Seen from above. Places are [x, height over the picture's floor]. */
export const inBed = {
  /** Before it, on the feet that stay while one sits down or has risen. */
  'standing-before-bed': pose({
    ...onEdge,
    root: [127, 77.3],
    spine: [90, 89, 91],
    arms: {
      right: { angles: [-92, -84], hand: -82 },
      left: { angles: [-88, -80], hand: -80 },
    },
  }),
  /** Off its edge, or down on to it, with both hands on the thighs and the trunk over the feet. */
  'rising-from-bed': pose({
    ...onEdge,
    root: [109, 52],
    spine: [46, 44, 42],
    neck: 48,
    head: 62,
    arms: {
      right: { reach: [134, 51], hand: -24, palm: 0.2 },
      left: { reach: [137, 51], hand: -24, palm: 0.2 },
    },
  }),
  /** Still on it, folded at the hips until the nose is over the toes. */
  'nose-over-toes-on-bed': pose({
    ...onEdge,
    spine: [44, 42, 40],
    neck: 47,
    head: 62,
    arms: {
      right: { reach: [128, 52.4], hand: -10, palm: 0.2 },
      left: { reach: [131, 52.4], hand: -10, palm: 0.2 },
    },
  }),
  /** Seen from the side, on the bed's edge with both feet down. */
  'on-bed-edge': pose(onEdge),
  /** On one side, knees a little bent, the whole head on the pillow and a duvet over the rest. */
  'under-duvet': pose({
    view: 'side',
    root: [136, 52],
    spine: [178, 180, 184],
    neck: 184,
    head: 178,
    turn: { pelvis: 180, chest: 180, head: 180 },
    arms: {
      right: { via: [93, 28], reach: [78, 35], hand: 150, handShort: 0.8, palm: -0.5 },
      left: { via: [116, 34], reach: [126, 30], hand: 10, palm: -0.5 },
    },
    legs: {
      right: { via: [160, 34], reach: [192, 44], foot: -20 },
      left: { via: [156, 32], reach: [188, 42], foot: -20 },
    },
    layers: ['right-leg', 'right-arm', 'torso', 'left-leg', 'head', 'left-arm'],
    far: ['right-arm', 'right-leg'],
    contacts: ['right-knee'],
    props: [
      { kind: 'blanket', x: 18, h: 96, depth: 92 },
      { kind: 'cushion', x: 57, h: 24.4, across: 46, depth: 1.6 },
      { kind: 'duvet', x: 96, h: 12 },
    ],
  }),
};

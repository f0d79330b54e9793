import { type Draft, pose } from '../draft.ts';
import type { Prop } from '../skeleton.ts';
import { classPlans } from './class-plans.ts';

/** On the back: up into a bridge and down again, and towards a chair that the legs are to lie on. Places as in `seated.ts`. */

/** Feet on the floor. */
export const kneesBent = {
  view: 'side',
  root: [126, 11],
  spine: [180, 179, 182],
  neck: 192,
  head: 178,
  arms: {
    right: { reach: [136.6, 3.4], hand: 0 },
    left: { reach: [136.6, 4], hand: 0 },
  },
  legs: {
    right: { reach: [161, 5.5], foot: 0 },
    left: { reach: [164, 5.5], foot: 0 },
  },
  contacts: ['seat', 'trunk', 'head', 'right-heel', 'right-ball'],
} satisfies Draft;

/** Where the chair of `legs-on-chair` stands. */
const props: readonly Prop[] = [{ kind: 'chair', x: 169, faces: 'left' }];

export const onTheBack = {
  /** The chest lies, and the tail is the last to come down. */
  'bridge-rolling': pose({
    ...kneesBent,
    root: [125.4, 16],
    spine: [198, 186, 181],
    neck: 188,
    contacts: ['head', 'right-heel', 'right-ball'],
  }),
  /** High enough for a block. */
  'bridge-lifted': pose({
    view: 'side',
    root: [124, 25],
    spine: [194, 205, 217],
    neck: 173,
    head: 176,
    arms: {
      right: { reach: [138, 3.4], hand: 0 },
      left: { reach: [138.6, 3.4], hand: 0 },
    },
    legs: {
      right: { reach: [161, 5.5], foot: 0 },
      left: { reach: [162, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-hand', 'head'],
  }),
  'supine-before-chair': pose({ ...kneesBent, props }),
  'hips-lifted-at-chair': pose({
    ...kneesBent,
    root: [130.4, 16.4],
    spine: [193, 186, 182],
    neck: 189,
    arms: {
      right: { reach: [141.5, 3.4], hand: 0 },
      left: { reach: [141.5, 4], hand: 0 },
    },
    contacts: ['head', 'right-heel', 'right-ball'],
    props,
  }),
  'supine-near-chair': pose({
    ...kneesBent,
    root: [136, 11],
    arms: {
      right: { reach: [146.6, 3.4], hand: 0 },
      left: { reach: [146.6, 4], hand: 0 },
    },
    props,
  }),
  /** Nobody draws up both knees at once, or sets both feet down. */
  'one-knee-in': pose({
    ...kneesBent,
    root: [134, 11.4],
    spine: [183, 180, 181],
    head: 177,
    arms: {
      right: { reach: [110, 36.5], hand: -52, handShort: 0.75, palm: -0.5 },
      left: { reach: [111, 35.5], hand: -40, handShort: 0.6, palm: -0.5 },
    },
    legs: {
      right: { angles: [146, -12], foot: 4 },
      left: { reach: [164, 5.5], foot: 0 },
    },
    contacts: ['seat', 'trunk', 'head', 'left-heel', 'left-ball'],
  }),
  'knees-in-at-chair': { ...classPlans.apanasana, props },
};

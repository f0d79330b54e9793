import { pose } from './draft.ts';
import type { Pose } from './skeleton.ts';

/**
 * People in pictures, as they sit and walk when they do no yoga; no poses of the library.
 * Places are [x, height over the floor] in svg units. Side views look right.
 */
export const atRest = {
  /** On a chair, a stone or a thwart, that the picture draws: a hand on the belly, a hand on the chest. */
  'hands-on-breath': pose({
    view: 'side',
    root: [100, 45],
    spine: [90, 90, 92],
    neck: 88,
    head: 84,
    arms: {
      right: { reach: [113, 58], hand: 120, handShort: 0.8 },
      left: { reach: [115, 70], hand: 130, handShort: 0.8 },
    },
    legs: {
      right: { reach: [135, 5.5], foot: 0 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball'],
  }),
  /** On an edge, such as that of a landing, the legs hanging free. */
  'legs-hanging': pose({
    view: 'side',
    root: [100, 45],
    spine: [96, 90, 84],
    neck: 82,
    head: 84,
    arms: {
      right: { reach: [88, 43], hand: -60, bend: 1 },
      left: { reach: [90, 43], hand: -60, bend: 1 },
    },
    legs: {
      right: { reach: [130, 8], foot: -14 },
      left: { reach: [140, 11], foot: -4 },
    },
    contacts: [],
  }),
  /** A stride, the weight on the leg in front. */
  walking: pose({
    view: 'side',
    root: [112, 76],
    spine: [87, 87, 88],
    neck: 86,
    head: 88,
    arms: {
      right: { reach: [96, 70], hand: -80 },
      left: { reach: [134, 74], hand: -50 },
    },
    legs: {
      right: { reach: [128, 6], foot: 4 },
      left: { reach: [80, 12], foot: -38 },
    },
    contacts: ['right-heel'],
  }),
  /** Standing, a hand before the chest that may hold a cup. */
  'with-a-cup': pose({
    view: 'side',
    root: [112, 77],
    spine: [91, 90, 89],
    neck: 86,
    head: 88,
    arms: {
      right: { reach: [134, 102], hand: 40 },
      left: { reach: [114, 68], hand: -84 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [118, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball'],
  }),
} satisfies Record<string, Pose>;

export type AtRestId = keyof typeof atRest;

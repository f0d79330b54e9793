import { type Draft, pose } from '../draft.ts';
import type { Prop } from '../skeleton.ts';

/**
 * Beside a wall, down on the side with the hips at it, over on to the back with both feet on it, and up with one leg
 * after the other; and down again the same way. The wall stays where it stands. Places as in `inverted.ts`.
 */
const props: readonly Prop[] = [{ kind: 'wall', x: 160.5 }];

/** On the back with the feet on the wall; the legs go up from there. */
const feetOnWall = {
  view: 'side',
  root: [128, 11],
  spine: [178, 180, 182],
  neck: 192,
  head: 178,
  arms: {
    right: { via: [107, 5.2], reach: [122, 3.8], hand: -3, handShort: 0.9, palm: -0.5 },
    left: { via: [106.6, 5.8], reach: [122, 4.6], hand: 0, handShort: 0.9 },
  },
  legs: {
    right: { reach: [155, 43], foot: 90 },
    left: { reach: [155, 45.4], foot: 90 },
  },
  contacts: ['seat', 'trunk', 'head'],
  props,
} satisfies Draft;

const toesAtWall = {
  ...feetOnWall,
  legs: {
    right: { reach: [150.6, 14], foot: 62 },
    left: { reach: [151, 16], foot: 62 },
  },
} satisfies Draft;

export const sideOnToWall = pose({
  view: 'front',
  root: [139.2, 9],
  spine: [90, 90, 90],
  neck: 90,
  head: 90,
  arms: {
    right: { via: [114.6, 24.4], reach: [105.6, 3.6], hand: 182 },
    left: { via: [155.2, 26], reach: [155, 12.6], hand: -92, handShort: 0.84, palm: 0.5 },
  },
  legs: {
    right: { via: [131.6, 35], reach: [133.4, 6], foot: -90, footShort: 0.3 },
    left: { via: [144.6, 35], reach: [142.2, 6], foot: -90, footShort: 0.3 },
  },
  layers: ['torso', 'right-arm', 'left-arm', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head'],
  eyes: 'open',
  contacts: ['seat', 'right-foot', 'left-foot'],
  props,
});

export const atWall = {
  'elbow-by-wall': pose({
    view: 'front',
    root: [136, 11.5],
    spine: [148, 138, 130],
    neck: 118,
    head: 104,
    turn: { pelvis: 80, chest: 80, head: 60 },
    arms: {
      right: { via: [94, 4.6], reach: [110, 3.4], hand: 0, handShort: 0.8 },
      left: { via: [121, 24], reach: [123, 3.4], hand: -12, handShort: 0.8 },
    },
    legs: {
      right: { via: [146, 6.4], reach: [152, 5.5], foot: 0, footShort: 0.4, turn: 80 },
      left: { via: [149, 14], reach: [154, 6.4], foot: 0, footShort: 0.34, turn: 80 },
    },
    layers: ['right-leg', 'torso', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-elbow', 'left-hand'],
    props,
  }),
  'side-by-wall': pose({
    view: 'front',
    root: [136, 14],
    spine: [178, 174, 170],
    neck: 176,
    head: 178,
    turn: { pelvis: 85, chest: 85, head: 70 },
    arms: {
      right: { via: [72, 5], reach: [82, 8.6], hand: 24, handShort: 0.8 },
      left: { via: [108, 22], reach: [104, 3.6], hand: -168, handShort: 0.8 },
    },
    legs: {
      right: { via: [146, 6.4], reach: [152, 5.5], foot: 0, footShort: 0.4, turn: 80 },
      left: { via: [149, 15], reach: [154, 6.4], foot: 0, footShort: 0.34, turn: 80 },
    },
    layers: ['right-leg', 'torso', 'left-leg', 'right-arm', 'head', 'left-arm'],
    contacts: ['seat', 'trunk', 'right-knee', 'left-hand'],
    props,
  }),
  /** The toes touch the wall, and the knees are over the hips. */
  'toes-at-wall': pose(toesAtWall),
  'one-foot-on-wall': pose({ ...feetOnWall, legs: { right: feetOnWall.legs.right, left: toesAtWall.legs.left } }),
  'feet-on-wall': pose(feetOnWall),
  'one-leg-up-wall': pose({
    ...feetOnWall,
    root: [139, 11],
    arms: {
      right: { via: [118, 5.2], reach: [133, 3.8], hand: -3, handShort: 0.9, palm: -0.5 },
      left: { via: [117.6, 5.8], reach: [133, 4.6], hand: 0, handShort: 0.9 },
    },
    legs: {
      right: { angles: [79, 79], foot: 138 },
      left: { reach: [155, 45.4], foot: 90 },
    },
  }),
};

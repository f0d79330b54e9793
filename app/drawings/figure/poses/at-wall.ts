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
  root: [134, 11],
  spine: [178, 180, 182],
  neck: 192,
  head: 178,
  arms: {
    right: { via: [113, 5.2], reach: [128, 3.8], hand: -3, handShort: 0.9, palm: -0.5 },
    left: { via: [112.6, 5.8], reach: [128, 4.6], hand: 0, handShort: 0.9 },
  },
  legs: {
    right: { reach: [155, 46], foot: 90 },
    left: { reach: [155, 48.4], foot: 90 },
  },
  contacts: ['seat', 'trunk', 'head'],
  props,
} satisfies Draft;

const toesAtWall = {
  ...feetOnWall,
  legs: {
    right: { reach: [150.6, 22], foot: 62 },
    left: { reach: [151, 24], foot: 62 },
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
  /** Half-way up, on both hands with long arms; the head goes on where the spine points. */
  'hands-by-wall': pose({
    view: 'front',
    root: [138, 10.4],
    spine: [124, 114, 108],
    neck: 110,
    head: 114,
    turn: { pelvis: 82, chest: 84, head: 70 },
    arms: {
      right: { via: [104, 23], reach: [102, 3.4], hand: 178, handShort: 0.8 },
      left: { via: [131, 25], reach: [124, 3.4], hand: -16, handShort: 0.8 },
    },
    legs: {
      right: { via: [146, 8], reach: [150, 5.5], foot: -40, footShort: 0.3, turn: 85 },
      left: { via: [150, 18], reach: [153, 6.2], foot: -40, footShort: 0.3, turn: 85 },
    },
    layers: ['right-leg', 'torso', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand', 'left-hand'],
    props,
  }),
  /** The trunk is all but up over the folded legs, the head with it, and a hand still bears. */
  'side-sit-by-wall': pose({
    view: 'front',
    root: [138.2, 10.2],
    spine: [119, 110, 105],
    neck: 106,
    head: 106,
    turn: { pelvis: 84, chest: 86, head: 76 },
    arms: {
      right: { via: [108, 25], reach: [103, 3.4], hand: 180, handShort: 0.8 },
      left: { via: [141, 25], reach: [134, 16], hand: -60, handShort: 0.8 },
    },
    legs: {
      right: { via: [146, 8], reach: [150, 5.5], foot: -40, footShort: 0.3, turn: 85 },
      left: { via: [150, 18], reach: [153, 6.2], foot: -40, footShort: 0.3, turn: 85 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand'],
    props,
  }),
  /** Upright; the knees still lie aside. */
  'upright-by-wall': pose({
    view: 'front',
    root: [138.6, 9.8],
    spine: [104, 99, 95],
    neck: 95,
    head: 92,
    turn: { pelvis: 86, chest: 88, head: 82 },
    arms: {
      right: { via: [109.5, 23.5], reach: [104, 3.4], hand: 181, handShort: 0.8 },
      left: { via: [151, 25], reach: [143, 16], hand: -70, handShort: 0.8 },
    },
    legs: {
      right: { via: [146, 8], reach: [150, 5.5], foot: -40, footShort: 0.3, turn: 85 },
      left: { via: [150, 18], reach: [153, 6.2], foot: -40, footShort: 0.3, turn: 85 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand'],
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
    root: [136, 11],
    arms: {
      right: { via: [115, 5.2], reach: [130, 3.8], hand: -3, handShort: 0.9, palm: -0.5 },
      left: { via: [114.6, 5.8], reach: [130, 4.6], hand: 0, handShort: 0.9 },
    },
    legs: {
      right: { angles: [76.6, 76.6], foot: 136 },
      left: { reach: [155, 48.4], foot: 90 },
    },
  }),
};

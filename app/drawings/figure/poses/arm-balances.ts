import { pose } from '../draft.ts';
import type { Ways } from '../station-ids.ts';

/** What the arms carry, lower or turned otherwise than the plank, and the way into it. Places as in `seated.ts`. */
export const armBalances = {
  'chaturanga-dandasana': pose({
    view: 'side',
    root: [142.3, 20.6],
    spine: [6.9, 6.9, 7.5],
    neck: 6,
    head: 0,
    arms: {
      right: { via: [157.6, 24.8], reach: [159, 3], hand: 0 },
      left: { via: [159.4, 24.8], reach: [161, 3], hand: 0 },
    },
    legs: {
      right: { angles: [186.9, 186.9], foot: -100, toes: 0 },
      left: { angles: [186.7, 186.7], foot: -100, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-ball', 'right-hand'],
  }),
  'plank-forward': pose({
    view: 'side',
    root: [138.5, 36.8],
    spine: [20, 20, 20],
    neck: 16,
    head: 8,
    arms: {
      right: { reach: [159, 3], hand: 0 },
      left: { reach: [161, 3], hand: 0, shoulder: [-0.5, 0] },
    },
    legs: {
      right: { angles: [200.4, 200.4], foot: -100, toes: 0 },
      left: { angles: [200.2, 200.2], foot: -100, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-ball', 'right-hand'],
  }),
  vasisthasana: pose({
    view: 'front',
    root: [130.9, 44.8],
    spine: [150, 150, 150],
    neck: 150,
    head: 148,
    arms: {
      right: { angles: [-90, -90], hand: 180 },
      left: { angles: [90, 90], hand: 90, palm: -1 },
    },
    legs: {
      right: { angles: [-27.25, -27.25], foot: -11, footShort: 0.3 },
      left: { angles: [-36, -36], foot: -20, footShort: 0.3 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'head', 'left-arm', 'right-arm'],
    eyes: 'open',
    contacts: ['right-foot', 'right-hand'],
  }),
  'side-plank-knee-down': pose({
    view: 'front',
    root: [129.1, 36.4],
    spine: [139, 138, 137],
    neck: 138,
    head: 134,
    arms: {
      right: { reach: [92, 3], bend: 1, hand: 180 },
      left: { reach: [133, 53], bend: 1, hand: -140, handShort: 0.84, palm: -0.4 },
    },
    legs: {
      right: { via: [148.6, 6], reach: [174.6, 5.5], foot: 0, footShort: 0.74, turn: 60 },
      left: { reach: [196.4, 5.5], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['right-knee', 'left-foot', 'right-hand'],
  }),
  'side-sit-hand-down': pose({
    view: 'front',
    root: [125, 9.5],
    spine: [93, 97, 100],
    neck: 98,
    head: 94,
    arms: {
      right: { reach: [92, 3], bend: -1, hand: 180, shoulder: [0, 4] },
      left: { reach: [139, 23], bend: 1, hand: -140, handShort: 0.7, palm: -0.2 },
    },
    legs: {
      right: { via: [149, 6.4], reach: [171, 5.4], foot: 0, footShort: 0.8, turn: 60 },
      left: { via: [154, 20], reach: [186, 7], foot: 0, footShort: 0.8, turn: 60 },
    },
    layers: ['torso', 'right-shin', 'right-leg', 'left-shin', 'left-leg', 'head', 'right-arm', 'left-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand'],
  }),
};

/** The same with the knees on the floor. */
export const armBalanceVariants = {
  'chaturanga-knees-down': pose({
    view: 'side',
    root: [143.3, 15.4],
    spine: [14, 13, 15],
    neck: 12,
    head: 4,
    arms: {
      right: { via: [157.6, 24.8], reach: [159, 3], hand: 0 },
      left: { via: [159.4, 24.8], reach: [161, 3], hand: 0 },
    },
    legs: {
      right: { via: [108.6, 6], reach: [72.7, 4], foot: 200 },
      left: { via: [109.2, 6], reach: [73.4, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  'plank-knees-down': pose({
    view: 'side',
    root: [123.8, 28.6],
    spine: [37, 37, 35],
    neck: 30,
    head: 18,
    arms: {
      right: { reach: [160, 3], hand: 0 },
      left: { reach: [161.5, 3], hand: 0 },
    },
    legs: {
      right: { via: [96.2, 6], reach: [60.2, 4], foot: 200 },
      left: { via: [96.4, 6], reach: [60.4, 4.2], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
};

/** From where one comes to each of them: its neighbours in `ways.ts`. */
export const armBalancesWays: Ways = {
  'chaturanga-dandasana': ['plank-forward', 'prone-hands-by-ribs'],
  'plank-forward': ['phalakasana'],
  'side-sit-hand-down': ['sitting-feet-down'],
  'side-plank-knee-down': ['side-sit-hand-down'],
  vasisthasana: ['side-plank-knee-down'],
  'chaturanga-knees-down': ['prone-hands-by-ribs'],
  'plank-knees-down': ['prone-hands-by-ribs', 'phalakasana'],
};

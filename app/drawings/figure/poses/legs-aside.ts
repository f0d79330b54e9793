import { type Draft, pose } from '../draft.ts';

/** On the floor beside the left hip: there one hand bears before the seat goes down. */
const besideHip = [139, 3] as const;

/** On the left hip, half towards the viewer: the shins lie where they lay under hands and knees, the feet to the right. */
const aside = {
  view: 'threeQuarter',
  root: [109, 9.3],
  spine: [84, 86, 88],
  neck: 90,
  head: 90,
  turn: { pelvis: 62, chest: 70, head: 62 },
  arms: {
    right: { via: [87, 30], reach: [105, 18], hand: -24, handShort: 0.8, palm: 0.5 },
    left: { reach: besideHip, bend: 1, hand: 0 },
  },
  legs: {
    right: { via: [120, 6.4], reach: [85, 4], foot: 200, footShort: 0.9, turn: 10 },
    left: { via: [126.4, 8], reach: [91, 4.4], foot: 200, footShort: 0.95, turn: 10 },
  },
  far: [],
  layers: ['left-arm', 'torso', 'left-leg', 'left-shin', 'right-leg', 'right-shin', 'head', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'right-knee', 'left-hand'],
} satisfies Draft;

/** Cross-legged, leaning on the hand beside the left hip. */
const onLeftHand = {
  view: 'front',
  root: [113, 9],
  spine: [88, 86, 85],
  neck: 90,
  head: 90,
  turn: { pelvis: 90, chest: 90, head: 80 },
  arms: {
    right: { via: [91, 28], reach: [92, 18], hand: -80, handShort: 0.86, palm: -0.5 },
    left: { reach: [146, 3], bend: 1, hand: 0 },
  },
  legs: {
    right: { via: [80, 11.5], reach: [114.5, 8], foot: -10, footShort: 0.85 },
    left: { via: [145.4, 11.5], reach: [110.5, 5.2], foot: 180, footShort: 0.95 },
  },
  layers: ['left-arm', 'torso', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'left-hand'],
} satisfies Draft;

/**
 * Between hands and knees and the floor: on the left hip with both feet to the right, where it is seen that nobody sits
 * between the heels. Places as in `seated.ts`.
 */
export const legsAside = {
  /** The left hand has gone beside the hip, which is still lifted, and the right one bears ahead. */
  'left-hand-beside-hip': pose({
    ...aside,
    view: 'side',
    root: [96, 23],
    spine: [36, 24, 13],
    neck: 20,
    head: 30,
    turn: { pelvis: 10, chest: 14, head: 10 },
    arms: {
      right: { reach: [148, 3], hand: 0 },
      left: { reach: besideHip, hand: 0 },
    },
    legs: {
      right: { via: [118, 6.1], reach: [82.4, 4], foot: 200 },
      left: { via: [119, 6.1], reach: [83.6, 4.2], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-shin', 'right-arm'],
    contacts: ['right-knee', 'right-foot', 'left-hand'],
  }),
  /** The seat is down, and both hands bear still. */
  'legs-aside-on-hands': pose({
    ...aside,
    root: [106.5, 9.3],
    spine: [57, 46, 38],
    neck: 50,
    head: 60,
    turn: { pelvis: 40, chest: 40, head: 40 },
    arms: {
      right: { reach: [149, 3], hand: 0 },
      left: { reach: besideHip, hand: 0 },
    },
  }),
  'legs-aside': pose(aside),
  /** Between there and cross-legged the right knee comes up over its foot, and is laid over to the other side. */
  'right-knee-up-left-hand-down': pose({
    ...onLeftHand,
    root: [110, 9],
    turn: { pelvis: 80, chest: 80, head: 70 },
    legs: {
      right: { via: [94, 32.6], reach: [92, 6], foot: -90, footShort: 0.3 },
      left: { via: [140.5, 10.4], reach: [109.5, 5], foot: 184, footShort: 0.95 },
    },
    arms: {
      right: { via: [80.6, 36], reach: [89, 35.4], hand: -40, handShort: 0.8, palm: 0.5 },
      left: { reach: [142, 3], bend: 1, hand: 0 },
    },
    layers: ['left-arm', 'torso', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head', 'right-arm'],
    contacts: ['seat', 'right-foot', 'left-hand'],
  }),
  'easy-seat-left-hand-down': pose(onLeftHand),
};

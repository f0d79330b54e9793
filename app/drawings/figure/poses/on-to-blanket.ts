import { type Draft, pose } from '../draft.ts';
import type { Prop } from '../skeleton.ts';

/**
 * From hands and knees down on to a folded blanket that lies ready: on one hip, one hand beside it while the other still
 * bears, the feet round, and down before the seat. Off it again one leans on that hand, and the seat goes ahead, low. By
 * the same hip and as in `lying-down.ts`. Places as in `seated.ts`.
 */
const props: readonly Prop[] = [{ kind: 'folded-blanket', x: 64 }];

/** The same on to a bolster. */
const bolster: readonly Prop[] = [{ kind: 'bolster', x: 86 }];

export const handsBeforeKnees = {
  view: 'side',
  root: [91, 29.7],
  spine: [26, 16, 8],
  neck: 10,
  head: 20,
  arms: {
    right: { reach: [155, 3], hand: 0 },
    left: { reach: [156.4, 3], hand: 0 },
  },
  legs: {
    right: { via: [117.8, 6.1], reach: [82, 4], foot: 200 },
    left: { via: [118.2, 6.1], reach: [82.8, 4], foot: 200 },
  },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-shin', 'right-arm'],
  eyes: 'open',
  contacts: ['right-knee', 'right-foot', 'right-hand'],
} satisfies Draft;

/** On the floor beside the blanket: there one hand bears from when the seat is down until both feet stand. */
const besideBlanket = [92, 3.2] as const;

const onHip = {
  view: 'side',
  root: [98, 15.4],
  spine: [52, 40, 30],
  neck: 42,
  head: 54,
  arms: {
    right: { reach: [155, 3], hand: 0 },
    left: { reach: [156.4, 3], hand: 0 },
  },
  legs: {
    right: { via: [121, 6.1], reach: [86, 4], foot: 200 },
    left: { via: [123, 7], reach: [88, 4.4], foot: 200 },
  },
  layers: ['left-arm', 'left-leg', 'right-shin', 'torso', 'head', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'right-knee', 'right-foot', 'right-hand'],
  props,
} satisfies Draft;

export const onToBlanket = {
  'hands-by-blanket': pose({ ...handsBeforeKnees, props }),
  'hip-on-blanket': pose(onHip),
  'one-hand-by-blanket': pose({
    ...onHip,
    spine: [58, 46, 36],
    arms: {
      right: { reach: besideBlanket, hand: 0, shoulder: [0, -5] },
      left: { reach: [149, 3], hand: 0, shoulder: [0, 2] },
    },
  }),
  'hand-behind-on-blanket': pose({
    view: 'threeQuarter',
    root: [94, 15.4],
    spine: [88, 86, 84],
    neck: 82,
    head: 82,
    turn: { pelvis: 30, chest: 50, head: 30 },
    arms: {
      right: { reach: besideBlanket, bend: 1, hand: 184, shoulder: [0, -3] },
      left: { via: [118, 36], reach: [123, 26], hand: -30, handShort: 0.7 },
    },
    legs: {
      right: { via: [118, 8], reach: [107, 5.5], foot: 0, footShort: 0.5, turn: 40 },
      left: { via: [123, 11], reach: [111, 5.8], foot: 0, footShort: 0.5, turn: 40 },
    },
    far: ['left-leg'],
    layers: ['left-leg', 'right-shin', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-knee', 'right-hand'],
    props,
  }),
  'knees-up-on-blanket': pose({
    view: 'threeQuarter',
    root: [92, 15.4],
    spine: [90, 87, 85],
    neck: 84,
    head: 84,
    turn: { pelvis: 40, chest: 50, head: 40 },
    arms: {
      right: { reach: besideBlanket, bend: 1, hand: 184, shoulder: [0, -3] },
      left: { via: [119, 36], reach: [122, 28], hand: -30, handShort: 0.7 },
    },
    legs: {
      right: { via: [116, 34], reach: [138, 5.5], foot: 0, footShort: 0.8, turn: 40 },
      left: { via: [121, 35], reach: [142, 5.8], foot: 0, footShort: 0.8, turn: 40 },
    },
    far: ['left-leg'],
    layers: ['left-leg', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-ball', 'right-hand'],
    props,
  }),
  'seat-before-blanket': pose({
    view: 'threeQuarter',
    root: [110, 9.4],
    spine: [96, 94, 92],
    neck: 88,
    head: 86,
    turn: { pelvis: 40, chest: 50, head: 40 },
    arms: {
      right: { reach: besideBlanket, bend: 1, hand: 184 },
      left: { via: [134, 30], reach: [138, 26], hand: -30, handShort: 0.7 },
    },
    legs: {
      right: { via: [130, 31], reach: [146.5, 5.5], foot: 0, footShort: 0.8, turn: 40 },
      left: { via: [135, 32.5], reach: [150.5, 5.8], foot: 0, footShort: 0.8, turn: 40 },
    },
    far: ['left-leg'],
    layers: ['left-leg', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-ball', 'right-hand'],
    props,
  }),
  'feet-down-on-blanket': pose({
    view: 'side',
    root: [88, 15.4],
    spine: [93, 92, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [78, 8.8], hand: -4, shoulder: [0, 3] },
      left: { reach: [81, 8.8], hand: -4, shoulder: [0, 3] },
    },
    legs: {
      right: { reach: [133, 5.5], foot: 0 },
      left: { reach: [135, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-ball'],
    props,
  }),
  /** The far hand has drawn the bolster in beside the far hip, where one sits down on it. */
  'fours-bolster-beside': pose({
    view: 'side',
    root: [117, 42],
    spine: [11, 14, 13],
    neck: 6,
    head: -6,
    arms: {
      right: { via: [153.4, 25.4], reach: [154.4, 3], hand: 0, shoulder: [-1, 0.3] },
      left: { reach: [141, 17], hand: 0 },
    },
    legs: {
      right: { via: [117, 6], reach: [81, 4], foot: 200 },
      left: { via: [120, 6], reach: [84, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
    props: [{ kind: 'bolster', x: 86, held: true }],
  }),
  /** On the bolster one foot has come ahead after the other, and a hand beside the hip bears still. */
  'knees-up-on-bolster': pose({
    view: 'threeQuarter',
    root: [114, 20],
    spine: [88, 86, 84],
    neck: 84,
    head: 84,
    turn: { pelvis: 40, chest: 50, head: 40 },
    arms: {
      right: { reach: [95, 17], bend: 1, hand: 184 },
      left: { via: [141, 41], reach: [144, 32], hand: -30, handShort: 0.7 },
    },
    legs: {
      right: { via: [138, 37], reach: [155, 5.5], foot: 0, footShort: 0.8, turn: 40 },
      left: { via: [143, 38], reach: [159, 5.8], foot: 0, footShort: 0.8, turn: 40 },
    },
    far: ['left-leg'],
    layers: ['left-leg', 'torso', 'left-arm', 'right-leg', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: bolster,
  }),
};

import { type Draft, pose } from '../draft.ts';
import type { Prop } from '../skeleton.ts';
import { lyingDown } from './lying-down.ts';

/** Places of the quiet class on the way down on to two pillows, each with its own line. Places as in `seated.ts`. */

const blanket: Prop = { kind: 'folded-blanket', x: 64 };

/** On a folded blanket with one sole against the other thigh. */
const footIn = {
  view: 'side',
  root: [88, 15.4],
  spine: [88, 89, 90],
  neck: 88,
  head: 88,
  arms: {
    right: { reach: [101, 16.6], hand: -26, handShort: 0.8 },
    left: { reach: [111, 21.6], hand: -14, handShort: 0.8 },
  },
  legs: {
    right: { via: [101.4, 6], reach: [118.4, 5.4], foot: 0, footShort: 0.92, top: 1, turn: 60 },
    left: { reach: [159, 5.2], foot: 84 },
  },
  far: ['left-arm', 'left-leg'],
  layers: ['left-leg', 'left-arm', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['left-heel', 'right-knee'],
  props: [blanket],
} satisfies Draft;

/** One leg is straight, and the other foot stands. */
const oneLeg = {
  ...footIn,
  spine: [92, 91, 91],
  neck: 90,
  head: 90,
  arms: {
    right: { reach: [78, 8.8], hand: -4, shoulder: [0, 3] },
    left: { reach: [81, 8.8], hand: -4, shoulder: [0, 3] },
  },
  legs: { right: { reach: [133, 5.5], foot: 0 }, left: footIn.legs.left },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
  contacts: ['left-heel', 'right-heel', 'right-ball'],
} satisfies Draft;

/** The straight leg a little bent over a rolled blanket. */
const kneeOnRoll = {
  ...footIn,
  legs: { right: footIn.legs.right, left: { reach: [157.2, 5.2], foot: 86 } },
  props: [blanket, { kind: 'roll', x: 115.6 }],
} satisfies Draft;

const onLeg: readonly Prop[] = [
  ...kneeOnRoll.props,
  { kind: 'pillow', x: 113.4, h: 23, sag: 9.4 },
  { kind: 'pillow', x: 112.2, h: 31, sag: 6 },
];

/** One on the other. */
const pillows: readonly Prop[] = [
  { kind: 'pillow', x: 46 },
  { kind: 'pillow', x: 43, h: 7.6 },
];
const rolls: readonly Prop[] = [
  { kind: 'roll', x: 123.6 },
  { kind: 'roll', x: 118 },
];

/** Upright before the pillows with the soles together. */
const soles = {
  view: 'side',
  root: [110, 9.4],
  spine: [88, 89, 90],
  neck: 88,
  head: 88,
  arms: {
    right: { reach: [130, 17], hand: -40, handShort: 0.8 },
    left: { reach: [133, 18], hand: -40, handShort: 0.8 },
  },
  legs: {
    right: { via: [128, 6], reach: [139, 6.8], foot: 2, footShort: 0.9, turn: 60 },
    left: { via: [128, 10], reach: [140, 7.8], foot: 4, footShort: 0.86, turn: 60 },
  },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'right-knee'],
  props: pillows,
} satisfies Draft;

const kneesOnRolls = {
  ...soles,
  arms: {
    right: { reach: [127, 27], hand: -30, handShort: 0.8 },
    left: { reach: [130, 29], hand: -30, handShort: 0.8 },
  },
  legs: {
    right: { ...soles.legs.right, via: [128, 18] },
    left: { ...soles.legs.left, via: [129, 22] },
  },
  contacts: ['seat'],
  props: [...pillows, ...rolls],
} satisfies Draft;

/** On the back on the pillows. */
const lain = {
  ...kneesOnRolls,
  root: [110, 11.2],
  spine: [154, 166, 168],
  neck: 176,
  head: 170,
  arms: {
    right: { via: [84, 9], reach: [99, 22.6], hand: 2, handShort: 0.85, palm: -0.5 },
    left: { via: [86, 12], reach: [94, 26], hand: -2, handShort: 0.9, palm: -0.5 },
  },
  legs: {
    right: { via: [125, 11.4], reach: [138, 6.6], foot: 2, footShort: 0.85, turn: 60 },
    left: { via: [129, 17], reach: [140, 7.6], foot: 4, footShort: 0.8, turn: 60 },
  },
  eyes: 'closed',
} satisfies Draft;

/** The same with open eyes and the forearms still on the floor, on which one has let the back down. */
const lainOnForearms = {
  ...lain,
  arms: {
    right: { via: [80, 5], reach: [101, 3.4], hand: 0 },
    left: { via: [81, 5.4], reach: [102, 3.8], hand: 0 },
  },
  eyes: 'open',
  contacts: ['seat', 'right-hand'],
} satisfies Draft;

/** The back stays long: the forehead lies on the pillows, and the forearms lie against them, lower than it. */
export const headToKneeOverPillows = pose({
  ...kneeOnRoll,
  spine: [51, 48, 44],
  neck: 7,
  head: -24,
  arms: {
    right: { via: [120, 34.4], reach: [138, 35.4], hand: -8, handShort: 0.82 },
    left: { via: [121, 36.8], reach: [138.4, 37.6], hand: -10, handShort: 0.82 },
  },
  eyes: 'closed',
  props: onLeg,
});

export const onPillows = {
  /** On one heel, which then slides ahead until the leg is straight. */
  'heel-on-blanket': pose({ ...oneLeg, legs: { ...oneLeg.legs, left: { reach: [129.8, 7.4], foot: 44 } } }),
  'one-leg-on-blanket': pose(oneLeg),
  'foot-in-on-blanket': pose(footIn),
  'knee-on-roll': pose(kneeOnRoll),
  'pillows-on-leg': pose({
    ...kneeOnRoll,
    arms: {
      right: { reach: [126, 39.8], hand: -6, palm: 0.2 },
      left: { reach: [128, 40], hand: -6, palm: 0.2 },
    },
    props: onLeg,
  }),
  /** Half-way down: the hips lean ahead under a long back, and the hands slide along the pillows. */
  'leaning-over-pillows': pose({
    ...kneeOnRoll,
    spine: [68, 66, 64],
    neck: 61,
    head: 53,
    arms: {
      right: { reach: [139, 35.4], hand: -8, palm: 0.2 },
      left: { reach: [141, 35.8], hand: -8, palm: 0.2 },
    },
    props: onLeg,
  }),
  'seat-before-pillows': pose({
    ...soles,
    spine: [96, 94, 93],
    neck: 91,
    head: 90,
    arms: {
      right: { reach: [129, 25], hand: 10, handShort: 0.7 },
      left: { reach: [131, 25], hand: 10, handShort: 0.7 },
    },
    legs: {
      right: { reach: [152, 5.5], foot: 0 },
      left: { reach: [154, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['seat', 'right-heel', 'right-ball'],
  }),
  'soles-before-pillows': pose(soles),
  'knees-on-rolls': pose(kneesOnRolls),
  'hands-beside-pillows': pose({
    ...kneesOnRolls,
    root: [110, 10.2],
    spine: [116, 114, 112],
    neck: 98,
    head: 90,
    arms: {
      right: { reach: [74, 3.2], hand: 0 },
      left: { reach: [76, 3.2], hand: 0 },
    },
    contacts: ['seat', 'right-hand'],
  }),
  /** One forearm bears while the other hand still does. */
  'one-forearm-beside-pillows': pose({
    ...kneesOnRolls,
    root: [110, 11.2],
    spine: [146, 142, 138],
    neck: 116,
    head: 104,
    arms: {
      right: { via: [80, 5], reach: [101, 3.4], hand: 0, shoulder: [0, -4] },
      left: { reach: [76, 3.2], hand: 0 },
    },
    contacts: ['seat', 'right-hand'],
  }),
  'forearms-beside-pillows': pose({
    ...kneesOnRolls,
    root: [110, 11.4],
    spine: [151, 147, 144],
    neck: 122,
    head: 108,
    arms: {
      right: { via: [80, 5], reach: [101, 3.4], hand: 0 },
      left: { via: [81, 5.4], reach: [102, 3.8], hand: 0 },
    },
    contacts: ['seat', 'right-hand'],
  }),
  'low-back-on-pillows': pose({ ...lainOnForearms, spine: [154, 158, 155], neck: 130, head: 114 }),
  /** The back lies, and the head is still lifted. */
  'back-on-pillows': pose({ ...lainOnForearms, neck: 146, head: 126 }),
  'lain-on-pillows': pose(lainOnForearms),
  'knees-together-on-pillows': pose({
    ...lain,
    arms: {
      right: { reach: [119, 27], hand: 30, handShort: 0.8 },
      left: { reach: [120, 28], hand: 30, handShort: 0.8 },
    },
    legs: {
      right: { reach: [147, 5.5], foot: 0 },
      left: { reach: [149, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-heel'],
    props: pillows,
  }),
  'beside-pillows': {
    ...lyingDown['lying-on-side'],
    props: pillows.map((pillow) => ({ ...pillow, behind: true })),
  },
};

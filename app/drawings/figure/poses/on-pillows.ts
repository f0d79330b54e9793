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
    right: { via: [103.4, 6], reach: [127, 5.4], foot: 0, footShort: 0.92, top: 1, turn: 60 },
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
  contacts: ['seat', 'left-heel', 'right-heel', 'right-ball'],
} satisfies Draft;

const onLeg: readonly Prop[] = [
  blanket,
  { kind: 'pillow', x: 118.4, h: 18.4, sag: 5 },
  { kind: 'pillow', x: 117.2, h: 26.4, sag: 3 },
];

/** One on the other. */
const pillows: readonly Prop[] = [
  { kind: 'pillow', x: 60 },
  { kind: 'pillow', x: 46, h: 7.6 },
];
const rolls = [
  { kind: 'roll', x: 123.6 },
  { kind: 'roll', x: 118 },
] as const satisfies readonly Prop[];

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

const seatBefore = {
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

/** The same with open eyes, both feet down and the forearms still on the floor, on which one has let the back down. */
const lainOnForearms = {
  ...lain,
  arms: {
    right: { via: [80, 5], reach: [101, 3.4], hand: 0 },
    left: { via: [81, 5.4], reach: [102, 3.8], hand: 0 },
  },
  legs: {
    right: { reach: [150, 5.5], foot: 0 },
    left: { reach: [152, 5.5], foot: 0 },
  },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['seat', 'right-heel', 'right-ball', 'right-hand'],
} satisfies Draft;

const handsUnderThighs = {
  ...lain,
  arms: {
    right: { via: [91, 8], reach: [112, 6.4], hand: 0, palm: 0.2 },
    left: { via: [92, 9], reach: [113, 8], hand: 0, palm: 0.2 },
  },
  layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-shin', 'right-leg'],
  eyes: 'open',
} satisfies Draft;

const kneesTogether = {
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
} satisfies Draft;

/** Leaning back on to the hands and the forearms while both feet stand. */
const leaningBack = {
  ...seatBefore,
  contacts: ['seat', 'right-heel', 'right-ball', 'right-hand'],
} satisfies Draft;

/** Leant ahead a little from the hips, the forearms on the pillows; the nape is as long as the back, and the chin is free. */
export const headToKneeOverPillows = pose({
  ...footIn,
  spine: [60, 56, 53],
  neck: 48,
  head: 42,
  arms: {
    right: { via: [121, 38], reach: [140, 36.6], hand: -4, palm: 0.2 },
    left: { via: [123, 38.4], reach: [142, 37], hand: -4, palm: 0.2 },
  },
  eyes: 'closed',
  props: onLeg,
});

export const onPillows = {
  /** On one heel, which then slides ahead until the leg is straight. */
  'heel-on-blanket': pose({ ...oneLeg, legs: { ...oneLeg.legs, left: { reach: [129.8, 7.4], foot: 44 } } }),
  'one-leg-on-blanket': pose(oneLeg),
  'foot-in-on-blanket': pose(footIn),
  'pillows-on-leg': pose({
    ...footIn,
    arms: {
      right: { reach: [126, 35.8], hand: -4, palm: 0.2 },
      left: { reach: [128, 36], hand: -4, palm: 0.2 },
    },
    props: onLeg,
  }),
  /** Half-way down: the hips lean ahead under a long back, and the hands slide along the pillows. */
  'leaning-over-pillows': pose({
    ...footIn,
    spine: [74, 73, 72],
    neck: 70,
    head: 68,
    arms: {
      right: { reach: [134, 35.4], hand: -4, palm: 0.2 },
      left: { reach: [136, 35.8], hand: -4, palm: 0.2 },
    },
    props: onLeg,
  }),
  'seat-before-pillows': pose(seatBefore),
  /** The rolled blankets lie ready beside the knees before these sink. */
  'seat-before-rolls': pose({ ...seatBefore, props: kneesOnRolls.props }),
  'hands-beside-pillows': pose({
    ...leaningBack,
    props: kneesOnRolls.props,
    root: [110, 10.2],
    spine: [116, 114, 112],
    neck: 98,
    head: 90,
    arms: {
      right: { reach: [74, 3.2], hand: 0 },
      left: { reach: [76, 3.2], hand: 0 },
    },
  }),
  /** One forearm bears while the other hand still does. */
  'one-forearm-beside-pillows': pose({
    ...leaningBack,
    props: kneesOnRolls.props,
    root: [110, 11.2],
    spine: [146, 142, 138],
    neck: 116,
    head: 104,
    arms: {
      right: { via: [80, 5], reach: [101, 3.4], hand: 0, shoulder: [0, -4] },
      left: { reach: [76, 3.2], hand: 0 },
    },
  }),
  'forearms-beside-pillows': pose({
    ...leaningBack,
    props: kneesOnRolls.props,
    root: [110, 11.4],
    spine: [151, 147, 144],
    neck: 122,
    head: 108,
    arms: {
      right: { via: [80, 5], reach: [101, 3.4], hand: 0 },
      left: { via: [81, 5.4], reach: [102, 3.8], hand: 0 },
    },
  }),
  'low-back-on-pillows': pose({ ...lainOnForearms, spine: [154, 158, 155], neck: 130, head: 114 }),
  /** The back lies, and the head is still lifted. */
  'back-on-pillows': pose({ ...lainOnForearms, neck: 146, head: 126 }),
  'lain-on-pillows': pose(lainOnForearms),
  /** One knee has sunk out on to its roll, and the other foot stands still. */
  'one-knee-out-on-pillows': pose({
    ...lainOnForearms,
    legs: { right: lain.legs.right, left: lainOnForearms.legs.left },
    layers: lain.layers,
  }),
  'soles-together-on-pillows': pose({
    ...lain,
    arms: lainOnForearms.arms,
    eyes: 'open',
    contacts: ['seat', 'right-hand'],
  }),
  /** The hands that lift the knees have come under the thighs, from outside. */
  'hands-under-thighs-on-pillows': pose(handsUnderThighs),
  /** The near hand has come out beside the hip, before its knee rises. */
  'one-hand-drawn-out-on-pillows': pose({
    ...handsUnderThighs,
    arms: { right: { via: [80, 7], reach: [98.6, 5.2], hand: 0, palm: 0.2 }, left: handsUnderThighs.arms.left },
    layers: kneesTogether.layers,
  }),
  'one-knee-up-on-pillows': pose({
    ...kneesTogether,
    arms: { right: kneesTogether.arms.right, left: handsUnderThighs.arms.left },
    legs: { right: kneesTogether.legs.right, left: lain.legs.left },
  }),
  'knees-together-on-pillows': pose(kneesTogether),
  /** The near hand has pushed its roll away, where one lies down on the side. */
  'roll-pushed-away': pose({
    ...kneesTogether,
    arms: { right: { via: [91, 9], reach: [112.6, 7], hand: 0, palm: 0.2 }, left: kneesTogether.arms.left },
    props: [...pillows, rolls[0]],
  }),
  'beside-pillows': {
    ...lyingDown['lying-on-side'],
    props: pillows.map((pillow) => ({ ...pillow, behind: true })),
  },
};

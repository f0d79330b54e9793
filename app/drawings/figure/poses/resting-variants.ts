import { type Draft, pose } from '../draft.ts';
import { bolsterFromAbove, twist } from './class-plans.ts';
import { headToKneeOverPillows } from './on-pillows.ts';

/** Both knees have rolled over on to a bolster from feet that stay where they stood. */
const onBolster = pose({
  ...twist,
  turn: { ...twist.turn, pelvis: 145, head: 62 },
  legs: {
    right: { via: [156, 39], reach: [171, 66], foot: -8, turn: 150, top: 0 },
    left: { via: [151, 50], reach: [171, 80], foot: -2, turn: 150, top: 0 },
  },
});

/** Seen from above: the soles together, and the knees on rolled blankets. */
const butterflyOnPillows = {
  view: 'front',
  root: [126, 43],
  spine: [180, 180, 180],
  neck: 180,
  head: 180,
  arms: {
    right: { via: [97, 8.6], reach: [110, 8.6], hand: -12, palm: 1 },
    left: { via: [104, 75.4], reach: [112, 55.4], hand: -78, handShort: 0.85, palm: 0.5 },
  },
  legs: {
    right: { via: [144, 7.8], reach: [151, 38], foot: -4, turn: 60 },
    left: { via: [144, 78.2], reach: [151, 48], foot: 4, turn: 60 },
  },
  layers: ['torso', 'left-leg', 'right-leg', 'head', 'right-arm', 'left-arm'],
  contacts: [],
  props: [
    { kind: 'blanket', x: 30, h: 91 },
    { kind: 'pillow', x: 58, h: 24.1, depth: 0.9 },
    { kind: 'pillow', x: 43, h: 22, depth: 1 },
    { kind: 'roll', x: 122, h: 10, depth: 1 },
    { kind: 'roll', x: 122, h: 64, depth: 1 },
  ],
} satisfies Draft;

/** Poses of the quiet classes with what carries the body in them. Places as in `seated.ts`. */
export const restingVariants = {
  'butterfly-over-bolster': pose({
    view: 'side',
    root: [82, 9.4],
    spine: [62, 38, 18],
    neck: 0,
    head: -20,
    arms: {
      right: { via: [121, 13.6], reach: [141.4, 22.8], hand: 8 },
      left: { via: [128, 28], reach: [147, 26.4], hand: 0 },
    },
    legs: {
      right: { via: [103, 5.8], reach: [124, 5], foot: 0, footShort: 0.88, turn: 60, top: 0.9 },
      left: { via: [103, 7], reach: [124.6, 6.4], foot: 3, footShort: 0.88, turn: 60, top: 0.9 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
    contacts: ['seat', 'right-knee'],
    props: [
      { kind: 'bolster', x: 115, h: 9 },
      { kind: 'block', x: 141 },
      { kind: 'block', x: 162 },
    ],
  }),
  'twist-over-bolster': {
    ...onBolster,
    props: [...onBolster.props, bolsterFromAbove],
  },
  'swan-over-bolster': pose({
    view: 'side',
    root: [108, 17.4],
    spine: [26, 10, 0],
    neck: -5,
    head: -24,
    arms: {
      right: { via: [149.4, 4.6], reach: [171.4, 3], hand: 0 },
      left: { via: [151, 5], reach: [173, 3], hand: 0 },
    },
    legs: {
      right: { via: [139.4, 6], reach: [120, 4.4], foot: 200, footShort: 0.9, turn: 60 },
      left: { reach: [37.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'right-shin', 'torso', 'right-leg', 'head', 'right-arm'],
    contacts: ['right-knee', 'left-foot', 'right-hand'],
    props: [
      { kind: 'folded-blanket', x: 84 },
      { kind: 'bolster', x: 112 },
    ],
  }),
  'head-to-knee-over-pillows': headToKneeOverPillows,
  'butterfly-on-pillows': pose(butterflyOnPillows),
};

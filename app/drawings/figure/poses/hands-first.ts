import { type Draft, pose } from '../draft.ts';
import { wallBehindChair } from './at-chair.ts';

/** Places in which hands bear while the trunk rises or sinks, each with its own line. Places as in `seated.ts`. */

/** On both feet before the seat. */
const beforeSeat = {
  view: 'side',
  legs: {
    right: { reach: [144, 5.5], foot: 0 },
    left: { reach: [147, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [{ kind: 'chair', x: 168, faces: 'left' }, wallBehindChair],
} satisfies Partial<Draft>;

export const handsFirst = {
  /** Between the floor and the first warrior, on the same feet. */
  'warrior-hands-on-thigh': pose({
    view: 'side',
    root: [123, 50],
    spine: [68, 64, 62],
    neck: 66,
    head: 76,
    arms: {
      right: { reach: [150, 50.4], hand: -14, palm: 0.2 },
      left: { reach: [152.6, 50.4], hand: -14, palm: 0.2 },
    },
    legs: {
      right: { reach: [157, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.82, turn: 55 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** On the way there one hand is on the thigh while the other still bears. */
  'warrior-hand-on-thigh': pose({
    view: 'side',
    root: [121.2, 50],
    spine: [32, -5, -36],
    neck: 0,
    head: 12,
    arms: {
      right: { via: [140, 58], reach: [147, 49], hand: -12, handShort: 0.8, palm: 0.2 },
      left: { reach: [157, 3], hand: 0 },
    },
    legs: {
      right: { reach: [156, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.8, turn: 50 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball', 'left-hand'],
  }),
  /** The chair pose for whoever stays higher. */
  'chair-pose-high': pose({
    view: 'side',
    root: [105.2, 64],
    spine: [62, 68, 72],
    neck: 60,
    head: 78,
    arms: {
      right: { angles: [80, 77], hand: 77, palm: -0.5, shoulder: [-2, 6] },
      left: { angles: [71, 71], hand: 71, palm: -0.5, shoulder: [-2, 5] },
    },
    legs: {
      right: { reach: [120, 5.5], foot: 0 },
      left: { reach: [123, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** Half-way up from a fold or from blocks, or down to them. */
  'hands-on-thighs': pose({
    view: 'side',
    root: [93, 70],
    spine: [42, 36, 32],
    neck: 22,
    head: 12,
    arms: {
      right: { reach: [110, 53.6], hand: -50 },
      left: { reach: [113, 53.6], hand: -50 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** Higher up from there the hands have slid along the thighs, and the head still hangs. */
  'hands-high-on-thighs': pose({
    view: 'side',
    root: [101, 74.4],
    spine: [58, 54, 47],
    neck: 24,
    head: 4,
    arms: {
      right: { reach: [111, 61], hand: -58, palm: 0.2 },
      left: { reach: [112.6, 61], hand: -58, palm: 0.2 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** Between the blocks and the thighs one hand after the other goes. */
  'hand-on-block': pose({
    view: 'side',
    root: [107.4, 68],
    spine: [10, 2, -4],
    neck: -2,
    head: -4,
    arms: {
      right: { via: [127, 70], reach: [119, 53], hand: -50 },
      left: { reach: [149.5, 22.2], hand: 0 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'block', x: 146.4, tall: true }],
  }),
  /** One hand after the other goes between the thighs and the shins, or from the block to a shin. */
  'one-hand-on-thigh': pose({
    view: 'side',
    root: [97, 67.6],
    spine: [18, 8, -4],
    neck: -4,
    head: -8,
    arms: {
      right: { reach: [115, 52], hand: -50, palm: 0.2 },
      left: { reach: [123, 28], hand: -104, palm: 0.2 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** One hand is on the shin while the other still touches the floor. */
  'one-hand-on-shin': pose({
    view: 'side',
    root: [102, 68],
    spine: [-6, -33, -54],
    neck: -38,
    head: -58,
    arms: {
      right: { reach: [119.8, 24], hand: -104, palm: 0.2 },
      left: { reach: [135.8, 3], hand: 0, shoulder: [2.5, -1.2] },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** Half-way down from there, or on the way up. */
  'hands-on-shins': pose({
    view: 'side',
    root: [96, 66.4],
    spine: [14, 2, -12],
    neck: -12,
    head: -18,
    arms: {
      right: { reach: [120.4, 27], hand: -104, palm: 0.2 },
      left: { reach: [122.8, 27], hand: -104, palm: 0.2 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** Up from the seat of a chair: one hand bears there still, and the other has gone to the thigh. */
  'hand-on-thigh-at-chair': pose({
    ...beforeSeat,
    root: [119.8, 60.4],
    spine: [39, 32, 27],
    neck: 26,
    head: 26,
    arms: {
      right: { reach: [174, 38], hand: -4 },
      left: { reach: [144, 54], hand: -42, palm: 0.2 },
    },
  }),
  /** The hand from the thigh has gone to the chair's back before the other one leaves the seat. */
  'hands-on-rail-and-seat': pose({
    ...beforeSeat,
    root: [121, 60.4],
    spine: [39, 33, 28],
    neck: 28,
    head: 29,
    arms: {
      right: { reach: [174, 38], hand: -4 },
      left: { reach: [190.4, 101.2], hand: -8 },
    },
  }),
  /** Now the other hand pushes from the thigh. */
  'hand-on-rail-at-chair': pose({
    ...beforeSeat,
    root: [128, 65.8],
    spine: [52, 46, 42],
    neck: 41,
    head: 40,
    arms: {
      right: { reach: [146.4, 55], hand: -46, palm: 0.2 },
      left: { reach: [190.4, 101.2], hand: -8 },
    },
  }),
  /** The hips are up on legs that are nearly straight; the back comes next, and then the head. */
  'nearly-up-hand-on-rail': pose({
    ...beforeSeat,
    root: [139, 75.4],
    spine: [66, 53, 45],
    neck: 43,
    head: 41,
    arms: {
      right: { reach: [149, 61], hand: -60, palm: 0.2 },
      left: { reach: [191, 101.4], hand: -8 },
    },
  }),
  'standing-hand-on-rail': pose({
    ...beforeSeat,
    root: [145, 77.2],
    spine: [85, 82, 82],
    neck: 84,
    head: 88,
    arms: {
      right: { angles: [-92, -84], hand: -82, palm: -0.2 },
      left: { reach: [191.6, 101.6], hand: -8 },
    },
  }),
};

import { type Draft, pose } from '../draft.ts';

/** Places in which hands bear while the trunk rises or sinks, each with its own line. Places as in `seated.ts`. */

/** On both feet before the seat. */
const beforeSeat = {
  view: 'side',
  root: [127, 73.4],
  legs: {
    right: { reach: [144, 5.5], foot: 0 },
    left: { reach: [147, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [{ kind: 'chair', x: 168, faces: 'left' }],
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
  /** Half-way down from there, or on the way up. */
  'hands-on-shins': pose({
    view: 'side',
    root: [96, 66.4],
    spine: [14, 2, -12],
    neck: -12,
    head: -18,
    arms: {
      right: { reach: [123, 27], hand: -70, palm: 0.2 },
      left: { reach: [126, 27], hand: -70, palm: 0.2 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** Up from the seat of a chair: one hand has gone to its back. */
  'hand-to-rail-at-chair': pose({
    ...beforeSeat,
    spine: [25, 17, 9],
    neck: 14,
    head: 18,
    arms: {
      right: { reach: [174, 38], hand: -4 },
      left: { reach: [199, 79], hand: 52, handShort: 0.7 },
    },
  }),
  /** The other has gone to the thigh, while the trunk is still low. */
  'hand-on-thigh-at-chair': pose({
    ...beforeSeat,
    root: [126, 71.5],
    spine: [27, 19, 12],
    neck: 14,
    head: 18,
    arms: {
      right: { reach: [146, 54], hand: -50, palm: 0.2 },
      left: { reach: [199, 79], hand: 52, handShort: 0.7 },
    },
  }),
  /** It pushes from there. */
  'hand-on-rail-at-chair': pose({
    ...beforeSeat,
    root: [132, 73],
    spine: [52, 46, 42],
    neck: 40,
    head: 36,
    arms: {
      right: { reach: [148.4, 57], hand: -46, palm: 0.2 },
      left: { reach: [191, 101.4], hand: -10 },
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

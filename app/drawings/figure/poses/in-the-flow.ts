import { pose } from '../draft.ts';

/** Between dog, lunge and standing: on hands and feet with a round back. Places as in `seated.ts`. */
export const inTheFlow = {
  /** Before the feet walk to the hands, or after they have walked back. */
  'dog-rounded': pose({
    view: 'side',
    root: [117.6, 65.4],
    spine: [3, -34.5, -67.2],
    neck: -84,
    head: -104,
    arms: {
      right: { reach: [165, 3], hand: 0, shoulder: [0, 2] },
      left: { reach: [165.6, 3], hand: 0, shoulder: [0, 2.6] },
    },
    legs: {
      right: { reach: [76.2, 13.2], foot: -50, toes: 0 },
      left: { reach: [78.2, 13.2], foot: -50, toes: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-ball', 'right-hand'],
  }),
  /** Pushed back from the cobra on knees that stay where they lay. */
  'long-fours-toes-tucked': pose({
    view: 'side',
    root: [104, 41],
    spine: [4, 6, 6],
    neck: 4,
    head: -4,
    arms: {
      right: { reach: [160, 3], hand: 0 },
      left: { reach: [161.5, 3], hand: 0 },
    },
    legs: {
      right: { via: [96.2, 6], reach: [61, 13.2], foot: -50, toes: 0 },
      left: { via: [96.4, 6], reach: [61.2, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-ball', 'right-hand'],
  }),
  /** The knees bend before the back does. */
  'folding-with-bent-knees': pose({
    view: 'side',
    root: [100, 68],
    spine: [28, 16, 6],
    neck: 8,
    head: 4,
    arms: {
      right: { reach: [104, 69], hand: -50, handShort: 0.7 },
      left: { reach: [106, 69], hand: -50, handShort: 0.7 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  /** Into the boat one foot is lifted after the other, while the hands hold the thighs. */
  'boat-one-foot-lifted': pose({
    view: 'side',
    root: [102, 10],
    spine: [106, 102, 99],
    neck: 94,
    head: 91,
    arms: {
      right: { reach: [119, 27], hand: 20, handShort: 0.7 },
      left: { reach: [121, 25], hand: 20, handShort: 0.7 },
    },
    legs: {
      right: { angles: [56, -4], foot: 20 },
      left: { reach: [146, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['seat', 'left-heel', 'left-ball'],
  }),
  'boat-holding': pose({
    view: 'side',
    root: [105, 10.8],
    spine: [116, 110, 105],
    neck: 97,
    head: 92,
    arms: {
      right: { reach: [120.5, 28], hand: 20, handShort: 0.7 },
      left: { reach: [122.5, 28], hand: 20, handShort: 0.7 },
    },
    legs: {
      right: { angles: [56, -4], foot: 20 },
      left: { angles: [58, -2], foot: 22 },
    },
    eyes: 'open',
    contacts: ['seat'],
  }),
};

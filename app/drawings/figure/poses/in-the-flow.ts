import { pose } from '../draft.ts';

/** Between dog, lunge and standing: on hands and feet with a round back. Places as in `seated.ts`. */
export const inTheFlow = {
  /** Before the feet walk to the hands, or after they have walked back. */
  'dog-rounded': pose({
    view: 'side',
    root: [112.6, 64.4],
    spine: [3, -34.5, -67.2],
    neck: -72,
    head: -82,
    arms: {
      right: { reach: [156.4, 3], hand: 0 },
      left: { reach: [157.8, 3], hand: 0 },
    },
    legs: {
      right: { reach: [70, 13.2], foot: -50, toes: 0 },
      left: { reach: [73, 13.2], foot: -50, toes: 0 },
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
};

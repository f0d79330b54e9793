import { pose } from '../draft.ts';

/** Poses of the quiet classes with what carries the body in them. Places as in `seated.ts`. */
export const restingVariants = {
  'butterfly-over-bolster': pose({
    view: 'side',
    root: [82, 9.4],
    spine: [62, 38, 18],
    neck: 2,
    head: -14,
    arms: {
      right: { via: [119, 14], reach: [139, 24.4], hand: 0 },
      left: { reach: [149, 25], hand: 0 },
    },
    legs: {
      right: { via: [100, 6], reach: [111, 6.8], foot: 2, footShort: 0.9, turn: 60 },
      left: { via: [100, 10], reach: [112, 7.8], foot: 4, footShort: 0.86, turn: 60 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
    contacts: ['seat', 'right-knee'],
    props: [
      { kind: 'bolster', x: 108, h: 9 },
      { kind: 'block', x: 112 },
      { kind: 'block', x: 152 },
    ],
  }),
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
      right: { via: [138.4, 6.2], reach: [115.4, 5.6], foot: 182, footShort: 0.68, turn: 50 },
      left: { reach: [37.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'right-shin', 'right-leg', 'head', 'right-arm'],
    contacts: ['right-knee', 'left-foot', 'right-hand'],
    props: [{ kind: 'bolster', x: 112 }],
  }),
  'head-to-knee-over-pillows': pose({
    view: 'side',
    root: [82, 9.2],
    spine: [56, 43, 25],
    neck: 2,
    head: -18,
    arms: {
      right: { reach: [138, 6.5], hand: 0 },
      left: { reach: [139, 7], hand: 0 },
    },
    legs: {
      right: { via: [101, 6.6], reach: [106, 8], foot: 4, footShort: 0.86, turn: 60 },
      left: { reach: [153.8, 5.4], foot: 84 },
    },
    far: ['left-arm', 'left-leg'],
    layers: ['left-leg', 'left-arm', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
    contacts: ['seat', 'left-heel'],
    props: [
      { kind: 'pillow', x: 118, h: 9.4 },
      { kind: 'pillow', x: 117.4, h: 16.8 },
    ],
  }),
  'legs-up-wall-arms-out': pose({
    view: 'side',
    root: [150, 11],
    spine: [178, 180, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { via: [123.4, 4.4], reach: [128.6, 3.6], hand: 0, handShort: 0.7, palm: -1 },
      left: { via: [122, 6], reach: [132, 5], hand: 4, handShort: 0.8 },
    },
    legs: {
      right: { angles: [87, 87], foot: 142 },
      left: { angles: [89.4, 89.4], foot: 143 },
    },
    contacts: ['seat', 'trunk', 'head'],
    props: [{ kind: 'wall', x: 160.5 }],
  }),
};

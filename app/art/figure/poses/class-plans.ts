import { pose } from '../draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const classPlans = {
  marjaryasana: pose({
    view: 'side',
    root: [117, 42],
    spine: [46, 6, -30],
    neck: -62,
    head: -86,
    arms: {
      right: { reach: [156, 3], hand: 0 },
      left: { reach: [158, 3], hand: 0 },
    },
    legs: {
      right: { via: [117, 6], reach: [81, 4], foot: 200 },
      left: { via: [120, 6], reach: [84, 4], foot: 200 },
    },
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  bitilasana: pose({
    view: 'side',
    root: [118, 42],
    spine: [-16, 14, 50],
    neck: 58,
    head: 84,
    arms: {
      right: { reach: [154, 3], hand: 0, shoulder: [-3, 0] },
      left: { reach: [156, 3], hand: 0, shoulder: [-3, 0] },
    },
    legs: {
      right: { via: [118, 6], reach: [82, 4], foot: 200 },
      left: { via: [121, 6], reach: [85, 4], foot: 200 },
    },
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  'supta-matsyendrasana': pose({
    view: 'side',
    root: [134, 42],
    spine: [180, 181, 181],
    neck: 184,
    head: 178,
    turn: { pelvis: 95, chest: 50, head: 0 },
    arms: {
      right: { via: [88, 18], reach: [82, 5.5], hand: 250, handShort: 0.5, palm: -1 },
      left: { via: [90, 69], reach: [85, 82], hand: 110, handShort: 0.5, palm: 1 },
    },
    legs: {
      right: { via: [122, 6.6], reach: [157, 5.6], foot: 2, footShort: 0.8, turn: 60 },
      left: { via: [116, 20], reach: [151, 17], foot: 2, footShort: 0.8, turn: 60 },
    },
    layers: ['left-arm', 'torso', 'right-leg', 'left-leg', 'left-shin', 'head', 'right-arm'],
    far: ['right-leg'],
    contacts: ['right-knee'],
    props: [{ kind: 'blanket', x: 30, h: 88 }],
  }),
  apanasana: pose({
    view: 'side',
    root: [142, 12],
    spine: [186, 182, 180],
    neck: 192,
    head: 176,
    arms: {
      right: { reach: [122, 39], hand: 10 },
      left: { reach: [124, 41], hand: 10 },
    },
    legs: {
      right: { angles: [139, -6], foot: 12 },
      left: { angles: [136, -8], foot: 10 },
    },
    contacts: ['trunk', 'head'],
  }),
  anjaneyasana: pose({
    view: 'side',
    root: [134, 33],
    spine: [84, 95, 103],
    neck: 100,
    head: 102,
    arms: {
      right: { angles: [96, 95], hand: 95, shoulder: [-3, 6] },
      left: { angles: [90, 89], hand: 89, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [162, 5.5], foot: 0 },
      left: { via: [110, 6], reach: [74, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'right-arm', 'head', 'right-leg'],
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-foot'],
  }),
  phalakasana: pose({
    view: 'side',
    root: [122, 38.6],
    spine: [20, 20, 20],
    neck: 18,
    head: 10,
    arms: {
      right: { reach: [159, 3], hand: 0 },
      left: { reach: [161.5, 3], hand: 0 },
    },
    legs: {
      right: { angles: [200, 200], foot: -76, toes: 0 },
      left: { angles: [199.7, 199.7], foot: -76, toes: 0 },
    },
    contacts: ['right-ball', 'right-hand'],
  }),
  'eka-pada-rajakapotasana': pose({
    view: 'side',
    root: [117, 17],
    spine: [28, 4, -12],
    neck: -38,
    head: -46,
    arms: {
      right: { reach: [196, 3], hand: 0 },
      left: { reach: [196.4, 3], hand: 0 },
    },
    legs: {
      right: { via: [148, 6.2], reach: [125, 5], foot: 190, footShort: 0.8, turn: 50 },
      left: { reach: [46.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'right-leg', 'right-shin', 'right-arm', 'head'],
    contacts: ['right-knee', 'left-foot', 'head', 'right-hand'],
  }),
  'supta-baddha-konasana': pose({
    view: 'side',
    root: [130, 22],
    spine: [164, 168, 174],
    neck: 186,
    head: 174,
    turn: { pelvis: 50, chest: 45, head: 20 },
    arms: {
      right: { via: [94, 10], reach: [108, 4], hand: -6, handShort: 0.8, palm: -0.5 },
      left: { via: [104, 38], reach: [118, 34], hand: -10, handShort: 0.8 },
    },
    legs: {
      right: { via: [146, 5.2], reach: [165, 14.5], foot: 0, footShort: 0.85, turn: 60 },
      left: { via: [150, 42], reach: [165, 25], foot: 0, footShort: 0.85, turn: 60 },
    },
    far: ['left-arm'],
    layers: ['left-arm', 'torso', 'head', 'left-leg', 'right-leg', 'right-shin', 'right-arm'],
    contacts: ['right-knee'],
    props: [
      { kind: 'blanket', x: 30 },
      { kind: 'bolster', x: 45, h: 10 },
    ],
  }),
  'sitting-on-chair': pose({
    view: 'side',
    root: [100, 45],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [124, 53], hand: -10 },
      left: { reach: [127, 53], hand: -10 },
    },
    legs: {
      right: { reach: [135, 5.5], foot: 0 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'chair', x: 80 }],
  }),
  'lying-side-rest': pose({
    view: 'front',
    root: [132, 15.4],
    spine: [178, 180, 182],
    neck: 184,
    head: 178,
    arms: {
      right: { via: [92, 4], reach: [77, 5], hand: 176 },
      left: { via: [106, 17], reach: [90, 8], hand: 190 },
    },
    legs: {
      right: { via: [126, 6], reach: [160, 5], foot: 0, footShort: 0.8, turn: 20 },
      left: { via: [120, 14], reach: [155, 9], foot: -4, footShort: 0.8, turn: 20 },
    },
    turn: { chest: 72 },
    far: ['right-arm', 'right-leg'],
    layers: ['torso', 'right-leg', 'left-leg', 'left-shin', 'head', 'right-arm', 'left-arm'],
    contacts: ['right-knee'],
    props: [{ kind: 'pillow', x: 48 }],
  }),
};

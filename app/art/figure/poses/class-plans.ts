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
    root: [120, 13.4],
    spine: [180, 184, 187],
    neck: 200,
    head: 178,
    turn: { pelvis: 70, chest: 20, head: 0 },
    arms: {
      right: { via: [101, 6], reach: [115, 3.6], hand: -6, handShort: 0.85, palm: -0.5 },
      left: { via: [62, 24], reach: [42, 27], hand: 174, palm: 0.5 },
    },
    legs: {
      right: { angles: [1, 0], foot: 66, turn: 40 },
      left: { via: [143, 6.4], reach: [164, 15], foot: 4, footShort: 0.8, turn: 60 },
    },
    layers: ['left-arm', 'right-leg', 'torso', 'head', 'left-leg', 'right-arm'],
    far: ['left-arm', 'right-leg'],
    contacts: ['trunk', 'head'],
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
    root: [130, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { via: [106, 8], reach: [120, 20], hand: 20, handShort: 0.8 },
      left: { via: [106, 10], reach: [122, 21], hand: 20, handShort: 0.8 },
    },
    legs: {
      right: { via: [154, 11], reach: [161, 6], foot: 24, footShort: 0.85, turn: 60 },
      left: { via: [153, 22], reach: [165, 7], foot: 34, footShort: 0.8, turn: 60 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-shin', 'right-arm'],
    contacts: ['seat', 'trunk', 'head'],
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
    root: [122, 15.4],
    spine: [178, 180, 182],
    neck: 184,
    head: 178,
    arms: {
      right: { via: [103, 6], reach: [84, 5], hand: 176 },
      left: { via: [107, 19], reach: [93, 7], hand: 196 },
    },
    legs: {
      right: { via: [152, 7], reach: [180, 6], foot: 0, footShort: 0.8, turn: 20 },
      left: { via: [150, 18], reach: [176, 10], foot: -4, footShort: 0.8, turn: 20 },
    },
    turn: { chest: 72 },
    far: ['right-arm', 'right-leg'],
    layers: ['right-leg', 'torso', 'left-leg', 'head', 'right-arm', 'left-arm'],
    contacts: ['right-knee'],
    props: [{ kind: 'pillow', x: 38 }],
  }),
};

import { pose } from '../draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const classPlans = {
  marjaryasana: pose({
    view: 'side',
    root: [94, 42],
    spine: [52, 4, -40],
    neck: -62,
    head: -86,
    arms: {
      right: { reach: [128, 3], bend: -1, hand: 0 },
      left: { reach: [132, 3], bend: -1, hand: 0 },
    },
    legs: {
      right: { via: [94, 6], reach: [58, 3.3], foot: 180 },
      left: { via: [97, 6], reach: [61, 3.3], foot: 180 },
    },
    contacts: ['right-knee', 'right-toes', 'right-palm'],
  }),
  bitilasana: pose({
    view: 'side',
    root: [92, 42],
    spine: [-22, 4, 38],
    neck: 58,
    head: 84,
    arms: {
      right: { reach: [128, 3], bend: -1, hand: 0, shoulder: [-3, 0] },
      left: { reach: [132, 3], bend: -1, hand: 0, shoulder: [-3, 0] },
    },
    legs: {
      right: { via: [92, 6], reach: [56, 3.3], foot: 180 },
      left: { via: [95, 6], reach: [59, 3.3], foot: 180 },
    },
    contacts: ['right-knee', 'right-toes', 'right-palm'],
  }),
  'supta-matsyendrasana': pose({
    view: 'side',
    root: [112, 13],
    spine: [180, 182, 184],
    neck: 184,
    head: 178,
    turn: { pelvis: 70, chest: 20, head: 0 },
    arms: {
      right: { via: [98, 14], reach: [118, 15], hand: -10 },
      left: { via: [62, 22], reach: [44, 26], hand: 170 },
    },
    legs: {
      right: { angles: [-3, -4], foot: 60, turn: 40 },
      left: { via: [140, 8], reach: [166, 9], foot: -10, footShort: 0.9, turn: 70 },
    },
    layers: ['left-arm', 'right-leg', 'torso', 'head', 'left-leg', 'right-arm'],
    far: [],
    contacts: ['upper-back', 'back-of-head'],
  }),
  apanasana: pose({
    view: 'side',
    root: [124, 12],
    spine: [186, 182, 180],
    neck: 184,
    head: 176,
    arms: {
      right: { reach: [104, 43], bend: -1, hand: 20 },
      left: { reach: [106, 45], bend: -1, hand: 20 },
    },
    legs: {
      right: { angles: [132, 14], foot: 40 },
      left: { angles: [129, 12], foot: 38 },
    },
    contacts: ['upper-back', 'back-of-head'],
  }),
  anjaneyasana: pose({
    view: 'side',
    root: [122, 33],
    spine: [84, 95, 103],
    neck: 100,
    head: 102,
    arms: {
      right: { angles: [96, 95], hand: 95, shoulder: [0, 6] },
      left: { angles: [90, 89], hand: 89, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [150, 5.5], bend: 1, foot: 0 },
      left: { via: [98, 6], reach: [62, 3.3], foot: 180 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'right-arm', 'head', 'right-leg'],
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-toes'],
  }),
  phalakasana: pose({
    view: 'side',
    root: [122, 37.5],
    spine: [19, 19.5, 20],
    neck: 18,
    head: 10,
    arms: {
      right: { reach: [160, 3], bend: -1, hand: 0 },
      left: { reach: [164, 3], bend: -1, hand: 0 },
    },
    legs: {
      right: { angles: [199, 199], foot: -76, toes: 0 },
      left: { angles: [198.6, 198.6], foot: -76, toes: 0 },
    },
    contacts: ['right-ball', 'right-palm'],
  }),
  'eka-pada-rajakapotasana': pose({
    view: 'side',
    root: [100, 17],
    spine: [28, 4, -12],
    neck: -28,
    head: -46,
    arms: {
      right: { reach: [176.5, 3], bend: 1, hand: 0 },
      left: { reach: [178, 3], bend: 1, hand: 0 },
    },
    legs: {
      right: { via: [131, 8], reach: [108, 5], foot: 190, footShort: 0.8, turn: 50 },
      left: { reach: [30, 3.3], bend: -1, foot: 180 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['right-knee', 'left-toes', 'forehead', 'right-palm'],
  }),
  'supta-baddha-konasana': pose({
    view: 'side',
    root: [116, 10.5],
    spine: [180, 179, 182],
    neck: 186,
    head: 178,
    arms: {
      right: { via: [92, 8], reach: [106, 20], hand: 20, handShort: 0.8 },
      left: { via: [92, 10], reach: [108, 21], hand: 20, handShort: 0.8 },
    },
    legs: {
      right: { via: [138, 14], reach: [150, 5.5], foot: 30, footShort: 0.8, turn: 60 },
      left: { via: [136, 30], reach: [152, 6], foot: 30, footShort: 0.8, turn: 60 },
    },
    contacts: ['seat', 'upper-back', 'back-of-head'],
  }),
  'sitting-on-chair': pose({
    view: 'side',
    root: [106, 45],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [130, 53], bend: -1, hand: -10 },
      left: { reach: [133, 53], bend: -1, hand: -10 },
    },
    legs: {
      right: { reach: [141, 5.5], bend: 1, foot: 0 },
      left: { reach: [144, 5.5], bend: 1, foot: 0 },
    },
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'chair', x: 86 }],
  }),
  'lying-side-rest': pose({
    view: 'front',
    root: [122, 15],
    spine: [178, 180, 182],
    neck: 184,
    head: 178,
    arms: {
      right: { via: [66, 6], reach: [76, 10], hand: 160 },
      left: { via: [98, 16], reach: [88, 5], hand: 200 },
    },
    legs: {
      right: { via: [152, 8], reach: [180, 5], foot: -20, footShort: 0.8, turn: 20 },
      left: { via: [150, 18], reach: [176, 10], foot: -10, footShort: 0.8, turn: 20 },
    },
    layers: ['right-leg', 'right-arm', 'torso', 'left-leg', 'head', 'left-arm'],
    contacts: ['right-knee'],
    props: [{ kind: 'pillow', x: 44 }],
  }),
};

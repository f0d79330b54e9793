import { pose } from '../draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const backbends = {
  bhujangasana: pose({
    view: 'side',
    root: [112, 9.5],
    spine: [10, 34, 60],
    neck: 74,
    head: 90,
    arms: {
      right: { reach: [146, 3], bend: -1, hand: 0 },
      left: { reach: [149, 3], bend: -1, hand: 0 },
    },
    legs: {
      right: { reach: [40.3, 3.3], bend: -1, foot: 180 },
      left: { reach: [41.3, 3.3], bend: -1, foot: 180 },
    },
    contacts: ['belly', 'right-toes', 'right-palm'],
  }),
  salabhasana: pose({
    view: 'side',
    root: [116, 10.5],
    spine: [4, 18, 34],
    neck: 40,
    head: 58,
    arms: {
      right: { angles: [184, 178], hand: 176 },
      left: { angles: [180, 174], hand: 172 },
    },
    legs: {
      right: { angles: [170, 168], foot: 170 },
      left: { angles: [167, 165], foot: 168 },
    },
    contacts: ['belly'],
  }),
  'setu-bandha-sarvangasana': pose({
    view: 'side',
    root: [124, 38],
    spine: [206, 226, 242],
    neck: 182,
    head: 174,
    arms: {
      right: { reach: [141, 3.4], bend: 1, hand: 0 },
      left: { reach: [144, 3.4], bend: 1, hand: 0 },
    },
    legs: {
      right: { reach: [161, 5.5], bend: 1, foot: 0 },
      left: { reach: [164, 5.5], bend: 1, foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-palm', 'back-of-head'],
  }),
  'urdhva-mukha-svanasana': pose({
    view: 'side',
    root: [120, 25],
    spine: [18, 48, 74],
    neck: 88,
    head: 104,
    arms: {
      right: { reach: [147, 3], bend: -1, hand: 0 },
      left: { reach: [151, 3], bend: -1, hand: 0 },
    },
    legs: {
      right: { reach: [51.5, 3.3], bend: -1, foot: 180 },
      left: { reach: [53, 3.3], bend: -1, foot: 180 },
    },
    contacts: ['right-toes', 'right-palm'],
  }),
  ustrasana: pose({
    view: 'side',
    root: [130, 41.5],
    spine: [98, 132, 164],
    neck: 190,
    head: 214,
    arms: {
      right: { reach: [94.6, 22], bend: 1, hand: -110 },
      left: { reach: [97, 22], bend: 1, hand: -110 },
    },
    legs: {
      right: { via: [130, 6], reach: [94.8, 13], foot: -86, toes: 0 },
      left: { via: [131, 6], reach: [97, 13], foot: -86, toes: 0 },
    },
    contacts: ['right-knee', 'right-ball'],
  }),
  dhanurasana: pose({
    view: 'side',
    root: [112, 12],
    spine: [14, 42, 68],
    neck: 78,
    head: 92,
    arms: {
      right: { reach: [100, 57], bend: 1, hand: 130 },
      left: { reach: [103, 58], bend: 1, hand: 130 },
    },
    legs: {
      right: { angles: [150, 55], foot: 98 },
      left: { angles: [148, 53], foot: 96 },
    },
    contacts: ['belly'],
  }),
  matsyasana: pose({
    view: 'side',
    root: [118, 10.5],
    spine: [168, 150, 186],
    neck: 214,
    head: 244,
    arms: {
      right: { via: [101.5, 4], reach: [123.8, 3.4], hand: 0 },
      left: { via: [102.5, 4], reach: [124.5, 3.4], hand: 0 },
    },
    legs: {
      right: { reach: [189.6, 5], bend: 1, foot: 66 },
      left: { reach: [189.6, 5.4], bend: 1, foot: 72 },
    },
    contacts: ['seat', 'right-heel', 'right-elbow', 'crown'],
  }),
  'urdhva-dhanurasana': pose({
    view: 'side',
    root: [132, 58],
    spine: [164, 190, 222],
    neck: 236,
    head: 262,
    arms: {
      right: { reach: [80, 3], bend: -1, hand: 0, shoulder: [0, 6] },
      left: { reach: [83, 3], bend: -1, hand: 0, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [168, 5.5], bend: 1, foot: 0 },
      left: { reach: [172, 5.5], bend: 1, foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-palm'],
  }),
};

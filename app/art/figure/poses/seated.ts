import { pose } from '../draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const seated = {
  sukhasana: pose({
    view: 'front',
    root: [120, 13],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [96, 31], reach: [89, 19], hand: -125, handShort: 0.7, palm: 1 },
      left: { via: [144, 31], reach: [151, 19], hand: -55, handShort: 0.7, palm: -1 },
    },
    legs: {
      right: { via: [84, 12], reach: [119.5, 6.5], foot: -4 },
      left: { via: [156, 12], reach: [120.5, 6.5], foot: 184 },
    },
    contacts: ['seat'],
  }),
  dandasana: pose({
    view: 'side',
    root: [74, 11],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [71, 3], bend: -1, hand: 0 },
      left: { reach: [76, 3], bend: -1, hand: 0 },
    },
    legs: {
      right: { reach: [145.5, 5], bend: 1, foot: 88 },
      left: { reach: [145.8, 5.6], bend: 1, foot: 85 },
    },
    contacts: ['seat', 'right-heel', 'right-palm'],
  }),
  paschimottanasana: pose({
    view: 'side',
    root: [68, 11],
    spine: [60, 22, 2],
    neck: -12,
    head: -22,
    arms: {
      right: { reach: [138, 14], bend: -1, hand: 20 },
      left: { reach: [141, 15], bend: -1, hand: 15 },
    },
    legs: {
      right: { reach: [139.5, 5], bend: 1, foot: 86 },
      left: { reach: [139.8, 5.6], bend: 1, foot: 83 },
    },
    contacts: ['seat', 'right-heel'],
  }),
  'baddha-konasana': pose({
    view: 'front',
    root: [120, 13],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [99, 31], reach: [112, 15], hand: -35, handShort: 0.7 },
      left: { via: [141, 31], reach: [128, 15], hand: 215, handShort: 0.7 },
    },
    legs: {
      right: { via: [81, 10], reach: [114, 6], foot: 0, footShort: 0.3 },
      left: { via: [159, 10], reach: [126, 6], foot: 180, footShort: 0.3 },
    },
    contacts: ['seat'],
  }),
  'ardha-matsyendrasana': pose({
    view: 'threeQuarter',
    root: [98, 12],
    spine: [92, 90, 92],
    neck: 92,
    head: 92,
    turn: { pelvis: 30, chest: 95, head: 150 },
    arms: {
      right: { reach: [70, 5], bend: 1, hand: 190 },
      left: { via: [128, 40], reach: [126, 60], hand: 95, palm: -1 },
    },
    legs: {
      right: { via: [114, 41.5], reach: [121, 7], foot: 0, turn: 20 },
      left: { via: [132, 8], reach: [98, 6], foot: 180, turn: 40 },
    },
    far: [],
    layers: ['right-arm', 'torso', 'right-leg', 'left-leg', 'left-arm', 'head'],
    contacts: ['seat'],
  }),
  'janu-sirsasana': pose({
    view: 'side',
    root: [68, 11],
    spine: [68, 34, 16],
    neck: 2,
    head: -6,
    arms: {
      right: { reach: [132, 16], bend: -1, hand: 10 },
      left: { reach: [136, 17], bend: -1, hand: 10 },
    },
    legs: {
      right: { via: [94, 8], reach: [106, 5.5], foot: 40, footShort: 0.8, turn: 60 },
      left: { reach: [139.5, 5], bend: 1, foot: 86 },
    },
    layers: ['left-leg', 'left-arm', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['seat', 'left-heel'],
  }),
  'upavistha-konasana': pose({
    view: 'front',
    root: [120, 12],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [100, 29], reach: [108, 9], hand: -70, handShort: 0.7, palm: 1 },
      left: { via: [140, 29], reach: [132, 9], hand: -110, handShort: 0.7, palm: -1 },
    },
    legs: {
      right: { via: [78, 8], reach: [44, 5.3], foot: 96, turn: 45 },
      left: { via: [162, 8], reach: [196, 5.3], foot: 84, turn: 45 },
    },
    contacts: ['seat', 'right-heel', 'left-heel'],
  }),
  'paripurna-navasana': pose({
    view: 'side',
    root: [106, 12],
    spine: [124, 118, 112],
    neck: 100,
    head: 94,
    arms: {
      right: { angles: [0, 0], hand: 0 },
      left: { angles: [4, 4], hand: 4 },
    },
    legs: {
      right: { angles: [44, 44], foot: 66 },
      left: { angles: [46, 46], foot: 68 },
    },
    contacts: ['seat'],
  }),
  balasana: pose({
    view: 'side',
    root: [85, 20],
    spine: [14, 4, -14],
    neck: -36,
    head: -42,
    arms: {
      right: { reach: [163.5, 3], bend: 1, hand: 0 },
      left: { reach: [165, 3], bend: 1, hand: 0 },
    },
    legs: {
      right: { via: [118, 6.2], reach: [82.4, 3.3], foot: 180 },
      left: { via: [118.4, 6.2], reach: [83.4, 3.3], foot: 180 },
    },
    contacts: ['right-knee', 'right-palm', 'forehead'],
  }),
  savasana: pose({
    view: 'side',
    root: [118, 10],
    spine: [180, 179, 182],
    neck: 186,
    head: 178,
    arms: {
      right: { reach: [126, 3.4], bend: 1, hand: -2, palm: 1 },
      left: { reach: [126, 3.4], bend: 1, hand: 0 },
    },
    legs: {
      right: { reach: [189.6, 5], bend: 1, foot: 62, footShort: 0.9 },
      left: { reach: [189.6, 5.4], bend: 1, foot: 80, footShort: 0.9 },
    },
    contacts: ['seat', 'right-heel', 'upper-back', 'back-of-head'],
  }),
};

import { pose } from '../draft.ts';
import type { Ways } from '../station-ids.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const seated = {
  sukhasana: pose({
    view: 'front',
    root: [120, 9],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [97, 28], reach: [92, 18], hand: -108, handShort: 0.86, palm: -0.5 },
      left: { via: [143, 28], reach: [148, 18], hand: -72, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [87, 11.5], reach: [121.5, 8], foot: -10, footShort: 0.85 },
      left: { via: [152.4, 11.5], reach: [117, 4.8], foot: 178, footShort: 0.95, turn: 110 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head', 'left-arm', 'right-arm'],
    contacts: ['seat'],
  }),
  dandasana: pose({
    view: 'side',
    root: [88, 8.8],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [80, 3], hand: 0, shoulder: [0, 4] },
      left: { reach: [83, 3], hand: 0, shoulder: [0, 4] },
    },
    legs: {
      right: { reach: [159.5, 5], foot: 88 },
      left: { reach: [159.8, 5.6], foot: 85 },
    },
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-hand'],
  }),
  paschimottanasana: pose({
    view: 'side',
    root: [82, 9.2],
    spine: [60, 38, 24],
    neck: 14,
    head: 6,
    arms: {
      right: { reach: [152, 13], hand: 24, handShort: 0.7 },
      left: { reach: [153.4, 17], hand: 22, handShort: 0.7 },
    },
    legs: {
      right: { reach: [153.5, 5], foot: 86 },
      left: { reach: [153.8, 5.6], foot: 83 },
    },
    contacts: ['seat', 'right-heel'],
  }),
  'baddha-konasana': pose({
    view: 'front',
    root: [120, 9.6],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [99, 30], reach: [110, 16], hand: -45, handShort: 0.7, palm: -0.1 },
      left: { via: [141, 30], reach: [130, 16], hand: 225, handShort: 0.7, palm: 0.1 },
    },
    legs: {
      right: { via: [82, 14], reach: [114, 6], foot: 0, footShort: 0.3 },
      left: { via: [158, 14], reach: [126, 6], foot: 180, footShort: 0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head', 'left-arm', 'right-arm'],
    contacts: ['seat'],
  }),
  'ardha-matsyendrasana': pose({
    view: 'threeQuarter',
    root: [116, 9.5],
    spine: [97, 95, 94],
    neck: 93,
    head: 92,
    turn: { pelvis: 30, chest: 105, head: 150 },
    arms: {
      right: { via: [91.6, 25.6], reach: [87.6, 4.2], hand: 188, handShort: 0.9 },
      left: { via: [118.8, 32], reach: [105, 46], hand: 112, palm: 0.5 },
    },
    legs: {
      right: { via: [132, 38.8], reach: [141, 5.6], foot: 0, turn: 20 },
      left: { via: [133, 6.4], reach: [109, 3.6], foot: 201, footShort: 0.84, turn: 40 },
    },
    far: ['left-leg'],
    layers: ['torso', 'right-arm', 'right-shin', 'left-leg', 'right-leg', 'left-shin', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['seat'],
  }),
  'janu-sirsasana': pose({
    view: 'side',
    root: [82, 9.2],
    spine: [58, 46, 34],
    neck: 30,
    head: 18,
    arms: {
      right: { reach: [150, 15.6], hand: 22, handShort: 0.7 },
      left: { reach: [151.4, 16.6], hand: 20, handShort: 0.7 },
    },
    legs: {
      right: { via: [101.4, 6.4], reach: [113, 6.3], foot: -3, top: 1, turn: 60 },
      left: { reach: [153.8, 5.4], foot: 84 },
    },
    far: ['left-arm', 'left-leg'],
    layers: ['left-leg', 'left-arm', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
    contacts: ['seat', 'left-heel'],
  }),
  'upavistha-konasana': pose({
    view: 'front',
    root: [120, 9],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [95, 26], reach: [88, 14], hand: -120, handShort: 0.86, palm: -0.5 },
      left: { via: [145, 26], reach: [152, 14], hand: -60, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [87, 7], reach: [62, 4.8], foot: 108, footShort: 0.45, turn: 70 },
      left: { via: [153, 7], reach: [178, 4.8], foot: 72, footShort: 0.45, turn: 70 },
    },
    contacts: ['seat', 'right-heel', 'left-heel'],
  }),
  'paripurna-navasana': pose({
    view: 'side',
    root: [106, 11.2],
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
    eyes: 'open',
    contacts: ['seat'],
  }),
  balasana: pose({
    view: 'side',
    root: [85, 20],
    spine: [14, -2, -24],
    neck: -32,
    head: -24,
    arms: {
      right: { via: [143.6, 18.5], reach: [160.4, 3.2], hand: 0, shoulder: [-2.5, 0] },
      left: { via: [143.8, 15.6], reach: [162, 3], hand: 0 },
    },
    legs: {
      right: { via: [118, 6.2], reach: [82.4, 4], foot: 200 },
      left: { via: [118.4, 6.2], reach: [83.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    contacts: ['right-knee', 'right-hand', 'head'],
  }),
  savasana: pose({
    view: 'side',
    root: [118, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { reach: [128.6, 4], hand: -2, palm: -0.2 },
      left: { reach: [128.6, 4], hand: 0 },
    },
    legs: {
      right: { reach: [189.6, 6], foot: 62, footShort: 0.9 },
      left: { reach: [189.6, 5.4], foot: 80, footShort: 0.9 },
    },
    contacts: ['seat', 'right-heel', 'trunk', 'head'],
  }),
};

/** From where one comes to each of them: its neighbours in `ways.ts`. */
export const seatedWays: Ways = {
  balasana: ['child-reaching'],
  'paripurna-navasana': ['boat-shins-level'],
  dandasana: [
    'staff-hands-behind',
    'staff-arms-up',
    'staff-on-blanket',
    'seated-fold-with-strap',
    'butterfly-aside',
    'head-to-knee-with-strap',
  ],
  paschimottanasana: ['staff-arms-up'],
  'janu-sirsasana': ['one-knee-out'],
  'ardha-matsyendrasana': ['twist-upright'],
  sukhasana: ['sitting-hands-on-knees'],
  'baddha-konasana': ['sitting-feet-down', 'butterfly-on-blocks'],
  'upavistha-konasana': ['sitting-feet-down'],
  savasana: ['supine-knees-bent', 'chest-lifted'],
};

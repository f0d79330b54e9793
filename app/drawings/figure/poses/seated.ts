import { pose } from '#app/drawings/figure/draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const seated = {
  sukhasana: pose({
    view: 'front',
    root: [120, 9],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [97, 28], reach: [92, 18], hand: -108, handShort: 0.75, palm: 0.5 },
      left: { via: [143, 28], reach: [148, 18], hand: -72, handShort: 0.75, palm: -0.5 },
    },
    legs: {
      right: { via: [87, 9], reach: [122, 5.5], foot: -2, footShort: 0.85 },
      left: { via: [153, 9], reach: [118, 5.8], foot: 182, footShort: 0.85 },
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
    neck: 10,
    head: 2,
    arms: {
      right: { reach: [150.5, 15], hand: 15 },
      left: { reach: [152, 16], hand: 12 },
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
      right: { via: [99, 30], reach: [110, 16], hand: -45, handShort: 0.7 },
      left: { via: [141, 30], reach: [130, 16], hand: 225, handShort: 0.7 },
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
    spine: [92, 90, 92],
    neck: 92,
    head: 92,
    turn: { pelvis: 30, chest: 95, head: 150 },
    arms: {
      right: { reach: [88, 4.5], bend: 1, hand: 190 },
      left: { via: [146, 37], reach: [145, 57], hand: 95, palm: -1 },
    },
    legs: {
      right: { via: [133, 38], reach: [149, 6], foot: 0, turn: 20 },
      left: { via: [146, 8], reach: [112, 6], foot: 180, turn: 40 },
    },
    far: [],
    layers: ['torso', 'right-arm', 'right-leg', 'left-leg', 'left-shin', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['seat'],
  }),
  'janu-sirsasana': pose({
    view: 'side',
    root: [80, 15],
    spine: [58, 46, 34],
    neck: 30,
    head: 18,
    turn: { pelvis: 12 },
    arms: {
      right: { reach: [149, 25], hand: -10 },
      left: { reach: [151, 26.5], hand: -10 },
    },
    legs: {
      right: { via: [101, 5.6], reach: [116, 14], foot: 24, footShort: 0.85, turn: 60 },
      left: { reach: [152.8, 16.5], foot: 86, turn: 10 },
    },
    far: ['left-arm'],
    layers: ['left-leg', 'left-arm', 'torso', 'head', 'right-leg', 'right-shin', 'right-arm'],
    contacts: ['right-knee'],
    props: [{ kind: 'blanket', x: 30, h: 28 }],
  }),
  'upavistha-konasana': pose({
    view: 'front',
    root: [120, 9.6],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [100, 27], reach: [108, 8], hand: -70, handShort: 0.7, palm: 1 },
      left: { via: [140, 27], reach: [132, 8], hand: -110, handShort: 0.7, palm: -1 },
    },
    legs: {
      right: { via: [83, 8], reach: [54, 5.3], foot: 98, turn: 45 },
      left: { via: [157, 8], reach: [186, 5.3], foot: 82, turn: 45 },
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
    eyes: 'open',
    contacts: ['seat'],
  }),
  balasana: pose({
    view: 'side',
    root: [85, 20],
    spine: [14, 4, -14],
    neck: -38,
    head: -42,
    arms: {
      right: { reach: [165, 3], hand: 0 },
      left: { reach: [166, 3], hand: 0 },
    },
    legs: {
      right: { via: [118, 6.2], reach: [82.4, 4], foot: 200 },
      left: { via: [118.4, 6.2], reach: [83.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['right-knee', 'right-hand', 'head'],
  }),
  savasana: pose({
    view: 'side',
    root: [118, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { reach: [128.6, 4], hand: -2, palm: -0.5 },
      left: { reach: [128.6, 4], hand: 0 },
    },
    legs: {
      right: { reach: [189.6, 6], foot: 62, footShort: 0.9 },
      left: { reach: [189.6, 5.4], foot: 80, footShort: 0.9 },
    },
    contacts: ['seat', 'right-heel', 'trunk', 'head'],
  }),
};

import { pose } from '../draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const inverted = {
  'adho-mukha-svanasana': pose({
    view: 'side',
    root: [102, 68.5],
    spine: [-42, -46, -48],
    neck: -52,
    head: -62,
    arms: {
      right: { reach: [165, 3], hand: 0, shoulder: [0, 6] },
      left: { reach: [165.6, 3], hand: 0, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [67.5, 5.5], foot: 0 },
      left: { reach: [69.5, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'right-arm', 'head', 'right-leg'],
    contacts: ['right-heel', 'right-ball', 'right-hand'],
  }),
  'ardha-pincha-mayurasana': pose({
    view: 'side',
    root: [104, 57.2],
    spine: [-34, -44, -54],
    neck: -74,
    head: -84,
    arms: {
      right: { angles: [-76, -1], hand: 0, shoulder: [-1, 5] },
      left: { angles: [-72, -1], hand: 0, shoulder: [-1, 5] },
    },
    legs: {
      right: { reach: [55, 5.5], foot: 0 },
      left: { reach: [56.4, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-elbow', 'right-hand'],
  }),
  'viparita-karani': pose({
    view: 'side',
    root: [150, 11],
    spine: [178, 180, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { via: [130, 5], reach: [129, 22], hand: 8 },
      left: { via: [132, 6], reach: [131, 23], hand: 8 },
    },
    legs: {
      right: { angles: [87, 87], foot: 160 },
      left: { angles: [86, 86], foot: 154 },
    },
    contacts: ['seat', 'trunk', 'head'],
    props: [{ kind: 'wall', x: 160.5 }],
  }),
  halasana: pose({
    view: 'side',
    root: [124, 49],
    spine: [-86, -90, -98],
    neck: 166,
    head: 178,
    arms: {
      right: { reach: [171, 3.4], hand: 0 },
      left: { reach: [171.6, 3.4], hand: 0 },
    },
    legs: {
      right: { reach: [62, 13.3], foot: -82, toes: 0 },
      left: { reach: [63, 13.3], foot: -82, toes: 0 },
    },
    contacts: ['right-foot', 'right-hand', 'head'],
  }),
  'salamba-sarvangasana': pose({
    view: 'side',
    root: [122, 49],
    spine: [-84, -90, -98],
    neck: 166,
    head: 178,
    arms: {
      right: { via: [142, 4], reach: [133, 24], hand: 104 },
      left: { via: [145, 4], reach: [136, 24], hand: 104 },
    },
    legs: {
      right: { angles: [92, 90], foot: 104 },
      left: { angles: [91, 89], foot: 102 },
    },
    contacts: ['right-elbow', 'head'],
  }),
  'salamba-sirsasana': pose({
    view: 'side',
    root: [120, 69],
    spine: [-88, -90, -92],
    neck: -90,
    head: -90,
    arms: {
      right: { via: [104, 4], reach: [124, 3.2], hand: 54, shoulder: [2.5, 6.5] },
      left: { via: [106, 4], reach: [126, 3.2], hand: 52, shoulder: [2.5, 6.5] },
    },
    legs: {
      right: { angles: [90, 90], foot: 98 },
      left: { angles: [91, 91], foot: 100 },
    },
    contacts: ['head', 'right-elbow', 'right-hand'],
  }),
};

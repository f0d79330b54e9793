import { pose } from '../draft.ts';
import type { Ways } from '../station-ids.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const inverted = {
  'adho-mukha-svanasana': pose({
    view: 'side',
    root: [102, 68.5],
    spine: [-42, -46, -48],
    neck: -56,
    head: -72,
    arms: {
      right: { reach: [165, 3], hand: 0, shoulder: [0, 5.4] },
      left: { reach: [165.6, 3], hand: 0, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [67.5, 5.5], foot: 0 },
      left: { reach: [69.5, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'right-hand'],
  }),
  'ardha-pincha-mayurasana': pose({
    view: 'side',
    root: [103.5, 62.2],
    spine: [-46, -50, -52],
    neck: -84,
    head: -104,
    arms: {
      right: { angles: [-76, -1], hand: 0, shoulder: [-1, 7.5] },
      left: { angles: [-72, -1], hand: 0, shoulder: [-1, 7.5] },
    },
    legs: {
      right: { reach: [61, 5.5], foot: 0 },
      left: { reach: [62.4, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'right-elbow', 'right-hand'],
  }),
  'viparita-karani': pose({
    view: 'side',
    root: [150, 11],
    spine: [178, 180, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { via: [123, 5.4], reach: [126.6, 19], hand: 2, handShort: 0.9, palm: -0.5 },
      left: { via: [124.6, 6], reach: [128.6, 20.2], hand: 2, handShort: 0.9, palm: -0.5 },
    },
    legs: {
      right: { angles: [87, 87], foot: 142 },
      left: { angles: [89.4, 89.4], foot: 143 },
    },
    contacts: ['seat', 'trunk', 'head'],
    props: [{ kind: 'wall', x: 160.5 }],
  }),
  halasana: pose({
    view: 'side',
    root: [124, 56],
    spine: [-86, -90, -98],
    neck: 208,
    head: 180,
    arms: {
      right: { reach: [171, 3.2], hand: 0, shoulder: [-1, 6] },
      left: { reach: [171.2, 3.2], hand: 0, shoulder: [-1, 6] },
    },
    legs: {
      right: { reach: [66.1, 13.3], foot: -82, toes: 0 },
      left: { reach: [66.4, 13.3], foot: -82, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-foot', 'right-hand', 'head'],
    props: [{ kind: 'folded-blanket', x: 123.5 }],
  }),
  'salamba-sarvangasana': pose({
    view: 'side',
    root: [122, 54],
    spine: [-84, -90, -98],
    neck: 196,
    head: 180,
    arms: {
      right: { via: [148, 10.8], reach: [133.6, 28], hand: 104, shoulder: [-6, 4.4] },
      left: { via: [148.4, 11.4], reach: [136, 28.6], hand: 104, shoulder: [-6, 4.4] },
    },
    legs: {
      right: { angles: [92, 90], foot: 104 },
      left: { angles: [91, 89], foot: 102 },
    },
    eyes: 'open',
    contacts: ['head'],
    props: [{ kind: 'folded-blanket', x: 123.5 }],
  }),
  'salamba-sirsasana': pose({
    view: 'side',
    root: [120, 69],
    spine: [-90, -90, -90],
    neck: -80,
    head: -90,
    arms: {
      right: { via: [98.4, 4.2], reach: [120.8, 3.4], hand: 30, handShort: 0.85, shoulder: [7, 6.5] },
      left: { via: [99, 4.4], reach: [121.4, 3.6], hand: 40, handShort: 0.8, shoulder: [6, 6.5] },
    },
    legs: {
      right: { angles: [91, 90], foot: 96 },
      left: { angles: [90, 89], foot: 95 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['head', 'right-elbow'],
  }),
};

/** From where one comes to each of them: its neighbours in `ways.ts`. */
export const invertedWays: Ways = {
  'adho-mukha-svanasana': ['dog-with-bent-knees', 'dog-rounded', 'fours-toes-tucked', 'phalakasana'],
  'ardha-pincha-mayurasana': ['forearms-toes-tucked'],
  'viparita-karani': ['one-leg-up-wall'],
  'salamba-sarvangasana': ['rolled-up-tucked'],
  halasana: ['rolled-up-tucked'],
  'salamba-sirsasana': ['headstand-knees-in'],
};

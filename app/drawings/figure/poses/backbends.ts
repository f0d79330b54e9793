import { pose } from '../draft.ts';
import type { Ways } from '../station-ids.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const backbends = {
  bhujangasana: pose({
    view: 'side',
    root: [132, 8.4],
    spine: [6, 30, 54],
    neck: 46,
    head: 60,
    arms: {
      right: { via: [147, 15.5], reach: [155, 3], hand: 0, shoulder: [0, -1] },
      left: { via: [148.5, 15.5], reach: [156, 3], hand: 0, shoulder: [0, -1] },
    },
    legs: {
      right: { reach: [60.1, 4.2], foot: 200 },
      left: { reach: [60.2, 4.4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['trunk', 'right-foot', 'right-hand'],
  }),
  salabhasana: pose({
    view: 'side',
    root: [132, 8.4],
    spine: [4, 18, 32],
    neck: 26,
    head: 22,
    arms: {
      right: { angles: [184, 178], hand: 176, shoulder: [0, -1] },
      left: { angles: [180, 174], hand: 172, shoulder: [0, -1] },
    },
    legs: {
      right: { angles: [170, 168], foot: 170 },
      left: { angles: [167, 165], foot: 168 },
    },
    eyes: 'open',
    contacts: ['trunk'],
  }),
  'setu-bandha-sarvangasana': pose({
    view: 'side',
    root: [124, 37],
    spine: [206, 226, 242],
    neck: 180,
    head: 169,
    arms: {
      right: { reach: [146, 3.4], hand: 0, shoulder: [-2, 3] },
      left: { reach: [146.4, 3.4], hand: 0, shoulder: [-2, 3] },
    },
    legs: {
      right: { reach: [161, 5.5], foot: 0 },
      left: { reach: [164, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'right-hand', 'head'],
  }),
  'urdhva-mukha-svanasana': pose({
    view: 'side',
    root: [140.2, 25],
    spine: [27, 48, 74],
    neck: 90,
    head: 104,
    arms: {
      right: { reach: [165.5, 3], hand: 0 },
      left: { reach: [171, 3], hand: 0 },
    },
    legs: {
      right: { reach: [71.5, 4], foot: 200 },
      left: { reach: [71.8, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-foot', 'right-hand'],
  }),
  ustrasana: pose({
    view: 'side',
    root: [139, 41.5],
    spine: [97, 125, 154],
    neck: 148,
    head: 188,
    arms: {
      right: { reach: [109.5, 24], hand: -105, palm: -0.5 },
      left: { reach: [112, 24], hand: -105, palm: -0.5 },
    },
    legs: {
      right: { via: [139, 6], reach: [103.8, 4], foot: 200 },
      left: { via: [140, 6], reach: [106, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot'],
  }),
  dhanurasana: pose({
    view: 'side',
    root: [118, 8.2],
    spine: [14, 42, 68],
    neck: 78,
    head: 92,
    arms: {
      right: { reach: [105, 56], hand: 176, handShort: 0.5 },
      left: { reach: [106.4, 56.6], hand: 176, handShort: 0.5 },
    },
    legs: {
      right: { angles: [150, 55], foot: 98 },
      left: { angles: [148, 53], foot: 96 },
    },
    eyes: 'open',
    contacts: ['trunk'],
  }),
  matsyasana: pose({
    view: 'side',
    root: [109, 11],
    spine: [168, 150, 186],
    neck: 206,
    head: 244,
    arms: {
      right: { via: [92.5, 4], reach: [114.8, 3.4], hand: 0 },
      left: { via: [93.5, 4], reach: [115.5, 3.4], hand: 0 },
    },
    legs: {
      right: { reach: [180.6, 6], foot: 66 },
      left: { reach: [180.6, 6], foot: 70 },
    },
    contacts: ['seat', 'right-heel', 'right-elbow', 'head'],
  }),
  'urdhva-dhanurasana': pose({
    view: 'side',
    root: [119, 58],
    spine: [164, 190, 222],
    neck: 220,
    head: 262,
    arms: {
      right: { reach: [67, 3], hand: 0, shoulder: [0, 6] },
      left: { reach: [68.5, 3], hand: 0, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [155, 5.5], foot: 0 },
      left: { reach: [159, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'right-hand'],
  }),
};

/** From where one comes to each of them: its neighbours in `ways.ts`. */
export const backbendsWays: Ways = {
  ustrasana: ['chest-to-ceiling'],
  bhujangasana: ['low-cobra'],
  'urdhva-mukha-svanasana': ['bhujangasana'],
  salabhasana: ['chest-and-arms-lifted'],
  dhanurasana: ['prone-holding-ankles'],
  'setu-bandha-sarvangasana': ['supine-knees-bent'],
  matsyasana: ['chest-lifted'],
  'urdhva-dhanurasana': ['wheel-on-crown'],
};

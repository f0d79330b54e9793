import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';

/** What a body passes through on its way into standing poses. Places and angles as in `standing.ts`. */
export const onTheWayStanding = {
  'feet-apart': pose({
    view: 'front',
    root: [120, 77.4],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { angles: [-101, -99], hand: -97, palm: -0.5 },
      left: { angles: [-79, -81], hand: -83, palm: 0.5 },
    },
    legs: {
      right: { angles: [-92, -91], foot: -90, footShort: 0.3 },
      left: { angles: [-88, -89], foot: -90, footShort: 0.3 },
    },
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
  }),
  'standing-side': pose({
    view: 'side',
    root: [112, 77.3],
    spine: [90, 89, 91],
    neck: 88,
    head: 90,
    arms: {
      right: { angles: [-92, -84], hand: -82, palm: -0.2 },
      left: { angles: [-88, -80], hand: -80, palm: -0.2 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  'arms-up': pose({
    view: 'side',
    root: [112, 77.3],
    spine: [90, 90, 91],
    neck: 84,
    head: 90,
    arms: {
      right: { angles: [92, 90], hand: 90, palm: -0.5, shoulder: [-1, 5] },
      left: { angles: [81, 83], hand: 83, palm: -0.5, shoulder: [-1.5, 4] },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  'half-fold': pose({
    view: 'side',
    root: [106.5, 75],
    spine: [4, -2, -5],
    neck: 2,
    head: 6,
    arms: {
      right: { reach: [119.6, 36], hand: -100, handShort: 0.85, palm: -0.5 },
      left: { reach: [117.4, 36.6], hand: -100, handShort: 0.85, palm: -0.5 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  'long-step': pose({
    view: 'side',
    root: [111.7, 61.6],
    spine: [90, 89, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [106, 66], hand: -20, handShort: 0.7 },
      left: { reach: [108, 66], hand: -20, handShort: 0.7 },
    },
    legs: {
      right: { reach: [156.5, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.8, turn: 46 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  'tipping-forward': pose({
    view: 'side',
    root: [109, 77.2],
    spine: [36, 33, 33],
    neck: 34,
    head: 36,
    arms: {
      right: { reach: [112, 84], hand: -110, handShort: 0.7 },
      left: { reach: [114, 84], hand: -110, handShort: 0.7 },
    },
    legs: {
      right: { reach: [107, 5.5], foot: 0 },
      left: { angles: [212, 210], foot: -66 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  'wide-stance': mirrored(
    pose({
      view: 'front',
      root: [108, 67.5],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { angles: [-112, -106], hand: -102, palm: -0.5 },
        left: { angles: [-68, -74], hand: -78, palm: 0.5 },
      },
      legs: {
        right: { reach: [64, 5.5], foot: -90, footShort: 0.3 },
        left: { reach: [152, 5.5], foot: -90, footShort: 0.3 },
      },
      eyes: 'open',
      contacts: ['right-foot', 'left-foot'],
    }),
  ),
  'wide-arms-out': mirrored(
    pose({
      view: 'front',
      root: [108, 67.5],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      turn: { head: 45 },
      arms: {
        right: { angles: [180, 180], hand: 180, palm: -0.5 },
        left: { angles: [0, 0], hand: 0, palm: 0.5 },
      },
      legs: {
        right: { reach: [64, 5.5], foot: -90, footShort: 0.3 },
        left: { reach: [152, 5.5], foot: 0, turn: 0 },
      },
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball'],
    }),
  ),
  'triangle-reaching': mirrored(
    pose({
      view: 'front',
      root: [108, 66.6],
      spine: [65, 62, 78],
      neck: 74,
      head: 78,
      turn: { head: 30 },
      arms: {
        right: { angles: [173, 173], hand: 173, palm: -0.5 },
        left: { angles: [-7, -7], hand: -7, palm: 0.5 },
      },
      legs: {
        right: { reach: [68.1, 5.7], foot: -90, footShort: 0.3 },
        left: { reach: [157.6, 5.4], foot: 0, turn: 0 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball'],
    }),
  ),
  'side-angle-on-thigh': mirrored(
    pose({
      view: 'front',
      root: [112.9, 61.5],
      spine: [72, 46, 36],
      neck: 48,
      head: 60,
      turn: { head: 45 },
      arms: {
        right: { angles: [104, 100], hand: 98, palm: 1 },
        left: { via: [146, 53.5], reach: [127, 60], hand: 164, handShort: 0.85, palm: -1 },
      },
      legs: {
        right: { reach: [64, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [152, 41.5], reach: [152, 5.5], foot: 0, turn: 0 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'left-arm', 'right-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball'],
    }),
  ),
  'tree-foot-low': mirrored(
    pose({
      view: 'front',
      root: [113, 77.4],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { via: [94, 91], reach: [111, 101.5], hand: 83 },
        left: { via: [132, 91], reach: [115, 101.5], hand: 97 },
      },
      legs: {
        right: { angles: [-85.9, -85.9], foot: -90, footShort: 0.3 },
        left: { via: [141, 55], reach: [120, 32.4], foot: -102, turn: 60 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'left-arm', 'right-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot'],
    }),
  ),
  'eagle-legs': mirrored(
    pose({
      view: 'threeQuarter',
      root: [114, 67],
      spine: [84, 86, 88],
      neck: 88,
      head: 90,
      turn: { pelvis: 40, chest: 40, head: 40 },
      arms: {
        right: { via: [90, 89], reach: [104, 76], hand: -10, handShort: 0.6 },
        left: { via: [139, 90], reach: [129, 77.4], hand: -118, handShort: 0.85, palm: -0.5 },
      },
      legs: {
        right: { reach: [116, 5.5], foot: 0 },
        left: { via: [137, 42], reach: [117, 30.4], foot: -66, footShort: 0.8 },
      },
      far: ['left-arm', 'right-leg'],
      layers: ['left-arm', 'left-shin', 'right-leg', 'torso', 'left-leg', 'head', 'right-arm'],
      eyes: 'open',
      contacts: ['right-heel', 'right-ball'],
    }),
  ),
};

import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import type { Ways } from '../station-ids.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const standing = {
  tadasana: pose({
    view: 'front',
    root: [120, 77.4],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { angles: [-100, -94], hand: -88, palm: -0.5 },
      left: { angles: [-80, -86], hand: -92, palm: 0.5 },
    },
    legs: {
      right: { angles: [-88.5, -88.5], foot: -90, footShort: 0.3 },
      left: { angles: [-91.5, -91.5], foot: -90, footShort: 0.3 },
    },
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
  }),
  vrksasana: mirrored(
    pose({
      view: 'front',
      root: [113, 77.4],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { reach: [111, 163], bend: 1, hand: 87, shoulder: [0, 3] },
        left: { reach: [115, 163], bend: -1, hand: 93, shoulder: [0, 3] },
      },
      legs: {
        right: { angles: [-85.5, -85.5], foot: -90, footShort: 0.3 },
        left: { via: [149, 59.6], reach: [116.4, 66.6], foot: -95, turn: 60 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'left-shin', 'left-arm', 'right-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot'],
    }),
  ),
  utkatasana: pose({
    view: 'side',
    root: [98.2, 49.5],
    spine: [50, 60, 66],
    neck: 46,
    head: 70,
    arms: {
      right: { angles: [75, 72], hand: 72, palm: -0.5, shoulder: [-2, 6] },
      left: { angles: [66, 66], hand: 66, palm: -0.5, shoulder: [-2, 5] },
    },
    legs: {
      right: { reach: [122, 5.5], foot: 0 },
      left: { reach: [126, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  uttanasana: pose({
    view: 'side',
    root: [118, 77.1],
    spine: [-34, -72, -90],
    neck: -64,
    head: -80,
    arms: {
      right: { reach: [133, 3], hand: 0 },
      left: { reach: [136, 3], hand: 0 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-hand'],
  }),
  virabhadrasana1: pose({
    view: 'side',
    root: [123, 50],
    spine: [88, 93, 96],
    neck: 90,
    head: 97,
    arms: {
      right: { angles: [98, 96], hand: 96, palm: -0.5, shoulder: [-1, 5] },
      left: { angles: [87, 88], hand: 88, palm: -0.5, shoulder: [-1.5, 4] },
    },
    legs: {
      right: { reach: [157, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.82, turn: 55 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  virabhadrasana2: mirrored(
    pose({
      view: 'front',
      root: [114.9, 62.7],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      turn: { head: 0 },
      arms: {
        right: { angles: [180, 180], hand: 180, palm: -0.5 },
        left: { angles: [0, 0], hand: 0, palm: 0.5 },
      },
      legs: {
        right: { reach: [64, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [152, 41.5], reach: [152, 5.5], foot: 0, turn: 0 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball'],
    }),
  ),
  virabhadrasana3: pose({
    view: 'side',
    root: [106, 77],
    spine: [12, 4, 2],
    neck: -8,
    head: -4,
    arms: {
      right: { angles: [4, 3.4], hand: 3, palm: -0.5, shoulder: [-1.5, 6] },
      left: { angles: [8, 7], hand: 7, palm: -0.5, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [107, 5.5], foot: 0 },
      left: { angles: [178, 178], foot: -96 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
  }),
  'utthita-trikonasana': mirrored(
    pose({
      view: 'front',
      root: [106.2, 65.2],
      spine: [46, 20, 8],
      neck: 7,
      head: 7,
      turn: { head: 180 },
      arms: {
        right: { angles: [91, 90.5], hand: 90, palm: 1 },
        left: { via: [140.1, 47.4], reach: [140.2, 27.6], hand: -74, handShort: 0.78, palm: 0.2 },
      },
      legs: {
        right: { via: [84.27, 38.23], reach: [68.1, 5.7], foot: -90, footShort: 0.3 },
        left: { via: [134.8, 32.5], reach: [157.6, 5.4], foot: 0, turn: 60 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball'],
    }),
  ),
  'utthita-parsvakonasana': mirrored(
    pose({
      view: 'front',
      root: [113, 48],
      spine: [42, 30, 25],
      neck: 25,
      head: 23,
      turn: { head: 180 },
      arms: {
        right: { angles: [36, 36], hand: 36, palm: 0.5, shoulder: [0, 3] },
        left: { reach: [175.2, 13.9], bend: 1, hand: -77, palm: 0.2, shoulder: [0, 3.4] },
      },
      legs: {
        right: { reach: [54.5, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [152, 41.5], reach: [152, 5.5], foot: 0, turn: 0 },
      },
      layers: ['torso', 'right-leg', 'left-arm', 'left-leg', 'head', 'right-arm'],
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball', 'left-hand'],
    }),
  ),
  garudasana: mirrored(
    pose({
      view: 'threeQuarter',
      root: [114, 67],
      spine: [80, 84, 86],
      neck: 86,
      head: 90,
      turn: { pelvis: 40, chest: 50, head: 36 },
      arms: {
        right: { via: [132, 101.6], reach: [137.8, 123], hand: 94, handShort: 0.9, shoulder: [4, -1] },
        left: { via: [135.6, 100.4], reach: [133.8, 122.6], hand: 86, handShort: 0.9, shoulder: [4, 0] },
      },
      legs: {
        right: { reach: [116, 5.5], foot: 0 },
        left: { via: [137, 42], reach: [117, 30.4], foot: -66, footShort: 0.8 },
      },
      far: ['left-arm', 'right-leg'],
      layers: ['left-shin', 'right-leg', 'torso', 'left-leg', 'head', 'left-arm', 'right-arm'],
      eyes: 'open',
      contacts: ['right-heel', 'right-ball'],
    }),
  ),
};

/** From where one comes to each of them: its neighbours in `ways.ts`. */
export const standingWays: Ways = {
  utkatasana: ['standing-side'],
  tadasana: [
    'standing-turned',
    'standing-before-chair',
    'standing-side-bend',
    'feet-apart',
    'arms-overhead',
    'tree-foot-low',
    'eagle-legs',
    'beside-chair',
    'stance-narrow',
    'standing-at-chair',
  ],
  uttanasana: ['half-fold', 'fold-with-bent-knees'],
  virabhadrasana1: ['long-step'],
  virabhadrasana3: ['tipping-forward'],
  vrksasana: ['tree-foot-off'],
  garudasana: ['eagle-legs'],
  virabhadrasana2: ['wide-arms-out', 'side-angle-hand-on-thigh'],
  'utthita-trikonasana': ['triangle-reaching'],
  'utthita-parsvakonasana': ['side-angle-on-thigh'],
};

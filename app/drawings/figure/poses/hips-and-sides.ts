import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import type { Ways } from '../station-ids.ts';
import { kneesBent } from './on-the-back.ts';

/** Side bends, squats and open hips, standing and on the back, and what leads to them. Places as in `standing.ts`. */
export const hipsAndSides = {
  'viparita-virabhadrasana': mirrored(
    pose({
      view: 'front',
      root: [116.1, 63],
      spine: [98, 112, 124],
      neck: 124,
      head: 124,
      arms: {
        right: { reach: [86, 42.6], hand: -132, handShort: 0.85, palm: -0.2 },
        left: { angles: [112, 122], hand: 126, palm: 0.5, shoulder: [0, 3] },
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
  malasana: pose({
    view: 'front',
    root: [120, 18],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [99, 35], reach: [117, 47], hand: 80 },
      left: { via: [141, 35], reach: [123, 47], hand: 100 },
    },
    legs: {
      right: { via: [91, 40], reach: [97, 5.5], foot: -96, footShort: 0.3 },
      left: { via: [149, 40], reach: [143, 5.5], foot: -84, footShort: 0.3 },
    },
    layers: ['torso', 'left-shin', 'right-shin', 'left-leg', 'right-leg', 'left-arm', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
  }),
  'squat-halfway': pose({
    view: 'front',
    root: [120, 53],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [98, 74], reach: [117, 84], hand: 80 },
      left: { via: [142, 74], reach: [123, 84], hand: 100 },
    },
    legs: {
      right: { via: [93, 40], reach: [97, 5.5], foot: -96, footShort: 0.3 },
      left: { via: [147, 40], reach: [143, 5.5], foot: -84, footShort: 0.3 },
    },
    layers: ['torso', 'left-shin', 'right-shin', 'left-leg', 'right-leg', 'left-arm', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
  }),
  'supta-kapotasana': pose({
    view: 'side',
    root: [142, 12],
    spine: [184, 182, 180],
    neck: 192,
    head: 176,
    arms: {
      right: { via: [122.5, 9.6], reach: [135.2, 23], hand: 14, handShort: 0.8, palm: -0.5 },
      left: { via: [114.5, 18.6], reach: [124.6, 26.8], hand: 8, handShort: 0.85, palm: -0.5 },
    },
    legs: {
      right: { via: [165, 23], reach: [133.2, 40.4], foot: 106, turn: 60 },
      left: { via: [136.4, 47.4], reach: [171.8, 53.4], foot: 78 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-shin', 'right-leg'],
    contacts: ['trunk', 'head'],
  }),
  'figure-four-foot-down': pose({
    ...kneesBent,
    legs: {
      right: { via: [152, 19], reach: [137, 40.8], foot: 112, turn: 60 },
      left: { reach: [164, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
    contacts: ['seat', 'trunk', 'head', 'left-heel', 'left-ball', 'right-hand'],
  }),
  'ananda-balasana': pose({
    view: 'side',
    root: [142, 12],
    spine: [184, 182, 180],
    neck: 192,
    head: 176,
    arms: {
      right: { reach: [107, 54], hand: 60, handShort: 0.7 },
      left: { reach: [108, 54.6], hand: 62, handShort: 0.6 },
    },
    legs: {
      right: { via: [112, 20], reach: [118, 54], foot: 178 },
      left: { via: [113, 21], reach: [119, 54.8], foot: 178 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['trunk', 'head'],
  }),
  'ardha-chandrasana': pose({
    view: 'front',
    root: [88, 85.4],
    spine: [179, 181, 183],
    neck: 180,
    head: 178,
    arms: {
      right: { reach: [54, 22.6], bend: 1, hand: 182, handShort: 0.82 },
      left: { angles: [90, 90], hand: 90, palm: -1 },
    },
    legs: {
      right: { reach: [88, 5.5], foot: 180, turn: 180 },
      left: { angles: [2, 2], foot: 0, footShort: 0.3 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'block', x: 45.6, tall: true }],
  }),
  'half-moon-leaning': pose({
    view: 'front',
    root: [105, 59],
    spine: [146, 146, 146],
    neck: 147,
    head: 146,
    arms: {
      right: { reach: [54, 22.6], bend: 1, hand: 182, handShort: 0.82 },
      left: { reach: [108.4, 67.6], bend: 1, hand: -60, handShort: 0.7, palm: -0.2 },
    },
    legs: {
      right: { via: [77.6, 38], reach: [88, 5.5], foot: 180, turn: 180 },
      left: { reach: [148, 5.5], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'right-arm', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-foot'],
    props: [{ kind: 'block', x: 45.6, tall: true }],
  }),
};

/** Easier by a thing. */
export const hipsAndSidesVariants = {
  'squat-on-blocks': pose({
    view: 'front',
    root: [120, 26.4],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [99, 43], reach: [117, 55], hand: 80 },
      left: { via: [141, 43], reach: [123, 55], hand: 100 },
    },
    legs: {
      right: { via: [91, 40.6], reach: [97, 5.5], foot: -96, footShort: 0.3 },
      left: { via: [149, 40.6], reach: [143, 5.5], foot: -84, footShort: 0.3 },
    },
    layers: ['torso', 'left-shin', 'right-shin', 'left-leg', 'right-leg', 'left-arm', 'right-arm', 'head'],
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
    props: [
      { kind: 'block', x: 110 },
      { kind: 'block', x: 110, h: 9 },
    ],
  }),
};

/** From where one comes to each of them: its neighbours in `ways.ts`. */
export const hipsAndSidesWays: Ways = {
  'viparita-virabhadrasana': ['virabhadrasana2'],
  malasana: ['squat-halfway'],
  'squat-halfway': ['feet-apart'],
  'squat-on-blocks': ['malasana'],
  'supta-kapotasana': ['figure-four-foot-down'],
  'figure-four-foot-down': ['supine-knees-bent'],
  'ananda-balasana': ['apanasana'],
  'ardha-chandrasana': ['half-moon-leaning'],
  'half-moon-leaning': ['feet-closer-arm-out'],
};

import { type Draft, pose } from '../draft.ts';
import { onFrontChair, onSideChair } from './chair-variants.ts';

/** Under the hip of the leg that is ahead. */
export const underHip = { props: [{ kind: 'pillow', x: 84 }] } satisfies Partial<Draft>;

/** On hands and knees, one knee ahead behind its wrist; its shin lies across, the foot before the other hip. */
export const kneeForward = {
  view: 'side',
  root: [117, 34.4],
  spine: [29, 26, 20],
  neck: 16,
  head: 5,
  arms: {
    right: { reach: [154, 3], hand: 0 },
    left: { reach: [156.4, 3], hand: 0 },
  },
  legs: {
    right: { via: [139.4, 6.2], reach: [117, 4.4], foot: 207, footShort: 0.74, turn: 60 },
    left: { via: [95.6, 6.2], reach: [60.2, 4], foot: 200 },
  },
  layers: ['left-arm', 'left-leg', 'right-shin', 'torso', 'head', 'right-leg', 'right-arm'],
  eyes: 'open',
  contacts: ['right-knee', 'left-knee', 'left-foot', 'right-hand'],
} satisfies Draft;

/** The swan on its hands, which lie ahead of the knee: the trunk leans over it. */
export const swanLeaning = {
  ...kneeForward,
  root: [108, 17.4],
  spine: [46, 42, 38],
  neck: 46,
  head: 40,
  arms: {
    right: { reach: [150, 3], hand: 0 },
    left: { reach: [152, 3], hand: 0 },
  },
  legs: {
    right: { via: [139.4, 6.2], reach: [119.6, 4.4], foot: 200, footShort: 0.9, turn: 60 },
    left: { reach: [37.4, 4], foot: 200 },
  },
  contacts: ['right-knee', 'left-foot', 'right-hand'],
} satisfies Draft;

/** The swan upright, on straight arms beside the front knee. */
const swanOnHands = {
  ...swanLeaning,
  root: [108, 14.6],
  spine: [45, 70, 89],
  neck: 90,
  head: 86,
  arms: {
    right: { via: [126.2, 23], reach: [129, 3], hand: 0 },
    left: { via: [126.8, 23], reach: [129.6, 3], hand: 0 },
  },
} satisfies Draft;

/** What exercises show beside their steps: ways in, and the other ends of movements. */
export const stepFigures = {
  'knee-forward': pose(kneeForward),
  'swan-on-hands': pose({ ...swanOnHands, ...underHip }),
  /** Leaning forward, the seat just off the chair. */
  'rising-from-chair': pose({
    view: 'side',
    root: [112, 54],
    spine: [50, 48, 46],
    neck: 52,
    head: 66,
    arms: {
      right: { reach: [136, 52], hand: -30 },
      left: { reach: [138.6, 52], hand: -30 },
    },
    legs: {
      right: { reach: [135, 5.5], foot: 0 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'chair', x: 70 }],
  }),
  /** One foot off the floor, as in a walk. */
  'chair-foot-lifted': pose({
    ...onSideChair,
    arms: {
      right: { via: [93, 60.6], reach: [93, 41], hand: -88, handShort: 0.6, palm: -0.2 },
      left: { via: [93, 61], reach: [93, 42], hand: -88, handShort: 0.6, palm: -0.2 },
    },
    legs: {
      right: { reach: [133, 19], foot: -8 },
      left: { reach: [138, 5.5], foot: 0 },
    },
    contacts: ['left-heel', 'left-ball'],
  }),
  'chair-knees-apart': pose({
    ...onFrontChair,
    arms: {
      right: { via: [95, 61], reach: [98, 45.5], hand: -92, handShort: 0.86, palm: -0.5 },
      left: { via: [145, 61], reach: [142, 45.5], hand: -88, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [98, 35.6], reach: [98, 5.5], foot: -104, footShort: 0.36 },
      left: { via: [142, 35.6], reach: [142, 5.5], foot: -76, footShort: 0.36 },
    },
  }),
};

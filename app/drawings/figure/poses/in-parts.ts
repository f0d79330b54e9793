import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';

/** Parts of movements, for who goes slowly, and smaller ones. Places as in `seated.ts`. */
export const inParts = {
  /** The other end of `back-a-little-rounded`, the head in line with the back. */
  'back-a-little-hollow': pose({
    view: 'side',
    root: [117.8, 42],
    spine: [-9, 10, 24],
    neck: 22,
    head: 22,
    arms: {
      right: { reach: [153.6, 3], hand: 0, shoulder: [-0.6, 0] },
      left: { reach: [155, 3], hand: 0, shoulder: [-0.6, 0] },
    },
    legs: {
      right: { via: [117, 6], reach: [81, 4], foot: 200 },
      left: { via: [120, 6], reach: [84, 4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-hand'],
  }),
  /** From the plank on the knees the seat goes back, and the elbows come down behind hands that stay. */
  'long-fours-on-forearms': pose({
    view: 'side',
    root: [99.6, 40.6],
    spine: [-9, -20, -23],
    neck: -12,
    head: -14,
    arms: {
      right: { angles: [-84, -2], hand: 0 },
      left: { angles: [-81, -2], hand: 0 },
    },
    legs: {
      right: { via: [96.2, 6], reach: [60.2, 4], foot: 200 },
      left: { via: [96.4, 6], reach: [60.4, 4.2], foot: 200 },
    },
    eyes: 'open',
    contacts: ['right-knee', 'right-foot', 'right-elbow', 'right-hand'],
  }),
  /** Up to the first warrior both hands bear before the trunk is lifted, the head last. */
  'warrior-leaning-on-thigh': pose({
    view: 'side',
    root: [121.6, 50],
    spine: [48, 32, 22],
    neck: 12,
    head: 6,
    arms: {
      right: { reach: [150, 50.4], hand: -14, palm: 0.2 },
      left: { reach: [152.6, 50.4], hand: -14, palm: 0.2 },
    },
    legs: {
      right: { reach: [156.5, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.81, turn: 52 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** The first of small steps to a wide stance. */
  'stance-close': mirrored(
    pose({
      view: 'front',
      root: [118, 76.4],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { angles: [-102, -98], hand: -94, palm: -0.5 },
        left: { angles: [-78, -82], hand: -86, palm: 0.5 },
      },
      legs: {
        right: { via: [106.4, 41], reach: [104, 5.5], foot: -90, footShort: 0.3 },
        left: { via: [129.6, 41], reach: [132, 5.5], foot: -90, footShort: 0.3 },
      },
      eyes: 'open',
      contacts: ['right-foot', 'left-foot'],
    }),
  ),
  /** The side angle for who keeps the upper hand on the hip, and on the way into it. */
  'side-angle-hand-on-hip': mirrored(
    pose({
      view: 'front',
      root: [112.9, 61.5],
      spine: [72, 46, 36],
      neck: 48,
      head: 60,
      turn: { head: 45 },
      arms: {
        right: { via: [101.4, 95], reach: [102.8, 74], hand: -50, handShort: 0.75, palm: 0.2 },
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
};

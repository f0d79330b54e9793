import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import { atWallChair, risingAtChair } from './at-chair.ts';
import { atWall } from './at-wall.ts';
import { changingPlace } from './changing-place.ts';
import { armsOut, matBetweenHands } from './class-plans.ts';
import { handsFirst } from './hands-first.ts';
import { inBed } from './in-bed.ts';
import { inParts } from './in-parts.ts';
import { inTheFlow } from './in-the-flow.ts';
import { legsAside } from './legs-aside.ts';
import { limbByLimb } from './limb-by-limb.ts';
import { lineByLine } from './line-by-line.ts';
import { lyingDown } from './lying-down.ts';
import { onPillows } from './on-pillows.ts';
import { onTheBack } from './on-the-back.ts';
import { handsBeforeKnees, onToBlanket } from './on-to-blanket.ts';
import { warrior3WithChair } from './warrior3-with-chair.ts';

/** What a body passes through between two poses of the library, and nobody shows by itself. Places as in `seated.ts`. */
export const between = {
  ...changingPlace,
  ...lyingDown,
  ...legsAside,
  ...limbByLimb,
  ...lineByLine,
  ...risingAtChair,
  ...atWallChair,
  ...atWall,
  ...onPillows,
  ...onToBlanket,
  ...inBed,
  ...inParts,
  ...inTheFlow,
  ...handsFirst,
  ...onTheBack,
  ...warrior3WithChair,
  'standing-before-chair': pose({
    view: 'front',
    root: [120, 77],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { angles: [-101, -99], hand: -97, palm: -0.5 },
      left: { angles: [-79, -81], hand: -83, palm: 0.5 },
    },
    legs: {
      right: { via: [110.2, 41.4], reach: [107.6, 5.5], foot: -94, footShort: 0.3 },
      left: { via: [129.8, 41.4], reach: [132.4, 5.5], foot: -86, footShort: 0.3 },
    },
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
    props: [{ kind: 'front-chair', x: 98 }],
  }),
  'step-back': pose({
    view: 'side',
    root: [118, 46],
    spine: [36, 6, -28],
    neck: -6,
    head: 6,
    arms: {
      right: { reach: [155, 3], hand: 0 },
      left: { reach: [157, 3], hand: 0 },
    },
    legs: {
      right: { reach: [156, 5.5], foot: 0 },
      left: { reach: [64, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-ball', 'right-hand'],
  }),
  'knee-down': pose({
    view: 'side',
    root: [118, 41.1],
    spine: [40, 14, -22],
    neck: 8,
    head: 14,
    arms: {
      right: { reach: [155, 3], hand: 0 },
      left: { reach: [157, 3], hand: 0 },
    },
    legs: {
      right: { reach: [156, 5.5], foot: 0 },
      left: { via: [110, 6], reach: [74.6, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-ball', 'right-hand'],
  }),
  /** The toes stay tucked, the near hand has gone to the thigh, and the far one still bears. */
  'knee-down-hand-on-thigh': pose({
    view: 'side',
    root: [122, 38],
    spine: [43, 22, -2],
    neck: 22,
    head: 28,
    arms: {
      right: { via: [134, 47.4], reach: [153.4, 45], hand: -14, palm: 0.2, shoulder: [-4, 0] },
      left: { reach: [166, 3], hand: 0, shoulder: [4, 2] },
    },
    legs: {
      right: { reach: [157, 5.5], foot: 0 },
      left: { via: [110, 6], reach: [74.6, 13.2], foot: -50, toes: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-knee', 'left-ball', 'left-hand'],
  }),
  'hands-before-knees': pose(handsBeforeKnees),
  'fours-toes-tucked': pose({
    view: 'side',
    root: [117, 42],
    spine: [11, 15, 13],
    neck: 4,
    head: -6,
    arms: {
      right: { reach: [160, 3], hand: 0, shoulder: [-0.4, 0] },
      left: { reach: [161.4, 3], hand: 0, shoulder: [0, 0] },
    },
    legs: {
      right: { via: [117, 6], reach: [81.6, 13.2], foot: -50, toes: 0 },
      left: { via: [120, 6], reach: [84.6, 13.2], foot: -50, toes: 0 },
    },
    contacts: ['right-knee', 'right-ball', 'right-hand'],
  }),
  'forearms-toes-tucked': pose({
    view: 'side',
    root: [110, 42],
    spine: [-13, -21, -27],
    neck: -12,
    head: -22,
    arms: {
      right: { angles: [-84, -1], hand: 0 },
      left: { angles: [-80, -1], hand: 0 },
    },
    legs: {
      right: { via: [110, 6], reach: [74.6, 13.2], foot: -50, toes: 0 },
      left: { via: [113, 6], reach: [77.6, 13.2], foot: -50, toes: 0 },
    },
    contacts: ['right-knee', 'right-ball', 'right-elbow'],
  }),
  'seated-hands-behind': pose({
    view: 'side',
    root: [110, 9.4],
    spine: [102, 100, 98],
    neck: 94,
    head: 90,
    arms: {
      right: { reach: [80, 3.2], hand: 180 },
      left: { reach: [82, 3.2], hand: 180 },
    },
    legs: {
      right: { reach: [152, 5.5], foot: 0 },
      left: { reach: [154, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'right-ball', 'right-hand'],
  }),
  /** The hands follow the knees down from here, and draw them up. */
  'sitting-hands-on-knees': pose({
    view: 'front',
    root: [120, 9],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [89.2, 32.2], reach: [97.6, 32.6], hand: 2, handShort: 0.84, palm: -0.5 },
      left: { via: [150.8, 32.2], reach: [142.4, 32.6], hand: 178, handShort: 0.84, palm: 0.5 },
    },
    legs: {
      right: { via: [105.6, 33.4], reach: [106.6, 6], foot: -90, footShort: 0.3 },
      left: { via: [134.4, 33.4], reach: [133.4, 6], foot: -90, footShort: 0.3 },
    },
    layers: [
      'torso',
      'right-arm',
      'left-arm',
      'left-leg',
      'right-leg',
      'left-shin',
      'right-shin',
      'head',
      'left-hand',
      'right-hand',
    ],
    eyes: 'open',
    contacts: ['seat', 'right-foot', 'left-foot'],
  }),
  'feet-down-on-bolster': pose({
    view: 'front',
    root: [120, 19],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [97, 37], reach: [93, 18.6], hand: -104, handShort: 0.6, palm: -0.5 },
      left: { via: [143, 37], reach: [147, 18.6], hand: -76, handShort: 0.6, palm: 0.5 },
    },
    legs: {
      right: { via: [105.5, 40.8], reach: [107, 6], foot: -90, footShort: 0.3 },
      left: { via: [134.5, 40.8], reach: [133, 6], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'right-arm', 'left-arm', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head'],
    eyes: 'open',
    contacts: ['right-foot', 'left-foot'],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  'supine-arms-lifted': pose({
    view: 'side',
    root: [126, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { angles: [96, 146], hand: 176 },
      left: { angles: [93, 143], hand: 174 },
    },
    legs: {
      right: { reach: [155, 5.5], foot: 0 },
      left: { reach: [159, 5.5], foot: 0 },
    },
    contacts: ['seat', 'trunk', 'head', 'right-heel'],
  }),
  'tree-foot-off': mirrored(
    pose({
      view: 'front',
      root: [113, 77.4],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { via: [93, 101], reach: [110.2, 108], hand: 78 },
        left: { via: [133, 101], reach: [115.8, 108], hand: 102 },
      },
      legs: {
        right: { angles: [-85.7, -85.7], foot: -90, footShort: 0.3 },
        left: { via: [143, 55], reach: [137, 30], foot: -98, turn: 60 },
      },
      layers: ['torso', 'right-leg', 'left-leg', 'left-shin', 'left-arm', 'right-arm', 'head'],
      eyes: 'open',
      contacts: ['right-foot'],
    }),
  ),
  'supine-above': pose({
    view: 'front',
    root: [138, 75],
    spine: [180, 180, 180],
    neck: 180,
    head: 180,
    arms: {
      right: { via: [125, 54], reach: [147, 53], hand: -2, palm: 1 },
      left: { via: [125, 96], reach: [147, 97], hand: 2, palm: -1 },
    },
    legs: {
      right: { via: [157, 65.5], reach: [171, 66], foot: -8, turn: 90, top: 1 },
      left: { via: [157, 84.5], reach: [171, 84], foot: 8, turn: 90, top: 1 },
    },
    layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-leg', 'head'],
    contacts: ['right-hand'],
    props: [matBetweenHands],
  }),
  'supine-above-knees-lifted': pose({
    view: 'front',
    root: [138, 75],
    spine: [180, 180, 180],
    neck: 180,
    head: 180,
    arms: armsOut,
    legs: {
      right: { via: [142, 64.4], reach: [157, 66], foot: -4, footShort: 0.8, turn: 90, top: 1 },
      left: { via: [142, 85.6], reach: [157, 84], foot: 4, footShort: 0.8, turn: 90, top: 1 },
    },
    layers: ['torso', 'right-arm', 'left-arm', 'right-leg', 'left-leg', 'head'],
    contacts: ['right-hand'],
    props: [matBetweenHands],
  }),
};

export type BetweenId = keyof typeof between;

import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import type { Pose } from '../skeleton.ts';
import type { VariantId } from '../variant-ids.ts';
import { armBalanceVariants } from './arm-balances.ts';
import { handsOnThighsAtChair, kneelingAtChair, leaningOnChair, oneFootAtChair, warrior3OnBlocks } from './at-chair.ts';
import { balancingAtChair } from './balancing-at-chair.ts';
import { chairVariants } from './chair-variants.ts';
import { hipsAndSidesVariants } from './hips-and-sides.ts';
import { inverted } from './inverted.ts';
import { restingVariants } from './resting-variants.ts';
import { seated } from './seated.ts';
import { standing } from './standing.ts';
import { stepFigures } from './step-figures.ts';
import { stepStances } from './step-stances.ts';
import { warrior3AtChair } from './warrior3-with-chair.ts';

/** Poses with the props that make them easier. Shown as files alone, so no page carries them. Places as elsewhere. */
export const variants: Readonly<Record<VariantId, Pose>> = {
  ...restingVariants,
  ...chairVariants,
  ...balancingAtChair,
  ...armBalanceVariants,
  ...hipsAndSidesVariants,
  ...stepFigures,
  ...stepStances,
  'leaning-on-chair': leaningOnChair,
  'hands-on-thighs-at-chair': handsOnThighsAtChair,
  'kneeling-at-chair': kneelingAtChair,
  'one-foot-at-chair': oneFootAtChair,
  'warrior3-on-blocks': warrior3OnBlocks,
  'warrior3-at-chair': warrior3AtChair,
  'back-to-wall': pose({
    view: 'side',
    root: [112, 77.3],
    spine: [92, 93, 91],
    neck: 79,
    head: 87,
    arms: {
      right: { angles: [-90, -86], hand: -86, palm: -0.2 },
      left: { angles: [-88, -82], hand: -82, palm: -0.2 },
    },
    legs: {
      right: { reach: [116, 5.5], foot: 0 },
      left: { reach: [119, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'wall', x: 97.8 }],
  }),
  'chair-pose-at-wall': pose({
    view: 'side',
    root: [98, 47],
    spine: [93, 95, 91],
    neck: 78,
    head: 90,
    arms: {
      right: { reach: [124, 52], hand: -8, palm: 0.2 },
      left: { reach: [127, 52], hand: -8, palm: 0.2 },
    },
    legs: {
      right: { reach: [134, 5.5], foot: 0 },
      left: { reach: [137, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'wall', x: 83.6 }],
  }),
  'half-dog-at-wall': pose({
    view: 'side',
    root: [92, 77],
    spine: [2, 0, -2],
    neck: -17,
    head: -8,
    arms: {
      right: { angles: [2, 1.4], hand: 84, handShort: 0.86, shoulder: [0, 6] },
      left: { angles: [5, 4.4], hand: 84, handShort: 0.86, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [90, 5.5], foot: 0 },
      left: { reach: [93, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'wall', x: 187 }],
  }),
  'forward-fold-on-blocks': pose({
    view: 'side',
    root: [107.4, 69],
    spine: [4, -2, -8],
    neck: -8,
    head: -12,
    arms: {
      right: { reach: [147, 22.2], hand: 0 },
      left: { reach: [149.5, 22.2], hand: 0 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'block', x: 146.4, tall: true }],
  }),
  'warrior3-at-wall': {
    ...standing.virabhadrasana3,
    arms: {
      right: { ...standing.virabhadrasana3.arms.right, angles: [3, 2.4, 84], short: [1, 1, 0.86] },
      left: { ...standing.virabhadrasana3.arms.left, angles: [7, 6, 84], short: [1, 1, 0.86] },
    },
    props: [{ kind: 'wall', x: 200 }],
  },
  'triangle-on-block': {
    ...standing['utthita-trikonasana'],
    arms: {
      ...standing['utthita-trikonasana'].arms,
      right: {
        ...standing['utthita-trikonasana'].arms.right,
        angles: [-100.8, -100.8, 180],
        short: [0.95, 0.95, 0.86],
        palm: 0,
      },
    },
    layers: ['torso', 'left-leg', 'right-arm', 'right-leg', 'left-arm', 'head'],
    props: [{ kind: 'block', x: 79.6, tall: true }],
  },
  'easy-seat-on-bolster': pose({
    view: 'front',
    root: [120, 19],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [98, 37], reach: [92, 25], hand: -108, handShort: 0.86, palm: -0.5 },
      left: { via: [142, 37], reach: [148, 25], hand: -72, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [87, 13.5], reach: [121, 10], foot: -8, footShort: 0.85 },
      left: { via: [152.2, 13], reach: [117, 4.8], foot: 178, footShort: 0.95, turn: 110 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'left-shin', 'right-shin', 'head', 'left-arm', 'right-arm'],
    contacts: [],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  'staff-on-blanket': pose({
    view: 'side',
    root: [88, 15.4],
    spine: [90, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [78, 8.8], hand: -4, shoulder: [0, 3] },
      left: { reach: [81, 8.8], hand: -4, shoulder: [0, 3] },
    },
    legs: {
      right: { reach: [159, 5], foot: 88 },
      left: { reach: [159.3, 5.6], foot: 85 },
    },
    eyes: 'open',
    contacts: ['right-heel'],
    props: [{ kind: 'folded-blanket', x: 64 }],
  }),
  'butterfly-on-blocks': {
    ...seated['baddha-konasana'],
    props: [
      { kind: 'block', x: 74 },
      { kind: 'block', x: 146 },
    ],
  },
  'seated-fold-with-strap': pose({
    view: 'side',
    root: [86, 9],
    spine: [70, 68, 67],
    neck: 66,
    head: 70,
    arms: {
      right: { angles: [-28, -20], hand: -14, handShort: 0.6 },
      left: { angles: [-26, -18], hand: -14, handShort: 0.6 },
    },
    legs: {
      right: { reach: [157.6, 5], foot: 86 },
      left: { reach: [157.8, 5.6], foot: 83 },
    },
    contacts: ['seat', 'right-heel'],
    props: [{ kind: 'strap', from: [148.9, 22.5], to: [164.6, 17.4] }],
  }),
  'child-on-bolster': pose({
    view: 'side',
    root: [85, 21],
    spine: [12, 2, -6],
    neck: -10,
    head: -2,
    turn: { head: 58 },
    arms: {
      right: { via: [131, 5], reach: [152, 3], hand: 0 },
      left: { via: [134, 6], reach: [154, 3], hand: 0 },
    },
    legs: {
      right: { via: [117, 6.2], reach: [82.4, 4], foot: 200 },
      left: { via: [117.4, 6.2], reach: [83.4, 4], foot: 200 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
    contacts: ['right-knee', 'right-hand'],
    props: [{ kind: 'bolster', x: 100 }],
  }),
  sphinx: pose({
    view: 'side',
    root: [132, 8.4],
    spine: [13, 43, 59],
    neck: 52,
    head: 70,
    arms: {
      right: { angles: [-80, -1], hand: 0 },
      left: { angles: [-76, -1], hand: 0 },
    },
    legs: {
      right: { reach: [60.1, 4.2], foot: 200 },
      left: { reach: [60.2, 4.4], foot: 200 },
    },
    eyes: 'open',
    contacts: ['trunk', 'right-foot', 'right-elbow'],
  }),
  'camel-on-blocks': pose({
    view: 'side',
    root: [139, 41.5],
    spine: [98, 127, 156],
    neck: 170,
    head: 184,
    arms: {
      right: { reach: [110.6, 23], hand: 182, handShort: 0.85 },
      left: { reach: [111.4, 23], hand: 182, handShort: 0.85 },
    },
    legs: {
      right: { via: [139, 6], reach: [103.8, 4], foot: 200 },
      left: { via: [140, 6], reach: [106, 4], foot: 200 },
    },
    contacts: ['right-knee', 'right-foot'],
    props: [{ kind: 'block', x: 99.8, tall: true }],
  }),
  'bridge-on-block': pose({
    view: 'side',
    root: [125, 20],
    spine: [190, 200, 198],
    neck: 180,
    head: 177,
    arms: {
      right: { via: [105.6, 4.4], reach: [104, 21.4], hand: 16, handShort: 0.9, palm: -0.5 },
      left: { via: [106.6, 5], reach: [106.4, 22.8], hand: 14, handShort: 0.9, palm: -0.5 },
    },
    legs: {
      right: { reach: [158, 5.5], foot: 0 },
      left: { reach: [161, 5.5], foot: 0 },
    },
    contacts: ['head', 'right-heel', 'right-ball', 'right-elbow'],
    props: [{ kind: 'block', x: 117 }],
  }),
  'fish-on-bolster': pose({
    view: 'side',
    root: [126, 11],
    spine: [167, 143, 176],
    neck: 190,
    head: 190,
    arms: {
      right: { via: [110, 6], reach: [131, 4], hand: -2, palm: -0.2 },
      left: { via: [112, 6], reach: [132, 4], hand: 0 },
    },
    legs: {
      right: { reach: [197.6, 6], foot: 66 },
      left: { reach: [197.6, 6], foot: 70 },
    },
    contacts: ['seat', 'right-heel'],
    props: [{ kind: 'bolster', x: 46 }],
  }),
  'plough-on-chair': pose({
    view: 'side',
    root: [138, 54],
    spine: [-86, -90, -98],
    neck: 196,
    head: 180,
    arms: {
      right: { via: [163, 10.8], reach: [149.2, 28], hand: 104, shoulder: [-6, 4.4] },
      left: { via: [163.4, 11.4], reach: [151.6, 28.6], hand: 104, shoulder: [-6, 4.4] },
    },
    legs: {
      right: { angles: [186, 186], foot: -84, toes: 0 },
      left: { angles: [185, 185], foot: -84, toes: 0 },
    },
    eyes: 'open',
    contacts: ['head'],
    props: [
      { kind: 'chair', x: 26 },
      { kind: 'folded-blanket', x: 139.5 },
    ],
  }),
  'rest-with-bolster-under-knees': pose({
    view: 'side',
    root: [114, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { reach: [124.6, 4], hand: -2, palm: -0.2 },
      left: { reach: [124.6, 4], hand: 0 },
    },
    legs: {
      right: { reach: [181, 6], foot: 58, footShort: 0.9 },
      left: { reach: [181, 5.4], foot: 76, footShort: 0.9 },
    },
    contacts: ['seat', 'right-heel', 'trunk', 'head'],
    props: [{ kind: 'roll', x: 143 }],
  }),
  'legs-on-chair': pose({
    view: 'side',
    root: [140, 11],
    spine: [180, 179, 182],
    neck: 192,
    head: 178,
    arms: {
      right: { via: [124, 5.6], reach: [138.6, 4], hand: -2, palm: -0.2 },
      left: { via: [125, 6], reach: [139.4, 4.4], hand: 0 },
    },
    legs: {
      right: { via: [156, 42], reach: [191.6, 41], foot: 82 },
      left: { via: [158, 42.4], reach: [193.6, 41], foot: 78 },
    },
    contacts: ['seat', 'trunk', 'head'],
    props: [{ kind: 'chair', x: 169, faces: 'left' }],
  }),
  'legs-up-wall-on-bolster': {
    ...raised(inverted['viparita-karani'], 10.5, [
      { kind: 'wall', x: 160.5 },
      { kind: 'roll', x: 135.5 },
    ]),
    spine: [199, 210, 184],
    neck: 182,
    arms: {
      right: { ...inverted['viparita-karani'].arms.right, angles: [-21, 101, 14], short: [0.48, 0.6, 0.9] },
      left: { ...inverted['viparita-karani'].arms.left, angles: [-20, 101, 12], short: [0.5, 0.64, 0.9] },
    },
  },
  'wide-seat-on-bolster': pose({
    view: 'front',
    root: [120, 19],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [95, 36], reach: [86, 19], hand: -120, handShort: 0.86, palm: -0.5 },
      left: { via: [145, 36], reach: [154, 19], hand: -60, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [85, 12.5], reach: [59, 5], foot: 108, footShort: 0.45, turn: 70 },
      left: { via: [155, 12.5], reach: [181, 5], foot: 72, footShort: 0.45, turn: 70 },
    },
    contacts: ['right-heel', 'left-heel'],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  'head-to-knee-with-strap': {
    ...pose({
      view: 'side',
      root: [82, 9.2],
      spine: [72, 68, 64],
      neck: 64,
      head: 68,
      arms: {
        right: { angles: [-26, -18], hand: -14, handShort: 0.6 },
        left: { angles: [-24, -16], hand: -14, handShort: 0.6 },
      },
      legs: {
        right: { via: [101, 6.4], reach: [112, 6.3], foot: -3, top: 1, turn: 60 },
        left: { reach: [153.8, 5.4], foot: 84 },
      },
      far: ['left-arm', 'left-leg'],
      layers: ['left-leg', 'left-arm', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
      contacts: ['seat', 'left-heel'],
    }),
    props: [{ kind: 'strap', from: [146, 23.9], to: [161.2, 17.6] }],
  },
  'boat-with-strap': {
    ...seated['paripurna-navasana'],
    arms: {
      right: { ...seated['paripurna-navasana'].arms.right, angles: [18, 27, 34], short: [1, 1, 0.6] },
      left: { ...seated['paripurna-navasana'].arms.left, angles: [21, 30, 36], short: [1, 1, 0.6] },
    },
    props: [{ kind: 'strap', from: [138.2, 64.6], to: [168.5, 70.6] }],
  },
  'shoulderstand-at-wall': pose({
    view: 'side',
    root: [150, 54],
    spine: [-84, -87, -97],
    neck: 196,
    head: 180,
    arms: {
      right: { via: [176, 10.8], reach: [162.4, 28], hand: 104, shoulder: [-6, 4.4] },
      left: { via: [176.6, 11.4], reach: [164.6, 28.6], hand: 104, shoulder: [-6, 4.4] },
    },
    legs: {
      right: { via: [152, 89.8], reach: [187, 90.4], foot: 90 },
      left: { via: [153, 89.8], reach: [187, 92.4], foot: 90 },
    },
    eyes: 'open',
    contacts: ['head'],
    props: [
      { kind: 'wall', x: 192.5 },
      { kind: 'folded-blanket', x: 149.4 },
    ],
  }),
  'dolphin-at-wall': pose({
    view: 'side',
    root: [104, 77],
    spine: [10, 4, -2],
    neck: -6,
    head: -10,
    arms: {
      right: { angles: [14, 87.6], hand: 89.6, shoulder: [0, 5] },
      left: { angles: [16, 87.6], hand: 89.6, shoulder: [0, 5] },
    },
    legs: {
      right: { reach: [98, 5.5], foot: 0 },
      left: { reach: [101, 5.5], foot: 0 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-arm', 'right-leg'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'wall', x: 174.8 }],
  }),
  'twist-with-straight-leg': pose({
    view: 'threeQuarter',
    root: [104, 9.5],
    spine: [92, 90, 92],
    neck: 92,
    head: 92,
    turn: { pelvis: 20, chest: 85, head: 150 },
    arms: {
      right: { via: [83.6, 25.6], reach: [79, 4.2], hand: 188, handShort: 0.9 },
      left: { via: [134.4, 28.4], reach: [115, 22.4], hand: 188, handShort: 0.7 },
    },
    legs: {
      right: { via: [112.4, 33.8], reach: [122, 5.5], foot: 0, turn: 20 },
      left: { reach: [177.6, 5], foot: 84, turn: 20 },
    },
    far: ['left-leg'],
    layers: ['torso', 'right-arm', 'left-leg', 'right-shin', 'right-leg', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['seat', 'left-heel'],
  }),
  'tree-at-chair': {
    ...mirrored(
      pose({
        view: 'front',
        root: [106, 77.4],
        spine: [90, 90, 90],
        neck: 90,
        head: 90,
        arms: {
          right: { reach: [64, 102], bend: 1, hand: 206, handShort: 0.5 },
          left: { via: [135, 96], reach: [120, 84], hand: -140, handShort: 0.6 },
        },
        legs: {
          right: { angles: [-86.5, -86.5], foot: -90, footShort: 0.3 },
          left: { via: [132, 50], reach: [108.4, 26.5], foot: -93, turn: 60 },
        },
        layers: ['torso', 'right-leg', 'left-leg', 'left-arm', 'right-arm', 'head'],
        eyes: 'open',
        contacts: ['right-foot'],
      }),
    ),
    props: [{ kind: 'chair', x: 171.5 }],
  },
  'warrior1-at-chair': pose({
    view: 'side',
    root: [115, 50],
    spine: [88, 90, 92],
    neck: 92,
    head: 92,
    arms: {
      right: { reach: [161.8, 97.6], hand: -4 },
      left: { reach: [162.4, 98], hand: -4 },
    },
    legs: {
      right: { reach: [149, 5.5], foot: 0 },
      left: { reach: [58.5, 5.5], foot: 0, footShort: 0.82, turn: 55 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
    props: [{ kind: 'chair', x: 167.6 }],
  }),
  'warrior2-on-chair': {
    ...mirrored(
      pose({
        view: 'front',
        root: [119, 41.5],
        spine: [90, 90, 90],
        neck: 90,
        head: 90,
        turn: { head: 0 },
        arms: {
          right: { angles: [180, 180], hand: 180, palm: -0.5 },
          left: { angles: [0, 0], hand: 0, palm: 0.5 },
        },
        legs: {
          right: { reach: [48.8, 5.5], foot: -90, footShort: 0.3 },
          left: { via: [161, 40], reach: [161, 5.5], foot: 0, turn: 0 },
        },
        layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
        eyes: 'open',
        contacts: ['right-foot', 'left-heel', 'left-ball'],
      }),
    ),
    props: [{ kind: 'chair', x: 100, faces: 'left' }],
  },
  'side-angle-on-block': {
    ...mirrored(
      pose({
        view: 'front',
        root: [113, 50],
        spine: [52, 44, 40],
        neck: 33,
        head: 31,
        turn: { head: 180 },
        arms: {
          right: { angles: [42, 42], hand: 42, palm: 0.5, shoulder: [0, 3] },
          left: { reach: [163.5, 22.6], bend: 1, hand: 0, handShort: 0.84 },
        },
        legs: {
          right: { reach: [56, 5.5], foot: -90, footShort: 0.3 },
          left: { via: [154, 41.5], reach: [154, 5.5], foot: 0, turn: 0 },
        },
        layers: ['torso', 'right-leg', 'left-arm', 'left-leg', 'head', 'right-arm'],
        eyes: 'open',
        contacts: ['right-foot', 'left-heel', 'left-ball'],
      }),
    ),
    props: [{ kind: 'block', x: 65.6, tall: true }],
  },
};

/** The same pose a little higher, on something. */
function raised(pose: Pose, by: number, props: Pose['props']): Pose {
  return { ...pose, root: [pose.root[0], pose.root[1] + by], contacts: [], props };
}

import { pose } from '../draft.ts';

/** Between two poses of the library where more than one limb changes its place: one goes after the other. */
export const limbByLimb = {
  /** On the way to the half moon: the hind foot has come in, and the front forearm still bears on the thigh; the upper arm is on its way to the hip. */
  'feet-closer-arm-out': pose({
    view: 'front',
    root: [116, 63],
    spine: [112, 134, 144],
    neck: 132,
    head: 120,
    turn: { head: 135 },
    arms: {
      right: { via: [82.5, 54.6], reach: [101.5, 61], hand: 16, handShort: 0.85, palm: 1 },
      left: { angles: [8, -64], hand: -68, palm: 0.5 },
    },
    legs: {
      right: { via: [82, 41], reach: [88, 5.5], foot: 180, turn: 180 },
      left: { reach: [148, 5.5], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'right-arm', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-foot'],
  }),
  /** On the way to the twist: the left knee has sunk out, and its foot lies before the right one, which still stands. */
  'left-foot-under-right-knee': pose({
    view: 'front',
    root: [120, 9],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [97.5, 28], reach: [89.6, 12], hand: -100, handShort: 0.84, palm: -0.5 },
      left: { via: [142.5, 28], reach: [150.4, 12], hand: -80, handShort: 0.84, palm: 0.5 },
    },
    legs: {
      right: { via: [106, 33.4], reach: [106.6, 6], foot: -90, footShort: 0.3 },
      left: { via: [150, 8.6], reach: [122, 5.4], foot: 184, footShort: 0.7, turn: 70 },
    },
    layers: ['torso', 'right-arm', 'left-arm', 'left-leg', 'left-shin', 'right-leg', 'right-shin', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-foot'],
  }),
  /** Then the right foot has stepped over the left thigh; the hands still bear. */
  'right-foot-over-left-thigh': pose({
    view: 'threeQuarter',
    root: [118, 9.2],
    spine: [91, 90, 90],
    neck: 90,
    head: 90,
    turn: { pelvis: 58, chest: 64, head: 62 },
    arms: {
      right: { via: [96, 28], reach: [89.6, 12], hand: -100, handShort: 0.84, palm: -0.5 },
      left: { via: [141, 28], reach: [150.4, 12], hand: -80, handShort: 0.84, palm: 0.5 },
    },
    legs: {
      right: { via: [119, 38], reach: [131, 6], foot: 0, footShort: 0.75, turn: 30 },
      left: { via: [148, 8.8], reach: [119, 5.6], foot: 184, footShort: 0.6, turn: 55 },
    },
    far: ['left-leg'],
    layers: ['torso', 'right-arm', 'left-arm', 'left-leg', 'left-shin', 'right-leg', 'right-shin', 'head'],
    eyes: 'open',
    contacts: ['seat'],
  }),
  /** Then the left arm goes round the right knee, while the right hand still bears. */
  'left-arm-round-right-knee': pose({
    view: 'threeQuarter',
    root: [117, 9.4],
    spine: [92, 90, 90],
    neck: 90,
    head: 90,
    turn: { pelvis: 44, chest: 52, head: 50 },
    arms: {
      right: { via: [95, 28], reach: [89.6, 12], hand: -100, handShort: 0.84, palm: -0.5 },
      left: { via: [149, 33], reach: [136.4, 31.6], hand: 184, handShort: 0.8, shoulder: [4, 0] },
    },
    legs: {
      right: { via: [125, 39.6], reach: [131.6, 6], foot: 0, footShort: 0.86, turn: 25 },
      left: { via: [145, 9.4], reach: [118, 5.8], foot: 184, footShort: 0.6, turn: 47 },
    },
    far: ['left-leg'],
    layers: ['left-arm', 'torso', 'left-leg', 'left-shin', 'right-leg', 'right-shin', 'right-arm', 'left-hand', 'head'],
    eyes: 'open',
    contacts: ['seat'],
  }),
  /** To or from crossed legs on the bolster: the left leg lies, and the right foot still stands. */
  'right-knee-up-on-bolster': pose({
    view: 'front',
    root: [120, 19],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [90.6, 43], reach: [98.6, 42], hand: -40, handShort: 0.8, palm: 0.5 },
      left: { via: [142, 37], reach: [148, 25], hand: -72, handShort: 0.86, palm: 0.5 },
    },
    legs: {
      right: { via: [104, 39], reach: [105, 6], foot: -90, footShort: 0.3 },
      left: { via: [152.2, 13], reach: [124, 6], foot: 178, footShort: 0.8, turn: 90 },
    },
    layers: ['torso', 'left-leg', 'left-shin', 'right-leg', 'right-shin', 'head', 'left-arm', 'right-arm'],
    eyes: 'open',
    contacts: ['right-foot'],
    props: [{ kind: 'bolster', x: 86 }],
  }),
  /** From the second warrior the front hand comes down on the thigh, before the forearm does. */
  'side-angle-hand-on-thigh': pose({
    view: 'front',
    root: [126.4, 62],
    spine: [99, 114, 122],
    neck: 112,
    head: 106,
    turn: { head: 150 },
    arms: {
      right: { angles: [246, 316], hand: 330, palm: 0.5 },
      left: { angles: [42, 44], hand: 46, palm: 0.8 },
    },
    legs: {
      right: { via: [88, 41.5], reach: [88, 5.5], foot: 180, turn: 180 },
      left: { reach: [176, 5.5], foot: -90, footShort: 0.3 },
    },
    layers: ['torso', 'left-leg', 'right-leg', 'right-arm', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-foot'],
  }),
};

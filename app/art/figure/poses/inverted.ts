import { pose } from '../draft.ts';

/** Places are [x, height over the floor] in svg units, angles degrees (0 right, 90 up). Side views look right. */
export const inverted = {
  'adho-mukha-svanasana': pose({
    view: 'side',
    root: [108, 68.5],
    spine: [-42, -46, -48],
    neck: -52,
    head: -62,
    arms: {
      right: { reach: [168, 3], bend: -1, hand: 0, shoulder: [0, 6] },
      left: { reach: [171, 3], bend: -1, hand: 0, shoulder: [0, 6] },
    },
    legs: {
      right: { reach: [73.5, 5.5], bend: 1, foot: 0 },
      left: { reach: [77, 5.5], bend: 1, foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-palm'],
  }),
  'ardha-pincha-mayurasana': pose({
    view: 'side',
    root: [108, 57],
    spine: [-36, -42, -47],
    neck: -66,
    head: -88,
    arms: {
      right: { angles: [-79, -1], hand: -2, shoulder: [0, 2] },
      left: { angles: [-72, -1], hand: -2, shoulder: [0, 2] },
    },
    legs: {
      right: { reach: [58.5, 5.5], bend: 1, foot: 0 },
      left: { reach: [62, 5.5], bend: 1, foot: 0 },
    },
    contacts: ['right-heel', 'right-ball', 'right-elbow', 'right-wrist'],
  }),
  'viparita-karani': pose({
    view: 'side',
    root: [142, 11],
    spine: [178, 180, 182],
    neck: 186,
    head: 178,
    arms: {
      right: { reach: [146, 3.4], bend: 1, hand: -2, palm: 1 },
      left: { reach: [146, 3.4], bend: 1, hand: 0 },
    },
    legs: {
      right: { angles: [87, 87], foot: 160 },
      left: { angles: [86, 86], foot: 154 },
    },
    contacts: ['seat', 'upper-back', 'back-of-head'],
    props: [{ kind: 'wall', x: 152.5 }],
  }),
  halasana: pose({
    view: 'side',
    root: [136, 49],
    spine: [-86, -90, -98],
    neck: 206,
    head: 178,
    arms: {
      right: { reach: [180, 3.4], bend: 1, hand: 0 },
      left: { reach: [183, 3.4], bend: 1, hand: 0 },
    },
    legs: {
      right: { reach: [74, 13.3], bend: -1, foot: -82, toes: 0 },
      left: { reach: [77, 13.3], bend: -1, foot: -82, toes: 0 },
    },
    contacts: ['right-toes', 'right-wrist', 'back-of-head'],
  }),
  'salamba-sarvangasana': pose({
    view: 'side',
    root: [122, 49],
    spine: [-84, -90, -98],
    neck: 206,
    head: 178,
    arms: {
      right: { via: [142, 4], reach: [133, 24], hand: 104 },
      left: { via: [145, 4], reach: [136, 24], hand: 104 },
    },
    legs: {
      right: { angles: [92, 90], foot: 104 },
      left: { angles: [91, 89], foot: 102 },
    },
    contacts: ['right-elbow', 'back-of-head'],
  }),
  'salamba-sirsasana': pose({
    view: 'side',
    root: [120, 69],
    spine: [-88, -90, -92],
    neck: -90,
    head: -90,
    arms: {
      right: { via: [106, 4], reach: [128, 3.4], hand: 40, shoulder: [0, 6] },
      left: { via: [109, 4], reach: [130, 3.4], hand: 40, shoulder: [0, 6] },
    },
    legs: {
      right: { angles: [90, 90], foot: 98 },
      left: { angles: [91, 91], foot: 100 },
    },
    contacts: ['crown', 'right-elbow', 'right-wrist'],
  }),
};

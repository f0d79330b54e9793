import { type Draft, pose } from '../draft.ts';
import type { Pose, Prop } from '../skeleton.ts';

/** A chair whose seat is turned to whoever comes up from the floor, or goes down to it. Places as in `seated.ts`. */
const props: readonly Prop[] = [{ kind: 'chair', x: 168, faces: 'left' }];
const hands = {
  right: { reach: [174, 38], hand: -4 },
  left: { reach: [176, 38], hand: -4 },
} as const;

/** The hips are low over bent knees, and the head is clear of the chair's back. */
export const leaningOnChair = pose({
  view: 'side',
  root: [119.5, 60],
  spine: [38, 31, 26],
  neck: 26,
  head: 28,
  arms: hands,
  legs: {
    right: { reach: [144, 5.5], foot: 0 },
    left: { reach: [147, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props,
});

/** Half-way up from the chair: the hands have walked to the thighs, and the head comes last. */
export const handsOnThighsAtChair = pose({
  view: 'side',
  root: [124, 69.5],
  spine: [44, 38, 34],
  neck: 22,
  head: 12,
  arms: {
    right: { reach: [142, 53], hand: -50 },
    left: { reach: [145, 53], hand: -50 },
  },
  legs: {
    right: { reach: [144, 5.5], foot: 0 },
    left: { reach: [147, 5.5], foot: 0 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props,
});

/** Warrior three with the hands on high blocks, for whoever has no sure balance. */
export const warrior3OnBlocks = pose({
  view: 'side',
  root: [108.6, 72.4],
  spine: [0, -4, -8],
  neck: -6,
  head: -8,
  arms: {
    right: { reach: [147, 22.2], hand: 0 },
    left: { reach: [149.5, 22.2], hand: 0 },
  },
  legs: {
    right: { reach: [112, 5.5], foot: 0 },
    left: { angles: [193, 193], foot: -75 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [{ kind: 'block', x: 146.4, tall: true }],
});

export const kneelingAtChair = pose({
  view: 'side',
  root: [118, 41.4],
  spine: [46, 38, 32],
  neck: 38,
  head: 46,
  arms: hands,
  legs: {
    right: { via: [117, 6], reach: [81, 4], foot: 200 },
    left: { via: [120, 6], reach: [84, 4], foot: 200 },
  },
  eyes: 'open',
  contacts: ['right-knee', 'right-foot'],
  props,
});

const oneFoot = {
  view: 'side',
  root: [122, 42],
  spine: [56, 48, 42],
  neck: 44,
  head: 52,
  arms: hands,
  legs: {
    right: { reach: [144, 5.5], foot: 0 },
    left: { via: [120, 6], reach: [84, 4], foot: 200 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball', 'left-knee', 'left-foot'],
  props,
} satisfies Draft;

export const oneFootAtChair = pose(oneFoot);

/** On hands and knees before the seat, from where one hand after the other goes up on to it. */
const foursBeforeChair = {
  view: 'side',
  root: [117, 42],
  spine: [11, 14, 13],
  neck: 20,
  head: 28,
  arms: {
    right: { via: [154.1, 25.4], reach: [155, 3], hand: 0, shoulder: [-1.2, 0.3] },
    left: { via: [154.9, 25.4], reach: [156.4, 3], hand: 0, shoulder: [-1, 0.3] },
  },
  legs: {
    right: { via: [117, 6], reach: [81, 4], foot: 200 },
    left: { via: [120, 6], reach: [84, 4], foot: 200 },
  },
  eyes: 'open',
  contacts: ['right-knee', 'right-foot', 'right-hand'],
  props,
} satisfies Draft;

/** On the way up from there: the other knee is lifted over tucked toes. */
export const risingAtChair = {
  'fours-before-chair': pose(foursBeforeChair),
  'hand-on-seat-at-chair': pose({
    ...foursBeforeChair,
    root: [113, 40.8],
    spine: [13, 15, 14],
    neck: 26,
    head: 34,
    arms: { right: hands.right, left: { reach: [156.4, 3], hand: 0, shoulder: [1.5, -1.5] } },
    contacts: ['right-knee', 'right-foot', 'left-hand'],
  }),
  'knee-lifted-at-chair': pose({
    ...oneFoot,
    root: [124, 57],
    spine: [42, 34, 28],
    neck: 32,
    head: 38,
    legs: { ...oneFoot.legs, left: { reach: [84.6, 13.2], foot: -50, toes: 0 } },
    contacts: ['right-heel', 'right-ball', 'left-ball'],
  }),
};

/** The wall that the chair's back touches, so that the chair neither slides nor tips. */
export const wallBehindChair: Prop = { kind: 'wall', x: 214.6 };

const byWall = (place: Pose): Pose => ({ ...place, props: [...place.props, wallBehindChair] });

/** The same way where the words say that the chair stands against a wall. */
export const atWallChair = {
  'fours-at-wall-chair': byWall(risingAtChair['fours-before-chair']),
  'hand-on-seat-at-wall-chair': byWall(risingAtChair['hand-on-seat-at-chair']),
  'kneeling-at-wall-chair': byWall(kneelingAtChair),
  'one-foot-at-wall-chair': byWall(oneFootAtChair),
  /** The weight has gone over the foot ahead, and the toes behind are tucked; the knee still bears. */
  'toes-tucked-at-wall-chair': byWall(
    pose({
      ...oneFoot,
      root: [126, 41.6],
      spine: [48, 40, 34],
      neck: 38,
      head: 44,
      legs: { ...oneFoot.legs, left: { via: [120.2, 6], reach: [85, 13], foot: -50, toes: 0 } },
      contacts: ['right-heel', 'right-ball', 'left-knee', 'left-ball'],
    }),
  ),
  'knee-lifted-at-wall-chair': byWall(risingAtChair['knee-lifted-at-chair']),
  'leaning-at-wall-chair': byWall(leaningOnChair),
  'hands-on-thighs-at-wall-chair': byWall(handsOnThighsAtChair),
};

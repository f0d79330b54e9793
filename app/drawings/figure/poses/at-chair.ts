import { type Draft, pose } from '../draft.ts';
import type { Prop } from '../skeleton.ts';

/** A chair whose seat is turned to whoever comes up from the floor, or goes down to it. Places as in `seated.ts`. */
const props: readonly Prop[] = [{ kind: 'chair', x: 168, faces: 'left' }];
const hands = {
  right: { reach: [174, 38], hand: -4 },
  left: { reach: [176, 38], hand: -4 },
} as const;

export const leaningOnChair = pose({
  view: 'side',
  root: [127, 73.4],
  spine: [22, 14, 6],
  neck: 10,
  head: 12,
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
  root: [112, 77.3],
  spine: [-3, -12, -20],
  neck: -6,
  head: -8,
  arms: {
    right: { reach: [149.4, 22.6], hand: 0, handShort: 0.82 },
    left: { reach: [151, 22.6], hand: 0, handShort: 0.82 },
  },
  legs: {
    right: { reach: [112, 5.5], foot: 0 },
    left: { angles: [190, 190], foot: -78 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [{ kind: 'block', x: 149.2, tall: true }],
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

/** On the way up from there: the other knee is lifted over tucked toes. */
export const risingAtChair = {
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

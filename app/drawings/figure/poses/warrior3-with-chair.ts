import { type Draft, pose } from '../draft.ts';

/** The third warrior with the hands on the back of a chair, whose seat stands against a wall. Places as in `seated.ts`. */
const atRail = {
  view: 'side',
  arms: {
    right: { reach: [174, 98], hand: -10 },
    left: { reach: [176, 98], hand: -10 },
  },
  eyes: 'open',
  contacts: ['right-heel', 'right-ball'],
  props: [
    { kind: 'chair', x: 180 },
    { kind: 'wall', x: 226 },
  ],
} satisfies Partial<Draft>;

const standingFoot = { reach: [99, 5.5], foot: 0 } as const;

/** The leg behind goes on in the line of the trunk, lower than the hip, and the head is higher than it. */
export const warrior3AtChair = pose({
  ...atRail,
  root: [99, 76],
  spine: [35, 34, 33],
  neck: 42,
  head: 50,
  legs: { right: standingFoot, left: { angles: [208, 207], foot: -62 } },
});

export const warrior3WithChair = {
  'hands-on-rail': pose({
    ...atRail,
    root: [133, 77.3],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    legs: {
      right: { reach: [132.1, 5.5], foot: 0 },
      left: { reach: [133.3, 5.5], foot: 0 },
    },
  }),
  /** A step behind, the trunk leans from the hips, and both knees are soft. */
  'leaning-on-rail': pose({
    ...atRail,
    root: [99, 73.6],
    spine: [38, 36, 34],
    neck: 42,
    head: 50,
    legs: { right: standingFoot, left: { reach: [102, 5.5], foot: 0 } },
  }),
  /** The toes slide back along the floor before the leg is lifted, and there they come down again. */
  'toes-back-at-rail': pose({
    ...atRail,
    root: [98, 74.2],
    spine: [37, 35, 33],
    neck: 42,
    head: 50,
    legs: { right: standingFoot, left: { reach: [61.6, 13.2], foot: -50, toes: 0 } },
  }),
};

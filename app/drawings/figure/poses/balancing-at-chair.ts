import { type Draft, pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import type { Pose } from '../skeleton.ts';
import type { VariantId } from '../variant-ids.ts';

/** The second warrior for whoever balances with a hand on a chair ahead: a shorter stance, and a bend that is less deep. */
const chair = { kind: 'chair', x: 22.5, faces: 'left' } as const;
const fingersOnRail = { reach: [166.2, 100.8], hand: -7, handShort: 0.84 } as const;
const handOnRail = { reach: [173.6, 101.6], hand: -20, handShort: 0.55 } as const;

const stance = {
  view: 'front',
  root: [104.8, 65.6],
  spine: [90, 90, 90],
  neck: 90,
  head: 90,
  turn: { head: 45 },
  arms: {
    right: { angles: [-112, -106], hand: -102, palm: -0.5 },
    left: fingersOnRail,
  },
  legs: {
    right: { reach: [57.5, 5.5], foot: -90, footShort: 0.3 },
    left: { reach: [152, 5.5], foot: 0, turn: 0 },
  },
  layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
  eyes: 'open',
  contacts: ['right-foot', 'left-heel', 'left-ball'],
} satisfies Draft;

const besideChair = (draft: Draft): Pose => ({ ...mirrored(pose(draft)), props: [chair] });

export const balancingAtChair = {
  'standing-at-chair': besideChair({
    ...stance,
    root: [134, 77.4],
    turn: { head: 0 },
    contacts: ['right-foot', 'left-foot'],
    arms: {
      right: { angles: [-100, -94], hand: -88, palm: -0.5 },
      left: { reach: [171, 100.8], hand: -8, handShort: 0.84 },
    },
    legs: {
      right: { angles: [-91, -91], foot: -90, footShort: 0.3 },
      left: { angles: [-89, -89], foot: -90, footShort: 0.3 },
    },
  }),
  'stance-at-chair': besideChair(stance),
  'arm-out-at-chair': besideChair({
    ...stance,
    arms: { right: { angles: [180, 180], hand: 180, palm: -0.5 }, left: fingersOnRail },
  }),
  'warrior2-at-chair': besideChair({
    ...stance,
    root: [115, 57.4],
    turn: { head: 0 },
    arms: { right: { angles: [180, 180], hand: 180, palm: -0.5 }, left: handOnRail },
    legs: {
      right: stance.legs.right,
      left: { via: [152, 41], reach: [152, 5.5], foot: 0, turn: 0 },
    },
  }),
} satisfies Partial<Record<VariantId, Pose>>;

import { sides } from './carriages.ts';
import { type Journey, liesOnBack } from './journey.ts';
import { turnBetween } from './kinematics.ts';
import { isFromAbove, type Pose, type Side } from './skeleton.ts';

interface Order {
  readonly last: Side;
  /** The share of the way that each leg takes. */
  readonly share: number;
}

/**
 * Which leg goes after the other: seen from above the left one where feet are lifted from the mat or set down on it, or
 * the lower one of two that lay to one side, and the far one where somebody who lies lays the legs on a chair or up a
 * wall, or takes them down.
 */
export function legOrder(way: Journey): Order | undefined {
  const { from, to, limbs } = way;
  if (liftsFeet(from, to)) return { last: 'left', share: 0.55 };
  const isBelow = (side: Side): boolean => from.far.includes(`${side}-leg`) && !to.far.includes(`${side}-leg`);
  const isLaid =
    liesOnBack(way) &&
    sides.every((side) => limbs.legs[side].does === 'moves') &&
    [from, to].some(({ props }) => props.some(({ kind }) => /chair|wall/u.test(kind)));
  const last = isFromAbove(from) && isFromAbove(to) ? sides.find(isBelow) : isLaid ? 'left' : undefined;
  return last && { last, share: 0.72 };
}

/** Whether somebody who lies and is seen from above draws up the knees from standing feet, or sets the feet down. */
export const liftsFeet = (from: Pose, to: Pose): boolean =>
  isFromAbove(from) &&
  isFromAbove(to) &&
  Math.abs(turnBetween(from.turn.pelvis, to.turn.pelvis)) < 10 &&
  areLifted(from) !== areLifted(to);

/** Thighs that point at the viewer who looks down on them. */
const areLifted = ({ legs }: Pose): boolean => sides.every((side) => legs[side].short[0] < 0.35);

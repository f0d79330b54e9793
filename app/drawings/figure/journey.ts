import { both, type Carriage, carriages, free, sides } from './carriages.ts';
import { cosDegrees, type Joints, solveJoints } from './kinematics.ts';
import { isLifted, type OffThings, restedOn, settling } from './off-things.ts';
import { isAmong } from './props-between.ts';
import { supportGap } from './rest.ts';
import { isFromAbove, type Pose, type Prop, type Side } from './skeleton.ts';

/** Where a transition starts and ends, with the joints of both and what each limb does on the way. */
export type Journey = {
  from: Pose;
  to: Pose;
  start: Joints;
  end: Joints;
  /** The body turns before the viewer, or is seen from another place. */
  isTurn: boolean;
  /** Seen from above there is no floor under the body. */
  hasFloor: boolean;
  /** Nothing but the feet bears. */
  stands: boolean;
  /** What of the trunk rests at the start and at the end on a thing that the other pose does not have. */
  offThings: readonly [OffThings, OffThings];
  /** Whether the seat rises from a thing that stays, or (-1) sits down on one. */
  rises: 1 | 0 | -1;
  gaps: readonly [number, number];
  /** How long what is lifted and set down takes, one after the other. */
  stepSeconds: number;
  limbs: Record<'arms' | 'legs', Record<Side, Carriage>>;
};

/** What nobody sits on. */
const isBeside = ({ kind }: Prop): boolean => /wall|bed|chair|block|strap/u.test(kind);

export function journey(from: Pose, to: Pose): Journey {
  const [start, end] = [solveJoints(from), solveJoints(to)];
  const turns = Math.abs(cosDegrees(from.turn.pelvis) - cosDegrees(to.turn.pelvis)) > 0.3;
  const hasFloor = !isFromAbove(from) && !isFromAbove(to);
  const isTurn = turns || from.view === 'threeQuarter' || to.view === 'threeQuarter' || !hasFloor;
  const stands = [from, to].every(
    ({ contacts, props }) => contacts.every((part) => /heel|ball|foot/u.test(part)) && props.every(isBeside),
  );
  const { stepSeconds, ...limbs } = hasFloor
    ? carriages({ from, to, start, end, isTurn, stands })
    : { stepSeconds: 0, arms: both(free), legs: both(free) };
  const feetBear = limbs.legs.right.does !== 'moves';
  const offThings = [settling(from, start, to, end, feetBear), settling(to, end, from, start, feetBear)] as const;
  // Hands press on the floor while the seat is lifted on to a thing, or off it.
  for (const arm of sides.map((side) => limbs.arms[side])) {
    if (arm.does === 'lifts' && isLifted(offThings[1])) [arm.from, arm.until] = [0.7, 1];
    if (arm.does === 'lands' && isLifted(offThings[0])) [arm.from, arm.until] = [0, 0.3];
  }
  const shared = from.props.filter((prop) => isAmong(to.props, prop));
  const sits = [restedOn(from, start, shared, 2.5), restedOn(to, end, shared, 2.5)].map((part) => part === 'hips');
  return {
    from,
    to,
    start,
    end,
    isTurn,
    hasFloor,
    stands,
    offThings,
    rises: sits[0] === sits[1] ? 0 : sits[0] ? 1 : -1,
    gaps: [supportGap(from), supportGap(to)],
    stepSeconds,
    limbs,
  };
}

/** Whether the shoulders lie on the floor all the way. */
export const liesOnBack = ({ start, end }: Journey): boolean => start.spine[3][1] < 12 && end.spine[3][1] < 12;

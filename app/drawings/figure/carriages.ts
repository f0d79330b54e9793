import type { Journey } from './journey.ts';
import { cosDegrees, distance, type Joints, sinDegrees } from './kinematics.ts';
import { isOnRail, restingSpots, weightAt } from './rest.ts';
import type { LegPose, Point, Pose, Side } from './skeleton.ts';

/** What a limb does whose end rests at the start or at the end, and when: shares of the way. */
export type Carriage = {
  readonly does: 'stays' | 'steps' | 'lifts' | 'lands' | 'moves';
  from: number;
  until: number;
  rise: number;
  isSeenShort: boolean;
  /** A leg on which somebody stands who is seen from in front. */
  isUpright?: boolean;
  hinge: 1 | -1;
  /** It is eased along the floor, level and no higher than it must. */
  isEased?: boolean;
  /** The heel is lifted or lowered over the ball of the foot. */
  roll?: { readonly from: Point; readonly to: Point; readonly feet: readonly [number, number] } | undefined;
};

export const sides = ['right', 'left'] as const;
export const oppositeOf = (side: Side): Side => (side === 'right' ? 'left' : 'right');
/** What a limb does that rests nowhere. */
export const free = (): Carriage => ({ does: 'moves', from: 0, until: 1, rise: 0, isSeenShort: true, hinge: 1 });
export const both = <T>(of: (side: Side) => T): Record<Side, T> => ({ right: of('right'), left: of('left') });

/** Whether the end of a limb rests on the floor, with the flesh round it. */
function rests(kind: 'arms' | 'legs', side: Side, joints: Joints): boolean {
  if (kind === 'arms') return joints.arms[side].wrist[1] <= 4.7;
  const { heel, ball, ankle } = joints.legs[side];
  return Math.min(heel[1], ball[1]) <= 2.6 || ankle[1] <= 6.2;
}

/** Who stands shifts the weight before a step, and back after it: shares of its time. */
const weightShare = 0.25;

/** What moves less than this keeps its place: a hundredth of a body's height. Units. */
const minStep = 1.4;

/** So far a foot or a hand is eased along the floor where it lies: shorter than a foot. Units. */
const eased = 15;

/** What a palm that slides is over the floor. Units. */
const palmRise = 0.5;

/** Whoever sits or lies moves both feet at once, but not so far: one leg after the other is stretched. Units. */
const longStep = 20;

/** Whether a foot that stays on the floor turns round, towards the viewer or from one side to the other. */
export function pivots(from: LegPose, to: LegPose): boolean {
  const isFromFront = Math.min(from.short[2], to.short[2]) < 0.75;
  return isFromFront && Math.abs(acrossOf(from) - acrossOf(to)) > 0.6;
}

/** How long a foot is seen, to the right or (below 0) to the left; one that comes at the viewer not at all. */
export function acrossOf({ angles, short }: LegPose): number {
  return short[2] < 0.5 ? 0 : cosDegrees(angles[2]) * short[2];
}

/** One limb after the other is carried; two hands go together, and two feet where the seat, the back or a knee carries. */
export function carriages({
  from,
  to,
  start,
  end,
  isTurn,
  stands,
}: Pick<Journey, 'from' | 'to' | 'start' | 'end' | 'isTurn' | 'stands'>): Journey['limbs'] & {
  stepSeconds: number;
} {
  const carriage = (kind: 'arms' | 'legs', side: Side): Carriage => {
    const [before, after] = [rests(kind, side, start), rests(kind, side, end)];
    const chains = [chainOf(kind, side, start), chainOf(kind, side, end)] as const;
    const bends = chains.map(bendOf);
    const isSeenShort =
      isTurn ||
      from.view === 'front' ||
      [from, to].some((pose) => Math.min(pose[kind][side].short[0], pose[kind][side].short[1]) < 0.95) ||
      (kind === 'arms' && Math.min(...bends) < -40 && Math.max(...bends) > 40);
    // Seen from the side knees bend to the back and elbows to the front.
    const hinge = cosDegrees(from.turn.pelvis) >= 0 === (kind === 'legs') ? 1 : -1;
    const [wristBefore, wristAfter] = [start.arms[side].wrist, end.arms[side].wrist];
    const holds = kind === 'arms' && isOnRail(from, wristBefore) && isOnRail(to, wristAfter);
    if (holds && distance(wristBefore, wristAfter) < eased) return { ...free(), does: 'stays' };
    if (!before && !after) return free();
    if (!after) return { does: 'lifts', from: 0, until: 0.5, rise: 4, isSeenShort, hinge };
    if (!before) return { does: 'lands', from: 0.5, until: 1, rise: 4, isSeenShort, hinge };
    const [first, last] =
      kind === 'arms' ? [start.arms[side].wrist, end.arms[side].wrist] : [start.legs[side].ankle, end.legs[side].ankle];
    const [footBefore, footAfter] = [from.legs[side].angles[2], to.legs[side].angles[2]];
    const rolls = kind === 'legs' && Math.abs(sinDegrees((footAfter - footBefore) / 2)) > 0.4;
    const [ballA, ballB] = [start.legs[side].ball, end.legs[side].ball];
    const shift = kind === 'arms' ? distance(first, last) : Math.abs(ballA[0] - ballB[0]);
    const isOnBall =
      rolls &&
      shift < eased &&
      ballA[1] + ballB[1] < 2 &&
      cosDegrees(footAfter - footBefore) > 0 &&
      Math.min(from.legs[side].short[2], to.legs[side].short[2]) > 0.9;
    const stays = shift < minStep && (isOnBall || !rolls);
    const isPivot = kind === 'legs' && pivots(from.legs[side], to.legs[side]);
    const lies =
      kind === 'legs' && [start, end].every(({ legs }) => legs[side].knee[1] < 10.5 && legs[side].ankle[1] < 6.2);
    // Who sits and stretches a leg, or bends it, lets the heel slide.
    const slides =
      kind === 'legs' &&
      !stands &&
      shift > eased &&
      [start, end].every(({ legs: { [side]: leg } }) => leg.heel[1] < 1 && leg.ball[1] > 8);
    const isEased =
      isOnBall ||
      lies ||
      slides ||
      (shift < eased && (isPivot || (!rolls && (shift < eased / 2 || kind === 'arms' || ballA[1] + ballB[1] < 6))));
    return {
      isEased,
      isUpright: stands && kind === 'legs' && from.view === 'front' && to.view === 'front',
      roll: isOnBall ? { from: ballA, to: ballB, feet: [footBefore, footAfter] } : undefined,
      does: stays ? 'stays' : 'steps',
      from: 0,
      until: 1,
      // A palm is slid along the floor.
      rise: isEased && kind === 'arms' ? palmRise : rolls && !isPivot ? (distance(first, last) < 2 ? 3 : 7) : 2.5,
      isSeenShort,
      hinge,
    };
  };
  const limbs = { arms: both((side) => carriage('arms', side)), legs: both((side) => carriage('legs', side)) };
  const [isSeated, sits] = [/seat|trunk/u, /seat|trunk|knee/u].map((parts) =>
    [from, to].every(({ contacts }) => contacts.some((part) => parts.test(part))),
  );
  const elbowsStay = sides.every((side) => distance(start.arms[side].elbow, end.arms[side].elbow) < minStep);
  const handsBear = bearsOnHands(from, start, elbowsStay) || bearsOnHands(to, end, elbowsStay);
  const stepLength = (side: Side): number => distance(start.legs[side].ankle, end.legs[side].ankle);
  // Who steps back moves the hind foot first, who steps ahead the front one; who steps apart, the one that goes
  // back where hands bear as well; upright the one that goes ahead, for nobody can sit on a hind leg to reach ahead;
  // seen from in front the one that goes less far.
  const order = (kind: 'arms' | 'legs'): Side[] => {
    const x = (joints: Joints, side: Side): number =>
      (kind === 'arms' ? joints.arms[side].wrist : joints.legs[side].ankle)[0];
    const [right, left] = [x(end, 'right') - x(start, 'right'), x(end, 'left') - x(start, 'left')];
    const shift = right * left < 0 && kind === 'legs' ? 0 : right + left;
    const ahead = cosDegrees(from.turn.pelvis) >= 0 ? 1 : -1;
    const isUprightStep = stands && from.view === 'side';
    const isFrontStep = stands && from.view === 'front';
    const isApart = shift === 0 && Math.min(Math.abs(right), Math.abs(left)) > minStep;
    const rank = (side: Side): number =>
      isApart
        ? isFrontStep
          ? stepLength(side)
          : (x(end, side) - x(start, side)) * (isUprightStep ? -ahead : ahead)
        : -x(start, side) * Math.sign(shift || 1);
    return sides.filter((side) => limbs[kind][side].does === 'steps').toSorted((a, b) => rank(a) - rank(b));
  };
  const handStep = (side: Side): number => distance(start.arms[side].wrist, end.arms[side].wrist);
  const slots: { limbs: Carriage[]; seconds: number }[] = [];
  for (const kind of ['arms', 'legs'] as const) {
    const stepping = order(kind);
    // Whoever sits eases the feet along all the way.
    const isAside = kind === 'legs' && isSeated && stepping.every((side) => limbs.legs[side].isEased);
    if (stepping.length === 0 || isAside) continue;
    const slot = (...those: Side[]): void => {
      const farthest = Math.max(...those.map(kind === 'arms' ? handStep : stepLength));
      slots.push({ limbs: those.map((side) => limbs[kind][side]), seconds: (stands ? 1 : 0.7) + farthest / 50 });
    };
    const isLong =
      kind === 'legs' && !isTurn && sides.every((side) => stepLength(side) > longStep && !limbs.legs[side].isSeenShort);
    if (
      kind === 'arms'
        ? !handsBear
        : (isSeated && !isLong && !isTurn) || stepping.every((side) => limbs.legs[side].isEased && !stands)
    )
      slot(...stepping);
    else for (const one of stepping) slot(one);
  }
  // Whoever sits down from the knees sits before the hands go behind the back.
  const sitsDown =
    sits &&
    end.spine[0][1] < start.spine[0][1] - 10 &&
    start.arms.right.wrist[0] - end.arms.right.wrist[0] > 2 * longStep;
  // A foot that comes far ahead, between the hands, comes while the hips are high.
  const comesAhead = sides.some(
    (side) => limbs.legs[side].does === 'steps' && end.legs[side].ankle[0] - start.legs[side].ankle[0] > longStep * 2,
  );
  const handsStay = sides.every((side) => limbs.arms[side].does === 'steps' && handStep(side) < longStep);
  // Heels are lifted before hands that bear are drawn in, and lowered after them.
  const heelsLift =
    handsBear &&
    sides.every((side) => {
      const { roll } = limbs.legs[side];
      return roll && Math.abs(sinDegrees(roll.feet[1])) > Math.abs(sinDegrees(roll.feet[0])) + 0.3;
    });
  if (sitsDown || heelsLift || (!sits && comesAhead && handsStay)) slots.reverse();
  const all = [...Object.values(limbs.arms), ...Object.values(limbs.legs)];
  const lifting = all.filter(({ does }) => does === 'lifts');
  const landing = all.filter(({ does }) => does === 'lands');
  const isBetween = lifting.length > 0 && landing.length > 0;
  const [first, last] =
    slots.length === 0 ? [0, 1] : isBetween ? [0.3, 0.7] : [landing.length > 0 ? 0.5 : 0, lifting.length > 0 ? 0.5 : 1];
  for (const one of lifting)
    [one.from, one.until] = slots.length === 0 ? [0, 0.6] : landing.length > 0 ? [0, 0.4] : [0.55, 0.85];
  for (const one of landing)
    [one.from, one.until] = slots.length === 0 ? [0.4, 1] : lifting.length > 0 ? [0.6, 1] : [0.15, 0.45];
  // On hands and knees the leg goes before the arm, and comes back after it.
  const isLater = (one: Carriage): boolean => one === limbs.arms.right || one === limbs.arms.left;
  if (slots.length === 0 && !isSeated && !stands) {
    for (const one of lifting.some(isLater) && !lifting.every(isLater) ? lifting : []) {
      [one.from, one.until] = isLater(one) ? [0.45, 0.75] : [0, 0.3];
    }
    for (const one of landing.some(isLater) && !landing.every(isLater) ? landing : []) {
      [one.from, one.until] = isLater(one) ? [0.25, 0.55] : [0.7, 1];
    }
  }
  // Who lies draws up one knee after the other, and sets down one foot after the other: the near one first.
  const { right, left } = limbs.legs;
  if (isSeated && slots.length === 0 && right.does === left.does) {
    if (right.does === 'lifts') [left.from, left.until] = [0.35, 0.85];
    if (right.does === 'lands') [right.from, right.until] = [0.2, 0.65];
  }
  const stepSeconds = slots.reduce((sum, { seconds }) => sum + seconds, 0);
  let begun = first;
  for (const [index, { limbs: carried, seconds }] of slots.entries()) {
    const width = index < slots.length - 1 ? ((last - first) * seconds) / stepSeconds : last - begun;
    for (const [place, one] of carried.entries()) {
      one.from = begun + (place > 0 ? 0.1 * width : 0);
      one.until =
        begun +
        width -
        (index < slots.length - 1 ? 0.06 * (last - first) : 0) -
        (place === 0 && carried.length > 1 ? 0.1 * width : 0);
      if (!stands || one.isEased) continue;
      [one.from, one.until] = [begun + weightShare * width, begun + (1 - weightShare) * width];
    }
    begun += width;
  }
  return { ...limbs, stepSeconds: stepSeconds / (last - first) };
}

/** Whether a body would fall that took its hands off the floor: its centre of mass is not over what else rests there. */
function bearsOnHands(pose: Pose, joints: Joints, elbowsStay: boolean): boolean {
  const elbows = elbowsStay ? [] : sides.map((side) => joints.arms[side].elbow);
  const others = restingSpots(pose, joints).filter(
    ({ at, flesh, limb }) => at[1] - flesh < 2.5 && !limb?.endsWith('arm') && !elbows.includes(at),
  );
  const xs = others.flatMap(({ at: [x], reach }) => [x - reach - 4, x + reach + 4]);
  const x = weightAt(joints);
  return xs.length > 0 && (x < Math.min(...xs) || x > Math.max(...xs));
}

export type Chain = readonly [root: Point, middle: Point, end: Point];

function chainOf(kind: 'arms' | 'legs', side: Side, { arms, legs }: Joints): Chain {
  if (kind === 'arms') return [arms[side].shoulder, arms[side].elbow, arms[side].wrist];
  return [legs[side].hip, legs[side].knee, legs[side].ankle];
}

/** To which side of root → end the middle joint lies, and how far. */
export function bendOf([root, middle, end]: Chain): number {
  return (end[0] - root[0]) * (middle[1] - root[1]) - (end[1] - root[1]) * (middle[0] - root[0]);
}

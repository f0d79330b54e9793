import { acrossOf, bendOf, both, type Carriage, type Chain, pivots } from './carriages.ts';
import { type Bones, drawnTo, kneeOut, uprightTo } from './drawn-bones.ts';
import type { Journey } from './journey.ts';
import {
  along,
  between,
  cosDegrees,
  direction,
  distance,
  type Joints,
  lerp,
  middleJoint,
  sinDegrees,
  smooth,
  solveJoints,
  turnBetween,
} from './kinematics.ts';
import { type ArmPose, ankleHeight, bone, type LegPose, type Point, type Pose, type Side } from './skeleton.ts';

/** The pose with the ends of its limbs where the floor holds them, or on their way there. */
export function withLimbs(pose: Pose, way: Journey, t: number, lifts: Record<Side, number>): Pose {
  const joints = solveJoints(pose);
  return {
    ...pose,
    legs: both((side) => leg(side, pose, joints, way, t, lifts[side])),
    arms: both((side) => arm(side, pose, joints, way, t)),
  };
}

function leg(side: Side, pose: Pose, joints: Joints, way: Journey, t: number, lift: number): LegPose {
  const own = pose.legs[side];
  const limb = way.limbs.legs[side];
  if (hold(limb, t) === 0) return own;
  const { hip, knee, ankle } = joints.legs[side];
  const [start, end] = [way.start.legs[side], way.end.legs[side]];
  const bones = held(
    [hip, knee, ankle],
    [start.hip, start.knee, start.ankle],
    [end.hip, end.knee, end.ankle],
    [bone.thigh, bone.shin],
    own,
    limb,
    t,
    lift,
  );
  const [from, to] = [way.from.legs[side], way.to.legs[side]];
  const share = shareOf(limb, t);
  // Where it rests the foot keeps its angle to the floor; in the air it hangs from the shin.
  const hanging =
    bones.angles[1] + lerp(turnBetween(from.angles[1], from.angles[2]), turnBetween(to.angles[1], to.angles[2]), share);
  const isLevel = limb.does === 'stays' || limb.isEased;
  const resting = isLevel
    ? from.angles[2] + turnBetween(from.angles[2], to.angles[2]) * share
    : share < 0.5
      ? from.angles[2]
      : to.angles[2];
  const weight = isLevel ? 1 : limb.does === 'steps' ? (2 * share - 1) ** 2 : hold(limb, t);
  if (limb.does === 'steps' && pivots(from, to)) return { ...own, ...turnedFoot(from, to, share, bones) };
  const foot = hanging + turnBetween(hanging, resting) * weight;
  const toes = lerp(turnBetween(from.angles[2], from.angles[3]), turnBetween(to.angles[2], to.angles[3]), share);
  return {
    ...own,
    angles: [...bones.angles, foot, foot + toes],
    short: [...bones.short, lerp(from.short[2], to.short[2], share)],
  };
}

/** A foot that turns round on the floor stays level: it is seen shorter, from in front, and longer again. */
function turnedFoot(from: LegPose, to: LegPose, share: number, bones: Bones): Pick<LegPose, 'angles' | 'short'> {
  const across = lerp(acrossOf(from), acrossOf(to), share);
  if (Math.abs(across) < 0.5) return { angles: [...bones.angles, -90, -90], short: [...bones.short, 0.3] };
  const like = [from, to].find((leg) => acrossOf(leg) * across > 0.25) ?? to;
  return { angles: [...bones.angles, like.angles[2], like.angles[3]], short: [...bones.short, Math.abs(across)] };
}

function arm(side: Side, pose: Pose, joints: Joints, way: Journey, t: number): ArmPose {
  const own = pose.arms[side];
  const limb = way.limbs.arms[side];
  const firmness = hold(limb, t);
  if (limb.does === 'moves' || (firmness === 0 && joints.arms[side].wrist[1] > 5))
    return aboveFloor(own, joints.arms[side].wrist);
  const { shoulder, elbow, wrist } = joints.arms[side];
  const [start, end] = [way.start.arms[side], way.end.arms[side]];
  const bones = held(
    [shoulder, elbow, wrist],
    [start.shoulder, start.elbow, start.wrist],
    [end.shoulder, end.elbow, end.wrist],
    [bone.upperArm, bone.forearm],
    own,
    limb,
    t,
    0,
  );
  const hand =
    way.from.arms[side].angles[2] +
    turnBetween(way.from.arms[side].angles[2], way.to.arms[side].angles[2]) * shareOf(limb, t);
  const firm: ArmPose = {
    ...own,
    angles: [...bones.angles, own.angles[2] + turnBetween(own.angles[2], hand) * firmness],
    short: [...bones.short, own.short[2]],
  };
  return aboveFloor(
    firm,
    along(along(shoulder, firm.angles[0], bone.upperArm * firm.short[0]), firm.angles[1], bone.forearm * firm.short[1]),
  );
}

/** A hand that would point through the floor lies flatter on it. */
function aboveFloor(own: ArmPose, wrist: Point): ArmPose {
  const [upper, fore, hand] = own.angles;
  const lowest = Math.max(-1, Math.min(0, (0.8 - wrist[1]) / (bone.hand * own.short[2])));
  if (sinDegrees(hand) >= lowest) return own;
  const tilt = (Math.asin(lowest) * 180) / Math.PI;
  return { ...own, angles: [upper, fore, cosDegrees(hand) < 0 ? 180 - tilt : tilt] };
}

/** How far a limb is between how it rested and how it will: what lifts keeps its first angles, what lands has its last. */
const shareOf = (limb: Carriage, t: number): number =>
  limb.does === 'lifts' ? 0 : limb.does === 'lands' ? 1 : smooth(progress(limb, t));

/** Two bones whose end is where the floor holds it, or on its way up from there or down to there. */
function held(
  now: Chain,
  start: Chain,
  end: Chain,
  lengths: readonly [number, number],
  own: ArmPose | LegPose,
  limb: Carriage,
  t: number,
  lift: number,
): Bones {
  const firmness = hold(limb, t);
  const [from, to] = [start[2], end[2]];
  const rest = limb.does === 'lifts' ? from : limb.does === 'lands' ? to : carried(from, to, limb, t);
  const rise = limb.does === 'lifts' || limb.does === 'lands' ? limb.rise * Math.sin(Math.PI * firmness) : 0;
  const [x, h] = between(now[2], rest, firmness);
  // A hand or a foot in the air is clear of the floor.
  const clear = limb.does === 'steps' || limb.does === 'stays' ? 0 : rest[1] + Math.min(1.4, 8 * (1 - firmness));
  const target: Point = [x, Math.max(h + rise + lift, clear)];
  // An elbow or a knee that would sink comes towards the viewer instead.
  const lowest = Math.min(lengths[0] === bone.thigh ? 5.3 : 3.6, start[1][1], end[1][1], now[0][1]);
  if (limb.isSeenShort && limb.isUpright)
    return uprightTo(now[0], target, lengths, kneeOut(start), kneeOut(end), shareOf(limb, t));
  if (limb.isSeenShort) return drawnTo(now, target, lengths, lowest);
  const ends = [bendOf(start), bendOf(end)];
  const most = ends.reduce((most, bend) => (Math.abs(bend) > Math.abs(most) ? bend : most), 0);
  const bend = Math.abs(most) > 4 ? most : limb.hinge;
  const [upper, lower] = [lengths[0] * own.short[0], lengths[1] * own.short[1]];
  const away = distance(now[0], target);
  const reachable = Math.max(Math.abs(upper - lower), Math.min(upper + lower, away));
  const aim = away === 0 ? target : between(now[0], target, reachable / away);
  const joint = middleJoint(now[0], aim, upper, lower, bend > 0 ? 1 : -1);
  const middle: Point = [joint[0], Math.max(joint[1], lowest)];
  const short = (from: Point, to: Point, length: number, given: number): number =>
    middle === joint || joint[1] === middle[1] ? given : Math.min(given, distance(from, to) / length);
  return {
    angles: [direction(now[0], middle), direction(middle, aim)],
    short: [short(now[0], middle, lengths[0], own.short[0]), short(middle, aim, lengths[1], own.short[1])],
  };
}

/** How far a limb has come in its own time, 0 to 1. */
const progress = ({ from, until }: Carriage, t: number): number =>
  Math.max(0, Math.min(1, (t - from) / (until - from)));

/** What has to move is lifted on its way: svg units. */
const highestStep = 10;
/** What is eased along the floor is nearly on it, but for a foot that goes round the knees. */
const [easedRise, roundRise] = [2.2, 3.2];
/** So far goes a foot round the knees. Units. */
const roundWay = 40;

function carried(from: Point, to: Point, limb: Carriage, t: number): Point {
  const share = progress(limb, t);
  const [x, h] = limb.roll ? overBall(limb.roll, smooth(share)) : between(from, to, smooth(share));
  if (limb.does !== 'steps') return [x, h];
  const [way, height] = [distance(from, to), Math.sin(Math.PI * share)];
  if (limb.isEased) {
    const most = limb.isSeenShort && way > roundWay ? roundRise : easedRise;
    const rise = Math.min(limb.rise < 1 ? limb.rise : most, 1.3 + 0.1 * way);
    return [x, h + rise * Math.sqrt(Math.max(0, height))];
  }
  return [x, h + Math.min(highestStep, limb.rise + 0.2 * way) * height];
}

/** The ankle over a ball that rests, where the heel is lifted or lowered. */
function overBall({ from, to, feet }: NonNullable<Carriage['roll']>, share: number): Point {
  const foot = feet[0] + turnBetween(feet[0], feet[1]) * share;
  const side = cosDegrees(foot) < 0 ? -90 : 90;
  return along(along(between(from, to, share), foot, -bone.instep), foot + side, ankleHeight);
}

export const footAt = (side: Side, way: Journey, t: number): Point =>
  carried(way.start.legs[side].ankle, way.end.legs[side].ankle, way.limbs.legs[side], t);
export const handAt = (side: Side, way: Journey, t: number): Point =>
  carried(way.start.arms[side].wrist, way.end.arms[side].wrist, way.limbs.arms[side], t);

/** How firmly the end of a limb is held where it rests, 0 (the limb hangs free) to 1. */
function hold(limb: Carriage, t: number): number {
  if (limb.does === 'moves') return 0;
  if (limb.does === 'lifts') return 1 - smooth(progress(limb, t));
  return limb.does === 'lands' ? smooth(progress(limb, t)) : 1;
}

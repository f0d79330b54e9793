import { both, type Carriage, oppositeOf, sides } from './carriages.ts';
import { footAt, handAt, withLimbs } from './held-limbs.ts';
import { type Journey, liesOnBack } from './journey.ts';
import { along, between, direction, distance, type Joints, type LegJoints, smooth, solveJoints } from './kinematics.ts';
import { isLifted } from './off-things.ts';
import { restingSpots, type Spot, weightAt } from './rest.ts';
import { bone, type Limb, type Point, type Pose, type Side } from './skeleton.ts';

/** Puts a pose on the way where the floor holds it. `t` is the share of the way. */
export function planted(mixed: Pose, way: Journey, t: number): Pose {
  if (!way.hasFloor) return mixed;
  const share = smooth(t);
  const gap = way.gaps[0] + (way.gaps[1] - way.gaps[0]) * share;
  let body = withinReach(
    onLongArms(onStraightLegs(overOneFoot(anchored(mixed, way, share), way, t), way, t), way, t),
    way,
    t,
  );
  // Whoever sits on a thing is not on the floor, and must not sink to it while the feet are lifted.
  const isCarriedByThings = [way.from, way.to].every(({ props }) => props.some(({ kind }) => kind !== 'strap'));
  let lifts = { right: 0, left: 0 };
  let result = withLimbs(body, way, t, lifts);
  // Who is borne by hands and feet does not sink while a foot is eased along.
  const isEasing =
    [way.from, way.to].every(({ contacts }) => contacts.every((part) => /heel|ball|foot|hand/u.test(part))) &&
    sides.some((side) => way.limbs.legs[side].isEased && isInTheAir(`${side}-leg`, way, t));
  for (let round = 0; round < 5; round += 1) {
    const joints = solveJoints(result);
    const spots = restingSpots(result, joints).filter(({ limb }) => limb === undefined || !isInTheAir(limb, way, t));
    const lowest = lowestOf(spots) - gap;
    // A foot or a hand that is held where it rests does not come out of the floor with the body.
    const raised = lowestOf(spots.filter(({ limb }) => limb === undefined || !isHeld(limb, way))) - gap;
    const over = lowest < 0 ? Math.min(0, raised) : isEasing ? 0 : lowest;
    // A foot on its way that would go through the floor is carried higher, and one that waits and would tip into it comes up.
    const before = lifts;
    lifts = both((side) => {
      const { heel, ball, toes } = joints.legs[side];
      const tip = Math.min(heel[1], ball[1], toes[1]);
      if (isInTheAir(`${side}-leg`, way, t)) return Math.max(0, before[side] + 0.4 - tip);
      return isHeld(`${side}-leg`, way) ? before[side] + Math.max(0, deepestWait - tip) : 0;
    });
    const sinks = Math.abs(over) >= 0.1 && !(over > 0 && isCarriedByThings);
    if (sinks) body = moved(body, [0, -over]);
    else if (Math.abs(lifts.right - before.right) + Math.abs(lifts.left - before.left) < 0.2) break;
    result = withLimbs(body, way, t, lifts);
  }
  return result;
}

/** So deep in the floor the joints of a foot that waits may lie, whose flesh is flattened there. Units. */
const deepestWait = -2;

const lowestOf = (spots: readonly Spot[]): number => Math.min(...spots.map(({ at, flesh }) => at[1] - flesh));

/** Whether a limb is being carried from where it rested to where it will. */
function isInTheAir(limb: Limb, way: Journey, t: number): boolean {
  const { does, from, until } = carriageOf(limb, way);
  return does === 'steps' && t > from && t < until;
}

/** Whether the end of a limb has its place from the floor all the way, wherever the body goes. */
const isHeld = (limb: Limb, way: Journey): boolean => /stays|steps/u.test(carriageOf(limb, way).does);

function carriageOf(limb: Limb, { limbs }: Journey): Carriage {
  const side = limb.startsWith('right') ? 'right' : 'left';
  return limb.endsWith('arm') ? limbs.arms[side] : limbs.legs[side];
}

function moved(pose: Pose, [x, h]: Point): Pose {
  return { ...pose, root: [pose.root[0] + x, pose.root[1] + h] };
}

/** A body that kneels or stands on elbows or head turns about what bears it, not about its hips. */
function anchored(pose: Pose, way: Journey, share: number): Pose {
  const joints = solveJoints(pose);
  const heldBy = (joint: (of: Joints) => Point): Pose => {
    const target = between(joint(way.start), joint(way.end), share);
    const [x, h] = joint(joints);
    return moved(pose, [target[0] - x, target[1] - h]);
  };
  const low = (joint: (of: Joints) => Point, height: number): boolean =>
    [way.start, way.end].every((of) => joint(of)[1] <= height);
  if (way.offThings.some(isLifted) && liesOnBack(way)) return heldBy(({ spine }) => spine[3]);
  for (const side of sides) if (low(({ legs }) => legs[side].knee, 7.5)) return heldBy(({ legs }) => legs[side].knee);
  // A seat that stays bears more than the elbow beside it.
  if (way.from.contacts.includes('seat') && way.to.contacts.includes('seat')) return pose;
  for (const side of sides) if (low(({ arms }) => arms[side].elbow, 5.6)) return heldBy(({ arms }) => arms[side].elbow);
  if (way.from.contacts.includes('head') && way.to.contacts.includes('head'))
    return heldBy(({ skullBase }) => skullBase);
  return pose;
}

/** Before a foot is lifted the weight goes over the other one, and comes back while it is set down. */
function overOneFoot(pose: Pose, way: Journey, t: number): Pose {
  // Whoever leans on a wall has three that bear, and steps under it.
  if (leansOnWall(way.from, way.start) && leansOnWall(way.to, way.end)) return pose;
  let body = pose;
  const holds = way.from.view === 'front' && sides.some((side) => way.limbs.arms[side].does === 'stays');
  for (const side of sides) {
    const { does, isEased, from, until } = way.limbs.legs[side];
    if (!way.stands || does !== 'steps' || isEased) continue;
    const other = oppositeOf(side);
    const step = way.limbs.legs[other];
    const before = step.does === 'steps' && step.until <= from ? step.until : 0;
    const after = step.does === 'steps' && step.from >= until ? step.from : 1;
    const following = (until - from) * stepShare;
    const share = Math.min(1, (t - before) / (from + following - before), (after - t) / (after - until + following));
    if (share <= 0) continue;
    const joints = solveJoints(pose);
    const { heel, ball } = joints.legs[other];
    const foot = footAt(other, way, t)[0] - joints.legs[other].ankle[0];
    const x = weightAt(joints);
    const over = Math.max(Math.min(heel[0], ball[0]) + foot, Math.min(Math.max(heel[0], ball[0]) + foot, x));
    const shift =
      Math.max(-farthestShift, Math.min(farthestShift, (over - x) * (holds ? leaning : 1.2))) * smooth(share);
    const hip = joints.legs[side].hip[0];
    const carried = footAt(side, way, t);
    const reach = reachAbove(way, carried[1]);
    body = moved(body, [Math.max(carried[0] - reach, Math.min(carried[0] + reach, hip + shift)) - hip, 0]);
  }
  return body;
}

/** Whoever rises to the balls of both feet on straight legs keeps them straight: the ankles carry the hips up and ahead. */
function onStraightLegs(pose: Pose, way: Journey, t: number): Pose {
  const isStraight = (joints: Joints, side: Side): boolean =>
    distance(joints.legs[side].hip, joints.legs[side].ankle) > straight * (bone.thigh + bone.shin);
  const rises = sides.every(
    (side) => way.limbs.legs[side].roll && [way.start, way.end].every((joints) => isStraight(joints, side)),
  );
  if (!way.stands || !rises) return pose;
  const joints = solveJoints(pose);
  const shifts = sides.map((side): Point => {
    const [first, last] = [way.start.legs[side], way.end.legs[side]];
    const above = between(away(first), away(last), smooth(t));
    const [ankleX, ankleH] = footAt(side, way, t);
    const [hipX, hipH] = joints.legs[side].hip;
    return [ankleX + above[0] - hipX, ankleH + above[1] - hipH];
  });
  return moved(pose, between(shifts[0] ?? [0, 0], shifts[1] ?? [0, 0], 0.5));
}

/** Whoever bears on hands and feet with long arms at both ends keeps them long: they push the trunk away from the hands. */
function onLongArms(pose: Pose, way: Journey, t: number): Pose {
  const areLong = [way.start, way.end].every(({ arms }) =>
    sides.every((side) => distance(arms[side].shoulder, arms[side].wrist) > straight * (bone.upperArm + bone.forearm)),
  );
  const bears = [way.from, way.to].every(
    ({ contacts }) => contacts.includes('right-hand') && contacts.every((part) => /heel|ball|foot|hand/u.test(part)),
  );
  const carries = sides.every((side) => {
    const { does, isEased } = way.limbs.arms[side];
    return does === 'stays' || (does === 'steps' && isEased);
  });
  if (!areLong || !bears || !carries) return pose;
  const joints = solveJoints(pose);
  const { shoulder } = joints.arms.right;
  const hand = handAt('right', way, t);
  const long = between(
    hand,
    shoulder,
    ((bone.upperArm + bone.forearm) * longArm) / Math.max(1, distance(hand, shoulder)),
  );
  return moved(pose, [long[0] - shoulder[0], long[1] - shoulder[1]]);
}

/** So much of its length a long arm is seen. */
const longArm = 0.99;

/** How far the hip is from the ankle. */
const away = ({ hip, ankle }: LegJoints): Point => [hip[0] - ankle[0], hip[1] - ankle[1]];

/** So much of its length is seen from the hip to the ankle of a straight leg. */
const straight = 0.985;

const leansOnWall = ({ props }: Pose, { spine }: Joints): boolean =>
  props.some((prop) => prop.kind === 'wall' && Math.abs(spine[0][0] - prop.x) < wallFlesh);

/** How far the hips lie from the wall that a back leans on. Units. */
const wallFlesh = 15;

/** How far hips may be from a foot that is carried, so that the leg which stands need not bend deeply for it. */
function reachAbove({ start, end }: Journey, footHeight: number): number {
  const height = Math.min(start.spine[0][1], end.spine[0][1]) - deepestBend - footHeight;
  return Math.sqrt(Math.max(0, (bone.thigh + bone.shin) ** 2 - height ** 2));
}

/** So far the hips sink in a step. Units. */
const deepestBend = 12;

/** So much of its step a foot is followed by the weight, as it leaves and as it comes. */
const stepShare = 0.4;

/** Of that way goes who faces the viewer with a hand on a rail, and leans on it: closer the arm would have no room. */
const leaning = 0.7;

/** Farther to the side nobody leans for a step. Units. */
const farthestShift = 32;

/** Moves the hips so that planted feet and hands stay in reach. */
function withinReach(pose: Pose, way: Journey, t: number): Pose {
  let body = pose;
  for (let round = 0; round < 4; round += 1) {
    const joints = solveJoints(body);
    for (const side of sides) {
      const leg = way.limbs.legs[side];
      const arm = way.limbs.arms[side];
      if (leg.does === 'steps' || isCarrying(leg, t))
        body = moved(body, pull(joints.legs[side].hip, footAt(side, way, t), bone.thigh + bone.shin));
      if (isCarrying(arm, t))
        body = moved(body, pull(joints.arms[side].shoulder, handAt(side, way, t), bone.upperArm + bone.forearm));
    }
  }
  return body;
}

function pull(root: Point, target: Point, length: number): Point {
  const away = distance(root, target);
  const excess = away - length * 0.999;
  if (excess <= 0) return [0, 0];
  const [x, h] = along([0, 0], direction(root, target), excess);
  return [x, h];
}

const isCarrying = ({ does, from, until }: Carriage, t: number): boolean =>
  does === 'stays' ||
  (does === 'steps' && (t <= from || t >= until)) ||
  (does === 'lifts' && t < 0.08) ||
  (does === 'lands' && t > 0.92);

import {
  along,
  between,
  cosDegrees,
  direction,
  distance,
  type Joints,
  type LegJoints,
  middleJoint,
  sinDegrees,
  solveJoints,
} from './kinematics.ts';
import { type ArmPose, bone, type LegPose, type Point, type Pose, type Side } from './skeleton.ts';

/** Where a transition starts and ends, with the joints of both. */
export type Journey = { from: Pose; to: Pose; start: Joints; end: Joints };

export function journey(from: Pose, to: Pose): Journey {
  return { from, to, start: solveJoints(from), end: solveJoints(to) };
}

/**
 * Puts a pose on the way where the floor holds it: what rests on the floor at both ends stays where it is, or is
 * carried there in a low step, and nothing sinks into the floor. `t` is the share of the way.
 */
export function planted(mixed: Pose, way: Journey, t: number): Pose {
  const anchored = anchor(mixed, way, t);
  const limbed = withLimbs(anchored, way, t);
  const sunk = sinkDepth(limbed);
  return sunk > 0 ? withLimbs(moved(anchored, [0, sunk]), way, t) : limbed;
}

const sides = ['right', 'left'] as const;

type Rest = 'foot' | 'knee' | 'hand' | 'elbow';

/** Up to which height a joint counts as resting on the floor, with the flesh round it. Svg units. */
const restingHeight = { foot: 2.6, knee: 7.5, hand: 4.6, elbow: 5.6 } as const satisfies Record<Rest, number>;

function heightOf(rest: Rest, side: Side, { arms, legs }: Joints): number {
  switch (rest) {
    case 'foot':
      return Math.min(legs[side].heel[1], legs[side].ball[1]);
    case 'knee':
      return legs[side].knee[1];
    case 'hand':
      return arms[side].wrist[1];
    case 'elbow':
      return arms[side].elbow[1];
  }
}

const restsAtBoth = ({ start, end }: Journey, side: Side, rest: Rest): boolean =>
  [start, end].every((joints) => heightOf(rest, side, joints) <= restingHeight[rest]);

/** A body that kneels or stands on its head and shoulders turns about what bears it, not about its hips. */
function anchor(pose: Pose, way: Journey, t: number): Pose {
  const joints = solveJoints(pose);
  const held = (joint: (of: Joints) => Point): Pose => {
    const target = between(joint(way.start), joint(way.end), t);
    const [x, h] = joint(joints);
    return moved(pose, [target[0] - x, target[1] - h]);
  };
  for (const side of sides) if (restsAtBoth(way, side, 'knee')) return held(({ legs }) => legs[side].knee);
  for (const side of sides) if (restsAtBoth(way, side, 'elbow')) return held(({ arms }) => arms[side].elbow);
  if (way.from.contacts.includes('head') && way.to.contacts.includes('head')) return held(({ skullBase }) => skullBase);
  return pose;
}

function moved(pose: Pose, [x, h]: Point): Pose {
  return { ...pose, root: [pose.root[0] + x, pose.root[1] + h] };
}

/** Legs and arms whose ends rest on the floor at both ends of the way reach for where they rest. */
function withLimbs(pose: Pose, way: Journey, t: number): Pose {
  const joints = solveJoints(pose);
  return {
    ...pose,
    legs: { right: leg('right', pose, joints, way, t), left: leg('left', pose, joints, way, t) },
    arms: { right: arm('right', pose, joints, way, t), left: arm('left', pose, joints, way, t) },
  };
}

function leg(side: Side, pose: Pose, joints: Joints, way: Journey, t: number): LegPose {
  const own = pose.legs[side];
  // A leg that points at the viewer is seen shorter than it is: its own angles carry it.
  if ([way.from, way.to].some(({ legs }) => Math.min(legs[side].short[0], legs[side].short[1]) < 0.95)) return own;
  if (!restsAtBoth(way, side, 'foot') || restsAtBoth(way, side, 'knee')) return own;
  const { hip, knee, ankle } = joints.legs[side];
  const [x, h] = step(way.start.legs[side].ankle, way.end.legs[side].ankle, t);
  const target: Point = [x, Math.max(h, onTiptoe(joints.legs[side]))];
  const bent = reaching(hip, target, legBend(side, way, [hip, ankle, knee]), bone.thigh, bone.shin, own.short);
  const [, , foot, toes] = own.angles;
  return { ...own, angles: [...bent.angles, foot, toes], short: [...bent.short, own.short[2]] };
}

function arm(side: Side, pose: Pose, joints: Joints, way: Journey, t: number): ArmPose {
  const own = pose.arms[side];
  if (!restsAtBoth(way, side, 'hand') || restsAtBoth(way, side, 'elbow')) return withHand(own, joints.arms[side].wrist);
  const { shoulder, elbow, wrist } = joints.arms[side];
  const target = step(way.start.arms[side].wrist, way.end.arms[side].wrist, t);
  const bent = reaching(
    shoulder,
    target,
    armBend(side, way, [shoulder, wrist, elbow]),
    bone.upperArm,
    bone.forearm,
    own.short,
  );
  return withHand({ ...own, angles: [...bent.angles, own.angles[2]], short: [...bent.short, own.short[2]] }, target);
}

/** A hand that would point through the floor lies flatter on it. */
function withHand(arm: ArmPose, [, wristHeight]: Point): ArmPose {
  const [upper, fore, hand] = arm.angles;
  const lowest = Math.max(-1, Math.min(0, -wristHeight / (bone.hand * arm.short[2])));
  if (sinDegrees(hand) >= lowest) return arm;
  const tilt = (Math.asin(lowest) * 180) / Math.PI;
  return { ...arm, angles: [upper, fore, cosDegrees(hand) < 0 ? 180 - tilt : tilt] };
}

/** How high the ankle has to be for a foot that points down to clear the floor, but for the flesh that flattens. */
function onTiptoe({ ankle, heel, ball, toes }: LegJoints): number {
  return ankle[1] - Math.min(heel[1], ball[1], toes[1]) - 2;
}

/** What has to move is lifted a little on its way: svg units. */
const highestStep = 9;

function step(from: Point, to: Point, t: number): Point {
  const [x, h] = between(from, to, t);
  const lift = Math.min(highestStep, 0.25 * distance(from, to));
  return [x, h + lift * Math.sin(Math.PI * t)];
}

type Reach = { angles: readonly [number, number]; short: readonly [number, number] };

/** Two bones that end at the target, or as near as they reach; the middle joint lies on the side that `bend` says. */
function reaching(
  start: Point,
  target: Point,
  bend: 1 | -1,
  upper: number,
  lower: number,
  short: readonly [number, number, number],
): Reach {
  const away = distance(start, target);
  // A foreshortened limb may be seen longer before it has to let go.
  const stretch = Math.max(1, Math.min(1 / Math.max(short[0], short[1]), away / (upper * short[0] + lower * short[1])));
  const shown = [short[0] * stretch, short[1] * stretch] as const;
  const [first, second] = [upper * shown[0], lower * shown[1]];
  const reachable = Math.max(Math.abs(first - second), Math.min(first + second, away));
  const aim = away === 0 ? target : between(start, target, reachable / away);
  const joint = middleJoint(start, aim, first, second, bend);
  return { angles: [direction(start, joint), direction(joint, aim)], short: shown };
}

type Limb = readonly [root: Point, end: Point, middle: Point];

function legBend(side: Side, { start, end }: Journey, now: Limb): 1 | -1 {
  const limb = ({ hip, ankle, knee }: Joints['legs'][Side]): Limb => [hip, ankle, knee];
  return bendOf([now, limb(start.legs[side]), limb(end.legs[side])]);
}

function armBend(side: Side, { start, end }: Journey, now: Limb): 1 | -1 {
  const limb = ({ shoulder, wrist, elbow }: Joints['arms'][Side]): Limb => [shoulder, wrist, elbow];
  return bendOf([now, limb(start.arms[side]), limb(end.arms[side])]);
}

/** To which side of root → end the middle joint lies: where the limb is bent most; a straight one would not know. */
function bendOf(limbs: readonly Limb[]): 1 | -1 {
  const bends = limbs.map(
    ([root, end, middle]) => (end[0] - root[0]) * (middle[1] - root[1]) - (end[1] - root[1]) * (middle[0] - root[0]),
  );
  return bends.reduce((most, bend) => (Math.abs(bend) > Math.abs(most) ? bend : most), 0) > 0 ? 1 : -1;
}

/** From the joint of skull and neck to the crown. Svg units. */
const crownHeight = 17;

/** How far the body would lie in the floor: each joint with the flesh round it. Svg units. */
function sinkDepth(pose: Pose): number {
  const joints = solveJoints(pose);
  const [hips, waist, ribs] = joints.spine;
  const spots: readonly (readonly [Point, number])[] = [
    [hips, 8],
    [waist, 7],
    [ribs, 7],
    [joints.skullBase, 3],
    [along(joints.skullBase, pose.head, crownHeight), 0],
    ...sides.flatMap((side) => {
      const [{ elbow, wrist }, { knee, ankle, toes }] = [joints.arms[side], joints.legs[side]];
      return [
        [elbow, 3],
        [wrist, 2],
        [knee, 4.5],
        [ankle, 3],
        [toes, 0],
      ] as const;
    }),
  ];
  return Math.max(0, ...spots.map(([[, h], flesh]) => flesh - h));
}

import {
  type ArmPose,
  ankleHeight,
  bone,
  heelBack,
  hipHalf,
  type LegPose,
  type Point,
  type Pose,
  type Side,
  shoulderDrop,
  shoulderHalf,
} from './skeleton.ts';

export type ArmJoints = { shoulder: Point; elbow: Point; wrist: Point; fingertip: Point };
export type LegJoints = {
  hip: Point;
  knee: Point;
  ankle: Point;
  heel: Point;
  ball: Point;
  toes: Point;
  /** 1 when the top of the foot lies to the left of heel → toes, -1 when to the right. */
  dorsum: 1 | -1;
};
export type Joints = {
  /** Hip centre, waist, ribs, root of the neck. */
  spine: readonly [Point, Point, Point, Point];
  skullBase: Point;
  arms: Record<Side, ArmJoints>;
  legs: Record<Side, LegJoints>;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const sinDegrees = (degrees: number): number => Math.sin(radians(degrees));
export const cosDegrees = (degrees: number): number => Math.cos(radians(degrees));

/** The number a share of the way from one to another. */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The point `length` units from `from` in the direction `degrees`. */
export function along(from: Point, degrees: number, length: number): Point {
  return [from[0] + cosDegrees(degrees) * length, from[1] + sinDegrees(degrees) * length];
}

/** The point a share of the way from one point to another. */
export function between(a: Point, b: Point, share: number): Point {
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** How far a point lies from the line between two others. */
export function distanceTo(from: Point, to: Point, [x, h]: Point): number {
  const [acrossX, acrossH] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * acrossX + (h - from[1]) * acrossH) / (acrossX ** 2 + acrossH ** 2 || 1);
  return distance(between(from, to, Math.max(0, Math.min(1, share))), [x, h]);
}

/** Direction from a to b in degrees, -180 to 180. */
export function direction(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** Forward kinematics: where every joint of the pose lies, in figure space. */
export function solveJoints(pose: Pose): Joints {
  const [pelvis, , chest] = pose.spine;
  const spine = spineJoints(pose.root, pose.spine, pose.lean);
  const neckRoot = spine[3];
  const skullBase = along(neckRoot, pose.neck, bone.neck * cosDegrees(pose.lean ?? 0));
  const hip = (side: Side): Point => hipJoint(pose.root, pelvis, pose.turn.pelvis, side);
  const shoulder = (side: Side): Point =>
    shoulderJoint(neckRoot, chest, pose.turn.chest, side, pose.arms[side].shoulder);
  return {
    spine,
    skullBase,
    arms: {
      right: armJoints(shoulder('right'), pose.arms.right),
      left: armJoints(shoulder('left'), pose.arms.left),
    },
    legs: { right: legJoints(hip('right'), pose.legs.right), left: legJoints(hip('left'), pose.legs.left) },
  };
}

/** Hip centre, waist, ribs and root of the neck. */
export function spineJoints(root: Point, [pelvis, lumbar, chest]: Pose['spine'], lean = 0): Joints['spine'] {
  const seen = cosDegrees(lean);
  const waist = along(root, pelvis, bone.spine[0] * seen);
  const ribs = along(waist, lumbar, bone.spine[1] * seen);
  return [root, waist, ribs, along(ribs, chest, bone.spine[2] * seen)];
}

/** A right limb lies to the viewer's left when the body faces the viewer: sin(turn) units to the bone's left. */
const sideSign = (side: Side): number => (side === 'right' ? 1 : -1);

export function hipJoint(root: Point, pelvisAngle: number, pelvisTurn: number, side: Side): Point {
  return along(root, pelvisAngle + 90, sideSign(side) * hipHalf * sinDegrees(pelvisTurn));
}

export function shoulderJoint(
  neckRoot: Point,
  chestAngle: number,
  chestTurn: number,
  side: Side,
  [forward, up]: ArmPose['shoulder'],
): Point {
  const middle = along(neckRoot, chestAngle, up - shoulderDrop);
  const outward = sideSign(side) * shoulderHalf * sinDegrees(chestTurn);
  return along(middle, chestAngle + 90, outward - forward * cosDegrees(chestTurn));
}

function armJoints(shoulder: Point, arm: ArmPose): ArmJoints {
  const elbow = along(shoulder, arm.angles[0], bone.upperArm * arm.short[0]);
  const wrist = along(elbow, arm.angles[1], bone.forearm * arm.short[1]);
  return { shoulder, elbow, wrist, fingertip: along(wrist, arm.angles[2], bone.hand * arm.short[2]) };
}

function legJoints(hip: Point, leg: LegPose): LegJoints {
  const [thigh, shin, foot, toeAngle] = leg.angles;
  const knee = along(hip, thigh, bone.thigh * leg.short[0]);
  const ankle = along(knee, shin, bone.shin * leg.short[1]);
  const dorsum = dorsumSide(leg, direction(ankle, knee));
  const sole = foot - 90 * dorsum;
  const under = along(ankle, sole, ankleHeight * (1 - Math.abs(leg.top ?? 0)));
  const ball = along(under, foot, bone.instep * leg.short[2]);
  return {
    hip,
    knee,
    ankle,
    heel: along(under, foot, -heelBack * leg.short[2]),
    ball,
    toes: along(ball, toeAngle, bone.toes * leg.short[2]),
    dorsum,
  };
}

/** The shin stands on the top of the foot; with a pointed foot only the way the knee faces can tell. */
function dorsumSide(leg: LegPose, towardsKnee: number): 1 | -1 {
  const lean = sinDegrees(towardsKnee - leg.angles[2]);
  if (Math.abs(lean) > 0.35) return lean > 0 ? 1 : -1;
  return cosDegrees(leg.turn) >= 0 ? 1 : -1;
}

/** Where the middle joint of a two-bone limb lies when its end is at `end`. `bend` 1 puts it to the left of start → end. */
export function middleJoint(start: Point, end: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const reach = distance(start, end);
  if (reach > upper + lower + 0.5 || reach < Math.abs(upper - lower) - 0.5)
    throw new RangeError(`a limb of ${upper} + ${lower} units cannot end ${reach.toFixed(1)} units from its root`);
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach);
  const opening = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
  return along(start, direction(start, end) + bend * opening, upper);
}

/** A line through a point. Degrees. */
export interface Line {
  readonly from: Point;
  readonly towards: number;
}

/** Where two lines cross. */
export function crossingOf(one: Line, other: Line): Point {
  const [x, h] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const [ahead, aheadH] = along([0, 0], other.towards, 1);
  const [way, wayH] = along([0, 0], one.towards, 1);
  const share = (x * aheadH - h * ahead) / (way * aheadH - wayH * ahead);
  return along(one.from, one.towards, share);
}

/** The turn from one angle to another in degrees, -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A share that sets off and arrives slowly; 0 before and 1 after. */
export function smooth(share: number): number {
  const clamped = Math.max(0, Math.min(1, share));
  return clamped * clamped * (3 - 2 * clamped);
}

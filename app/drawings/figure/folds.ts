import {
  type ArmJoints,
  along,
  between,
  cosDegrees,
  direction,
  distance,
  type Joints,
  type LegJoints,
  sinDegrees,
} from './kinematics.ts';
import type { Station } from './outline.ts';
import { type Shape, shade, softLines } from './shape.ts';
import type { LegPose, Point, Side } from './skeleton.ts';

/** A joint that is bent less than this pulls no cloth. Degrees. */
const minBend = 35;

/** The cloth behind a bent knee: a stroke from the hollow of the knee, or, where the calf lies on the thigh, the line between the two. */
export function kneeFold({ hip, knee, ankle }: LegJoints): Shape[] {
  const opening = turn(direction(knee, hip), direction(knee, ankle));
  if (Math.abs(opening) > closed || Math.min(distance(hip, knee), distance(knee, ankle)) < 24)
    return foldsAt(hip, knee, ankle, 4.6, 6);
  const inwards = direction(knee, hip) + opening / 2;
  return softLines([
    [6, 12, 18, 25].map((far, index) => along(along(knee, inwards, far), inwards + 90, index % 3 ? 0.4 : 0)),
  ]);
}

/** A knee that is bent so far lets calf and thigh touch. Degrees between the two. */
const closed = 40;

/** A shin that is folded under its thigh and points away: the line between the two, from the knee back. */
export function calfFold({ hip, knee }: LegJoints, { short }: LegPose): Shape[] {
  if (short[1] > folded) return [];
  const angle = direction(hip, knee);
  const up = cosDegrees(angle) > 0 ? 90 : -90;
  const at = (share: number, above: number): Point => along(between(hip, knee, share), angle + up, above);
  return softLines([[at(1.22, -0.6), at(1.02, -2.6), at(0.7, -3.6), at(0.3, -4.6)]]);
}

/** A shin that is seen shorter than this points away from the viewer, or at him. */
const folded = 0.4;

/** The cloth in the crook of a bent elbow. */
export function elbowFold({ shoulder, elbow, wrist }: ArmJoints): Shape[] {
  return foldsAt(shoulder, elbow, wrist, 3, 3.6);
}

function foldsAt(from: Point, joint: Point, to: Point, depth: number, length: number): Shape[] {
  const [towardsRoot, towardsEnd] = [direction(joint, from), direction(joint, to)];
  const opening = turn(towardsRoot, towardsEnd);
  // A bone that points at the viewer has no crook to be seen.
  if (Math.min(distance(from, joint), distance(joint, to)) < 12) return [];
  if (180 - Math.abs(opening) < minBend || Math.abs(opening) < 25) return [];
  const inwards = towardsRoot + opening / 2;
  const crook = along(joint, inwards, depth);
  const stroke = (share: number, reach: number): Point[] => {
    const towards = inwards + 180 + share * opening;
    const end = along(crook, towards, reach);
    return [crook, along(between(crook, end, 0.5), towards + 90 * Math.sign(share * opening), 0.5), end];
  };
  return softLines([stroke(-0.32, length)]);
}

/** A soft shade along the side of a bone that looks down, inside its outline. */
export function undersideOf(from: Point, to: Point, stations: readonly Station[]): Shape[] {
  const angle = direction(from, to);
  const level = sinDegrees(angle + 90);
  // An upright limb has no underside.
  if (Math.abs(level) < 0.4 || distance(from, to) < 10) return [];
  const side = level > 0 ? -1 : 1;
  const length = distance(from, to);
  const at = ([t, left, right]: Station, share: number): Point =>
    along(along(from, angle, t * length), angle + side * 90, (side === 1 ? left : right) * share);
  const inside = stations.filter(([t]) => t >= 0 && t <= 1);
  const [first, middle, last] = [inside.at(0), inside.at(Math.floor(inside.length / 2)), inside.at(-1)];
  if (!first || !middle || !last) return [];
  return [shade([at(first, 0.9), at(middle, 0.97), at(last, 0.9), at(middle, 0.3)])];
}

/** The turn from one direction to another in degrees, -180 to 180. */
function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** What a sleeve that hangs before a chest of its own colour throws on the chest beside it. */
export function sleeveShade(side: Side, joints: Joints): Shape[] {
  const { shoulder, elbow } = joints.arms[side];
  const at = (t: number, out: number): Point =>
    along(between(shoulder, elbow, t), direction(shoulder, elbow) + inwards(side, joints) * 90, out);
  return [shade([at(0.1, 3), at(0.24, 5.8), at(0.56, 8), at(0.84, 7.4), at(0.96, 3)])];
}

/** Where such a sleeve is set in: over the shoulder to the sleeve's own edge. */
export function sleeveSeam(side: Side, joints: Joints, radius: number): Shape[] {
  const { shoulder, elbow } = joints.arms[side];
  const from = direction(shoulder, elbow) + inwards(side, joints) * 90;
  return softLines([
    [-22, 8, 40, 74].map((turn) =>
      along(shoulder, from + inwards(side, joints) * turn, radius * (turn < 0 ? 1.06 : 1)),
    ),
  ]);
}

/** On which side of an upper arm the trunk lies: 1 to the left of shoulder → elbow. */
function inwards(side: Side, { arms, spine }: Joints): 1 | -1 {
  const { shoulder, elbow } = arms[side];
  return sinDegrees(direction(shoulder, spine[2]) - direction(shoulder, elbow)) > 0 ? 1 : -1;
}

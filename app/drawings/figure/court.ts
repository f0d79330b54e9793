import {
  along,
  between,
  cosDegrees,
  distance,
  type Joints,
  sinDegrees,
  solveJoints,
  turnBetween,
} from './kinematics.ts';
import { restingSpots, type Spot } from './rest.ts';
import { bone, type Point, type Pose, type Side } from './skeleton.ts';

/** Judges poses by measurements on their joints alone: nothing here draws, and nothing that draws is asked. */

const sides: readonly Side[] = ['right', 'left'];

/** An angle of a joint, degrees; null where it cannot be seen from this side. */
export type JointAngle = {
  readonly joint: string;
  readonly degrees: number;
  readonly least: number;
  readonly most: number;
};

/**
 * How far joints go in healthy adults, the floor or a hand helping, degrees from standing straight. Active ranges:
 * American Academy of Orthopaedic Surgeons, Joint Motion (1965): knee 0–135, elbow 0–150, hip −30–120. What weight adds:
 * Kapandji, The Physiology of the Joints: knee 160 on the heels, hip 145 with bent knees, elbow 160.
 * An elbow may be drawn a little beyond straight (5), as many stretch, and a knee (3) for the shape of the calf.
 */
const limits = {
  knee: [-3, 162],
  elbow: [-6, 160],
  hip: [-32, 147],
  spine: [-50, 50],
} as const;

/** A bone that is drawn shorter than this points at the viewer: its drawn angle says nothing about the joint. */
const minLength = 0.97;
/** Seen so far from the side or more, an angle in the picture is no angle of the joint. */
const maxTurn = 20;

/** The angles of all joints that can be judged, with how far they may go. */
export function jointAngles(pose: Pose): JointAngle[] {
  const facing = cosDegrees(pose.turn.pelvis);
  if (Math.abs(facing) < cosDegrees(maxTurn)) return [];
  const sign = facing > 0 ? 1 : -1;
  const judged = (joint: keyof typeof limits, side: string, degrees: number): JointAngle => ({
    joint: `${side}${joint}`,
    degrees,
    least: limits[joint][0],
    most: limits[joint][1],
  });
  const [pelvis, lumbar, chest] = pose.spine;
  const trunk = [
    judged('spine', 'lower ', turnBetween(pelvis, lumbar)),
    judged('spine', 'upper ', turnBetween(lumbar, chest)),
  ];
  const limbs = sides.flatMap((side) => {
    const [arm, leg] = [pose.arms[side], pose.legs[side]];
    const isLegSeen = Math.min(leg.short[0], leg.short[1]) >= minLength && Math.abs(cosDegrees(leg.turn)) > 0.9;
    const isArmSeen =
      Math.min(arm.short[0], arm.short[1]) >= minLength && Math.abs(cosDegrees(pose.turn.chest)) >= cosDegrees(maxTurn);
    return [
      ...(isLegSeen
        ? [
            judged('knee', `${side} `, sign * turnBetween(leg.angles[1], leg.angles[0])),
            judged('hip', `${side} `, flexion(pelvis, leg.angles[0], sign)),
          ]
        : []),
      ...(isArmSeen ? [judged('elbow', `${side} `, sign * turnBetween(arm.angles[0], arm.angles[1]))] : []),
    ];
  });
  return [...trunk, ...limbs];
}

/** How far the thigh is lifted before the trunk: 0 in one line with it, 90 at a right angle, below 0 behind it. Degrees, to 300. */
function flexion(pelvis: number, thigh: number, sign: 1 | -1): number {
  const turn = sign * turnBetween(pelvis + 180, thigh);
  return turn < -90 ? turn + 360 : turn;
}

/** How far the head is bent from the line of the upper spine, degrees. */
export function headBend({ head, spine }: Pose): number {
  return Math.abs(turnBetween(spine[2], head));
}

/** How far the centre of mass lies outside what carries the body, in units along the floor; 0 over it. */
export function tilt(pose: Pose): number {
  return overhang(
    pose,
    restingSpots(pose).filter(({ at: [, h], flesh }) => h - flesh < touching),
  );
}

/** A joint this little over its flesh's thickness rests. Units. */
const touching = 2.5;

/** How far the centre of mass lies outside the places that carry, in units along the floor; 0 over them. */
export function overhang(pose: Pose, carrying: readonly Spot[], joints: Joints = solveJoints(pose)): number {
  const xs = carrying.flatMap(({ at: [x], reach }) => [x - reach, x + reach]);
  const [x] = centreOfMass(pose, joints);
  return Math.max(0, Math.min(...xs) - x, x - Math.max(...xs));
}

/**
 * The centre of mass, from the masses and centres of body segments in Winter, Biomechanics and Motor Control of
 * Human Movement (4th ed., table 4.1): shares of the body's mass, and where along the segment it lies.
 */
function centreOfMass(pose: Pose, { spine, skullBase, arms, legs }: Joints): Point {
  const segments: readonly (readonly [mass: number, from: Point, to: Point, share: number])[] = [
    [0.081, spine[3], along(skullBase, pose.head, 17), 0.6],
    [0.142, spine[0], spine[1], 0.4],
    [0.139, spine[1], spine[2], 0.5],
    [0.216, spine[2], spine[3], 0.5],
    ...sides.flatMap((side) => {
      const [arm, leg] = [arms[side], legs[side]];
      return [
        [0.028, arm.shoulder, arm.elbow, 0.436],
        [0.016, arm.elbow, arm.wrist, 0.43],
        [0.006, arm.wrist, arm.fingertip, 0.506],
        [0.1, leg.hip, leg.knee, 0.433],
        [0.0465, leg.knee, leg.ankle, 0.433],
        [0.0145, leg.heel, leg.toes, 0.5],
      ] as const;
    }),
  ];
  const total = segments.reduce((sum, [mass]) => sum + mass, 0);
  return segments.reduce<Point>(
    ([x, h], [mass, from, to, share]) => {
      const centre = between(from, to, share);
      return [x + (centre[0] * mass) / total, h + (centre[1] * mass) / total];
    },
    [0, 0],
  );
}

/** Whether a hand or a foot goes deep through the head, seen from in front, where limb and head share a plane. */
export function limbInHead(pose: Pose): string[] {
  if (Math.abs(sinDegrees(pose.turn.chest)) < 0.9) return [];
  const { skullBase, arms } = solveJoints(pose);
  const centre = along(skullBase, pose.head, 7);
  return sides.filter((side) => {
    const { elbow, wrist } = arms[side];
    return (
      Math.min(...[0.25, 0.5, 0.75].map((share) => distance(between(elbow, wrist, share), centre))) < bone.neck / 2
    );
  });
}

import { along, cosDegrees, type Joints, sinDegrees, solveJoints } from './kinematics.ts';
import { ankleHeight, type Point, type Pose, type Side } from './skeleton.ts';

/** Where and how a body lies on the floor: what both the movement and its judge must know. */

const sides: readonly Side[] = ['right', 'left'];

/** Where a body can rest: the joint, how much flesh lies under it, how far to each side it carries. Units. */
export type Spot = {
  readonly at: Point;
  readonly flesh: number;
  readonly reach: number;
  /** Whose end it is, a foot's or a hand's. */
  readonly limb?: `${Side}-${'arm' | 'leg'}`;
};

/** The lowest joint that carries weight, in units over the height at which its flesh rests on the floor; below 0 it lies in it. */
export function supportGap(pose: Pose): number {
  return Math.min(...restingSpots(pose).map(({ at: [, h], flesh }) => h - flesh));
}

/** Every place of the body that could rest on the floor. */
export function restingSpots(pose: Pose, joints: Joints = solveJoints(pose)): Spot[] {
  const { spine, skullBase, arms, legs } = joints;
  const [hips, waist, ribs, neckRoot] = spine;
  const limbs = sides.flatMap((side): Spot[] => {
    const [{ elbow, wrist, fingertip }, { knee, ankle, heel, ball, toes }] = [arms[side], legs[side]];
    // A foot that comes towards the viewer stands under its ankle.
    const foot: Spot[] =
      pose.legs[side].short[2] < 0.5
        ? [{ at: ankle, flesh: ankleHeight, reach: 5, limb: `${side}-leg` }]
        : [heel, ball, toes].map((at) => ({ at, flesh: 0, reach: 1, limb: `${side}-leg` }));
    // A hand on the floor or a foot standing has its joint line as low as this over its skin.
    return [
      { at: elbow, flesh: 3.6, reach: 3 },
      { at: wrist, flesh: 2.4, reach: 2, limb: `${side}-arm` },
      { at: fingertip, flesh: 0.8, reach: 0, limb: `${side}-arm` },
      { at: knee, flesh: 5.3, reach: 4 },
      { at: ankle, flesh: 3.4, reach: 2, limb: `${side}-leg` },
      ...foot,
    ];
  });
  return [
    ...limbs,
    { at: hips, flesh: seatFlesh(pose), reach: 9 },
    { at: waist, flesh: 7.6, reach: 4 },
    { at: ribs, flesh: 8.9, reach: 8 },
    { at: neckRoot, flesh: 6.4, reach: 4 },
    { at: along(skullBase, pose.head, 8), flesh: 8.4, reach: 6 },
    { at: along(skullBase, pose.head, 16), flesh: 0, reach: 6 },
  ];
}

/** The seat is thicker from the back, where a reclined body rests on it, than from below or in front. Units. */
function seatFlesh({ spine, turn }: Pose): number {
  const back = cosDegrees(turn.pelvis) >= 0 ? spine[0] + 90 : spine[0] - 90;
  const down = Math.abs(cosDegrees(turn.pelvis)) < 0.5 ? 0 : Math.max(0, -sinDegrees(back));
  return 8.2 + 3.4 * Math.min(1, 1.5 * down);
}

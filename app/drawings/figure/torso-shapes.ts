import type { Body } from './body.ts';
import { bendsOverThigh, crotchCurve } from './crotch.ts';
import { type Joints, sinDegrees } from './kinematics.ts';
import { flankOutline } from './lifted-sleeve.ts';
import { neckShapes } from './neck.ts';
import { area, type Shape } from './shape.ts';
import type { Pose } from './skeleton.ts';
import { hipCurve } from './thigh-roots.ts';
import { torsoOutline, torsoShade, twistFolds, waistline, yokeOutline } from './torso.ts';

/** Where the trunk ends between the legs, as a share of the spine: no flap between the thighs of who stands facing. */
const crotch = (pose: Pose): number =>
  standsFacing(pose) ? -0.09 + 0.14 * Math.max(bendsOverThigh('right', pose), bendsOverThigh('left', pose)) : -0.2;

/** Whether somebody faces the viewer and has the hips higher than on the floor: the thighs part under the trunk. */
export const standsFacing = ({ turn, root }: Pose): boolean => sinDegrees(turn.pelvis) > 0.7 && root[1] > highSeat;

/** Higher than any cushion: who has the hips there stands, or sits on a chair. Units. */
const highSeat = 30;

/** Seen from its side the chest covers both shoulders' roots; otherwise they have to be drawn. */
export const shouldersShow = (pose: Pose): boolean => Math.abs(sinDegrees(pose.turn.chest)) > 0.35;

/** Top, trousers down to the legs' roots, and the neck, so that an arm may lie over it and the head over the arm. */
export function torsoShapes(joints: Joints, pose: Pose, body: Body): Shape[] {
  const yokes = shouldersShow(pose)
    ? (['right', 'left'] as const).map((side) => yokeOutline(joints, pose, body, side))
    : [];
  const flanks = shouldersShow(pose)
    ? (['right', 'left'] as const).flatMap((side) => flankOutline(joints, pose, body, side))
    : [];
  const trunk = torsoOutline(joints, pose, body, crotch(pose), shouldersShow(pose) ? 1.03 : 1.06);
  const bare = body.sleeve === 'none';
  return [
    ...(bare && yokes.length > 0 ? [area([...yokes, ...flanks], body.skin.near)] : []),
    area(bare ? [trunk] : [trunk, ...yokes, ...flanks], body.top.near),
    ...torsoShade(joints, pose, body),
    ...twistFolds(joints, pose, body),
    area(
      [
        torsoOutline(joints, pose, body, crotch(pose), waistline(body)),
        ...crotchCurve(joints, pose, body),
        ...(['right', 'left'] as const).flatMap((side) => hipCurve(side, joints, pose, body)),
      ],
      body.trousers.near,
    ),
    ...neckShapes(joints, pose, body),
  ];
}

import type { Body } from './body.ts';
import { type Joints, sinDegrees } from './kinematics.ts';
import { boneOutline } from './outline.ts';
import { area, type Shape } from './shape.ts';
import type { Pose } from './skeleton.ts';
import { torsoOutline, yokeOutline } from './torso.ts';

/** Where trousers end and the top begins, as a share of the spine. */
const waistline = 0.3;

/** Seen from its side the chest covers both shoulders' roots; otherwise they have to be drawn. */
export const shouldersShow = (pose: Pose): boolean => Math.abs(sinDegrees(pose.turn.chest)) > 0.35;

/** Top, trousers down to the legs' roots, and the neck, so that an arm may lie over it and the head over the arm. */
export function torsoShapes(joints: Joints, pose: Pose, body: Body): Shape[] {
  const yokes = shouldersShow(pose)
    ? (['right', 'left'] as const).map((side) => yokeOutline(joints, pose, body, side))
    : [];
  const trunk = torsoOutline(joints, pose, body, -0.2, 1.03);
  const bare = body.sleeve === 'none';
  return [
    ...(bare && yokes.length > 0 ? [area(yokes, body.skin.near)] : []),
    area(bare ? [trunk] : [trunk, ...yokes], body.top.near),
    area([torsoOutline(joints, pose, body, -0.2, waistline)], body.trousers.near),
    neckShape(joints, body),
  ];
}

function neckShape(joints: Joints, body: Body): Shape {
  const width = body.girth.neck;
  const stations = [
    [0, 5.2 * width, 5.2 * width],
    [0.5, 4.6 * width, 4.6 * width],
    [1, 4.6 * width, 4.6 * width],
  ] as const;
  return area([boneOutline(joints.spine[3], joints.skullBase, stations)], body.skin.near);
}

import { armShapes } from './arm-shapes.ts';
import type { Body } from './body.ts';
import { handShapes } from './crossed-hand.ts';
import { windowOf } from './figure-window.ts';
import { groundShapes, propShapes } from './ground.ts';
import { headShapes } from './head-shapes.ts';
import { type Joints, solveJoints } from './kinematics.ts';
import { legShapes, shinShapes } from './leg-shapes.ts';
import type { Shape } from './shape.ts';
import type { Part, Pose } from './skeleton.ts';
import { torsoShapes } from './torso-shapes.ts';

/** The drawing of a pose on a body: shapes from the back to the front, in svg coordinates 240 × 210. */
export function drawFigure(pose: Pose, body: Body): Shape[] {
  const parts = drawPerson(pose, body);
  return [...groundShapes(parts, pose.props, windowOf(pose)), ...withProps(pose, parts)];
}

/** The person alone, without what the pose leans on or lies on. */
export function drawPerson(pose: Pose, body: Body): Shape[] {
  const joints = solveJoints(pose);
  return pose.layers.flatMap((part) => partShapes(part, joints, pose, body));
}

/** The person between the things that the pose leans on. */
export function withProps(pose: Pose, parts: readonly Shape[]): Shape[] {
  return [...propShapes(pose.props, 'behind'), ...parts, ...propShapes(pose.props, 'before')];
}

function partShapes(part: Part, joints: Joints, pose: Pose, body: Body): Shape[] {
  switch (part) {
    case 'torso':
      return torsoShapes(joints, pose, body);
    case 'head':
      return headShapes(joints, pose, body);
    case 'right-arm':
      return armShapes('right', joints, pose, body);
    case 'left-arm':
      return armShapes('left', joints, pose, body);
    case 'right-leg':
      return legShapes('right', joints, pose, body);
    case 'left-leg':
      return legShapes('left', joints, pose, body);
    case 'right-shin':
      return shinShapes('right', joints, pose, body);
    case 'left-shin':
      return shinShapes('left', joints, pose, body);
    case 'right-hand':
      return handShapes('right', joints, pose, body);
    case 'left-hand':
      return handShapes('left', joints, pose, body);
  }
}

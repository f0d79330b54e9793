import { wristOutline } from './arm-shapes.ts';
import type { Body } from './body.ts';
import { limbTone } from './colour.ts';
import { handLines, handOutline } from './hands.ts';
import { along, between, direction, distanceTo, type Joints } from './kinematics.ts';
import { area, patch, type Shape, softLines } from './shape.ts';
import type { Pose, Side } from './skeleton.ts';

/** Half as wide is a forearm where another one crosses it. Units. */
const half = 3.3;

/** The hand alone with the end of its forearm, for poses where it lies over the arm that covers the rest of its own. */
export function handShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const own = joints.arms[side];
  const other = joints.arms[side === 'right' ? 'left' : 'right'];
  const skin = limbTone(body.skin, `${side}-arm`, pose);
  const shares = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75];
  const from = shares.find(
    (share) => distanceTo(other.elbow, other.wrist, between(own.elbow, own.wrist, share)) > half,
  );
  const hand = [
    area([wristOutline(own, body, from), handOutline(own, pose.arms[side])], skin),
    ...softLines(handLines(own, pose.arms[side])),
  ];
  if (from === undefined) return hand;
  // It comes out from under the other forearm, whose edge is drawn over its own round end.
  const end = between(own.elbow, own.wrist, from);
  const edge = direction(other.elbow, other.wrist);
  return [
    ...hand,
    patch({ centre: along(end, direction(own.wrist, own.elbow), 1.4), radius: 3 }, skin),
    ...softLines([[along(end, edge, half), end, along(end, edge, -half)]]),
  ];
}

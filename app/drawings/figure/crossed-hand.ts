import { wristOutline } from './arm-shapes.ts';
import type { Body } from './body.ts';
import { limbTone } from './colour.ts';
import { handLines, handOutline } from './hands.ts';
import { type ArmJoints, along, between, direction, distanceTo, type Joints } from './kinematics.ts';
import { armStations, sleeveStations } from './limbs.ts';
import { boneOutline } from './outline.ts';
import { area, limbArea, patch, type Shape, softLines } from './shape.ts';
import type { Pose, Side } from './skeleton.ts';

/** Half as wide is a forearm where another one crosses it. Units. */
const half = 3.3;

/** The hand with its forearm, for poses where it lies over what covers the rest of its arm; of one that the other forearm crosses, the end alone. */
export function handShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const own = joints.arms[side];
  const other = joints.arms[side === 'right' ? 'left' : 'right'];
  const skin = limbTone(body.skin, `${side}-arm`, pose);
  const fromOther = (share: number): number =>
    distanceTo(other.elbow, other.wrist, between(own.elbow, own.wrist, share));
  if ([0, 0.25, 0.5, 0.75, 1].every((share) => fromOther(share) > half)) return wholeForearm(side, own, pose, body);
  // Under a long sleeve only the wrist is seen.
  const shares = body.sleeve === 'long' ? [] : [0.5, 0.55, 0.6, 0.65, 0.7, 0.75];
  const from = shares.find((share) => fromOther(share) > half);
  const hand = [
    area([wristOutline(own, body, from), handOutline(own, pose.arms[side])], skin),
    ...softLines(handLines(own, pose.arms[side])),
  ];
  if (from === undefined) return hand;
  // It goes on in its own forearm, which comes up from behind the other one.
  const end = between(own.elbow, own.wrist, from);
  return [...hand, patch({ centre: along(end, direction(own.wrist, own.elbow), 1.4), radius: 3 }, skin)];
}

/** A forearm that lies over a leg, away from the other one. */
function wholeForearm(side: Side, own: ArmJoints, pose: Pose, body: Body): Shape[] {
  const { elbow, wrist } = own;
  const isLong = body.sleeve === 'long';
  const bare = isLong ? wristOutline(own, body) : boneOutline(elbow, wrist, armStations('fore', body));
  const sleeve = boneOutline(elbow, between(elbow, wrist, 0.88), sleeveStations('fore', body), 'hem');
  return [
    area([bare, handOutline(own, pose.arms[side])], limbTone(body.skin, `${side}-arm`, pose)),
    ...softLines(handLines(own, pose.arms[side])),
    ...(isLong ? [limbArea([sleeve], limbTone(body.top, `${side}-arm`, pose))] : []),
  ];
}

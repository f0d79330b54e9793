import { wristOutline } from './arm-shapes.ts';
import type { Body } from './body.ts';
import { limbTone } from './colour.ts';
import { handLines, handOutline } from './hands.ts';
import { type ArmJoints, along, between, direction, distance, distanceTo, type Joints } from './kinematics.ts';
import { armStations, sleeveStations } from './limbs.ts';
import { boneOutline, type Station } from './outline.ts';
import { area, limbArea, patch, type Shape, softLines } from './shape.ts';
import type { Point, Pose, Side } from './skeleton.ts';

/** Half as wide is a forearm where another one crosses it. Units. */
const half = 3.3;
/** So far from its edge begins what is drawn once more, or the edge would be hidden. Units. */
const rounding = 3.2;

/** The hand with its forearm, for poses where it lies over what covers the rest of its arm; of one that the other forearm crosses, the end alone. */
export function handShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const own = joints.arms[side];
  const other = joints.arms[side === 'right' ? 'left' : 'right'];
  const skin = limbTone(body.skin, `${side}-arm`, pose);
  const fromOther = (share: number): number =>
    distanceTo(other.elbow, other.wrist, between(own.elbow, own.wrist, share));
  if ([0, 0.25, 0.5, 0.75, 1].every((share) => fromOther(share) > half)) return wholeForearm(side, own, pose, body);
  const isLong = body.sleeve === 'long';
  const shares = isLong ? [0.5, 0.6, 0.7] : [0.5, 0.6, 0.7, 0.75, 0.8, 0.84, 0.88];
  const from = shares.find((share) => fromOther(share) > half + rounding) ?? shares.at(-1) ?? 1;
  // It goes on in its own forearm, which comes up from behind the other one.
  const end = between(own.elbow, own.wrist, from);
  const root = { centre: along(end, direction(own.wrist, own.elbow), 1.2), radius: 2.6 };
  const hand = [
    area([wristOutline(own, body, isLong ? 0.8 : from), handOutline(own, pose.arms[side])], skin),
    ...softLines(handLines(own, pose.arms[side])),
  ];
  const edge = edgeOver(own, other, half + (isLong ? 1.2 : 0.4));
  // On the way past an elbow the two may lie side by side, and none of it is seen.
  const under = softLines(edge.length > 1 ? [edge] : []);
  if (!isLong) return [...hand, patch(root, skin), ...under];
  const cloth = limbTone(body.top, `${side}-arm`, pose);
  const cuff = boneOutline(
    end,
    between(own.elbow, own.wrist, 0.88),
    sleeveStations('fore', body)
      .slice(-1)
      .flatMap(([, left, right]): Station[] => [
        [0, left, right],
        [1, left, right],
      ]),
    'hem',
  );
  return [...hand, area([cuff], cloth), patch({ ...root, radius: 3.2 }, cloth), ...under];
}

/** The edge of the other forearm from under which this one comes. */
function edgeOver(own: ArmJoints, other: ArmJoints, width: number): Point[] {
  const across = direction(other.elbow, other.wrist) + 90;
  const [start, end] = [-1, 1].map((hand) => along(other.elbow, across, hand * width));
  if (!start || !end) return [];
  const hand = distance(start, own.wrist) < distance(end, own.wrist) ? -1 : 1;
  return Array.from({ length: 26 }, (_, index) =>
    along(between(other.elbow, other.wrist, index / 25), across, hand * width),
  ).filter((point) => distanceTo(own.elbow, own.wrist, point) < width - 0.3);
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

import { type ArmJoints, direction, type LegJoints } from './kinematics.ts';
import { placed } from './outline.ts';
import type { ArmPose, LegPose, Point } from './skeleton.ts';

/** The flat hand from its edge, fingers along +y. */
const handEdge: readonly Point[] = [
  [1.9, -3],
  [2.5, 1],
  [2.4, 5],
  [1.9, 9],
  [1.2, 12.8],
  [0, 13.9],
  [-1.1, 13.2],
  [-1.7, 10],
  [-2.2, 6],
  [-2.5, 1],
  [-1.9, -3],
];

/** The same with the thumb standing off towards +x. */
const handThumb: readonly Point[] = [
  [1.9, -3],
  [2.6, 1],
  [3.9, 3.8],
  [4.4, 6.6],
  [3.5, 7.2],
  [2.4, 5.6],
  [2.1, 9],
  [1.4, 12.8],
  [0.1, 13.9],
  [-1.1, 13.2],
  [-1.8, 10],
  [-2.3, 6],
  [-2.5, 1],
  [-1.9, -3],
];

/** The open hand, fingers along +y, the thumb towards +x. */
const handOpen: readonly Point[] = [
  [1.9, -3],
  [2.9, 1],
  [4.8, 3.8],
  [5.8, 6.8],
  [4.9, 7.6],
  [3.5, 6],
  [3.2, 8],
  [2.7, 11.6],
  [1.2, 13.8],
  [-0.9, 13.5],
  [-2.6, 10.6],
  [-3.1, 6],
  [-2.9, 1.5],
  [-1.9, -3],
];

/** The outline of a hand as the pose's `palm` says: on its edge, with the thumb seen, or open. */
export function handOutline(joints: ArmJoints, arm: ArmPose): Point[] {
  const angle = arm.angles[2];
  const flatness = Math.abs(arm.palm);
  const shape = flatness > 0.75 ? handOpen : flatness > 0.25 ? handThumb : handEdge;
  const front = arm.palm < 0 ? -1 : 1;
  return placed(
    shape.map(([x, y]) => [x, y * arm.short[2]]),
    joints.wrist,
    angle,
    front,
  );
}

/** The foot from the side: ankle at (0, 0), toes towards +x, sole at y = -5.5; the toes bend at x = 12.5. */
const footBack: readonly Point[] = [
  [3, 3],
  [5.6, -0.2],
  [9.5, -2],
  [12.8, -3],
];
const footSole: readonly Point[] = [
  [11.5, -5.5],
  [6, -4.9],
  [1, -5.3],
  [-3, -5.5],
  [-5.2, -4.2],
  [-4.4, -1],
  [-3.1, 3],
];
const toeTip: readonly Point[] = [
  [2.8, 1.8],
  [5, 1],
  [5, 0],
  [2.5, 0],
];

/** The foot from the front: the instep comes towards the viewer and widens to the toes. */
const footFront: readonly Point[] = [
  [3.1, 3],
  [3.6, -0.5],
  [4.9, -3.2],
  [5, -5],
  [3.2, -5.5],
  [-3.2, -5.5],
  [-5, -5],
  [-4.9, -3.2],
  [-3.6, -0.5],
  [-3.1, 3],
];

/** The outline of a foot. Under half its length it is seen from the front, its angle pointing to the sole. */
export function footOutline(joints: LegJoints, leg: LegPose): Point[] {
  const angle = leg.angles[2];
  if (leg.short[2] < 0.5) return placed(footFront, joints.ankle, angle + 180);
  const up = angle + 90 * joints.dorsum;
  const toesUp = direction(joints.ball, joints.toes) + 90 * joints.dorsum;
  const put = (points: readonly Point[], origin: Point, towards: number): Point[] =>
    placed(
      points.map(([x, y]) => [x * leg.short[2], y]),
      origin,
      towards,
      joints.dorsum,
    );
  return [...put(footBack, joints.ankle, up), ...put(toeTip, joints.ball, toesUp), ...put(footSole, joints.ankle, up)];
}

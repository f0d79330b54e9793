import { type ArmJoints, direction, type LegJoints } from './kinematics.ts';
import { placed } from './outline.ts';
import type { ArmPose, LegPose, Point } from './skeleton.ts';

/** The hand from its edge, fingers along +y, the palm towards -x: flat, with the thumb lying along it. */
const handEdge: readonly Point[] = [
  [2.3, -1],
  [2.5, 3],
  [2.1, 7],
  [1.4, 11],
  [0.3, 14],
  [-1, 13.4],
  [-1.5, 10],
  [-2.2, 6.5],
  [-2.4, 2],
  [-2.3, -1],
];

/** The open hand, fingers along +y, the thumb towards +x. */
const handOpen: readonly Point[] = [
  [2.4, -1],
  [3.2, 1.6],
  [5.2, 4.4],
  [6.4, 7.4],
  [5.4, 8.2],
  [3.9, 6.3],
  [3.4, 7.6],
  [2.9, 11.5],
  [1.2, 14],
  [-1, 13.6],
  [-2.8, 10.6],
  [-3.3, 6],
  [-3, 2.4],
  [-2.4, -1],
];

/** The outline of a hand: between edge and open as the pose's `palm` says. */
export function handOutline(joints: ArmJoints, arm: ArmPose): Point[] {
  const angle = arm.angles[2];
  const open = Math.abs(arm.palm) > 0.5;
  const shape = open ? handOpen : handEdge;
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
  return [
    ...put(footBack, joints.ankle, up),
    ...put(toeTip, joints.ball, toesUp),
    ...put(footSole, joints.ankle, up),
  ];
}

import { direction, type LegJoints } from './kinematics.ts';
import { placed } from './outline.ts';
import type { LegPose, Point } from './skeleton.ts';

/** The foot from the side: ankle at (0, 0), toes towards +x, sole at y = -5.5; the toes bend at x = 12.5. */
const footBack: readonly Point[] = [
  [3, 3],
  [4.6, 0.2],
  [8.4, -1.5],
  [12.4, -2.7],
];
const footSole: readonly Point[] = [
  [11, -5.5],
  [6, -4.2],
  [1, -5.2],
  [-3.4, -5.5],
  [-5.2, -3.9],
  [-4.4, -1],
  [-3.1, 3],
];
const toeTip: readonly Point[] = [
  [2.6, 2.3],
  [4.4, 2.1],
  [5.4, 1],
  [4.6, 0],
  [2, 0],
];
const toeLine: readonly Point[] = [
  [1.6, 1.1],
  [3.2, 1.2],
  [4.6, 1],
];

/** The foot from the front: the instep comes towards the viewer and widens to five toes. */
const footFront: readonly Point[] = [
  [3.1, 3],
  [3.3, -0.5],
  [5.3, -4.2],
  [4.2, -5.5],
  [-4, -5.5],
  [-5.3, -4.4],
  [-3.3, -0.5],
  [-3.1, 3],
];
const toesFront: readonly (readonly Point[])[] = [-2.2, -0.3, 1.5, 3.1].map((x) => [
  [x, -3.9],
  [x * 1.06, -5.3],
]);

/** Under half its length a foot is seen from the front. */
const frontShort = 0.5;

/** The outline of a foot. Under half its length it is seen from the front, its angle pointing to the sole. */
export function footOutline(joints: LegJoints, leg: LegPose): Point[] {
  if (leg.short[2] < frontShort) return placed(footFront, joints.ankle, leg.angles[2] + 180);
  const { put, up, toesUp } = sideways(joints, leg);
  return [...put(footBack, joints.ankle, up), ...put(toeTip, joints.ball, toesUp), ...put(footSole, joints.ankle, up)];
}

/** The lines between the toes. */
export function footLines(joints: LegJoints, leg: LegPose): Point[][] {
  if (leg.short[2] < frontShort) return toesFront.map((points) => placed(points, joints.ankle, leg.angles[2] + 180));
  const { put, toesUp } = sideways(joints, leg);
  return [put(toeLine, joints.ball, toesUp)];
}

function sideways(joints: LegJoints, leg: LegPose) {
  return {
    up: leg.angles[2] + 90 * joints.dorsum,
    toesUp: direction(joints.ball, joints.toes) + 90 * joints.dorsum,
    put: (points: readonly Point[], origin: Point, towards: number): Point[] =>
      placed(
        points.map(([x, y]) => [x * leg.short[2], y]),
        origin,
        towards,
        joints.dorsum,
      ),
  };
}

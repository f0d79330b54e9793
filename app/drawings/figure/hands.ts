import { type ArmJoints, sinDegrees } from './kinematics.ts';
import { placed } from './outline.ts';
import type { ArmPose, Point } from './skeleton.ts';

/** A hand, its wrist at (0, 0), fingers along +y, the thumb towards +x, and the lines between its fingers. */
type Hand = { outline: readonly Point[]; lines: readonly (readonly Point[])[] };

/** Flat, seen from its edge: on the floor, pressed together, or in the line of the arm. */
const flat: Hand = {
  outline: [
    [1.9, -3],
    [2.6, 1],
    [2.4, 6],
    [1.7, 11.4],
    [0, 13.9],
    [-1.6, 11.6],
    [-2.3, 5],
    [-2.4, 1],
    [-1.9, -3],
  ],
  lines: [
    [
      [0.5, 8.2],
      [0.2, 12.4],
    ],
  ],
};

/** The back of the hand, the thumb standing off a little. */
const relaxed: Hand = {
  outline: [
    [1.9, -3],
    [2.6, 0.6],
    [4, 3.2],
    [4.7, 6],
    [4.2, 7.8],
    [3.3, 7.2],
    [2.8, 5.4],
    [2.5, 10],
    [1.7, 13.3],
    [0, 13.9],
    [-1.7, 12.6],
    [-2.7, 6],
    [-2.5, 0.6],
    [-1.9, -3],
  ],
  lines: [
    [
      [0.9, 8.2],
      [0.8, 13.2],
    ],
    [
      [-0.7, 8],
      [-0.7, 13],
    ],
  ],
};

/** Open, fingers side by side and a little apart at their tips. */
const open: Hand = {
  outline: [
    [1.9, -3],
    [2.8, 0.6],
    [4.9, 3.4],
    [6.3, 6.2],
    [6.1, 7.9],
    [4.8, 7.3],
    [3.4, 5.6],
    [3.3, 9.4],
    [2.7, 12.8],
    [0.5, 14],
    [-2, 12.6],
    [-3.3, 6.6],
    [-2.8, 0.6],
    [-1.9, -3],
  ],
  lines: [
    [
      [1.6, 7.8],
      [1.9, 12.4],
    ],
    [
      [0.1, 7.8],
      [0.2, 13],
    ],
    [
      [-1.4, 7.6],
      [-1.5, 12.2],
    ],
  ],
};

/** Round something: the fingers go away from the viewer, the thumb lies on this side. */
const holding: Hand = {
  outline: [
    [1.9, -3],
    [2.7, 0],
    [4.2, 2.4],
    [4.9, 5],
    [4.2, 6.5],
    [3.2, 5.9],
    [3.1, 8],
    [1.5, 9.3],
    [-0.8, 9.4],
    [-2.8, 8.2],
    [-3.3, 4.4],
    [-2.6, 0],
    [-1.9, -3],
  ],
  lines: [
    [
      [1.5, 5.6],
      [1.5, 8.6],
    ],
    [
      [0, 5.4],
      [-0.1, 8.8],
    ],
    [
      [-1.5, 5.4],
      [-1.7, 8.4],
    ],
  ],
};

/** At rest on a thigh or hanging: seen from the thumb, the fingers a little bent towards the palm, which is on +x. */
const resting: Hand = {
  outline: [
    [1.9, -3],
    [2.3, 0],
    [3, 3.4],
    [3.9, 6.6],
    [3.6, 8.2],
    [2.5, 7.6],
    [2.3, 9.6],
    [3.1, 12.2],
    [2.8, 13.6],
    [1.2, 13.2],
    [-0.9, 9.8],
    [-2.3, 5.4],
    [-2.4, 1],
    [-1.9, -3],
  ],
  lines: [
    [
      [1, 3.2],
      [2.4, 7.2],
    ],
    [
      [0.4, 8.8],
      [2, 12.2],
    ],
  ],
};

/** A hand that is seen shorter than this holds or rests on something. */
const holdingShort = 0.81;

const leastSeen = 0.4;

function handOf({ palm, short }: ArmPose): { hand: Hand; length: number } {
  const flatness = Math.abs(palm);
  if (flatness > 0.75) return { hand: open, length: short[2] };
  if (short[2] < holdingShort) return { hand: holding, length: Math.min(1, 0.4 + short[2] * 0.75) };
  if (flatness > 0.25) return { hand: relaxed, length: short[2] };
  return { hand: flatness > 0.1 ? resting : flat, length: short[2] };
}

/** The outline of a hand as the pose's `palm` says: on its edge, at rest, with the thumb seen, open, or holding. */
export function handOutline(joints: ArmJoints, arm: ArmPose): Point[] {
  const { hand, length } = handOf(arm);
  return onWrist(hand.outline, length, joints, arm, settling(hand, length, joints, arm));
}

/** The lines between the fingers. */
export function handLines(joints: ArmJoints, arm: ArmPose): Point[][] {
  const { hand, length } = handOf(arm);
  // Of a hand that points at the viewer no fingers are told apart.
  if (arm.short[2] < leastSeen) return [];
  const sunk = settling(hand, length, joints, arm);
  return hand.lines.map((points) => onWrist(points, length, joints, arm, sunk));
}

/** How far a level hand that is all but on the floor sinks to lie on it. Units. */
function settling({ outline }: Hand, length: number, joints: ArmJoints, arm: ArmPose): number {
  if (Math.abs(sinDegrees(arm.angles[2])) > 0.2) return 0;
  const over = Math.max(0, Math.min(...onWrist(outline, length, joints, arm, 0).map(([, h]) => h)));
  return Math.min(over, Math.max(0, 3.4 - over));
}

/** Places a hand; it sinks from the wrist to the palm. */
function onWrist(
  points: readonly Point[],
  length: number,
  { wrist }: ArmJoints,
  { angles, palm }: ArmPose,
  sunk: number,
): Point[] {
  const shortened = points.map(([x, y]): Point => [x, y * length]);
  return placed(shortened, wrist, angles[2], palm < 0 ? -1 : 1).map(([x, h], index): Point => {
    const [, y = 0] = points[index] ?? [];
    return [x, h - sunk * Math.max(0, Math.min(1, (y + 3) / 5))];
  });
}

import type { Body } from './body.ts';
import { along, between, cosDegrees, direction, type Joints, lerp, sinDegrees, smooth } from './kinematics.ts';
import { armStations, sleeveStations } from './limbs.ts';
import type { Point, Pose, Side } from './skeleton.ts';
import { spineAt, trunkEdge } from './torso.ts';

/** On which side of a lifted arm its outer edge lies: 1 to the left of shoulder → elbow. */
export const outerSide = (side: Side, { turn }: Pose): 1 | -1 =>
  (side === 'right' ? 1 : -1) * sinDegrees(turn.chest) > 0 ? 1 : -1;

/** From the side of the chest to the outer edge of a lifted sleeve, in one line. Nothing for an arm that is not lifted. */
export function flankOutline(joints: Joints, pose: Pose, body: Body, side: Side): Point[][] {
  const lifted = cosDegrees(pose.arms[side].angles[0] - pose.spine[2]);
  const share = Math.min(1, (lifted - 0.6) / 0.3);
  if (share <= 0) return halfLifted(joints, pose, body, side, lifted);
  const { shoulder, elbow } = joints.arms[side];
  const hand = outerSide(side, pose);
  const stations = body.sleeve === 'none' ? armStations : sleeveStations;
  const [, left, right] = stations('upper', body)[1] ?? [0, 5, 5];
  const onArm = (t: number, out: number): Point =>
    along(between(shoulder, elbow, t), direction(shoulder, elbow) + 90 * hand, (hand === 1 ? left : right) * out);
  // Under a bare arm the armpit ends where the vest begins.
  const low = body.sleeve === 'none' ? 0.65 : 0.54;
  const onChest = (s: number, wider: number): Point => trunkEdge(joints, pose, body, s, hand, { side: wider });
  return [
    [
      between(shoulder, elbow, 0.3 * share),
      onArm(0.3 * share, 0.84),
      onArm(0.04, 0.9),
      onChest(0.72, 1 + 0.03 * share),
      onChest(low, 1),
      onChest(low - 0.04, 0.8),
      spineAt(joints, 0.8).point,
    ],
  ];
}

/** Under a sleeve that is lifted half-way a soft curve from its edge to the side of the chest, which grows with it. */
function halfLifted(joints: Joints, pose: Pose, body: Body, side: Side, lifted: number): Point[][] {
  if (lifted < 0.3 || body.sleeve === 'none') return [];
  const share = smooth((lifted - 0.3) / 0.15);
  const { shoulder, elbow } = joints.arms[side];
  const hand = outerSide(side, pose);
  const [, left, right] = sleeveStations('upper', body)[1] ?? [0, 5, 5];
  const onArm = (t: number, out: number): Point =>
    along(between(shoulder, elbow, t), direction(shoulder, elbow) + 90 * hand, (hand === 1 ? left : right) * out);
  const onChest = (s: number, wider: number): Point => trunkEdge(joints, pose, body, s, hand, { side: wider });
  return [
    [
      onArm(0.22, 0.6),
      onArm(0.13, lerp(0.8, 0.98, share)),
      onArm(0.02, lerp(0.8, 1.01, share)),
      onChest(0.66, lerp(0.9, 1.05, share)),
      onChest(0.56, 1),
      onChest(0.48, 0.94),
      spineAt(joints, 0.8).point,
    ],
  ];
}

/** What runs from a lifted sleeve into the trunk that is seen from its side. */
export type SideFlank = {
  /** From the back and from the chest to the edges of the sleeve: the flank and the cap of the shoulder. */
  outlines: Point[][];
  /** What hides their inner edges. */
  roots: Point[][];
  /** The fold before the armpit. */
  crease: Point[];
};

/** How the near sleeve of a lifted arm runs into a trunk that is seen from its side. Nothing for an arm that is not lifted. */
export function sideFlank(side: Side, joints: Joints, pose: Pose, body: Body, lifted: number): SideFlank | undefined {
  // In a deep backbend the back is hollow there, and the sleeve lies over it.
  const bend = Math.abs(pose.spine[2] - pose.spine[0]);
  const share = Math.min(1, (lifted - 0.6) / 0.3) * Math.max(0, Math.min(1, (56 - bend) / 16));
  if (share <= 0 || pose.far.includes(`${side}-arm`)) return undefined;
  const { shoulder, elbow } = joints.arms[side];
  const back = cosDegrees(pose.turn.chest) > 0 ? 1 : -1;
  const front = back === 1 ? -1 : 1;
  const [, left, right] = sleeveStations('upper', body)[1] ?? [0, 5, 5];
  const onArm = (hand: 1 | -1, t: number, out: number): Point =>
    along(between(shoulder, elbow, t), direction(shoulder, elbow) + 90 * hand, (hand === 1 ? left : right) * out);
  const onTrunk = (hand: 1 | -1, s: number, inside: number): Point =>
    trunkEdge(joints, pose, body, s, hand, { depth: inside });
  const row = (out: number, blade: number, ribs: number): Point[] => [
    onArm(back, 0.31 * share, 0.83 * out),
    onArm(back, 0.1 * share, 0.98 * out),
    onTrunk(back, 0.74, blade),
    onTrunk(back, 0.6, ribs),
  ];
  const cap = (out: number, inside: number): Point[] => [
    onArm(front, 0.31 * share, 0.83 * out),
    onArm(front, 0.19 * share, 0.98 * out),
    onArm(front, 0.06 * share, 1.12 * out),
    onTrunk(front, 0.88, inside),
  ];
  return {
    outlines: [
      // It ends inside the trunk, whose own edge goes on.
      [onArm(back, 0.25 * share, 0.2), ...row(1, 0.98, 0.86), onTrunk(back, 0.56, 0.7), spineAt(joints, 0.72).point],
      [onArm(front, 0.25 * share, 0.2), ...cap(1, 0.95), onTrunk(front, 0.84, 0.7), spineAt(joints, 0.78).point],
    ],
    roots: [
      [
        ...row(0.86, 0.98, 1),
        onTrunk(back, 0.54, 1),
        onTrunk(back, 0.5, 0.85),
        spineAt(joints, 0.68).point,
        onArm(back, -0.1, -0.7),
        onArm(back, 0.25 * share, 0),
      ],
      [
        ...[0.54, 0.62, 0.68, 0.78, 0.88].map((s) => onTrunk(back, s, 0.98)),
        ...[0.88, 0.7, 0.6].map((s) => spineAt(joints, s).point),
      ],
      [
        ...cap(0.88, 1),
        onTrunk(front, 0.83, 1),
        onTrunk(front, 0.78, 0.6),
        spineAt(joints, 0.66).point,
        onArm(front, 0.25 * share, 0),
      ],
    ],
    crease: [onArm(front, -0.02, 0.9), onArm(front, -0.14, 0.56), onArm(front, -0.3, 0.3)],
  };
}

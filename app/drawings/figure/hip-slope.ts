import type { Body } from './body.ts';
import {
  along,
  between,
  crossingOf,
  direction,
  distance,
  type Joints,
  lerp,
  sinDegrees,
  smooth,
  turnBetween,
} from './kinematics.ts';
import type { Station } from './outline.ts';
import type { Point, Pose, Side } from './skeleton.ts';
import { trunkEdge, waistline } from './torso.ts';

/** As far down the thigh the slope reaches, as a share of the bone. */
const slopeEnd = 0.46;
/** A thigh led outwards by less goes on from the waist; one that the trunk bends over has no slope. Degrees. */
const led = { least: 18, full: 40, most: 118 };

/**
 * The cloth from the waistband to the outer side of a thigh that is led outwards, seen from in front: one slope in
 * place of a step. `patch` hides its inner edge on the pelvis and on the thigh.
 */
export function hipSlope(
  side: Side,
  joints: Joints,
  pose: Pose,
  body: Body,
  stations: readonly Station[],
): { outline: Point[]; patch: Point[] } | undefined {
  const { hip, knee } = joints.legs[side];
  const { angles, short } = pose.legs[side];
  const [outer, inner] = side === 'right' ? ([-90, 90] as const) : ([90, -90] as const);
  const out = turnBetween(pose.spine[0] + 180, angles[0]) * Math.sign(outer);
  const share =
    smooth((sinDegrees(pose.turn.pelvis) - 0.7) / 0.2) *
    smooth((out - led.least) / (led.full - led.least)) *
    smooth((led.most - out) / 20) *
    smooth((short[0] - 0.5) / 0.15);
  if (share < 0.05) return undefined;
  const [, left = 7, right = 7] = stations.find(([t]) => t >= 0.5) ?? [];
  const wide = side === 'right' ? right : left;
  const beside = (t: number, width: number): Point => along(between(hip, knee, t), angles[0] + outer, wide * width);
  const edge = (s: number, within = 0.96): Point =>
    trunkEdge(joints, pose, body, s, side === 'right' ? 1 : -1, { side: within });
  const top = edge(waistline(body) - 0.03);
  const corner = crossingOf(
    { from: top, towards: direction(top, edge(0.08)) },
    { from: beside(slopeEnd, 0.98), towards: angles[0] },
  );
  const end = beside(slopeEnd, 0.98);
  if (distance(corner, top) > 16 || distance(corner, end) > 24) return undefined;
  const [from, to] = [between(corner, top, share), between(corner, end, share)];
  const slope = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const at = (axis: 0 | 1): number => lerp(lerp(from[axis], corner[axis], t), lerp(corner[axis], to[axis], t), t);
    return [at(0), at(1)];
  });
  const foot = [beside(slopeEnd + 0.14, 0.8), between(hip, knee, slopeEnd)];
  const inwards = direction(corner, hip);
  return {
    outline: [...slope, ...foot, along(hip, angles[0] + inner, 1)],
    patch: [
      edge(waistline(body) - 0.015, 0.91),
      ...[...slope.slice(1), ...foot].map((point) => along(point, inwards, 0.9)),
      joints.spine[0],
      edge(waistline(body) - 0.015, 0.6),
    ],
  };
}

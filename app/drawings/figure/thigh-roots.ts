import type { Body } from './body.ts';
import { bendsOverThigh } from './crotch.ts';
import {
  along,
  between,
  cosDegrees,
  direction,
  type Joints,
  type LegJoints,
  lerp,
  sinDegrees,
  smooth,
  turnBetween,
} from './kinematics.ts';
import { legStations } from './limbs.ts';
import { boneOutline, type Station } from './outline.ts';
import type { Disc } from './path.ts';
import { patch, type Shape, seenThrough } from './shape.ts';
import type { LegPose, Point, Pose, Side } from './skeleton.ts';
import { innerRoot, spineAt, trunkEdge } from './torso.ts';

/** Where the thigh begins: how its cloth runs into pelvis and seat. */

/** A thigh that comes towards the viewer. */
export const comesForward = ({ short, turn }: LegPose): boolean => short[0] < 0.55 && sinDegrees(turn) > 0.5;

/** A thigh that goes on from the pelvis within so many degrees. */
const straightHip = 38;

/** Seen from its side the seat of a straight hip runs into the back of the thigh in one curve. */
export function seatOf(
  side: Side,
  joints: Joints,
  { turn, spine, legs }: Pose,
  { girth }: Body,
  stations: readonly Station[],
): { stations: Station[]; root: Disc } | undefined {
  if (Math.abs(sinDegrees(turn.pelvis)) > 0.3) return undefined;
  const { hip } = joints.legs[side];
  if (cosDegrees(legs[side].angles[0] - spine[0] - 180) < cosDegrees(straightHip)) return undefined;
  const [, front = 0, back = 0] = stations.find(([t]) => t >= 0.5) ?? [];
  const looksRight = cosDegrees(turn.pelvis) > 0;
  const wide = (ahead: number, behind: number): readonly [number, number] =>
    looksRight ? [ahead, behind] : [behind, ahead];
  const [belly, seat] = [8 * girth.waist, 10.9 * girth.hips];
  const seated: Station[] = [
    [0, ...wide(belly, seat)],
    [0.27, ...wide(Math.max(belly, front) * 0.97, seat * 0.62 + back * 0.38)],
    ...stations.filter(([t]) => t >= 0.5),
  ];
  const centre = along(hip, spine[0] + (looksRight ? 90 : -90), (seat - belly) / 2);
  return { stations: seated, root: { centre, radius: (seat + belly) / 2 + 0.8 } };
}

/** From the waist's side to the thigh: seen from the front, a leg that is led outwards takes the hip along. */
export function hipSideOf(
  side: Side,
  joints: Joints,
  pose: Pose,
  { girth }: Body,
): { outline: Point[]; root: Disc } | undefined {
  const facing = sinDegrees(pose.turn.pelvis);
  if (facing < 0.5) return undefined;
  const { hip, knee } = joints.legs[side];
  const { point, angle } = spineAt(joints, 0.06);
  // A thigh that comes at the viewer hides how far the hip stands out.
  const out = comesForward(pose.legs[side]) ? 0.84 : 1;
  // Nothing of it is seen under a thigh that the trunk bends over.
  const slim = 1 - 0.65 * bendsOverThigh(side, pose);
  const start = along(point, angle + (side === 'right' ? 90 : -90), 7 * facing * girth.hips * out * slim);
  const radius = 4.9 * girth.hips * slim;
  // Less on the outer side, so that the hip stays under the waistband.
  const wide = (inner: number, outer: number): readonly [number, number] =>
    side === 'right' ? [inner * slim, outer * slim] : [outer * slim, inner * slim];
  const stations: readonly Station[] = [
    [0, radius, radius],
    [0.5, ...wide(6.6 * girth.hips, 5.3 * girth.hips * out)],
    [1, ...wide(7.2 * girth.leg, 6.6 * girth.leg * out)],
  ];
  return {
    outline: boneOutline(start, between(hip, knee, 0.3), stations),
    root: { centre: innerRoot(joints, start, 0.2, pose.turn.pelvis), radius: radius + 0.6 },
  };
}

/**
 * Of a trunk that is level or aslant, seen from in front, one line runs from under the waistband to the outside of a
 * thigh that goes on from it.
 */
export function hipCurve(side: Side, joints: Joints, pose: Pose, body: Body): Point[][] {
  const [pelvis] = pose.spine;
  const { hip, knee } = joints.legs[side];
  const towards = direction(hip, knee);
  const share =
    smooth((sinDegrees(pose.turn.pelvis) - 0.7) / 0.2) *
    smooth((Math.abs(cosDegrees(pelvis)) - 0.5) / 0.3) *
    smooth((50 - Math.abs(turnBetween(pelvis + 180, towards))) / 15) *
    smooth((pose.legs[side].short[0] - 0.5) / 0.15);
  if (share === 0) return [];
  const hand = side === 'right' ? 1 : -1;
  const [, root, middle] = legStations('thigh', body, pose.legs[side]);
  const wide = Math.max(...[root, middle].flatMap((station) => station?.slice(1) ?? []));
  const onLeg = (t: number, out: number): Point =>
    along(between(hip, knee, t), towards - 90 * hand, wide * out * lerp(0.8, 1, share));
  const onTrunk = (s: number, out: number): Point => trunkEdge(joints, pose, body, s, hand, { side: out });
  const band = onTrunk(0.16, 1);
  return [
    [
      onTrunk(0.21, 0.93),
      band,
      along(between(band, onLeg(0.1, 0.95), 0.55), towards - 90 * hand, 0.4 * share),
      onLeg(0.12, 0.95),
      onLeg(0.28, 0.96),
      onLeg(0.34, 0.7),
      spineAt(joints, 0.1).point,
    ],
  ];
}

/** A raised leg in the darker tone takes it on little by little: the pelvis is one piece of cloth in the lighter one. */
export function fadingRoot({ hip, knee }: LegJoints, { girth, trousers }: Body): Shape[] {
  const start = along(hip, direction(hip, knee), -1);
  const wide = (share: number): number => lerp(7.4 * girth.hips, 6.9 * girth.leg, Math.min(1, share * 2)) - 0.3;
  return [0.3, 0.42, 0.54, 0.66].flatMap((share, index) => {
    const stations = [0, share].map((at, place): Station => [place, wide(at), wide(at)]);
    const cloth = patch(boneOutline(start, between(hip, knee, share), stations, 'hem'), trousers.near);
    return seenThrough([cloth], index === 0 ? 1 : 0.45);
  });
}

/** Without its edge the root of the near thigh runs into the pelvis as one piece of cloth. */
export function rootOf(hip: Point, joints: Joints, { spine, turn }: Pose, radius: number): Disc {
  const level = Math.abs(cosDegrees(turn.pelvis));
  const centre = innerRoot(joints, hip, 0.15, turn.pelvis);
  // A little out of profile the near hip is the seat's edge, which stays uncovered.
  const isSeat = smooth(Math.abs(sinDegrees(turn.pelvis)) / 0.25) * smooth((level - 0.75) / 0.12);
  const front = cosDegrees(turn.pelvis) > 0 ? -20 : 20;
  return { centre: along(centre, spine[0] + front, 1.4 * isSeat), radius: radius + 0.4 * level * (1 - isSeat) };
}

/** As wide as the root of the thigh with its edge. */
export function rootRadius(stations: readonly Station[]): number {
  const [, left = 0, right = 0] = stations.at(0) ?? [];
  return (left + right) / 2 + 0.6;
}

import type { Body } from './body.ts';
import { footOutline } from './extremities.ts';
import { along, between, type Joints, sinDegrees } from './kinematics.ts';
import { legStations } from './limbs.ts';
import { boneOutline, type Station } from './outline.ts';
import type { Disc } from './path.ts';
import { area, type Outline, patch, type Shape } from './shape.ts';
import type { Point, Pose, Side } from './skeleton.ts';
import { innerRoot, spineAt } from './torso.ts';

/** Foot and trouser leg. Without the shin and foot when the pose draws those in a layer of their own. */
export function legShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { hip, knee } = joints.legs[side];
  const stations = legStations('thigh', body, pose.legs[side]);
  const hipSide = hipSideOf(side, joints, pose, body);
  const thigh = [boneOutline(hip, knee, stations)];
  if (hipSide) thigh.push(hipSide.outline);
  const cloth = tone(side, pose, body);
  const limb = pose.layers.includes(`${side}-shin`)
    ? [area(thigh, cloth)]
    : [foot(side, joints, pose, body), area([...thigh, shinOutline(side, joints, pose, body)], cloth)];
  if (isFar(side, pose)) return limb;
  // Without its edge the root of the near thigh runs into the pelvis as one piece of cloth.
  const roots: Outline[] = [boneOutline(innerRoot(joints, hip, 0.15, pose.turn.pelvis), knee, rootStations(stations))];
  if (hipSide) roots.push(hipSide.root);
  return [...limb, ...roots.map((root) => patch(root, cloth))];
}

/** Shin and foot, for poses where they lie in another layer than the thigh. */
export function shinShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const cloth = tone(side, pose, body);
  return [
    foot(side, joints, pose, body),
    area([shinOutline(side, joints, pose, body)], cloth),
    patch({ centre: joints.legs[side].knee, radius: 5.6 }, cloth),
  ];
}

const isFar = (side: Side, pose: Pose): boolean => pose.far.includes(`${side}-leg`);

function tone(side: Side, pose: Pose, { trousers }: Body): string {
  return isFar(side, pose) ? trousers.far : trousers.near;
}

function foot(side: Side, joints: Joints, pose: Pose, { skin }: Body): Shape {
  return area([footOutline(joints.legs[side], pose.legs[side])], isFar(side, pose) ? skin.far : skin.near);
}

function shinOutline(side: Side, joints: Joints, pose: Pose, body: Body): Point[] {
  const { knee, ankle } = joints.legs[side];
  return boneOutline(knee, ankle, legStations('shin', body, pose.legs[side]), 'hem');
}

/** From the waist's side to the thigh: seen from the front, a leg that is led outwards takes the hip along. */
function hipSideOf(
  side: Side,
  joints: Joints,
  pose: Pose,
  { girth }: Body,
): { outline: Point[]; root: Disc } | undefined {
  const facing = sinDegrees(pose.turn.pelvis);
  if (facing < 0.5) return undefined;
  const { hip, knee } = joints.legs[side];
  const { point, angle } = spineAt(joints, 0.15);
  const start = along(point, angle + (side === 'right' ? 90 : -90), 7 * facing * girth.hips);
  const radius = 5.2 * girth.hips;
  const stations = [
    [0, radius, radius],
    [0.5, 6.6 * girth.hips, 6.6 * girth.hips],
    [1, 7.2 * girth.leg, 7.2 * girth.leg],
  ] as const;
  return {
    outline: boneOutline(start, between(hip, knee, 0.3), stations),
    root: { centre: innerRoot(joints, start, 0.2, pose.turn.pelvis), radius: radius + 0.6 },
  };
}

/** The first part of the thigh, as wide as the thigh with its edge. */
function rootStations(stations: readonly Station[]): Station[] {
  return stations.slice(0, 1).flatMap(([, left, right]): Station[] => [
    [0, left + 0.6, right + 0.6],
    [0.06, left + 0.6, right + 0.6],
  ]);
}

import type { Body, Tone } from './body.ts';
import { footOutline, handOutline } from './extremities.ts';
import { groundShapes, propShapes } from './ground.ts';
import { headShapes } from './head-shapes.ts';
import { type Joints, sinDegrees, solveJoints } from './kinematics.ts';
import { armStations, legStations, sleeveStations } from './limbs.ts';
import { boneOutline, discOutline, type Station } from './outline.ts';
import { area, patch, type Shape } from './shape.ts';
import type { Part, Point, Pose, Side } from './skeleton.ts';
import { torsoOutline, waistline, yokeOutline } from './torso.ts';

/** The drawing of a pose on a body: shapes from the back to the front, in svg coordinates 240 × 210. */
export function drawFigure(pose: Pose, body: Body): Shape[] {
  const joints = solveJoints(pose);
  const parts = pose.layers.flatMap((part) => partShapes(part, joints, pose, body));
  return [...groundShapes(parts), ...propShapes(pose.props), ...parts];
}

function partShapes(part: Part, joints: Joints, pose: Pose, body: Body): Shape[] {
  switch (part) {
    case 'torso':
      return torsoShapes(joints, pose, body);
    case 'head':
      return headShapes(joints, pose, body);
    case 'right-arm':
      return armShapes('right', joints, pose, body);
    case 'left-arm':
      return armShapes('left', joints, pose, body);
    case 'right-leg':
      return legShapes('right', joints, pose, body);
    case 'left-leg':
      return legShapes('left', joints, pose, body);
    case 'right-forearm':
      return forearmShapes('right', joints, pose, body);
    case 'left-forearm':
      return forearmShapes('left', joints, pose, body);
    case 'right-shin':
      return shinShapes('right', joints, pose, body);
    case 'left-shin':
      return shinShapes('left', joints, pose, body);
  }
}

const shade = (tone: Tone, side: Side, pose: Pose): string => (pose.far.includes(side) ? tone.far : tone.near);

/** Seen from its side the chest covers both shoulders' roots. */
const shouldersShow = (pose: Pose): boolean => Math.abs(sinDegrees(pose.turn.chest)) > 0.35;

function torsoShapes(joints: Joints, pose: Pose, body: Body): Shape[] {
  const yokes = shouldersShow(pose)
    ? (['right', 'left'] as const).map((side) => yokeOutline(joints, pose, body, side))
    : [];
  const trunk = torsoOutline(joints, pose, body, -0.2, 1.03);
  const bare = body.sleeve === 'none';
  return [
    ...(bare && yokes.length > 0 ? [area(yokes, body.skin.near)] : []),
    area(bare ? [trunk] : [trunk, ...yokes], body.top.near),
    area([torsoOutline(joints, pose, body, -0.2, waistline)], body.trousers.near),
  ];
}

function armShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { shoulder, elbow } = joints.arms[side];
  const split = pose.layers.includes(`${side}-forearm`);
  const upper = boneOutline(shoulder, elbow, armStations('upper', body));
  const tone = shade(body.skin, side, pose);
  const bare = split ? [upper] : [upper, ...forearmOutlines(side, joints, pose, body)];
  const shapes = [area(bare, tone)];
  const root = discOutline(shoulder, (5.1 + (body.sleeve === 'none' ? 0.6 : 1.4)) * body.girth.arm);
  if (body.sleeve === 'none') return shouldersShow(pose) ? [...shapes, patch(root, tone)] : shapes;
  const cloth = shade(body.top, side, pose);
  const long = body.sleeve === 'long';
  const sleeve = [boneOutline(shoulder, along(shoulder, elbow, long ? 1 : 0.52), sleeveStations('upper', body), long ? 'round' : 'hem')];
  if (long && !split) sleeve.push(sleeveOverForearm(side, joints, body));
  shapes.push(area(sleeve, cloth));
  if (!pose.far.includes(side)) shapes.push(patch(root, cloth));
  return shapes;
}

function forearmShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const shapes = [area(forearmOutlines(side, joints, pose, body), shade(body.skin, side, pose))];
  if (body.sleeve !== 'long') return shapes;
  return [...shapes, area([sleeveOverForearm(side, joints, body)], shade(body.top, side, pose))];
}

function forearmOutlines(side: Side, joints: Joints, pose: Pose, body: Body): Point[][] {
  const { elbow, wrist } = joints.arms[side];
  return [
    boneOutline(elbow, wrist, armStations('fore', body)),
    handOutline(joints.arms[side], pose.arms[side]),
  ];
}

function sleeveOverForearm(side: Side, joints: Joints, body: Body): Point[] {
  const { elbow, wrist } = joints.arms[side];
  return boneOutline(elbow, along(elbow, wrist, 0.88), sleeveStations('fore', body), 'hem');
}

/** The point a share of the way from one joint to the next. */
function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function legShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { hip, knee } = joints.legs[side];
  const split = pose.layers.includes(`${side}-shin`);
  const tone = shade(body.trousers, side, pose);
  const stations = legStations('thigh', body, pose.legs[side]);
  const thigh = boneOutline(hip, knee, stations);
  const shapes = split
    ? [area([thigh], tone)]
    : [
        area([footOutline(joints.legs[side], pose.legs[side])], shade(body.skin, side, pose)),
        area([thigh, shinOutline(side, joints, pose, body)], tone),
      ];
  // Without its edge the root of the near thigh runs into the pelvis as one piece of cloth.
  if (!pose.far.includes(side)) shapes.push(patch(boneOutline(hip, knee, hipPatch(stations)), tone));
  return shapes;
}

/** The first part of the thigh, as wide as the thigh with its edge. */
function hipPatch(stations: readonly Station[]): Station[] {
  return stations.slice(0, 1).flatMap(([, left, right]): Station[] => [
    [0, left + 0.6, right + 0.6],
    [0.06, left + 0.6, right + 0.6],
  ]);
}

function shinShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const tone = shade(body.trousers, side, pose);
  return [
    area([footOutline(joints.legs[side], pose.legs[side])], shade(body.skin, side, pose)),
    area([shinOutline(side, joints, pose, body)], tone),
    patch(discOutline(joints.legs[side].knee, 5.6), tone),
  ];
}

function shinOutline(side: Side, joints: Joints, pose: Pose, body: Body): Point[] {
  const { knee, ankle } = joints.legs[side];
  return boneOutline(knee, ankle, legStations('shin', body, pose.legs[side]), 'hem');
}

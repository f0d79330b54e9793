import type { Body, Tone } from './body.ts';
import { handOutline } from './extremities.ts';
import { between, type Joints } from './kinematics.ts';
import { armStations, sleeveStations } from './limbs.ts';
import { boneOutline, type Station } from './outline.ts';
import { area, patch, type Shape } from './shape.ts';
import type { Point, Pose, Side } from './skeleton.ts';
import { innerRoot } from './torso.ts';
import { shouldersShow } from './torso-shapes.ts';

/** Arm, hand and sleeve. Without the forearm when the pose draws that in a layer of its own. */
export function armShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { shoulder, elbow } = joints.arms[side];
  const split = pose.layers.includes(`${side}-forearm`);
  const upper = boneOutline(shoulder, elbow, armStations('upper', body));
  const bare = area(
    split ? [upper] : [upper, ...forearmOutlines(side, joints, pose, body)],
    tone(body.skin, side, pose),
  );
  if (body.sleeve === 'none') return [bare, ...shoulderPatch(side, joints, pose, body)];
  const long = body.sleeve === 'long';
  const end = long ? elbow : between(shoulder, elbow, 0.52);
  const sleeve = [boneOutline(shoulder, end, sleeveStations('upper', body), long ? 'round' : 'hem')];
  if (long && !split) sleeve.push(forearmSleeve(side, joints, body));
  return [bare, area(sleeve, tone(body.top, side, pose)), ...shoulderPatch(side, joints, pose, body)];
}

/** Forearm, hand and the sleeve on it, for poses where it lies in another layer than the upper arm. */
export function forearmShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const bare = area(forearmOutlines(side, joints, pose, body), tone(body.skin, side, pose));
  if (body.sleeve !== 'long') return [bare];
  return [bare, area([forearmSleeve(side, joints, body)], tone(body.top, side, pose))];
}

const isFar = (side: Side, pose: Pose): boolean => pose.far.includes(`${side}-arm`);
const tone = (of: Tone, side: Side, pose: Pose): string => (isFar(side, pose) ? of.far : of.near);

function forearmOutlines(side: Side, joints: Joints, pose: Pose, body: Body): Point[][] {
  const { elbow, wrist } = joints.arms[side];
  return [boneOutline(elbow, wrist, armStations('fore', body)), handOutline(joints.arms[side], pose.arms[side])];
}

function forearmSleeve(side: Side, joints: Joints, body: Body): Point[] {
  const { elbow, wrist } = joints.arms[side];
  return boneOutline(elbow, between(elbow, wrist, 0.88), sleeveStations('fore', body), 'hem');
}

/** Lets the arm's root run into the shoulder. A bare arm seen from its side keeps its edge: that is the armhole. */
function shoulderPatch(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const bare = body.sleeve === 'none';
  if (isFar(side, pose) || (bare && !shouldersShow(pose))) return [];
  const stations = bare ? armStations('upper', body) : sleeveStations('upper', body);
  const disc = {
    centre: innerRoot(joints, joints.arms[side].shoulder, 0.72, pose.turn.chest),
    radius: rootRadius(stations) + 0.6,
  };
  return [patch(disc, bare ? body.skin.near : body.top.near)];
}

const rootRadius = (stations: readonly Station[]): number =>
  Math.max(...stations.slice(0, 1).map(([, left, right]) => Math.max(left, right)));

import type { Body, Tone } from './body.ts';
import { handOutline } from './extremities.ts';
import { between, type Joints } from './kinematics.ts';
import { armStations, sleeveStations } from './limbs.ts';
import { boneOutline, type Station } from './outline.ts';
import { area, patch, type Shape } from './shape.ts';
import type { Point, Pose, Side } from './skeleton.ts';
import { innerRoot } from './torso.ts';
import { shouldersShow } from './torso-shapes.ts';

/** Arm, hand and sleeve. */
export function armShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { shoulder, elbow, wrist } = joints.arms[side];
  const bare = area(
    [
      boneOutline(shoulder, elbow, armStations('upper', body)),
      boneOutline(elbow, wrist, armStations('fore', body)),
      handOutline(joints.arms[side], pose.arms[side]),
    ],
    tone(body.skin, side, pose),
  );
  const shoulderRoot = shoulderPatch(side, joints, pose, body);
  if (body.sleeve === 'none') return [bare, ...shoulderRoot];
  return [bare, area(sleeveOutlines(side, joints, body), tone(body.top, side, pose)), ...shoulderRoot];
}

const isFar = (side: Side, pose: Pose): boolean => pose.far.includes(`${side}-arm`);
const tone = (of: Tone, side: Side, pose: Pose): string => (isFar(side, pose) ? of.far : of.near);

function sleeveOutlines(side: Side, joints: Joints, body: Body): Point[][] {
  const { shoulder, elbow, wrist } = joints.arms[side];
  const [upper, fore] = [sleeveStations('upper', body), sleeveStations('fore', body)];
  if (body.sleeve === 'short') return [boneOutline(shoulder, between(shoulder, elbow, 0.52), upper, 'hem')];
  return [boneOutline(shoulder, elbow, upper), boneOutline(elbow, between(elbow, wrist, 0.88), fore, 'hem')];
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

import type { Body } from './body.ts';
import { colour } from './colour.ts';
import { beardOutline, closedEyes, mouth, openEyes } from './face.ts';
import { hairDrawing, scarfFace } from './hair.ts';
import { aspectOf, ears, headOutline } from './head.ts';
import { along, type Joints } from './kinematics.ts';
import { boneOutline, placed, placedPoint } from './outline.ts';
import { area, line, patch, type Shape } from './shape.ts';
import type { Point, Pose } from './skeleton.ts';

/** Loose hair, head, face and hair, from the back to the front. */
export function headShapes(joints: Joints, pose: Pose, body: Body): Shape[] {
  const { aspect, front } = aspectOf(pose.turn.head);
  const put = (points: readonly Point[]): Point[] => placed(points, joints.skullBase, pose.head, front);
  const spot = (point: Point): Point => placedPoint(point, joints.skullBase, pose.head, front);
  const drawing = hairDrawing(body.hairStyle, aspect);
  const discs = drawing.discs.map(([x, y, radius]) => ({ centre: spot([x, y]), radius }));
  const tail = drawing.tail ? [area([tailOutline(spot(drawing.tail), pose.head)], body.hair)] : [];
  const skull = area([put(headOutline[aspect])], body.skin.near);
  const beard = body.beard && aspect !== 'back' ? [patch(put(beardOutline[aspect]), body.hair)] : [];
  const cap = drawing.cap.length > 0 ? [area([put(drawing.cap), ...discs], body.hair)] : [];
  const ear = drawing.coversEars
    ? []
    : ears[aspect].map(([x, y, radius]) => area([{ centre: spot([x, y]), radius }], body.skin.near));
  const freeFace = scarfFace[aspect].length > 0 ? [patch(put(scarfFace[aspect]), body.skin.near)] : [];
  const eyes = pose.eyes === 'open' ? openEyes[aspect] : { lids: closedEyes[aspect], pupils: [] };
  const face = [
    ...eyes.pupils.map(([x, y, radius]) => patch({ centre: spot([x, y]), radius }, colour.edge)),
    ...[...eyes.lids, ...mouth[aspect]].map((points) => line(put(points))),
  ];
  const inProfile = aspect === 'profile' || aspect === 'quarter';
  return [
    ...tail,
    ...(inProfile ? [] : ear),
    skull,
    ...beard,
    ...(drawing.coversEars ? [] : face),
    ...cap,
    ...(drawing.coversEars ? [...freeFace, ...face] : []),
    ...(inProfile ? ear : []),
  ];
}

/** Loose hair hangs towards the floor, a little held by the way the head lies; on the floor it lies flat. */
function tailOutline(root: Point, headAngle: number): Point[] {
  const length = 17;
  const lean = along([0, 0], headAngle + 180, 0.45);
  const size = Math.hypot(lean[0], lean[1] - 1);
  const end: Point = [root[0] + (lean[0] / size) * length, root[1] + ((lean[1] - 1) / size) * length];
  return boneOutline(
    root,
    [end[0], Math.max(1, end[1])],
    [
      [0, 2.6, 2.6],
      [0.55, 3.1, 3.1],
      [1, 1, 1],
    ],
  );
}

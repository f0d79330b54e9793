import type { Body } from './body.ts';
import { aspectOf } from './head.ts';
import { along, between, cosDegrees, type Joints, sinDegrees, smooth, turnBetween } from './kinematics.ts';
import { placedPoint } from './outline.ts';
import { area, patch, type Shape, softLines } from './shape.ts';
import type { Point, Pose } from './skeleton.ts';

/** Where the neck meets the skull in profile, in the head's coordinates (see head.ts): under the jaw, under the occiput. */
const throatTop: Point = [4, -2];
const napeTop: Point = [-5.4, 3.4];
/** How far the middle of throat and nape lie inside the straight line from the head to the collar. */
const hollow = { throat: 0.5, nape: 0.7 };

/**
 * The neck, cut off by the collar: high at the nape, low at the throat. In profile both its lines are hollow and run out
 * into the trunk; seen from in front it is a column. A scarf covers it and goes under the collar.
 */
export function neckShapes(joints: Joints, pose: Pose, { girth, hairStyle, hair, skin }: Body): Shape[] {
  const across = Math.abs(sinDegrees(pose.turn.chest));
  const inProfile = profileShare(pose);
  const fill = hairStyle === 'scarf' ? hair : skin.near;
  const right = edgeOf(1, joints, pose, girth.neck);
  const left = edgeOf(-1, joints, pose, girth.neck);
  const column = area([[...right, ...left.toReversed()]], fill);
  // Seen from in front the skull's base hides the top of the column.
  if (inProfile > 0.5 || across < 0.35) return [column];
  return [column, patch({ centre: joints.skullBase, radius: 4.2 * girth.neck }, fill)];
}

/** Bare skin between ear and nape: the jaw's line ends under the ear. Nothing where the head is not seen from its side. */
export function napePatch(joints: Joints, pose: Pose, { girth, skin, hairStyle }: Body): Shape[] {
  if (profileShare(pose) < 0.5 || hairStyle === 'scarf') return [];
  const { front } = aspectOf(pose.turn.head);
  const onHead = (point: Point): Point => placedPoint(point, joints.skullBase, pose.head, front);
  const half = hollow.nape + 0.7;
  const [top, middle] = edgeOf(front === 1 ? -1 : 1, joints, pose, girth.neck);
  if (!top || !middle) return [];
  const inwards = between(middle, between(joints.skullBase, joints.spine[3], 0.5), half / 5);
  const under = along(joints.skullBase, pose.neck + 180, 3.4);
  return [patch([onHead([1.4, 1]), onHead([1.2, -1]), under, inwards, onHead([-4.2, 2.4])], skin.near)];
}

/**
 * The neckline once more, over a sleeve whose round top reaches past it. Nothing where the body is not seen from its
 * side, or where loose hair or a scarf lies over the neck of who looks down.
 */
export function necklineShapes(joints: Joints, pose: Pose, { girth, hairStyle, hair, skin }: Body): Shape[] {
  const looksDown = sinDegrees(pose.head - 90 * aspectOf(pose.turn.head).front) < -0.4;
  if (profileShare(pose) < 0.5 || (looksDown && (hairStyle === 'braid' || hairStyle === 'scarf'))) return [];
  const [, rightMiddle, rightBase, rightInner] = edgeOf(1, joints, pose, girth.neck);
  const [, leftMiddle, leftBase, leftInner] = edgeOf(-1, joints, pose, girth.neck);
  if (!rightMiddle || !rightBase || !rightInner || !leftMiddle || !leftBase || !leftInner) return [];
  const neckline = [rightBase, rightInner, leftInner, leftBase];
  const over = [between(leftMiddle, rightMiddle, 0.25), between(leftMiddle, rightMiddle, 0.75)];
  return [patch([...neckline, ...over], hairStyle === 'scarf' ? hair : skin.near), ...softLines([neckline])];
}

/** 1 where head and chest are seen from the same side, 0 where one of them faces the viewer. */
function profileShare({ turn }: Pose): number {
  const share = cosDegrees(turn.chest) * cosDegrees(turn.head);
  return Math.max(0, Math.min(1, share * 1.3));
}

/** How far a head that hangs before a level chest draws the nape out of the collar, 0 to 1: no hump is left over it. */
function napeStretch(pose: Pose): number {
  const forward = -aspectOf(pose.turn.head).front * turnBetween(pose.spine[2], pose.neck);
  const hangs = smooth(1 + 4 * sinDegrees(pose.spine[2]));
  return profileShare(pose) * hangs * smooth((forward - 15) / 20);
}

/** One side of the neck from the skull to the collar's middle: `hand` 1 the right one of pelvis → head. */
function edgeOf(hand: 1 | -1, joints: Joints, pose: Pose, width: number): readonly Point[] {
  const neckRoot = joints.spine[3];
  const [across, front] = [Math.abs(sinDegrees(pose.turn.chest)), cosDegrees(pose.turn.chest)];
  const up = pose.spine[2];
  const half = 4.4 * width;
  // The front of the body lies to the right of pelvis → head.
  const collar = (right: number, above: number): Point => along(along(neckRoot, up, above), up - 90, right);
  const slant = 2.4 * front * (1 - across);
  // The nape runs out into the back: its collar stands off less than the throat's.
  const isNape = hand * slant < 0;
  // A head that looks aside shows less of the throat over the collar.
  const aside = across * Math.abs(cosDegrees(pose.turn.head));
  const spread = (isNape ? 1 - 0.9 * (1 - across) : 1) - 1.2 * aside;
  const stretched = isNape ? 3.4 * napeStretch(pose) : 0;
  const base = collar(hand * (half + spread), 1.2 + 1.3 * (1 - across) - hand * slant * (isNape ? 0.5 : 1) - stretched);
  const inner = collar(
    hand * half * 0.55 + front * 1.2,
    -1.2 - 0.3 * (1 - across) - 1.6 * across + 2 * aside - Math.max(0, hand * slant) * 0.4,
  );
  const inProfile = profileShare(pose);
  const look = aspectOf(pose.turn.head).front;
  const isThroat = hand === look;
  const onHead = ([x, y]: Point): Point => placedPoint([x * width, y], joints.skullBase, pose.head, look);
  const column = along(joints.skullBase, pose.neck - 90, hand * half);
  const top = between(column, onHead(isThroat ? throatTop : napeTop), inProfile);
  const chord = between(top, base, 0.5);
  const axis = between(joints.skullBase, neckRoot, 0.5);
  const depth = inProfile * (isThroat ? hollow.throat : hollow.nape);
  const reach = Math.hypot(chord[0] - axis[0], chord[1] - axis[1]);
  return [top, between(chord, axis, reach > 2 ? depth / reach : 0), base, inner];
}

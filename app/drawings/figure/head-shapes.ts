import type { Body } from './body.ts';
import { colour } from './colour.ts';
import { beardOutline, brows, closedEyes, mouth, openEyes } from './face.ts';
import { hairDrawing, scarfFace } from './hair.ts';
import { type Aspect, aspectOf, ears, headOutline } from './head.ts';
import { discsBetween, headsOf, linesBetween, outlineBetween } from './head-between.ts';
import { along, between, cosDegrees, direction, distanceTo, type Joints, sinDegrees } from './kinematics.ts';
import { napePatch } from './neck.ts';
import { placed, placedPoint } from './outline.ts';
import type { Disc } from './path.ts';
import { area, inkLines, patch, patches, type Shape, softLines } from './shape.ts';
import type { Point, Pose } from './skeleton.ts';
import { shrugOf } from './torso.ts';

/** Loose hair, head, face and hair, from the back to the front. */
export function headShapes(joints: Joints, pose: Pose, body: Body): Shape[] {
  const { one, other, share, front } = headsOf(pose);
  const aspect = share < 0.5 ? one : other;
  const outline = (of: Record<Aspect, readonly Point[]>): readonly Point[] => outlineBetween(of[one], of[other], share);
  const lines = (of: Record<Aspect, readonly (readonly Point[])[]>): readonly (readonly Point[])[] =>
    linesBetween(of[one], of[other], share);
  const put = (points: readonly Point[]): Point[] => placed(points, joints.skullBase, pose.head, front);
  const spot = (point: Point): Point => placedPoint(point, joints.skullBase, pose.head, front);
  const [hairOne, hairOther] = [hairDrawing(body.hairStyle, one), hairDrawing(body.hairStyle, other)];
  const { coversEars } = hairOne;
  const hairDiscs = discsBetween(hairOne.discs, hairOther.discs, share);
  const disc = ([x, y, radius]: readonly [number, number, number]): Disc => ({ centre: spot([x, y]), radius });
  const discs = (body.hairStyle === 'bun' ? hairDiscs.map((bun) => slipped(bun, pose)) : hairDiscs).map(disc);
  const [tailOne, tailOther] = [hairOne.tail, hairOther.tail];
  const tailRoot = tailOne && tailOther && (isFromAbove(pose) ? crownSide : between(tailOne, tailOther, share));
  // Hair that falls over one shoulder goes behind the head while that turns aside.
  const aside = other === 'front' ? Math.min(1, 1.6 * sinDegrees(180 * share)) : 0;
  const behind = Math.max(aspect === 'front' ? behindShoulders(pose) : 0, aside);
  const tail = tailRoot
    ? tailShapes(
        between(lowerSide(tailRoot, aspect, spot), spot([0, 7]), behind),
        joints,
        pose,
        front,
        body.hair,
        behind,
      )
    : [];
  const skull = area([put(outline(headOutline))], body.skin.near);
  const beard = body.beard && aspect !== 'back' ? [patch(put(outline(beardOutline)), body.hair)] : [];
  // A scarf closes round a face that turns to the viewer at once.
  const isClosing = coversEars && other === 'front';
  const hair = outlineBetween(hairOne.cap, hairOther.cap, isClosing ? Math.round(share) : share);
  const cap = hair.length > 0 ? [area([put(hair), ...discs], body.hair)] : [];
  const ear = coversEars
    ? []
    : discsBetween(ears[one], ears[other], share).map(([x, y, radius]) =>
        area([{ centre: spot([x, y]), radius }], body.skin.near),
      );
  const freeFace = scarfFace[aspect].length > 0 ? [patch(put(scarfFace[aspect]), body.skin.near)] : [];
  const eyes = pose.eyes === 'open' ? openEyes : closedEyes;
  const pupils = discsBetween(eyes[one].pupils, eyes[other].pupils, share);
  const lids = linesBetween(eyes[one].lids, eyes[other].lids, share);
  const face = isCovered(joints, pose, spot([6, 5]))
    ? []
    : [
        ...(pupils.length > 0 ? [patches(pupils.map(disc), colour.ink)] : []),
        ...inkLines([...lids, ...(isCovered(joints, pose, spot([7.6, 1.6])) ? [] : lines(mouth))].map(put)),
        ...softLines(lines(brows).map(put)),
      ];
  const hasEarBefore = aspect !== 'front';
  return [
    ...tail,
    ...(hasEarBefore ? [] : ear),
    skull,
    ...napePatch(joints, pose, body),
    ...beard,
    ...(coversEars ? [] : face),
    ...cap,
    ...(coversEars ? [...freeFace, ...face] : []),
    ...(hasEarBefore ? ear : []),
  ];
}

/** Whether an arm that is drawn over the head lies across a place of the face, so that what it leaves there cannot be read. */
function isCovered({ arms }: Joints, { layers, turn }: Pose, place: Point): boolean {
  if (aspectOf(turn.head).aspect !== 'profile') return false;
  const head = layers.indexOf('head');
  return (['right', 'left'] as const).some((side) => {
    const { shoulder, elbow, wrist } = arms[side];
    if (layers.indexOf(`${side}-arm`) < head) return false;
    return Math.min(distanceTo(shoulder, elbow, place), distanceTo(elbow, wrist, place)) < 4.2;
  });
}

/** Whether one looks down on the face of a head that lies on its back: such a body brings its mat along. */
const isFromAbove = ({ head, turn, props }: Pose): boolean =>
  props.some(({ kind }) => kind === 'blanket') && Math.abs(cosDegrees(head) * sinDegrees(turn.head)) > 0.8;

/** A bun on the crown gives way to the back of the head where that is upside down: nobody stands on it. */
function slipped([x, y, radius]: readonly [number, number, number], pose: Pose): readonly [number, number, number] {
  const share = upsideDown(pose);
  return [x - 6.4 * share, y - 13 * share, radius];
}

/** 0 where the head is upright or level, up to 0.7 where it hangs or stands on its crown. */
const upsideDown = ({ head }: Pose): number => Math.max(0, -sinDegrees(head) - 0.3);

/** Where loose hair begins behind a face seen from in front: on the side that is lower, once the head lies far over. */
function lowerSide([x, y]: Point, aspect: Aspect, spot: (point: Point) => Point): Point {
  const [here, there] = [spot([x, y]), spot([-x, y])];
  return aspect === 'front' && here[1] > there[1] + 8 ? there : here;
}

/** How far loose hair has slid behind the head, 0–1: between shoulders that are drawn up there is no room beside the neck. */
const behindShoulders = (pose: Pose): number => Math.min(1, shrugOf('right', pose) / 4, shrugOf('left', pose) / 4);

/** Where its loose hair begins. */
const crownSide: Point = [4, 12];

/** Loose hair: gathered where it begins, fuller below, and thin at its end, with strands. It bows away from the neck. */
function tailShapes(root: Point, joints: Joints, pose: Pose, front: 1 | -1, fill: string, behind: number): Shape[] {
  const end = between(tailEnd(root, pose, front), root, 0.6 * behind);
  const neck = between(joints.skullBase, joints.spine[3], 0.5);
  const angle = direction(root, end);
  const out = sinDegrees(direction(root, neck) - angle) > 0 ? -90 : 90;
  const at = (t: number, aside: number): Point =>
    along(between(root, end, t), angle + out, 1.3 * sinDegrees(180 * t) + aside);
  const row = (share: number): Point[] => tailWidths.map(([t, half]) => at(t, half * share));
  return [
    area([[...row(1), at(1.03, 0), ...row(-1).reverse(), at(-0.08, 0)]], fill),
    ...softLines([
      [at(0.04, 0.3), at(0.4, 0.9), at(0.76, 0.5)],
      [at(0.16, -0.6), at(0.5, -0.9), at(0.86, -0.3)],
    ]),
  ];
}

/** Half the width of loose hair, from where it is gathered to its end. */
const tailWidths = [
  [0, 1.6],
  [0.16, 2.5],
  [0.42, 3],
  [0.72, 2.2],
  [0.94, 0.7],
] as const;

/**
 * Loose hair hangs towards the floor, a little held by the way the head lies; on the floor it lies flat. Where the face
 * looks down it falls over the neck or lies along the nape, never before the face.
 */
function tailEnd(root: Point, pose: Pose, front: 1 | -1): Point {
  const { head: headAngle, neck } = pose;
  const length = 17;
  const looksDown = Math.max(0, Math.min(1, -sinDegrees(headAngle - 90 * front) * 2 - 0.6));
  const lean = along([0, 0], headAngle + 180, 0.45);
  const hanging = direction([0, 0], [lean[0], lean[1] - 1]);
  const lying = neck + 180 + 8 * front;
  // From a head that is upside down it hangs freely, outside the skull.
  const hangs = upsideDown(pose);
  const free = 1 - Math.max(0, Math.min(1, 3 * hangs - 0.9));
  // From a level head it falls over the side of the neck, from one that hangs it lies along the nape.
  const aside = 0.65 + 0.35 * Math.max(0, Math.min(1, -2 * sinDegrees(headAngle)));
  // Seen from above a head that lies on its back has it beside it on the pillow.
  const angle = isFromAbove(pose)
    ? headAngle - 72 * front
    : hanging + turnTo(hanging, lying) * looksDown * aside * free;
  const end = along(root, angle + 16 * front * hangs, length + 10 * hangs);
  // Hair that hangs from a lifted head ends over the floor: it props nothing up.
  const clear = 1 + 4 * Math.max(0, Math.min(1, (root[1] - 6) / 4));
  return [end[0], Math.max(clear, end[1])];
}

/** The shorter turn from one direction to another. Degrees. */
const turnTo = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

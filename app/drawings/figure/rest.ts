import { sizes } from './figure-window.ts';
import { along, cosDegrees, type Joints, sinDegrees, solveJoints } from './kinematics.ts';
import { ankleHeight, isLaidOnMat, type LegPose, type Point, type Pose, type Prop, type Side } from './skeleton.ts';

/** Where and how a body lies on the floor: what both the movement and its judge must know. */

const sides: readonly Side[] = ['right', 'left'];

/** Where a body can rest: the joint, how much flesh lies under it, how far to each side it carries. Units. */
export type Spot = {
  readonly at: Point;
  readonly flesh: number;
  readonly reach: number;
  /** Whose end it is, a foot's or a hand's. */
  readonly limb?: `${Side}-${'arm' | 'leg'}`;
};

/** The lowest joint that carries weight, in units over the height at which its flesh rests on the floor; below 0 it lies in it. */
export function supportGap(pose: Pose): number {
  return Math.min(...restingSpots(pose).map(({ at: [, h], flesh }) => h - flesh));
}

/** Every place of the body that could rest on the floor. */
export function restingSpots(pose: Pose, joints: Joints = solveJoints(pose)): Spot[] {
  const { spine, skullBase, arms, legs } = joints;
  const [hips, waist, ribs, neckRoot] = spine;
  const limbs = sides.flatMap((side): Spot[] => {
    const [{ elbow, wrist, fingertip }, { knee, ankle, heel, ball, toes }] = [arms[side], legs[side]];
    // A foot that comes towards the viewer stands under its ankle.
    const foot: Spot[] = comesAtViewer(pose.legs[side])
      ? [{ at: ankle, flesh: ankleHeight, reach: 5, limb: `${side}-leg` }]
      : [heel, ball, toes].map((at) => ({ at, flesh: 0, reach: 1, limb: `${side}-leg` }));
    // A hand on the floor or a foot standing has its joint line as low as this over its skin.
    return [
      { at: elbow, flesh: 3.6, reach: 3 },
      { at: wrist, flesh: 2.4, reach: 2, limb: `${side}-arm` },
      { at: fingertip, flesh: 0.8, reach: 0, limb: `${side}-arm` },
      { at: knee, flesh: 5.3, reach: 4 },
      { at: ankle, flesh: 3.4, reach: 2, limb: `${side}-leg` },
      ...foot,
    ];
  });
  return [
    ...limbs,
    { at: hips, flesh: seatFlesh(pose), reach: 9 },
    { at: waist, flesh: 7.6, reach: 4 },
    { at: ribs, flesh: 8.9, reach: 8 },
    { at: neckRoot, flesh: 6.4, reach: 4 },
    { at: along(skullBase, pose.head, 8), flesh: 8.4, reach: 6 },
    { at: along(skullBase, pose.head, 16), flesh: 0, reach: 6 },
  ];
}

/** Whether a foot points more or less at the viewer: then the angle it is drawn at says nothing of its sole. */
export const comesAtViewer = ({ short }: LegPose): boolean => short[2] < 0.72;

export type Surface = { readonly from: number; readonly to: number; readonly height: number };

/** Whether a place of the body is on a thing, no more than `most` units over it, or in it, no deeper than `deepest`. */
export function liesOn(
  { at: [x, h], flesh }: Spot,
  { from, to, height }: Surface,
  most = 0.6,
  deepest = height + 2,
): boolean {
  const over = h - flesh - height;
  return x > from && x < to && over > -deepest && over < most;
}

/** Where a thing bears: from where to where, and how high; null for what bears nothing from above. Units. */
export function surfaceOf(prop: Prop): Surface | null {
  if (prop.kind === 'strap' || /^(?:wall|mat|blanket|duvet|cushion)$/u.test(prop.kind)) return null;
  if ('behind' in prop && prop.behind) return null;
  const { x, kind } = prop;
  if (/pillow|roll/u.test(kind) && isLaidOnMat(prop)) return null;
  const [across, height] =
    kind === 'block' ? (prop.tall ? [10, 20] : [20, 9]) : kind.endsWith('chair') ? [44, seatHeight] : sizes[kind];
  return { from: x, to: x + across, height: height + ('h' in prop ? (prop.h ?? 0) : 0) };
}

/** Whether a hand lies on the back of a chair that is seen from its side. */
export function isOnRail({ props }: Pose, [x, h]: Point): boolean {
  return props.some(
    (prop) => prop.kind === 'chair' && x > prop.x - 8 && x < prop.x + 52 && Math.abs(h - railHeight) < 6,
  );
}

const railHeight = 101;

/** Of both chairs. */
const seatHeight = 35;

/** The seat is thicker from the back, where a reclined body rests on it, than from below or in front. Units. */
function seatFlesh({ spine, turn }: Pose): number {
  const back = cosDegrees(turn.pelvis) >= 0 ? spine[0] + 90 : spine[0] - 90;
  const isFromSide = Math.max(0, Math.min(1, (Math.abs(cosDegrees(turn.pelvis)) - 0.35) / 0.35));
  return 8.2 + 3.4 * Math.min(1, 1.5 * Math.max(0, -sinDegrees(back))) * isFromSide;
}

/** Where a body's weight lies along the floor, roughly: trunk, head and arms over the spine, legs about the knees. Units. */
export const weightAt = ({ spine, legs }: Joints): number =>
  0.4 * spine[1][0] + 0.28 * spine[3][0] + 0.16 * (legs.right.knee[0] + legs.left.knee[0]);

import type { Body } from './body.ts';
import {
  along,
  between,
  crossingOf,
  direction,
  type Joints,
  type Line,
  lerp,
  sinDegrees,
  smooth,
  turnBetween,
} from './kinematics.ts';
import { legStations } from './limbs.ts';
import type { Station } from './outline.ts';
import { raisedShare } from './raised-knee.ts';
import { isFromAbove, type Point, type Pose, type Side } from './skeleton.ts';

/** How round the cloth is between two thighs that part: seen from above it lies loosely. Units. */
const roundness = { fromAbove: 8.4, standing: 4.6, lifted: 8 };
/** Thighs that part by less meet without a curve. Degrees. */
const leastParting = 24;
/** Of who stands only straight legs on both sides of the trunk leave a gap to be rounded. Degrees. */
const mostParting = 90;
const mostAslant = 16;

/** The cloth between the thighs of who faces the viewer, where the insides of both legs meet: a soft curve, no corner. */
export function crotchCurve(joints: Joints, pose: Pose, body: Body): Point[][] {
  if (sinDegrees(pose.turn.pelvis) < 0.7) return [];
  const parting = turnBetween(pose.legs.right.angles[0], pose.legs.left.angles[0]);
  const fromAbove = isFromAbove(pose);
  if (fromAbove && parting < leastParting) return slitBetween(joints, pose);
  const lifted = fromAbove ? 0 : liftsLegLevel(pose, parting);
  if (parting < leastParting || parting > (fromAbove ? 170 : lifted > 0 ? 120 : mostParting)) return [];
  const aslant = turnBetween(pose.spine[0] + 180, pose.legs.right.angles[0] + parting / 2);
  if (!fromAbove && lifted === 0 && Math.abs(aslant) > mostAslant && !bendsAstride(pose)) return [];
  const share = fromAbove ? hidden.fromAbove : lifted > 0 ? hidden.lifted : hidden.standing;
  const [right, left] = [insideOf('right', joints, pose, body, share), insideOf('left', joints, pose, body, share)];
  const meeting = crossingOf(right, left);
  const half = parting / 2;
  const loose = fromAbove ? roundness.fromAbove : lifted > 0 ? roundness.lifted * lifted : roundness.standing;
  const round = loose * smooth((parting - leastParting) / 16);
  const middle = right.towards + half;
  const centre = along(meeting, middle, round / sinDegrees(half));
  // From the inside of one thigh to the other, a little under both.
  const turns = [-1, -0.5, 0, 0.5, 1].map((share) => middle + 180 + share * (90 - half));
  const curve = turns.map((turn) => along(centre, turn, round + 0.3)).reverse();
  if (lifted === 0) return [[along(meeting, middle, -3), ...curve]];
  // It goes on to where the thighs are widest: the one that bears grows wider under the curve.
  return [[along(meeting, middle, -8), right.widest, ...curve, left.widest]];
}

/** Seen from above two thighs whose knees stand close together leave a slit that narrows to a point: the cloth beside it, which ends `back` units before it. */
export function slitBetween({ spine, legs }: Joints, pose: Pose, back = 0): Point[][] {
  const share = Math.min(raisedShare(pose, pose.legs.right), raisedShare(pose, pose.legs.left));
  if (share === 0) return [];
  const inside = (side: Side): Point => {
    const { hip, knee } = legs[side];
    return along(between(hip, knee, 0.85 * share), direction(hip, knee) + (side === 'right' ? 90 : -90), 5.6);
  };
  const point = along(spine[0], pose.spine[0] + 180, slitFrom - back);
  return [[legs.right.hip, inside('right'), point, inside('left'), legs.left.hip]];
}

/** How far beyond the hips such a slit begins. Units. */
const slitFrom = 9.4;

/** Whether somebody bends sideways over two straight legs that part by less than 80 degrees. */
export function bendsAstride({ spine, legs, turn }: Pose): boolean {
  const [right, left] = [legs.right, legs.left].map(({ angles }) => angles);
  if (!right || !left || sinDegrees(turn.pelvis) < 0.7 || Math.abs(sinDegrees(spine[0])) < 0.5) return false;
  const parting = Math.abs(turnBetween(right[0], left[0]));
  const areStraight = [right, left].every(([thigh, shin]) => Math.abs(turnBetween(thigh, shin)) < 12);
  return areStraight && parting > leastParting && parting < 80 && Math.abs(sinDegrees(spine[0])) < 0.94;
}

/** The same curve over the roots of both thighs, whose edges would cross it. */
export function liftedCrotch(joints: Joints, pose: Pose, body: Body): Point[][] {
  const [right, left] = [pose.legs.right.angles[0], pose.legs.left.angles[0]];
  return isFromAbove(pose) || liftsLegLevel(pose, turnBetween(right, left)) === 0
    ? []
    : crotchCurve(joints, pose, body);
}

/** How far somebody whose trunk is level stands on one straight leg and lifts the other in the line of the trunk, 0–1. */
function liftsLegLevel({ spine, legs }: Pose, parting: number): number {
  const areStraight = [legs.right, legs.left].every(({ angles }) => Math.abs(turnBetween(angles[0], angles[1])) < 12);
  if (!areStraight) return 0;
  return smooth((0.5 - Math.abs(sinDegrees(spine[0]))) / 0.3) * smooth((parting - 60) / 20);
}

interface Inside extends Line {
  readonly widest: Point;
}

/** The curve begins inside the thighs. */
const hidden = { fromAbove: 0.92, standing: 0.97, lifted: 0.87 };

/** The inner edge of a thigh near its root. */
function insideOf(side: Side, { legs }: Joints, pose: Pose, body: Body, share: number): Inside {
  const { hip, knee } = legs[side];
  const [towards] = pose.legs[side].angles;
  const [, second, third] = legStations('thigh', body, pose.legs[side]);
  const beside = (start: Point, [, toLeft = 7, toRight = 7]: readonly number[], out: number): Point =>
    along(start, towards + (side === 'right' ? 90 : -90), out * (side === 'right' ? toLeft : toRight));
  return {
    from: beside(hip, third ?? [], share),
    towards,
    widest: beside(between(hip, knee, 0.25), second ?? [], 0.97),
  };
}

/** How wide the underside of a level thigh is at its root, at a quarter and past its middle. Units. */
const levelUnderside = [
  [0, 1],
  [0.22, 4],
  [0.6, 6.6],
] as const;

/** How far a trunk that faces the viewer bends sideways over a level thigh, 0–1. */
export function bendsOverThigh(side: Side, { spine, legs, turn }: Pose): number {
  const { angles, short } = legs[side];
  const out = turnBetween(spine[0] + 180, angles[0]) * (side === 'right' ? -1 : 1);
  return (
    smooth((sinDegrees(turn.pelvis) - 0.7) / 0.2) *
    smooth((out - 112) / 14) *
    smooth((short[0] - 0.6) / 0.2) *
    smooth((0.5 - Math.abs(sinDegrees(angles[0]))) / 0.3)
  );
}

/** The underside of such a thigh goes straight up to the groin, without a bag under the hip. */
export function straightUnderside(side: Side, stations: readonly Station[], pose: Pose, body: Body): Station[] {
  const share = bendsOverThigh(side, pose);
  if (share === 0) return [...stations];
  return stations.map(([t, left, right]) => {
    const [, under] = levelUnderside.find(([at]) => Math.abs(at - t) < 0.11) ?? [];
    if (under === undefined) return [t, left, right];
    const wide = under * body.girth.leg;
    return side === 'right' ? [t, lerp(left, wide, share), right] : [t, left, lerp(right, wide, share)];
  });
}

/** From the underside of such a thigh to the inside of the other one in a soft curve. */
export function groinCurve(side: Side, { legs }: Joints, pose: Pose, body: Body, wider = 0): Point[][] {
  const share = bendsOverThigh(side, pose);
  if (share === 0) return [];
  const other = side === 'right' ? 'left' : 'right';
  const inside = (of: Side, t: number, out: number): Point => {
    const { hip, knee } = legs[of];
    return along(between(hip, knee, t), direction(hip, knee) + (of === 'right' ? 90 : -90), out);
  };
  const [, root] = legStations('thigh', body, pose.legs[other]);
  const wide = (other === 'right' ? root?.[1] : root?.[2]) ?? 8;
  const under = (t: number, width: number): Point => inside(side, t, width * body.girth.leg * share);
  return [
    [
      under(0.5 + wider * 0.03, 5.4 - wider),
      under(0.22, 4 - wider * 0.1),
      inside(other, 0.17, wide * 1.02),
      inside(other, 0.26, wide * 0.99),
      inside(other, 0.4 + wider * 0.02, wide * 0.93),
      inside(other, 0.42 + wider * 0.06, wide * 0.5),
      inside(other, 0.24, -wider * 2),
      along(legs[other].hip, pose.spine[0], wider * 2),
      along(between(legs[side].hip, legs[other].hip, 0.25), pose.spine[0], wider * 3),
    ],
  ];
}

import type { Body } from './body.ts';
import { along, cosDegrees, direction, type LegJoints, lerp, sinDegrees, smooth } from './kinematics.ts';
import { boneOutline } from './outline.ts';
import { area, patch, type Shape, seenThrough, shade, softLines } from './shape.ts';
import { isFromAbove, type LegPose, type Point, type Pose } from './skeleton.ts';

/** Seen from above a knee stands up from the floor, or is lifted off it with its foot, as who lies on the back draws it up. */

/** How far a thigh comes at the viewer who looks down on it, its shin under it: 0 it lies, 1 the foot stands. */
export function raisedShare(pose: Pose, { angles, short, turn }: LegPose): number {
  if (!isFromAbove(pose) || cosDegrees(angles[0] - angles[1]) < 0.6) return 0;
  return smooth((lying - short[0]) / 0.12) * smooth((sinDegrees(turn) - 0.5) / 0.3);
}

/** A thigh that is seen longer than this lies more than it stands. */
const lying = 0.78;

/** How far the foot is off the floor, 0 to 1: then the knee is over the hip. */
const liftOf = ({ short }: LegPose): number => smooth((0.5 - short[0]) / 0.25);

/** A shin that is seen long and goes on from its thigh is level: its foot hangs in the air, 0 to 1. One beside it has rolled over. */
const levelOf = ({ angles, short }: LegPose): number =>
  smooth((short[1] - 0.45) / 0.1) * smooth((cosDegrees(angles[0] - angles[1]) - 0.9) / 0.08);

/** Foot and shin in the shadow of the knee, and over them the thigh, which ends in a round that is larger the higher it is. */
export function raisedLeg(
  joints: LegJoints,
  leg: LegPose,
  share: number,
  { girth, loose, trousers }: Body,
  drawn: { foot: readonly Shape[]; shin: readonly Point[]; cloth: string },
): Shape[] {
  const { hip, knee } = joints;
  const lift = liftOf(leg);
  const root = 6.7 * girth.hips;
  const round = lerp(loose ? 7.5 : 7, loose ? 9.3 : 8.9, lift) * girth.leg;
  const knob = lerp(5.6, round, share);
  const middle = lerp(7, lerp(6.9, 8, lift), share) * girth.leg;
  const thigh = boneOutline(hip, knee, [
    [0, root, root],
    [0.5, middle, middle],
    [1, knob * 0.99, knob * 0.99],
  ]);
  // One contour runs round a knee that stands; one over the hip is a form of its own.
  const overHip = smooth((lift - 0.3) / 0.6);
  const ahead = direction(hip, knee);
  const rim = (turn: number, far: number): Point => along(knee, ahead + turn, knob * far);
  return [
    ...seenThrough([footShadow(joints, leg, Math.max(smooth((lift - 0.3) / 0.6), levelOf(leg)))], share),
    ...drawn.foot,
    area([drawn.shin], drawn.cloth),
    ...seenThrough([patch(drawn.shin, trousers.far)], share * 0.75),
    ...seenThrough(drawn.cloth === trousers.far ? [shade(drawn.shin), shade(drawn.shin)] : [shade(drawn.shin)], share),
    area([thigh, { centre: knee, radius: knob }], drawn.cloth),
    patch({ centre: along(hip, ahead + 180, 1), radius: root + 0.4 }, trousers.near),
    ...(overHip > 0 ? seenThrough([area([{ centre: knee, radius: knob }], drawn.cloth)], overHip) : []),
    ...seenThrough(
      [
        shade([rim(-70, 0.92), rim(-30, 0.96), rim(20, 0.96), rim(70, 0.92), rim(45, 0.5), rim(0, 0.5), rim(-45, 0.5)]),
        ...softLines([[rim(-58, 0.62), rim(-20, 0.72), rim(20, 0.72), rim(58, 0.62)]]),
      ],
      share,
    ),
  ];
}

/** What the foot throws on the mat: close to it where it stands, farther off and fainter the higher it is lifted. */
function footShadow({ ankle, toes }: LegJoints, { short }: LegPose, lift: number): Shape {
  const towards = direction(ankle, toes);
  const from: Point = [ankle[0] + lerp(0.2, 5, lift), ankle[1] - lerp(0.8, 6, lift)];
  const outline = [
    [-2, 3.6],
    [8, 5.2],
    [16, 5.4],
    [19.4, 1],
    [16, -5.2],
    [8, -5],
    [-2, -3.6],
  ] as const;
  return shade(
    outline.map(([ahead, left]) =>
      along(along(from, towards, ahead * short[2] * lerp(0.95, 1, lift)), towards + 90, left * lerp(0.9, 1, lift)),
    ),
  );
}

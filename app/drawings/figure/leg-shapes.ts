import type { Body } from './body.ts';
import { dimOf, limbTone } from './colour.ts';
import { bendsAstride, bendsOverThigh, groinCurve, liftedCrotch, slitBetween, straightUnderside } from './crotch.ts';
import { footLines, footOutline } from './feet.ts';
import { calfFold, kneeFold, undersideOf } from './folds.ts';
import { hipSlope } from './hip-slope.ts';
import {
  along,
  between,
  cosDegrees,
  direction,
  distance,
  type Joints,
  type LegJoints,
  sinDegrees,
  smooth,
  turnBetween,
} from './kinematics.ts';
import { legStations } from './limbs.ts';
import { boneOutline, limbOutlines, type Station } from './outline.ts';
import type { Disc } from './path.ts';
import { raisedLeg, raisedShare } from './raised-knee.ts';
import { area, type Outline, patch, patches, type Shape, seenThrough, shade, softLines } from './shape.ts';
import { isFromAbove, type LegPose, type Point, type Pose, type Side } from './skeleton.ts';
import { comesForward, fadingRoot, hipCurve, hipSideOf, rootOf, rootRadius, seatOf } from './thigh-roots.ts';
import { standsFacing } from './torso-shapes.ts';

/** Foot and trouser leg. Without the shin and foot when the pose draws those in a layer of their own. */
export function legShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { hip, knee, ankle } = joints.legs[side];
  const narrow = underWaistband(legStations('thigh', body, pose.legs[side]), pose, body);
  const plain = straightUnderside(side, narrow, pose, body);
  const hipSide = hipSideOf(side, joints, pose, body);
  const seat = seatOf(side, joints, pose, body, plain);
  const stations = seat?.stations ?? plain;
  const hips = hipSide ? [hipSide.outline] : [];
  const cloth = tone(side, pose, body);
  const shin = pose.layers.includes(`${side}-shin`);
  const lapShare = lapShareOf(pose.legs[side]);
  const raised = raisedShare(pose, pose.legs[side]);
  if (raised > 0)
    return [
      ...raisedLeg(joints.legs[side], pose.legs[side], raised, body, {
        foot: shin ? [] : footShapes(side, joints, pose, body),
        shin: shinOutline(side, joints, pose, body),
        cloth,
      }),
      ...hipCurve(side, joints, pose, body).map((outline) => patch(outline, body.trousers.near)),
      ...smoothCrotch(joints, pose, body),
      ...(isFar(side, pose) ? fadingRoot(joints.legs[side], body) : []),
    ];
  // A thigh that comes towards the viewer ends in a knee over the shin.
  if (!shin && comesForward(pose.legs[side]))
    return [
      ...footShapes(side, joints, pose, body),
      ...seenThrough([patch(underLap(side, joints, body), body.trousers.far)], lapShare),
      area([shinOutline(side, joints, pose, body), ...hips, lapOutline(joints.legs[side], body)], cloth),
      ...seenThrough(kneeCap(joints.legs[side], body), lapShare),
      patches(
        [
          { centre: along(hip, pose.spine[0], 0.8), radius: Math.min(8.2, rootRadius(stations) + 0.6) },
          ...(hipSide ? [hipSide.root] : []),
        ],
        cloth,
      ),
      ...seenThrough(groin(side, joints, body), lapShare),
    ];
  const slope = standsFacing(pose) ? hipSlope(side, joints, pose, body, stations) : undefined;
  if (slope) hips.push(slope.outline);
  hips.push(...groinCurve(side, joints, pose, body));
  const limb = shin
    ? [area([boneOutline(hip, knee, stations), ...hips], cloth)]
    : [
        ...footShapes(side, joints, pose, body),
        area(
          [...limbOutlines([hip, knee, ankle], stations, legStations('shin', body, pose.legs[side]), 'hem'), ...hips],
          cloth,
        ),
      ];
  if (isFar(side, pose)) return [...shadowOnMat(side, joints, pose, body), ...limb];
  const radius = rootRadius(stations) * (1 - 0.5 * bendsOverThigh(side, pose));
  const roots: Outline[] = [rootOf(hip, joints, pose, radius), ...groinCurve(side, joints, pose, body, 1)];
  if (hipSide) roots.push(hipSide.root);
  if (slope) roots.push(slope.patch);
  const other = side === 'right' ? 'left' : 'right';
  if (standsFacing(pose) && (!isFar(other, pose) || raisedShare(pose, pose.legs[other]) > 0))
    roots.push(betweenThighs(joints, pose));
  if (seat) roots[0] = seat.root;
  const folds = shin ? calfFold(joints.legs[side], pose.legs[side]) : kneeFold(joints.legs[side]);
  if (shin && kneeFacesViewer(pose.legs[side]) && pose.root[1] < squatHeight) folds.push(...squatFold(side, joints));
  const near = 1 - 2 * dimOf(`${side}-leg`, pose);
  return [
    ...limb,
    ...seenThrough(
      [
        patches([...roots, ...liftedCrotch(joints, pose, body), ...hipCurve(side, joints, pose, body)], cloth),
        ...undersideOf(hip, knee, bendsAstride(pose) ? stations.slice(1) : stations),
        ...folds,
      ],
      near,
    ),
  ];
}

/** Seen from in front the root of a thigh that is turned out keeps under the waistband. */
function underWaistband([first, ...others]: Station[], { turn }: Pose, { girth }: Body): Station[] {
  if (!first) return [];
  const most = sinDegrees(turn.pelvis) > 0.7 ? 7.4 * girth.hips : Number.POSITIVE_INFINITY;
  return [[first[0], Math.min(first[1], most), Math.min(first[2], most)], ...others];
}

/** Seen from above no edge goes into the pelvis between two thighs whose feet stand. */
function smoothCrotch(joints: Joints, pose: Pose, { trousers }: Body): readonly Shape[] {
  const stands = (leg: LegPose): number => raisedShare(pose, leg) * smooth((leg.short[0] - 0.38) / 0.04);
  const share = Math.min(stands(pose.legs.right), stands(pose.legs.left));
  const disc: Disc = { centre: along(joints.spine[0], pose.spine[0] + 180, 4.4), radius: 4 };
  const slit = slitBetween(joints, pose, 0.5);
  return share > 0 ? seenThrough([patches([disc, ...slit], trousers.near)], share) : [];
}

/** Covers what the roots of both thighs leave between them; a trunk aslant over thighs that part a little leaves more. */
function betweenThighs({ spine }: Joints, { spine: [pelvis], legs }: Pose): Disc {
  const parting = Math.abs(turnBetween(legs.right.angles[0], legs.left.angles[0]));
  const aslant = smooth((Math.abs(cosDegrees(pelvis)) - 0.5) / 0.2) * smooth((24 - parting) / 8);
  return { centre: along(spine[0], pelvis, -2.3 - 1.2 * aslant), radius: 1.9 + 0.5 * aslant };
}

/** How much is seen of the shadow and the folds of such a thigh: over an upright shin they come little by little. */
const lapShareOf = ({ angles, short }: LegPose): number =>
  sinDegrees(angles[1]) < -0.8 ? Math.min(1, (0.55 - short[0]) / 0.08) : 1;

/** A knee that is drawn up before the body: the shin stands under it. */
const kneeFacesViewer = ({ angles, short, turn }: LegPose): boolean =>
  short[0] < 0.9 && sinDegrees(turn) > 0.9 && sinDegrees(angles[1]) < -0.8;

/** The thigh as a plane that comes towards the viewer: wider at the knee, which is round, than at the groin. */
function lapOutline({ hip, knee }: LegJoints, { girth, loose }: Body): Point[] {
  const wide = (loose ? 7.4 : 6.6) * girth.leg;
  return boneOutline(hip, knee, [
    [0, wide, wide],
    [0.5, wide * 1.06, wide * 1.06],
    [1, wide * 0.9, wide * 0.88],
  ]);
}

/** Between two thighs that come at the viewer one looks into their shadow. */
function underLap(side: Side, { spine, legs }: Joints, { girth }: Body): Point[] {
  const [x, h] = spine[0];
  const { knee } = legs[side];
  const deep = knee[1] - 0.8 * girth.leg;
  // Over the middle, so that both sides end in one level line.
  return [[x, h - 0.4], knee, [knee[0], deep], [x + (x - knee[0]) * 0.1, deep]];
}

/** Where such a thigh begins: the fold from the hip's side to the crotch. */
function groin(side: Side, { spine, legs }: Joints, { girth }: Body): Shape[] {
  const [x, h] = spine[0];
  const out = Math.sign(legs[side].hip[0] - x);
  return softLines([
    [
      [x + out * 11.6 * girth.hips, h + 6.4],
      [x + out * 6.4, h + 3.8],
      [x + out * 1.2, h + 1.2],
    ],
  ]);
}

/** Lower than this the hips of who squats hang between the knees. Units. */
const squatHeight = 40;

/** Where thigh and seat of a deep squat part: from the waistband down to the seat. */
function squatFold(side: Side, { spine, legs }: Joints): Shape[] {
  const [x, h] = spine[0];
  const out = Math.sign(legs[side].hip[0] - x);
  return softLines([
    [
      [x + out * 8.4, h + 3.6],
      [x + out * 4.4, h - 1.4],
      [x + out * 2.2, h - 6],
    ],
  ]);
}

/** The lower rim of a knee that comes at the viewer, and its shade on the shin. */
function kneeCap({ knee, ankle }: LegJoints, { girth }: Body): Shape[] {
  const down = direction(knee, ankle);
  const at = (below: number, out: number): Point => along(along(knee, down, below), down + 90, out * girth.leg);
  return [
    shade([at(4.4, 4.6), at(8.6, 3.6), at(9.6, 0), at(8.6, -3.6), at(4.4, -4.6), at(5.6, 0)]),
    ...softLines([[at(3.4, 4.2), at(5.4, 2.2), at(5.8, 0), at(5.4, -2.2), at(3.4, -4.2)]]),
  ];
}

/** Shin and foot, for poses where they lie in another layer than the thigh. */
export function shinShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const cloth = tone(side, pose, body);
  const { hip, knee } = joints.legs[side];
  const { short } = pose.legs[side];
  return [
    ...footShapes(side, joints, pose, body),
    area([shinOutline(side, joints, pose, body, roundHem(pose.legs[side]))], cloth),
    // On the side of the thigh, so that the line round the knee stays; all of it where the knee comes at the viewer.
    ...(short[0] < knobbed ? [] : [patch({ centre: along(knee, direction(knee, hip), 1.5), radius: 5.3 }, cloth)]),
    ...(kneeFacesViewer(pose.legs[side]) ? kneeCap(joints.legs[side], body) : []),
  ];
}

/** A thigh that is seen shorter than this comes straight at the viewer. */
const knobbed = 0.45;

const isFar = (side: Side, pose: Pose): boolean => pose.far.includes(`${side}-leg`);

const tone = (side: Side, pose: Pose, { trousers }: Body): string => limbTone(trousers, `${side}-leg`, pose);

/** Seen from above the lower shin of who lies with the knees to one side throws a thin shadow on what bears it. */
function shadowOnMat(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const share = isFromAbove(pose) ? smooth((Math.abs(cosDegrees(pose.legs[side].turn)) - 0.8) / 0.15) : 0;
  if (share === 0) return [];
  return [...seenThrough([shade(shinOutline(side, joints, pose, body).map(([x, h]) => [x + 0.6, h - 2]))], share)];
}

/** The foot with its toes, and the ankle, which bridges the gap to a hem that turns with the shin. */
export function footShapes(side: Side, joints: Joints, pose: Pose, { skin }: Body): Shape[] {
  const leg = joints.legs[side];
  const ankle = boneOutline(between(leg.knee, leg.ankle, 0.8), leg.ankle, [
    [0, 3.1, 3.1],
    [1, 3, 3],
  ]);
  return [
    area([ankle, footOutline(side, leg, pose.legs[side])], limbTone(skin, `${side}-leg`, pose)),
    ...softLines(footLines(side, leg, pose.legs[side])),
  ];
}

/** How far the hem of a shin that lies foreshortened beside its foot's top hangs in a round over the foot. Units. */
const roundHem = ({ short, top = 0 }: LegPose): number => 2.4 * Math.max(0, top) * smooth((0.7 - short[1]) / 0.2);

function shinOutline(side: Side, joints: Joints, pose: Pose, body: Body, round = 0): Point[] {
  const { knee, ankle } = joints.legs[side];
  const stations = legStations('shin', body, pose.legs[side]);
  const last = stations.at(-1);
  if (last && round > 0) stations.push([last[0] + round / distance(knee, ankle), last[1] - round, last[2] - round]);
  return boneOutline(knee, ankle, stations, 'hem');
}

import { armhole, armpitOf, besideFlank, insideOf, underTop } from './arm-roots.ts';
import type { Body, Tone } from './body.ts';
import { limbTone } from './colour.ts';
import { elbowFold, sleeveSeam, sleeveShade, undersideOf } from './folds.ts';
import { handLines, handOutline } from './hands.ts';
import {
  type ArmJoints,
  along,
  between,
  cosDegrees,
  direction,
  distance,
  distanceTo,
  type Joints,
  sinDegrees,
  smooth,
} from './kinematics.ts';
import { flankOutline, outerSide, sideFlank } from './lifted-sleeve.ts';
import { armStations, sleeveStations } from './limbs.ts';
import { necklineShapes } from './neck.ts';
import { boneOutline, limbOutlines, type Station } from './outline.ts';
import type { Disc } from './path.ts';
import { area, limbArea, litArea, patches, type Shape, seenThrough, softLines } from './shape.ts';
import { isFromAbove, type Point, type Pose, type Side } from './skeleton.ts';
import { innerRoot, spineAt } from './torso.ts';
import { shouldersShow } from './torso-shapes.ts';

/** Arm, hand and sleeve. */
export function armShapes(side: Side, joints: Joints, pose: Pose, body: Body): Shape[] {
  const { shoulder, elbow, wrist } = joints.arms[side];
  const lifted = liftOf(side, pose);
  const inProfile = !shouldersShow(pose);
  const upper = rooted(capped(armStations('upper', body), inProfile), body.sleeve === 'none' && inProfile ? lifted : 0);
  const hand = handOutline(joints.arms[side], pose.arms[side]);
  const fore = boneOutline(elbow, wrist, armStations('fore', body));
  // Under a long sleeve only the wrist is seen.
  const outlines =
    body.sleeve === 'long'
      ? [wristOutline(joints.arms[side], body), hand]
      : [...limbOutlines([shoulder, elbow, wrist], upper, armStations('fore', body)), hand];
  const draw = body.skin.isDark && crossesHead(side, joints, pose) ? litArea : area;
  const bare = [
    draw(outlines, tone(body.skin, side, pose)),
    ...softLines(handLines(joints.arms[side], pose.arms[side])),
  ];
  const isUnder = !inProfile && liesUnder(side, joints, pose);
  const coming = comesForward(side, pose);
  if (body.sleeve === 'none') return [...bare, ...shoulderPatch(side, joints, pose, body, lifted)];
  // Round the top of a lower arm that comes at the viewer goes its sleeve's own edge.
  const shoulderRoot = isUnder && coming ? [] : shoulderPatch(side, joints, pose, body, lifted);
  if (body.sleeve === 'short' && !inProfile && (coming || (isUnder && isFolded(side, pose))))
    return [
      ...(coming ? [] : [area([boneOutline(shoulder, elbow, upper)], tone(body.skin, side, pose))]),
      (isUnder ? limbArea : area)(
        [...sleeveOutlines(side, joints, pose, body), ...(coming ? [roundSleeve(shoulder, elbow, body)] : [])],
        tone(body.top, side, pose),
      ),
      ...shoulderRoot,
      area([fore, hand], tone(body.skin, side, pose)),
      ...softLines(handLines(joints.arms[side], pose.arms[side])),
    ];
  const crosses = crossesTrunk(side, pose, lifted) || crossesChest(side, joints);
  const limb = crosses || isUnder ? limbArea : area;
  const onChest = crosses && !inProfile && !crossesChest(side, joints) ? hangsOnChest(side, pose) : 0;
  return [
    ...bare,
    ...seenThrough(onChest > 0 ? sleeveShade(side, joints) : [], onChest),
    limb(sleeveOutlines(side, joints, pose, body), tone(body.top, side, pose)),
    ...shoulderRoot,
    ...seenThrough(onChest > 0 ? sleeveSeam(side, joints, rootRadius(sleeveStations('upper', body))) : [], onChest),
    ...(body.sleeve === 'long' && !isFar(side, pose) ? elbowFold(joints.arms[side]) : []),
    ...(isFar(side, pose)
      ? []
      : undersideOf(shoulder, between(shoulder, elbow, sleeveShare(lifted, body) - 0.02), armStations('upper', body))),
    ...(inProfile && lifted < 0.3 && !isFar(side, pose) ? necklineShapes(joints, pose, body) : []),
  ];
}

/** Whether an arm lies over the head. */
function crossesHead(side: Side, joints: Joints, pose: Pose): boolean {
  if (pose.layers.indexOf(`${side}-arm`) < pose.layers.indexOf('head')) return false;
  const { shoulder, elbow, wrist, fingertip } = joints.arms[side];
  const middle = along(joints.skullBase, pose.head, 7);
  const bones = [
    [shoulder, elbow],
    [elbow, wrist],
    [wrist, fingertip],
  ] as const;
  return bones.some(([from, to]) => distanceTo(from, to, middle) < 13.5);
}

/** A near upper arm that points at the viewer: the forearm lies over its sleeve. */
const comesForward = (side: Side, pose: Pose): boolean => pose.arms[side].short[0] < 0.5 && !isFar(side, pose);

/** Of who lies along the floor the lower arm comes at the viewer over the side of a trunk of its own colour. */
const liesUnder = (side: Side, { arms, spine }: Joints, pose: Pose): boolean =>
  Math.abs(cosDegrees(pose.spine[2])) > 0.9 && arms[side].shoulder[1] < spine[3][1] && !isFromAbove(pose);

/** A forearm that lies back over its upper arm. */
const isFolded = (side: Side, { arms }: Pose): boolean =>
  cosDegrees(arms[side].angles[1] - arms[side].angles[0]) < -0.25;

/** The sleeve of an arm that points at the viewer is seen from its hem. */
function roundSleeve(shoulder: Point, elbow: Point, body: Body): Disc {
  return { centre: between(shoulder, elbow, 0.4), radius: rootRadius(sleeveStations('upper', body)) };
}

/** A near sleeve that hangs or is bent beside a trunk seen from its side lies over cloth of its own colour. */
const crossesTrunk = (side: Side, pose: Pose, lifted: number): boolean =>
  !isFar(side, pose) && lifted < 0.3 && Math.abs(sinDegrees(pose.turn.chest)) < 0.9;

/** A forearm that lies across the chest, its wrist beyond the spine. */
const crossesChest = (side: Side, { arms, spine }: Joints): boolean => {
  const { shoulder, wrist } = arms[side];
  const [, , ribs, neckRoot] = spine;
  const across = direction(ribs, neckRoot) + 90;
  const beside = ([x, h]: Point): number => (x - ribs[0]) * cosDegrees(across) + (h - ribs[1]) * sinDegrees(across);
  return beside(wrist) * beside(shoulder) < -40;
};

/** How far an upper arm hangs straight down the trunk, 0–1: one that stands off has the air beside it. */
const hangsOnChest = (side: Side, { arms, spine }: Pose): number =>
  Math.max(0, Math.min(1, (-cosDegrees(arms[side].angles[0] - spine[2]) - 0.9) / 0.06));

/** The share of the upper arm that a short sleeve covers: it slides towards the shoulder of a lifted arm. */
const shortSleeve = (lifted: number): number => 0.52 - 0.17 * Math.min(1, lifted * 1.4);

/** As far the shade under the upper arm lies on cloth. */
const sleeveShare = (lifted: number, { sleeve }: Body): number => (sleeve === 'short' ? shortSleeve(lifted) : 0.52);

export function wristOutline({ elbow, wrist }: ArmJoints, body: Body, from = 0.8): Point[] {
  const stations = armStations('fore', body)
    .slice(-1)
    .map(([, left, right]): Station[] => [
      [0, left, right],
      [1, left, right],
    ]);
  return boneOutline(between(elbow, wrist, from), wrist, stations.flat());
}

const isFar = (side: Side, pose: Pose): boolean => pose.far.includes(`${side}-arm`);
const tone = (of: Tone, side: Side, pose: Pose): string => limbTone(of, `${side}-arm`, pose);

/** 0 while the arm hangs or is held out, up to 1 where it goes on in the line of the spine, over the head. */
function liftOf(side: Side, pose: Pose): number {
  return Math.max(0, cosDegrees(pose.arms[side].angles[0] - pose.spine[2]));
}

/** Seen from its side the shoulder's cap lies under the strap of a vest and under the collar. */
function capped([first, ...others]: Station[], inProfile: boolean, share = 1): Station[] {
  return first && inProfile ? [[0.07 / share, first[1], first[2]], ...others] : [...(first ? [first] : []), ...others];
}

/** The root of the upper arm. A lifted one ends in a round arc on the side of the chest, as the armhole of a vest does. */
function rooted(stations: Station[], lifted: number, share = 1): Station[] {
  if (lifted < 0.3) return stations;
  const [, left = 5, right = 5] = stations[0] ?? [];
  const point = Math.min(1, (lifted - 0.3) / 0.4);
  const arc = ([reach, width]: readonly [number, number]): Station => [
    (-reach * point) / share,
    left * (1 - (1 - width) * point),
    right * (1 - (1 - width) * point),
  ];
  return [arc([0.16, 0.78]), arc([0.08, 0.97]), ...stations];
}

function sleeveOutlines(side: Side, joints: Joints, pose: Pose, body: Body): Point[][] {
  const { shoulder, elbow, wrist } = joints.arms[side];
  const lifted = liftOf(side, pose);
  const share = body.sleeve === 'short' ? shortSleeve(lifted) : 1;
  const upper = rooted(
    capped(sleeveStations('upper', body), !shouldersShow(pose), share),
    shouldersShow(pose) ? 0 : lifted,
    share,
  );
  const fore = sleeveStations('fore', body);
  const flank = shouldersShow(pose) ? undefined : sideFlank(side, joints, pose, body, lifted);
  if (body.sleeve === 'short')
    return [
      boneOutline(
        shoulder,
        between(shoulder, elbow, share),
        goesOnFromChest(pose, lifted) ? underFlank(upper, outerSide(side, pose)) : upper,
        'hem',
      ),
      ...(flank ? flank.outlines : []),
    ];
  return [
    ...limbOutlines([shoulder, elbow, between(elbow, wrist, 0.88)], upper, fore, 'hem'),
    ...(flank ? flank.outlines : []),
  ];
}

/** Of a trunk aslant, seen from in front, the side of the chest goes on over the edge of a lifted sleeve. */
const goesOnFromChest = (pose: Pose, lifted: number): boolean =>
  shouldersShow(pose) && lifted > 0.6 && Math.abs(cosDegrees(pose.spine[2])) > 0.6;

/** Its own edge lies under that. */
const underFlank = (stations: readonly Station[], hand: 1 | -1): Station[] =>
  stations.map(([t, left, right]) => {
    const slim = t < 0.6 ? 0.86 : 1;
    return hand === 1 ? [t, left * slim, right] : [t, left, right * slim];
  });

/** Lets the arm's root run into the shoulder: no line goes round the top of an arm. */
function shoulderPatch(side: Side, joints: Joints, pose: Pose, body: Body, lifted: number): Shape[] {
  const bare = body.sleeve === 'none';
  if (isFar(side, pose)) return [];
  const stations = bare ? armStations('upper', body) : sleeveStations('upper', body);
  const { shoulder, elbow } = joints.arms[side];
  // Seen from its side a vest ends in an armhole round the arm.
  if (bare && !shouldersShow(pose)) return [];
  const radius = rootRadius(stations) + 0.6;
  const middle = shouldersShow(pose) ? shoulder : along(shoulder, direction(shoulder, elbow), 1.8);
  // A vest is as wide as it may be: its armholes lie at the shoulders, not on the chest.
  const centre = bare
    ? along(middle, direction(spineAt(joints, 0.72).point, middle), 0.5)
    : innerRoot(joints, middle, 0.72, pose.turn.chest);
  const disc = { centre, radius };
  const fill = tone(bare ? body.skin : body.top, side, pose);
  if (bare && shouldersShow(pose)) {
    const root = lifted > 0.6 ? armpitOf(disc, joints, direction(elbow, shoulder)) : disc;
    return [
      patches([lifted > 0.6 ? root : underTop(root, joints, pose)], fill),
      ...armhole(side, root, joints, pose, lifted),
    ];
  }
  if (lifted < 0.3 && !bare)
    return [
      patches(
        [shouldersShow(pose) ? besideFlank(disc, joints, pose, side) : overTop(disc, joints.arms[side], body)],
        fill,
      ),
    ];
  if (!bare && shouldersShow(pose)) {
    const flanks = goesOnFromChest(pose, lifted) ? flankOutline(joints, pose, body, side) : [];
    return [patches([lifted > 0.6 ? insideOf(disc, joints) : disc, ...flanks], fill)];
  }
  const roots = rooted(stations, lifted);
  const covering = roots.slice(0, lifted < 0.3 ? 2 : 3);
  // It grows narrower towards its end, where the arm's own edge begins; less so under an arm that is half lifted.
  const halfLifted = 0.6 * smooth((0.56 - lifted) / 0.1);
  const root = boneOutline(
    shoulder,
    elbow,
    covering.map(([t, left, right], index): Station => {
      const ease = 0.65 - ((0.9 - halfLifted) * index) / covering.length;
      return [t, left + ease, right + ease];
    }),
    'hem',
  );
  const flank = sideFlank(side, joints, pose, body, lifted);
  // In a deep backbend a whole disc would reach over the edge of the hollow back.
  const isHollow = lifted > 0.6 && !flank && (pose.spine[2] - pose.spine[0]) * cosDegrees(pose.turn.chest) > 0;
  return [
    patches(
      bare ? [root] : isHollow ? [{ ...disc, radius: radius * 0.8 }] : [root, disc, ...(flank?.roots ?? [])],
      fill,
    ),
    ...(flank ? softLines([flank.crease]) : []),
  ];
}

/** Seen from its side the round top of a hanging sleeve is hidden, and its hem is not, however short it is seen. */
function overTop({ centre, radius }: Disc, { shoulder, elbow }: ArmJoints, body: Body): Disc {
  const hem = body.sleeve === 'short' ? distance(shoulder, elbow) * shortSleeve(0) : radius * 2;
  const towards = direction(shoulder, elbow);
  const wider = radius + 0.2;
  return { centre: along(centre, towards, Math.max(-1.3, Math.min(0, hem - wider - 2.6))), radius: wider };
}

const rootRadius = (stations: readonly Station[]): number =>
  Math.max(...stations.slice(0, 1).map(([, left, right]) => Math.max(left, right)));

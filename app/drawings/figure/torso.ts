import type { Body } from './body.ts';
import { along, between, cosDegrees, direction, type Joints, lerp, sinDegrees, smooth } from './kinematics.ts';
import { seen } from './limbs.ts';
import { boneOutline } from './outline.ts';
import { type Shape, shade, softLines } from './shape.ts';
import { type Point, type Pose, type Side, spineLength } from './skeleton.ts';

/** A cross-section of the trunk: s along the spine (0 hips, 1 root of the neck), reach to side, front and back. */
type Section = { s: number; side: number; front: number; back: number };
type Spot = Section & { turn: number };

function sections({ girth, sleeve, loose }: Body): Section[] {
  const ease = loose ? 0.9 : 0;
  const bare = sleeve === 'none';
  const { hips, waist, chest, bust } = girth;
  return [
    { s: -0.2, side: 6.5 * hips, front: 4, back: 6 * hips },
    { s: -0.09, side: 11.6 * hips, front: 7.4, back: 10.8 * hips },
    { s: 0.05, side: 13.2 * hips, front: 8.4 * waist, back: 11.6 * hips },
    { s: 0.2, side: 11.9 * hips + ease * 0.6, front: 8.6 * waist, back: 10.2 * hips },
    { s: 0.38, side: 10.6 * waist, front: 8.4 * waist, back: 7.9 * (0.5 + waist / 2) },
    { s: 0.54, side: 11.4 * chest, front: 9 * chest + bust * 0.45, back: 8.1 * chest },
    { s: 0.68, side: 12.5 * chest, front: 9.5 * chest + bust, back: 8.7 * chest },
    { s: 0.78, side: 13 * chest, front: 9.3 * chest + bust * 0.75, back: 8.9 * chest },
    { s: 0.88, side: (bare ? 12 : 13.6) * chest, front: 7.9 * chest + bust * 0.15, back: 8.4 * chest },
    { s: 0.97, side: (bare ? 9 : 10.5) * chest, front: 5.4, back: 6.2 },
    { s: 1.03, side: 6, front: 4.2, back: 4.3 },
    { s: 1.06, side: 5.6, front: 3.9, back: 3.4 },
  ];
}

/** The outline of the trunk from `start` to `end` along the spine; it bends with the spine and turns with it. */
export function torsoOutline(joints: Joints, pose: Pose, body: Body, start: number, end: number): Point[] {
  const all = seated(sections(body), joints, pose);
  const isBand = end < 0.5;
  const within = all.filter(({ s }) => s > start + 0.03 && s < end - (isBand ? 0.07 : 0.03));
  const { s, side, front, back } = sectionAt(all, end);
  // Close to its end a waistband is held, so that its corner does not swing out.
  const corner = { s, side: side * 0.94, front: front * 0.94, back: back * 0.94 };
  const ending = isBand ? [sectionAt(all, end - 0.03), corner] : [sectionAt(all, end)];
  const row = [sectionAt(all, start), ...within, ...ending].map((section) => ({
    ...section,
    turn: turnAt(pose, section.s),
  }));
  const left = row.map((spot) => edgePoint(joints, withShoulder(spot, pose, 1), 1));
  const right = row.map((spot) => edgePoint(joints, withShoulder(spot, pose, -1), -1));
  return [...left, ...right.reverse()];
}

/** Behind knees that are drawn up before the body the hips lie broad on the floor. */
function seated(all: readonly Section[], { spine, legs }: Joints, { turn }: Pose): readonly Section[] {
  const [x, h] = spine[0];
  const upright = Math.abs(spine[3][0] - x) < 14 && sinDegrees(turn.pelvis) > 0.7;
  const drawnUp = Math.min(legs.right.knee[1], legs.left.knee[1]) - h;
  const low = Math.max(0, Math.min(1, (18 - h) / 8));
  const share = upright ? low * Math.max(0, Math.min(1, drawnUp / 20)) : 0;
  return all.map((section) =>
    section.s < 0 ? { ...section, side: section.side + (13 - section.side) * share } : section,
  );
}

/** Further than a lifted arm takes it along, a shoulder is drawn up towards the ear. Units. */
const drawnUpFrom = 5;

/** How far a shoulder is drawn up. Units. */
export const shrugOf = (side: Side, { arms }: Pose): number => Math.max(0, arms[side].shoulder[1] - drawnUpFrom);

/** How far an upper arm is held out at right angles to the chest, 0 to 1. */
export const outOf = (side: Side, { arms, spine }: Pose): number =>
  smooth((Math.abs(sinDegrees(arms[side].angles[0] - spine[2])) - 0.8) / 0.15);

/** The strap over a shoulder that is drawn up goes along: `hand` as for `trunkEdge`. */
function withShoulder(spot: Spot, pose: Pose, hand: 1 | -1): Spot {
  const side = hand * sinDegrees(spot.turn) > 0 ? 'right' : 'left';
  const over = Math.abs(sinDegrees(spot.turn)) * Math.max(0, 1 - Math.abs(spot.s - 0.97) / 0.14);
  return { ...spot, s: spot.s + (over * shrugOf(side, pose)) / spineLength };
}

/** A soft shade on the side of the trunk that looks down, from the waist to under the arm. */
export function torsoShade(joints: Joints, pose: Pose, body: Body): Shape[] {
  const all = sections(body);
  const at = (s: number, share: number): Point => {
    const { angle } = spineAt(joints, 0.6);
    const hand = sinDegrees(angle + 90) > 0 ? -1 : 1;
    const { side, front, back } = sectionAt(all, s);
    return edgePoint(
      joints,
      { s, side: side * share, front: front * share, back: back * share, turn: turnAt(pose, s) },
      hand,
    );
  };
  const level = Math.abs(sinDegrees(spineAt(joints, 0.6).angle + 90));
  if (level < 0.4) return [];
  // Beside an arm that is held out it ends under the sleeve's root.
  const below = cosDegrees(spineAt(joints, 0.6).angle) * sinDegrees(pose.turn.chest) < 0 ? 'right' : 'left';
  const out = Math.abs(sinDegrees(pose.turn.chest)) > 0.35 ? outOf(below, pose) : 0;
  return [
    shade([
      at(0.3, 0.85),
      at(lerp(0.62, 0.52, out), 0.96),
      at(lerp(0.9, 0.68, out), 0.85),
      at(lerp(0.6, 0.52, out), 0.25),
    ]),
  ];
}

/** The cloth of who sits or stands facing and turns the chest away winds up from the hip to the far side of the ribs. */
export function twistFolds(joints: Joints, pose: Pose, body: Body): Shape[] {
  const { pelvis, chest } = pose.turn;
  const isUpright = Math.abs(cosDegrees(pose.spine[2])) < 0.3 && sinDegrees(pelvis) > 0.9;
  if (!isUpright || Math.abs(chest - pelvis) < minTwist) return [];
  const [near, away] = chest > pelvis ? ([-1, 1] as const) : ([1, -1] as const);
  const at = (s: number, share: number): Point =>
    between(trunkEdge(joints, pose, body, s, near, {}), trunkEdge(joints, pose, body, s, away, {}), share);
  return softLines([
    [at(0.3, 0.12), at(0.4, 0.34), at(0.52, 0.54), at(0.64, 0.7)],
    [at(0.42, 0.07), at(0.52, 0.24), at(0.62, 0.38)],
  ]);
}

/** A chest that is turned less than this against the pelvis pulls no folds. Degrees. */
const minTwist = 40;

/** From the root of the neck to one shoulder: it follows the shoulder blade when the arm is lifted. */
export function yokeOutline(joints: Joints, pose: Pose, body: Body, side: Side): Point[] {
  const neckRoot = joints.spine[3];
  const inner = along(neckRoot, pose.spine[2], -2);
  const { shoulder } = joints.arms[side];
  const outwards = direction(inner, shoulder);
  // Up is to the left of a way outwards that lies to the right of the spine.
  const upIsLeft = sinDegrees(pose.spine[2] - outwards) > 0;
  const { arm } = body.girth;
  // As high as the root of the sleeve, so that the shoulder slopes from neck to arm without a notch.
  const end = body.sleeve === 'none' ? 4.8 : 5.3;
  // The muscle between neck and shoulder rises with a shoulder that is drawn up.
  const rise = shrugOf(side, pose);
  const rows = [
    [0, 6.6 + 0.2 * rise, 9],
    [0.3, 5.7 + 0.36 * rise, 9],
    [0.65, end + 0.3 * rise, 8],
    [1, end * (0.55 + 0.45 * arm), 5 * arm],
  ] as const;
  return boneOutline(
    inner,
    shoulder,
    rows.map(([t, up, down]) => (upIsLeft ? [t, up, down] : [t, down, up])),
  );
}

/** A place on the trunk's edge: `hand` 1 left of pelvis → head, -1 right; closer to the spine where a share is under 1. */
export function trunkEdge(
  joints: Joints,
  pose: Pose,
  body: Body,
  s: number,
  hand: 1 | -1,
  share: { side?: number; depth?: number },
): Point {
  const { side, front, back } = sectionAt(sections(body), s);
  const { side: sideShare = 1, depth = 1 } = share;
  const seenHere = { s, side: side * sideShare, front: front * depth, back: back * depth, turn: turnAt(pose, s) };
  return edgePoint(joints, seenHere, hand);
}

function edgePoint(joints: Joints, { s, side, front, back, turn }: Spot, hand: 1 | -1): Point {
  const { point, angle } = spineAt(joints, s);
  // The front of the body lies to the right of pelvis → head.
  const reach = hand === 1 ? seen(side, back, front, turn) : seen(side, front, back, turn);
  return along(point, angle + hand * 90, reach);
}

function sectionAt(all: readonly Section[], s: number): Section {
  const above = all.find((section) => section.s >= s) ?? all.at(-1);
  const below = all.findLast((section) => section.s <= s) ?? all.at(0);
  if (!above || !below) throw new RangeError('the trunk has no sections');
  const share = above.s === below.s ? 0 : (s - below.s) / (above.s - below.s);
  return {
    s,
    side: lerp(below.side, above.side, share),
    front: lerp(below.front, above.front, share),
    back: lerp(below.back, above.back, share),
  };
}

/** Where trousers end and the top begins, as a share of the spine: over the root of the thigh (see leg-shapes.ts). */
export const waistline = ({ girth }: Body): number => (4 * girth.waist + 5.45 * girth.hips + 0.5) / spineLength;

/** A twist winds through the waist and ribs; the pelvis stays as it is. */
function turnAt(pose: Pose, s: number): number {
  const share = Math.max(0, Math.min(1, (s - 0.15) / 0.6));
  return pose.turn.pelvis + (pose.turn.chest - pose.turn.pelvis) * share;
}

/**
 * Where a patch over the root of a limb lies: a little further in than the root, so that it hides the root's edge
 * on the trunk and leaves the outline of the figure alone. Seen from its side the trunk reaches further than the root.
 */
export function innerRoot(joints: Joints, root: Point, s: number, turn: number): Point {
  return along(root, direction(root, spineAt(joints, s).point), 1.2 * Math.abs(sinDegrees(turn)));
}

/** Point and direction of the smooth spine at s; beyond its ends it runs on straight. */
export function spineAt(joints: Joints, s: number): { point: Point; angle: number } {
  const [hips, waist, ribs, neckRoot] = joints.spine;
  const curve = (t: number): Point => {
    const u = 1 - t;
    // A cubic whose handles make it pass close to waist and ribs, so the back bends in one line.
    const first: Point = [
      handleOf(hips[0], waist[0], ribs[0], neckRoot[0]),
      handleOf(hips[1], waist[1], ribs[1], neckRoot[1]),
    ];
    const second: Point = [
      handleOf(neckRoot[0], ribs[0], waist[0], hips[0]),
      handleOf(neckRoot[1], ribs[1], waist[1], hips[1]),
    ];
    const blend = (axis: 0 | 1): number =>
      u ** 3 * hips[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t ** 3 * neckRoot[axis];
    return [blend(0), blend(1)];
  };
  const t = Math.max(0, Math.min(1, s));
  const angle = direction(curve(Math.max(0, t - 0.02)), curve(Math.min(1, t + 0.02)));
  const beyond = (s - t) * spineLength;
  return { point: along(curve(t), angle, beyond), angle };
}

/** The handle of a cubic that passes through `near` at 1/3 and `distant` at 2/3. */
function handleOf(start: number, near: number, distant: number, end: number): number {
  return (-5 * start + 18 * near - 9 * distant + 2 * end) / 6;
}

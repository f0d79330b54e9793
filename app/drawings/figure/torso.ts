import type { Body } from './body.ts';
import { along, between, cosDegrees, direction, type Joints, sinDegrees } from './kinematics.ts';
import { armStations, seen, sleeveStations } from './limbs.ts';
import { boneOutline } from './outline.ts';
import { type Shape, shade } from './shape.ts';
import { type Point, type Pose, type Side, spineLength } from './skeleton.ts';

/** A cross-section of the trunk: s along the spine (0 hips, 1 root of the neck), reach to side, front and back. */
type Section = { s: number; side: number; front: number; back: number };
type Spot = Section & { turn: number };

function sections({ girth, sleeve, loose }: Body): Section[] {
  const ease = loose ? 0.9 : 0;
  const bare = sleeve === 'none';
  const { hips, waist, chest, bust } = girth;
  return [
    { s: -0.2, side: 6.5 * hips, front: 4, back: 7.5 * hips },
    { s: -0.09, side: 11.6 * hips, front: 7.4, back: 11 * hips },
    { s: 0.05, side: 13.2 * hips, front: 8.4 * waist, back: 11.6 * hips },
    { s: 0.2, side: 11.9 * hips + ease * 0.6, front: 8.6 * waist, back: 10.2 * hips },
    { s: 0.38, side: 10.6 * waist, front: 8.4 * waist, back: 7.3 * (0.5 + waist / 2) },
    { s: 0.54, side: 11.4 * chest, front: 9 * chest + bust * 0.45, back: 8.1 * chest },
    { s: 0.68, side: 12.5 * chest, front: 9.5 * chest + bust, back: 8.7 * chest },
    { s: 0.78, side: 13 * chest, front: 9.3 * chest + bust * 0.75, back: 8.9 * chest },
    { s: 0.88, side: (bare ? 12 : 13.6) * chest, front: 7.9 * chest + bust * 0.15, back: 8.4 * chest },
    { s: 0.97, side: (bare ? 9 : 10.5) * chest, front: 5.4, back: 6.6 },
    { s: 1.03, side: 6, front: 4.2, back: 5.2 },
    { s: 1.06, side: 5.6, front: 3.9, back: 4.6 },
  ];
}

/** The outline of the trunk from `start` to `end` along the spine; it bends with the spine and turns with it. */
export function torsoOutline(joints: Joints, pose: Pose, body: Body, start: number, end: number): Point[] {
  const all = sections(body);
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
  const left = row.map((spot) => edgePoint(joints, spot, 1));
  const right = row.map((spot) => edgePoint(joints, spot, -1));
  return [...left, ...right.reverse()];
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
  return level < 0.4 ? [] : [shade([at(0.3, 0.85), at(0.62, 0.96), at(0.9, 0.85), at(0.6, 0.25)])];
}

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
  const end = body.sleeve === 'none' ? 4.5 : 5.3;
  const rows = [
    [0, 6.6, 9],
    [0.3, 5.7, 9],
    [0.65, end, 8],
    [1, end * (0.55 + 0.45 * arm), 5 * arm],
  ] as const;
  return boneOutline(
    inner,
    shoulder,
    rows.map(([t, up, down]) => (upIsLeft ? [t, up, down] : [t, down, up])),
  );
}

/** On which side of a lifted arm its outer edge lies: 1 to the left of shoulder → elbow. */
const outerSide = (side: Side, { turn }: Pose): 1 | -1 =>
  (side === 'right' ? 1 : -1) * sinDegrees(turn.chest) > 0 ? 1 : -1;

/** From the side of the chest to the outer edge of a lifted sleeve, in one line. Nothing for an arm that is not lifted. */
export function flankOutline(joints: Joints, pose: Pose, body: Body, side: Side): Point[][] {
  const lifted = cosDegrees(pose.arms[side].angles[0] - pose.spine[2]);
  const share = Math.min(1, (lifted - 0.6) / 0.3);
  if (share <= 0) return [];
  const { shoulder, elbow } = joints.arms[side];
  const hand = outerSide(side, pose);
  const stations = body.sleeve === 'none' ? armStations : sleeveStations;
  const [, left, right] = stations('upper', body)[1] ?? [0, 5, 5];
  const onArm = (t: number): Point =>
    along(between(shoulder, elbow, t), direction(shoulder, elbow) + 90 * hand, (hand === 1 ? left : right) * 0.9);
  const onChest = (s: number, wider: number): Point => {
    const section = sectionAt(sections(body), s);
    return edgePoint(joints, { ...section, side: section.side * wider, turn: turnAt(pose, s) }, hand);
  };
  return [
    [
      between(shoulder, elbow, 0.3 * share),
      onArm(0.3 * share),
      onArm(0.04),
      onChest(0.72, 1 + 0.03 * share),
      onChest(0.54, 1),
      onChest(0.5, 0.8),
      spineAt(joints, 0.8).point,
    ],
  ];
}

/** What runs from a lifted sleeve into the trunk that is seen from its side. */
export type SideFlank = {
  /** From the back and from the chest to the edges of the sleeve: the flank and the cap of the shoulder. */
  outlines: Point[][];
  /** What hides their inner edges. */
  roots: Point[][];
  /** The fold before the armpit. */
  crease: Point[];
};

/** Nothing for an arm that is not lifted. */
export function sideFlank(side: Side, joints: Joints, pose: Pose, body: Body, lifted: number): SideFlank | undefined {
  // In a deep backbend the back is hollow there, and the sleeve lies over it.
  const bend = Math.abs(pose.spine[2] - pose.spine[0]);
  const share = Math.min(1, (lifted - 0.6) / 0.3) * Math.min(1, (56 - bend) / 16);
  if (share <= 0 || pose.far.includes(`${side}-arm`)) return undefined;
  const { shoulder, elbow } = joints.arms[side];
  const back = cosDegrees(pose.turn.chest) > 0 ? 1 : -1;
  const front = back === 1 ? -1 : 1;
  const [, left, right] = sleeveStations('upper', body)[1] ?? [0, 5, 5];
  const onArm = (hand: 1 | -1, t: number, out: number): Point =>
    along(between(shoulder, elbow, t), direction(shoulder, elbow) + 90 * hand, (hand === 1 ? left : right) * out);
  const onTrunk = (hand: 1 | -1, s: number, inside: number): Point => {
    const section = sectionAt(sections(body), s);
    const reach = { ...section, back: section.back * inside, front: section.front * inside };
    return edgePoint(joints, { ...reach, turn: turnAt(pose, s) }, hand);
  };
  const row = (out: number, inside: number): Point[] => [
    onArm(back, 0.34 * share, 0.84 * out),
    onArm(back, 0.1 * share, 0.98 * out),
    onTrunk(back, 0.74, inside),
    onTrunk(back, 0.6, inside),
  ];
  const cap = (out: number, inside: number): Point[] => [
    onArm(front, 0.4 * share, 0.9 * out),
    onArm(front, 0.22 * share, 1.08 * out),
    onArm(front, 0.06 * share, 1.14 * out),
    onTrunk(front, 0.88, inside),
  ];
  return {
    outlines: [
      [onArm(back, 0.3 * share, 0.2), ...row(1, 0.99), onTrunk(back, 0.53, 0.88), spineAt(joints, 0.72).point],
      [onArm(front, 0.4 * share, 0.2), ...cap(1, 0.99), onTrunk(front, 0.84, 0.7), spineAt(joints, 0.78).point],
    ],
    roots: [
      [
        ...row(0.86, 0.93),
        onTrunk(back, 0.52, 0.95),
        onTrunk(back, 0.49, 0.82),
        spineAt(joints, 0.68).point,
        onArm(back, -0.1, -0.7),
        onArm(back, 0.3 * share, 0),
      ],
      [
        ...[0.52, 0.62, 0.74, 0.82, 0.9].map((s) => onTrunk(back, s, 0.95)),
        ...[0.88, 0.7, 0.6].map((s) => spineAt(joints, s).point),
      ],
      [
        ...cap(0.88, 0.92),
        onTrunk(front, 0.8, 0.94),
        onTrunk(front, 0.7, 0.85),
        spineAt(joints, 0.66).point,
        onArm(front, 0.3 * share, 0),
      ],
    ],
    crease: [onArm(front, -0.02, 0.9), onArm(front, -0.14, 0.56), onArm(front, -0.3, 0.3)],
  };
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
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    s,
    side: mix(below.side, above.side),
    front: mix(below.front, above.front),
    back: mix(below.back, above.back),
  };
}

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

/**
 * The one skeleton under every figure. Lengths are svg units; a person is about 147 units tall.
 *
 * Figure space: x runs right, h runs UP from the floor (h = 0). Angles are degrees, anticlockwise from
 * pointing right: 0 right, 90 up, 180 left, -90 down. Only `outline.ts` turns h into the svg's y.
 */
export type Point = readonly [x: number, h: number];

export const bone = {
  /** Hip centre to waist, waist to ribs, ribs to the root of the neck. */
  spine: [14, 14, 15],
  neck: 9.5,
  upperArm: 26,
  forearm: 22.5,
  hand: 14,
  thigh: 36,
  shin: 36,
  /** Ankle to the ball of the foot, and the toes from there on. */
  instep: 12.5,
  toes: 5,
} as const;

/** Hip centre to the root of the neck along the spine. */
export const spineLength = bone.spine[0] + bone.spine[1] + bone.spine[2];
/** Half the distance between the shoulder joints and between the hip joints, seen from the front. */
export const shoulderHalf = 13.6;
export const hipHalf = 8;
/** The shoulder joints hang this far under the root of the neck. */
export const shoulderDrop = 6;
/** Height of the ankle joint, and how far the heel lies behind it, when the sole is on the floor. */
export const ankleHeight = 5.5;
export const heelBack = 5;

export type View = 'front' | 'side' | 'threeQuarter';
export type Side = 'right' | 'left';

export type ArmPose = {
  /** Upper arm, forearm, hand: degrees. */
  angles: readonly [number, number, number];
  /** Length seen over true length, 0–1: under 1 when the bone points towards or away from the viewer. */
  short: readonly [number, number, number];
  /** How the shoulder blade has slid from rest: units towards the chest's front, units towards the head. */
  shoulder: readonly [number, number];
  /** 0 the hand is seen on its edge, 0.2 or -0.2 at rest, 1 or -1 seen flat with the thumb on the one or the other side. */
  palm: number;
};

export type LegPose = {
  /** Thigh, shin, foot, toes: degrees. */
  angles: readonly [number, number, number, number];
  short: readonly [number, number, number];
  /** Where the knee faces: 0 right, 90 towards the viewer, 180 left. Degrees. */
  turn: number;
  /** How far the foot shows its top, its toes side by side: 0 it is seen from its side, 1 from above, -1 its sole. */
  top?: number;
};

/** What rests on the floor (see contact.ts). */
export type Contact = `${Side}-${'heel' | 'ball' | 'foot' | 'knee' | 'hand' | 'elbow'}` | 'seat' | 'trunk' | 'head';

export type Limb = `${Side}-${'arm' | 'leg'}`;
export type Part = 'torso' | 'head' | Limb | `${Side}-${'shin' | 'hand'}`;

/**
 * A thing the pose leans on, and where its left edge stands; `h` is the height at which it is seen, 0 by default.
 * What stands `behind` bears nothing. A bed is seen from its foot. A wall is seen from its edge, and its face is at `x` or, left of the body, 3 further right;
 * a chair faces right unless it says otherwise, a front-chair the viewer; a block lies flat or stands `tall`, behind the body or `before` it; a
 * cushion or a bolster is seen from above by a share of its `depth` while the viewer comes there, a bolster wider by a `depth` over 1, as two legs need it, a cushion is `across` units wide, 24 by default, a pillow or a roll with a `depth` is seen from above, too, a pillow's right end hangs `sag` units down where it lies along a leg, and a blanket whose upper edge is at `h` reaches `depth` units down, by default to the picture's floor; a strap runs from a hand to a foot, before the body, a duvet lies over it, seen from above, and so does what is `held` on its way from one place to another. A thing on its way to or from its
 * place says how far it has come: `arrived` 0–1.
 */
export type Prop = { arrived?: number } & (
  | {
      kind: 'pillow' | 'cushion' | 'bolster' | 'blanket' | 'duvet' | 'folded-blanket' | 'roll';
      x: number;
      h?: number;
      behind?: boolean;
      depth?: number;
      sag?: number;
      held?: boolean;
      across?: number;
    }
  | { kind: 'wall'; x: number }
  | { kind: 'bed'; x: number }
  | { kind: 'front-chair'; x: number }
  | { kind: 'chair'; x: number; faces?: 'left' }
  | { kind: 'block'; x: number; h?: number; tall?: boolean; before?: boolean }
  | { kind: 'strap'; from: Point; to: Point }
);

/** What is soft. */
export type SoftProp = Exclude<Prop, { kind: 'wall' | 'bed' | 'front-chair' | 'chair' | 'block' | 'strap' }>;

/** Whether a thing is drawn from above, on a mat; pillows and rolls are drawn from the side, too. */
export const isLaidOnMat = (prop: Prop): prop is SoftProp =>
  /cushion|bolster/u.test(prop.kind) || (/pillow|roll/u.test(prop.kind) && 'depth' in prop);

/** Whether a thing is carried by hands. */
export const isHeld = (prop: Prop): prop is SoftProp => 'held' in prop && prop.held === true;

/** Open where the gaze rests on a point; closed elsewhere. */
export type Eyes = 'open' | 'closed';

/** A pose as plain numbers. Between two of them one can interpolate bone by bone. */
export type Pose = {
  view: View;
  /** The point midway between the hip joints. */
  root: Point;
  spine: readonly [number, number, number];
  neck: number;
  head: number;
  /** How far trunk and neck lean towards the viewer, who sees them shorter by that: degrees, 0 by default. */
  lean?: number;
  /** Which way pelvis, chest and face look: 0 right, 90 towards the viewer, 180 left. Degrees. */
  turn: { pelvis: number; chest: number; head: number };
  /** Between which drawn heads a head is that turns (`head-between.ts`). */
  facing?: number | undefined;
  arms: Record<Side, ArmPose>;
  legs: Record<Side, LegPose>;
  /** Limbs in the darker tone because the body lies between them and the viewer. */
  far: readonly Limb[];
  /** How far a limb has gone from the near tone to the darker one, 0–1, while it changes. */
  dimmed?: Partial<Record<Limb, number>>;
  /** Parts from the back to the front. A shin that is not named is drawn with its leg; a hand that is named is drawn once more, over what covers its arm. */
  layers: readonly Part[];
  contacts: readonly Contact[];
  eyes: Eyes;
  props: readonly Prop[];
};

/** Whether a pose is seen from above: the mat lies under the whole body. */
export const isFromAbove = ({ props }: Pose): boolean => props.some(({ kind }) => kind === 'blanket');

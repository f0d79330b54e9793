import { direction, distance, type Joints, solveJoints } from './kinematics.ts';
import type { Point, Pose, Side } from './skeleton.ts';

export type Base = 'standing' | 'sitting' | 'kneeling' | 'all-fours' | 'back' | 'belly' | 'inverted';
export type ArmDirection = 'up' | 'side' | 'down' | 'forward' | 'back';

/** What somebody across the room would say of a body: what it is on, which leg does something of its own, where the arms are. */
export interface BodyPosition {
  readonly base: Base;
  /** The leg that is lifted, in front or bent while the other is not; null when both do the same. */
  readonly leading: Side | null;
  readonly arms: Readonly<Record<Side, ArmDirection>>;
}

/** Heights and lengths in units of the figure: what differs by less looks the same. */
const nearFloor = 6;
const apart = 20;
const bentMore = 15;
/** How much shorter a leg with a bent knee is than the straight one in a wide stance. */
const shortened = 5;
const lifted = 12;
/** Further than this between hands and feet, and the hands carry. */
const reach = 45;
/** From the horizontal: less is forward or to the side. */
const levelDegrees = 35;

/** The position that a figure is drawn in. */
export function bodyPositionOf(pose: Pose): BodyPosition {
  const joints = solveJoints(pose);
  const base = baseOf(pose, joints);
  return {
    base,
    leading: leadingLeg(pose, joints, base),
    arms: { right: armOf('right', pose, joints, base), left: armOf('left', pose, joints, base) },
  };
}

function baseOf(pose: Pose, { spine: [hip, , , neck], legs, arms }: Joints): Base {
  const touches = (what: string) => pose.contacts.some((contact) => contact.endsWith(what));
  const facing = direction(hip, neck) - 90 * Math.cos((pose.turn.chest * Math.PI) / 180);
  const isLevel = Math.abs(neck[1] - hip[1]) < distance(hip, neck) * 0.3;
  const handsBear = touches('hand') || touches('elbow');
  const ankles = [legs.right.ankle[0], legs.left.ankle[0]];
  const hands = [arms.right.wrist[0], arms.left.wrist[0]];
  const span = Math.min(...hands.flatMap((hand) => ankles.map((ankle) => Math.abs(hand - ankle))));
  if (touches('head') && hip[1] > neck[1] + 35) return 'inverted';
  const seenFromAbove = pose.view === 'front' && isLevel && pose.props.some(({ kind }) => kind === 'blanket');
  const faceUp = pose.view === 'side' && Math.sin((facing * Math.PI) / 180) > 0.65;
  if (seenFromAbove || faceUp) return 'back';
  if (touches('trunk')) return 'belly';
  if (touches('seat') || pose.props.some(({ kind }) => kind.endsWith('chair'))) return 'sitting';
  if (touches('knee')) return handsBear && hip[1] > 30 ? 'all-fours' : 'kneeling';
  if (handsBear && span > reach) return hip[1] < 30 && !touches('ball') ? 'belly' : 'all-fours';
  return 'standing';
}

function leadingLeg(pose: Pose, { spine: [hip, , , neck], legs }: Joints, base: Base): Side | null {
  const { right, left } = legs;
  const larger = (a: number, b: number, by: number) => (Math.abs(a - b) < by ? null : a > b ? 'right' : 'left');
  const higherFoot = larger(right.ankle[1], left.ankle[1], lifted);
  if (higherFoot !== null && base !== 'back') return higherFoot;
  const isStride = (base === 'standing' || base === 'kneeling') && pose.view === 'side';
  if (isStride) return larger(right.ankle[0], left.ankle[0], apart);
  const reachOf = ({ ankle }: { ankle: Point }) => distance(hip, ankle);
  const raised = larger(right.knee[1], left.knee[1], apart);
  if (raised !== null && base === 'sitting') return raised;
  const bent = larger(reachOf(left), reachOf(right), bentMore);
  if (bent !== null) return bent;
  const isWide = base === 'standing' && Math.abs(right.ankle[0] - left.ankle[0]) > 60;
  const lengthOf = (leg: { hip: Point; ankle: Point }) => distance(leg.hip, leg.ankle);
  const shorter = isWide ? larger(lengthOf(left), lengthOf(right), shortened) : null;
  if (shorter !== null) return shorter;
  return isWide && Math.abs(neck[0] - hip[0]) > apart ? (neck[0] < hip[0] ? 'right' : 'left') : null;
}

function armOf(side: Side, pose: Pose, { spine: [hip, , , neck], arms }: Joints, base: Base): ArmDirection {
  if (base === 'inverted') return 'down';
  const { shoulder, wrist } = arms[side];
  const [x, h] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]];
  if (base === 'back' || base === 'belly') {
    const length = Math.hypot(x, h);
    const along = (x * (neck[0] - hip[0]) + h * (neck[1] - hip[1])) / (length * distance(hip, neck));
    if (Math.abs(along) > 0.7) return along > 0 ? 'up' : 'down';
    if (pose.view === 'front' || length < 25) return 'side';
    if (wrist[1] <= nearFloor) return 'down';
    return base === 'back' ? 'forward' : 'back';
  }
  const angle = (Math.atan2(h, Math.abs(x)) * 180) / Math.PI;
  if (angle > levelDegrees) return 'up';
  if (angle < -levelDegrees) return 'down';
  if (pose.view === 'front') return 'side';
  return x * Math.cos((pose.turn.chest * Math.PI) / 180) >= 0 || pose.view === 'threeQuarter' ? 'forward' : 'back';
}

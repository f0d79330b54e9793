import type { Offence, Seen } from './court-motion.ts';
import { kneeOut } from './drawn-bones.ts';
import { cosDegrees } from './kinematics.ts';
import { comesAtViewer, liesOn, restingSpots, surfaceOf } from './rest.ts';
import { isFromAbove, type Pose, type Side } from './skeleton.ts';

/** Judges how a body stands, steps, crouches and leaves a thing: what somebody with stiff knees would copy. */

const sides: readonly Side[] = ['right', 'left'];
/** A joint this little over its flesh's thickness rests. Units. */
const touching = 2.5;

const stands = ({ contacts }: Pose): boolean => contacts.every((part) => /heel|ball|foot/u.test(part));

/** From in front a knee that bears is over its foot, or farther out: it never falls in. */
export function knockKneed(seen: readonly Seen[]): Offence[] {
  return seen.flatMap(({ pose, joints }, frame) => {
    if (!stands(pose) || pose.view !== 'front' || Math.abs(cosDegrees(pose.spine[0])) > 0.15) return [];
    return sides.flatMap((side): Offence[] => {
      const { hip, knee, ankle } = joints.legs[side];
      const inward = kneeOut([hip, knee, ankle])[0] * (side === 'right' ? 1 : -1);
      return inward > farthestIn && ankle[1] < 6.2 && comesAtViewer(pose.legs[side])
        ? [{ rule: 'joints', what: `${side} knee ${inward.toFixed(0)} units inside its foot`, frame }]
        : [];
    });
  });
}

/** Two thumbs' breadth. Units. */
const farthestIn = 5;

/** Who stands lifts a foot to set it down elsewhere: one that goes far is not pushed along over the floor. */
export function gliding(seen: readonly Seen[]): Offence[] {
  if (!seen.every(({ pose }) => stands(pose) && !isFromAbove(pose))) return [];
  return sides.flatMap((side): Offence[] => {
    const ankles = seen.map(({ joints }) => joints.legs[side].ankle);
    const [first, last] = [ankles[0], ankles.at(-1)];
    if (!first || !last || Math.abs(first[0] - last[0]) < longGlide) return [];
    const rise = Math.max(...ankles.map(([, h]) => h)) - Math.min(...ankles.map(([, h]) => h));
    return rise < leastRise ? [{ rule: 'slide', what: `${side} foot glides along`, frame: 0 }] : [];
  });
}

/** Longer than a foot, and what a foot is lifted for it. Units. */
const [longGlide, leastRise] = [20, 4];

/**
 * Between sitting and standing something else than the feet bears, or the hands are down: nobody hangs in a deep squat,
 * and nobody drops from the knees on to one hip without a hand.
 */
export function crouching(seen: readonly Seen[]): Offence[] {
  const hangs = seen.map(({ pose, joints }) => {
    if (isFromAbove(pose)) return false;
    const [hips] = joints.spine;
    // Hands hold on to what the seat is before.
    const surfaces = pose.props.flatMap(
      (prop) => surfaceOf('behind' in prop ? { ...prop, behind: false } : prop) ?? [],
    );
    const bearing = restingSpots(pose, joints).filter(
      (spot) =>
        spot.at[1] - spot.flesh < touching ||
        surfaces.some((surface) => liesOn(spot, surface, touching * 2, touching * 2)),
    );
    const isHeld = bearing.some(({ at, flesh, limb }) => !limb?.endsWith('leg') && flesh !== kneeFlesh && at[1] < 60);
    const kneels = bearing.some(({ flesh }) => flesh === kneeFlesh);
    return !isHeld && hips[1] < (kneels ? heelSeat : squat);
  });
  return hangs.flatMap((hang, frame): Offence[] =>
    hang && hangs[frame + 1] && hangs[frame + 2] && hangs[frame + 3]
      ? [{ rule: 'bearing', what: 'hangs in a squat without a hand', frame }]
      : [],
  );
}

/** How a knee is known among the places that rest. */
const kneeFlesh = 5.3;
/** How high hips are on the heels, and where a bend of the knees is no squat any more. Units. */
const [heelSeat, squat] = [17, 34];

/** Nobody sits deep on one leg to reach ahead with the other foot in the air: who steps far bends over the front leg. */
export function squattingOnOneLeg(seen: readonly Seen[]): Offence[] {
  const squats = seen.map(({ pose, joints }) => {
    const isUnaided = stands(pose) && pose.view === 'side' && pose.props.length === 0;
    if (!isUnaided || joints.spine[0][1] >= oneLegSquat) return false;
    const ahead = cosDegrees(pose.turn.pelvis) >= 0 ? 1 : -1;
    return sides.some((side) => {
      const [own, other] = [joints.legs[side], joints.legs[side === 'right' ? 'left' : 'right']];
      const isInTheAir = Math.min(own.heel[1], own.ball[1], own.toes[1]) > touching;
      return isInTheAir && (own.ankle[0] - other.ankle[0]) * ahead > longGlide;
    });
  });
  return squats.flatMap((squat, frame): Offence[] =>
    squat && squats[frame + 1] && squats[frame + 2]
      ? [{ rule: 'bearing', what: 'squats on one leg and reaches ahead with the other', frame }]
      : [],
  );
}

/** Lower than this hips are only on a deeply bent leg. Units. */
const oneLegSquat = 56;

/** A thing does not go, and does not come, close under hips that hang over it, seated upright. */
export function slippingAway(seen: readonly Seen[]): Offence[] {
  return seen.slice(1).flatMap(({ pose }, index): Offence[] => {
    const before = seen[index];
    if (!before || isFromAbove(pose) || Math.abs(cosDegrees(pose.spine[0])) > 0.7) return [];
    const [hips] = before.joints.spine;
    return before.pose.props.flatMap((prop): Offence[] => {
      const surface = surfaceOf(prop);
      const now = pose.props.find(({ kind }) => kind === prop.kind);
      const changes = (now?.arrived ?? (now ? 1 : 0)) !== (prop.arrived ?? 1);
      const isOver = surface !== null && liesOn({ at: hips, flesh: 8.2, reach: 9 }, surface, 3);
      return changes && isOver
        ? [{ rule: 'things', what: `the ${prop.kind} goes from under hips`, frame: index + 1 }]
        : [];
    });
  });
}

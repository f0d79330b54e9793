import { overhang } from './court.ts';
import type { Offence, Seen } from './court-motion.ts';
import { between, type Joints } from './kinematics.ts';
import { liesOn, restingSpots, type Spot, surfaceOf } from './rest.ts';
import { isFromAbove, type Pose, type Prop, type Side } from './skeleton.ts';

/** Judges what bears a body on its way: no hand, foot, seat or thing may go before something else bears. */

const sides: readonly Side[] = ['right', 'left'];
/** A joint this little over its flesh's thickness rests. Units. */
const touching = 2.5;

/**
 * Whatever bears a body's weight stays until something else bears it: where the centre of mass lies beside all that
 * touches the floor or a thing, somebody took a hand, a foot or a seat away too early. In a step one falls for a moment.
 */
export function unborne(seen: readonly Seen[]): Offence[] {
  const beside = seen.map(({ pose, joints }) =>
    isFromAbove(pose) ? 0 : overhang(pose, bearing(pose, joints), joints),
  );
  return beside.flatMap((units, frame): Offence[] => {
    const moment = beside.slice(frame, frame + longestFall + 1);
    const isFalling = moment.length > longestFall && moment.every((each) => each > farthestLean);
    return isFalling ? [{ rule: 'bearing', what: `${units.toFixed(0)} units beside what bears it`, frame }] : [];
  });
}

/** A hand's length: nobody stays so far out of balance for more than a moment. Units. */
const farthestLean = 12;
/** Half a second, in tenths. */
const longestFall = 5;

/** Every place of a body that rests on the floor, on a thing that is there, or against a wall. */
function bearing(pose: Pose, joints: Joints): Spot[] {
  const { arms, legs } = joints;
  const spots = [
    ...restingSpots(pose, joints),
    ...sides.flatMap((side): Spot[] => {
      const [{ hip, knee, ankle }, { elbow, wrist }] = [legs[side], arms[side]];
      return [
        { at: between(hip, knee, 0.5), flesh: 6, reach: 8 },
        { at: between(hip, knee, 0.8), flesh: 5.5, reach: 5 },
        { at: between(knee, ankle, 0.5), flesh: 4.5, reach: 8 },
        { at: between(elbow, wrist, 0.5), flesh: 3, reach: 6 },
      ];
    }),
  ];
  const there = pose.props.filter(({ arrived = 1 }) => arrived > 0.5);
  const walls = there.flatMap((prop): Spot[] => {
    if (prop.kind !== 'wall') return [];
    const isLeant = spots.some(({ at: [x] }) => Math.abs(x - prop.x) < wallFlesh);
    return isLeant ? [{ at: [prop.x, 0], flesh: 0, reach: 2 }] : [];
  });
  return [
    ...spots.filter(({ at: [, h], flesh }) => h - flesh < touching),
    ...there.flatMap((prop) => {
      const surface = surfaceOf(prop);
      return surface ? spots.filter((spot) => liesOn(spot, surface, touching, sunk)) : [];
    }),
    ...walls,
  ];
}

/** Flesh gives way on a thing, and a thing under flesh. Units. */
const sunk = 6;
/** How far a joint lies from the wall that its body leans on. Units. */
const wallFlesh = 14;
/** A thing neither moves nor goes while the body rests on it. */
export function pulledAway(seen: readonly Seen[]): Offence[] {
  return seen.slice(1).flatMap(({ pose }, index): Offence[] => {
    const before = seen[index];
    if (!before || isFromAbove(pose) || isFromAbove(before.pose)) return [];
    const weight = [before.joints].flatMap((joints) => {
      const [hips, waist, ribs] = joints.spine;
      return restingSpots(before.pose, joints).filter(({ at }) => at === hips || at === waist || at === ribs);
    });
    return before.pose.props.flatMap((prop): Offence[] => {
      const isStill = pose.props.some(
        (now) => now.kind === prop.kind && sameX(now, prop) && (now.arrived ?? 1) === (prop.arrived ?? 1),
      );
      const surface = surfaceOf(prop);
      const isBearing = surface !== null && weight.some((spot) => liesOn(spot, surface));
      return isBearing && !isStill
        ? [{ rule: 'things', what: `the ${prop.kind} goes under the body`, frame: index + 1 }]
        : [];
    });
  });
}

const sameX = (one: Prop, other: Prop): boolean =>
  one.kind !== 'strap' && other.kind !== 'strap' && Math.abs(one.x - other.x) < 0.1;

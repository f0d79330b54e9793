import { cosDegrees, lerp, sinDegrees, smooth, turnBetween } from './kinematics.ts';
import type { ArmPose, LegPose } from './skeleton.ts';

/** How the two bones of a limb go from one pose to another, a share `u` of the way. */

type Limb = Pick<ArmPose, 'short'> & { readonly angles: readonly number[] };
type Bones = { readonly angles: readonly [number, number]; readonly short: readonly [number, number] };

/**
 * Seen from the side or, with arms, from in front: the limb is lifted forward (outward) from hanging along the trunk,
 * never through the back, and its hinge opens and shuts the one way that it can.
 */
export function bentLimb(
  from: Limb,
  to: Limb,
  [parentA, parentB, parent]: readonly [number, number, number],
  sign: number,
  hinge: number,
  u: number,
): Bones {
  const lift = lerp(
    within(sign * (angle(from, 0) - parentA - 180), -110),
    within(sign * (angle(to, 0) - parentB - 180), -110),
    u,
  );
  const bend = lerp(
    within(-hinge * (angle(from, 1) - angle(from, 0)), -90),
    within(-hinge * (angle(to, 1) - angle(to, 0)), -90),
    u,
  );
  const upper = parent + 180 + sign * lift;
  return {
    angles: [upper, upper - hinge * bend],
    short: [lerp(from.short[0], to.short[0], u), lerp(from.short[1], to.short[1], u)],
  };
}

/** Seen from in front an arm is raised or lowered in a wide arc to the side: on its way it is straight, and seen whole. */
export function wideLimb(
  from: Limb,
  to: Limb,
  parents: readonly [number, number, number],
  sign: number,
  u: number,
): Bones {
  const [bent, bends] = [1 - smooth(u / straightens), smooth((u - 1 + straightens) / straightens)];
  const like = ({ angles, short }: Limb, share: number): Limb => ({
    angles: [angles[0] ?? 0, (angles[0] ?? 0) + turnBetween(angles[0] ?? 0, angles[1] ?? 0) * share],
    short: [lerp(1, short[0], share), lerp(1, short[1], share), short[2]],
  });
  const [first, last] = [like(from, bent), like(to, bends)];
  const upper = bentLimb(first, last, parents, sign, -sign, u).angles[0];
  const bend = [first, last].reduce((sum, limb) => sum + turnBetween(angle(limb, 0), angle(limb, 1)), 0);
  return {
    angles: [upper, upper + bend],
    short: [first.short[0] + last.short[0] - 1, first.short[1] + last.short[1] - 1],
  };
}

/** So early on its way such an arm is straight, and so late it bends again. */
const straightens = 0.4;

/** Whether an arm goes from hanging to over the head, or back. */
export const isRaised = (from: ArmPose, to: ArmPose): boolean =>
  Math.abs(turnBetween(from.angles[0], to.angles[0])) > 120 &&
  [from, to].some(({ angles }) => Math.max(...angles.slice(0, 2).map(sinDegrees)) < 0);

/** Whether a limb comes at the viewer, or goes away. */
export const isShort = ([upper, lower]: ArmPose['short']): boolean => Math.min(upper, lower) < 0.9;

/** Hand or foot: it turns against forearm or shin. */
export function tip(from: ArmPose | LegPose, to: ArmPose | LegPose, parent: number, u: number): [number, number] {
  const bend = lerp(turnBetween(from.angles[1], from.angles[2]), turnBetween(to.angles[1], to.angles[2]), u);
  return [parent + bend, lerp(from.short[2], to.short[2], u)];
}

/** In a turn, or towards the viewer, bones go as vectors in the picture: never longer than they are. */
export function turnedLimb(from: Limb, to: Limb, u: number): Bones {
  const [upper, lower] = [0, 1].map((index) =>
    vector(angle(from, index), angle(to, index), from.short[index] ?? 1, to.short[index] ?? 1, u),
  );
  return { angles: [upper?.[0] ?? 0, lower?.[0] ?? 0], short: [upper?.[1] ?? 1, lower?.[1] ?? 1] };
}

/** Seen from above bones turn the shorter way, along the floor; lifted a little they are seen shorter. */
export function floorLimb(from: Limb, to: Limb, u: number, seen = 1): Bones {
  const turned = (index: number): number => angle(from, index) + turnBetween(angle(from, index), angle(to, index)) * u;
  return {
    angles: [turned(0), turned(1)],
    short: [lerp(from.short[0], to.short[0], u) * (1 - (1 - seen) / 3), lerp(from.short[1], to.short[1], u) * seen],
  };
}

/** How much of a forearm is seen that is lifted on its way along the floor: it is where it turns far. */
export const liftedForearm = (from: Limb, to: Limb, u: number): number =>
  1 - 0.46 * Math.min(1, Math.abs(turnBetween(angle(from, 1), angle(to, 1))) / 90) * Math.sin(Math.PI * u) ** 0.6;

function vector(angleA: number, angleB: number, shortA: number, shortB: number, u: number): [number, number] {
  const x = lerp(cosDegrees(angleA) * shortA, cosDegrees(angleB) * shortB, u);
  const y = lerp(sinDegrees(angleA) * shortA, sinDegrees(angleB) * shortB, u);
  return [(Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y)];
}

const angle = ({ angles }: Limb, index: number): number => angles[index] ?? 0;

/** The angle between `least` and `least` + 360. */
const within = (degrees: number, least: number): number => ((((degrees - least) % 360) + 360) % 360) + least;

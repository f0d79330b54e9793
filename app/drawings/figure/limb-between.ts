import { cosDegrees, lerp, sinDegrees, turnBetween } from './kinematics.ts';
import type { ArmPose } from './skeleton.ts';

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

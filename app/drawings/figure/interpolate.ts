import { journey, planted } from './planted.ts';
import type { ArmPose, LegPose, Pose, Side } from './skeleton.ts';

/**
 * The pose a share `t` (0–1) of the way from a to b. Angles take the shorter way round; what cannot be
 * divided (view, layers, contacts, props) changes half-way. Bones keep their length, what rests on the floor at both
 * ends stays on it, and nothing sinks into it.
 */
export function interpolatePose(a: Pose, b: Pose, t: number): Pose {
  if (t <= 0) return a;
  if (t >= 1) return b;
  return planted(mixedPose(a, b, t), journey(a, b), t);
}

function mixedPose(a: Pose, b: Pose, t: number): Pose {
  const mix = (from: number, to: number): number => from + (to - from) * t;
  const turned = (from: number, to: number): number => from + shortestTurn(from, to) * t;
  const arm = (side: Side): ArmPose => {
    const [from, to] = [a.arms[side], b.arms[side]];
    return {
      angles: triple(turned, from.angles, to.angles),
      short: triple(mix, from.short, to.short),
      shoulder: [mix(from.shoulder[0], to.shoulder[0]), mix(from.shoulder[1], to.shoulder[1])],
      palm: mix(from.palm, to.palm),
    };
  };
  const leg = (side: Side): LegPose => {
    const [from, to] = [a.legs[side], b.legs[side]];
    const [thigh, shin, foot, toes] = from.angles;
    const [thighTo, shinTo, footTo, toesTo] = to.angles;
    return {
      angles: [turned(thigh, thighTo), turned(shin, shinTo), turned(foot, footTo), turned(toes, toesTo)],
      short: triple(mix, from.short, to.short),
      turn: turned(from.turn, to.turn),
    };
  };
  return {
    ...(t < 0.5 ? a : b),
    root: [mix(a.root[0], b.root[0]), mix(a.root[1], b.root[1])],
    spine: triple(turned, a.spine, b.spine),
    neck: turned(a.neck, b.neck),
    head: turned(a.head, b.head),
    turn: {
      pelvis: turned(a.turn.pelvis, b.turn.pelvis),
      chest: turned(a.turn.chest, b.turn.chest),
      head: turned(a.turn.head, b.turn.head),
    },
    arms: { right: arm('right'), left: arm('left') },
    legs: { right: leg('right'), left: leg('left') },
  };
}

type Triple = readonly [number, number, number];

function triple(how: (from: number, to: number) => number, from: Triple, to: Triple): Triple {
  return [how(from[0], to[0]), how(from[1], to[1]), how(from[2], to[2])];
}

/** The turn from one angle to another in degrees, -180 to 180. */
function shortestTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

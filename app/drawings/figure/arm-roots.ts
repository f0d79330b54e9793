import { along, cosDegrees, direction, type Joints, sinDegrees } from './kinematics.ts';
import type { Disc } from './path.ts';
import { type Shape, softLines } from './shape.ts';
import type { Point, Pose, Side } from './skeleton.ts';
import { outOf, spineAt } from './torso.ts';

/** The sleeve of a lifted arm runs into the flank (see torso.ts), whose edge is the figure's own: it stays uncovered. */
export function insideOf({ centre, radius }: Disc, joints: Joints): Disc {
  return { centre: along(centre, direction(centre, spineAt(joints, 0.6).point), 1.6), radius: radius + 0.4 };
}

/** The root of a sleeve that is held out sideways keeps between its own edges, so that the armpit's line stays whole. */
export function besideFlank({ centre, radius }: Disc, joints: Joints, pose: Pose, side: Side): Disc {
  const out = outOf(side, pose);
  const inwards = direction(centre, spineAt(joints, 0.86).point);
  return { centre: along(along(centre, inwards, 0.5 * out), pose.spine[2], 0.75 * out), radius: radius - 0.6 * out };
}

/** The root of a lifted bare arm runs down into the flank, whose edge stays uncovered. */
export function armpitOf({ centre, radius }: Disc, joints: Joints, down: number): Disc {
  const inwards = direction(centre, spineAt(joints, 0.6).point);
  return { centre: along(along(centre, inwards, 1.1), down, 0.7), radius: radius - 0.6 };
}

/** The root of a bare arm runs into the chest, and the line from the neck over the shoulder stays open. */
export function underTop({ centre, radius }: Disc, joints: Joints, pose: Pose): Point[] {
  const inwards = direction(centre, spineAt(joints, 0.72).point);
  const up = sinDegrees(pose.spine[2] - inwards) > 0 ? 1 : -1;
  return [0, 30, 55, 78, 98, 115, 145, 180, 215, 250, 280, 310, 335].map((turn) => {
    const away = turn <= 78 || turn > 275 ? radius : turn <= 98 ? radius - 0.45 : radius - 1.3;
    return along(centre, inwards + up * turn, away);
  });
}

/** The edge of a vest round the arm, on the side of the body. */
export function armhole(side: Side, { centre, radius }: Disc, joints: Joints, pose: Pose, lifted: number): Shape[] {
  const inwards = direction(centre, spineAt(joints, 0.72).point);
  // Under an arm that is led across the chest the edge is not seen.
  if (cosDegrees(pose.arms[side].angles[0] - inwards) > 0.5) return [];
  const across = sinDegrees(pose.spine[2] - inwards) > 0 ? 1 : -1;
  // Under a shoulder that is drawn up the neck runs into the arm: the edge begins lower.
  const top = 70 - 9 * Math.max(0, pose.arms[side].shoulder[1]);
  const turns = lifted > 0.6 ? [45, 15, -15, -45] : [top, (2 * top - 60) / 3, (top - 120) / 3, -60];
  return softLines([turns.map((turn) => along(centre, inwards + across * turn, radius))]);
}

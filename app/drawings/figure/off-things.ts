import type { Joints } from './kinematics.ts';
import { isAmong } from './props-between.ts';
import { liesOn, restingSpots, surfaceOf } from './rest.ts';
import type { Pose } from './skeleton.ts';

type Rested = 'hips' | 'ribs' | null;
/** What rests on a thing that the other pose does not have, and whether the other pose is clear of its place. */
export type OffThings = { readonly rested: Rested; readonly isClear: boolean };

/** What of a trunk rests on one of these things. */
export function restedOn(pose: Pose, joints: Joints, props: Pose['props'], most?: number): Rested {
  const surfaces = props.flatMap((prop) => surfaceOf(prop) ?? []);
  const [hips, waist, ribs] = joints.spine;
  const spots = restingSpots(pose, joints).filter((spot) => surfaces.some((surface) => liesOn(spot, surface, most)));
  if (spots.some(({ at }) => at === hips)) return 'hips';
  return spots.some(({ at }) => at === waist || at === ribs) ? 'ribs' : null;
}

/** What of the trunk comes to rest on things that are not yet there, and whether it is over them before. */
export function settling(pose: Pose, joints: Joints, other: Pose, otherJoints: Joints, feetBear: boolean): OffThings {
  const own = pose.props.filter((prop) => !isAmong(other.props, prop));
  const rested = restedOn(pose, joints, own);
  const isClear = restedOn(other, otherJoints, own) === null;
  // Nobody can be lifted by the chest, or by hips without feet that bear.
  return { rested: isClear || (rested === 'hips' && feetBear) ? rested : null, isClear };
}

/** Whether hips have to be lifted before a thing can come or go under them. */
export const isLifted = ({ rested, isClear }: OffThings): boolean => rested === 'hips' && !isClear;

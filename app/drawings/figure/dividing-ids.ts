import type { BetweenId } from './poses/between.ts';

/** Places that divide a stretch which would be gone wrongly at once. A way through them is no longer than without. */
const dividingIds = [
  'sitting-hands-on-knees',
  'left-hand-beside-hip',
  'right-knee-up-left-hand-down',
  'stride-on-ball',
  'lunge-toes-tucked',
  'knee-down-hand-on-thigh',
  'fours-hand-on-bolster',
  'fours-hands-on-bolster',
  'hips-back-to-bolster',
  'child-hands-drawn-in',
  'pushing-up-from-bolster',
  'hand-beside-bolster',
  'fours-before-chair',
  'hand-on-seat-at-chair',
  'hand-on-seat-at-wall-chair',
  'knees-aside-on-bolster',
  'knees-up-on-bolster',
  'warrior-hand-on-thigh',
  'hand-on-block',
  'one-hand-on-thigh',
  'hands-high-on-thighs',
  'one-hand-on-shin',
  'rolling-over',
  'arm-lifted-rolling',
  'boat-one-foot-lifted',
  'stance-narrow',
  'feet-closer-arm-out',
  'left-foot-under-right-knee',
  'right-foot-over-left-thigh',
  'left-arm-round-right-knee',
  'right-knee-up-on-bolster',
  'standing-before-bed',
  'nose-over-toes-on-bed',
  'side-angle-hand-on-thigh',
  'one-hand-drawn-out-on-pillows',
] as const satisfies readonly BetweenId[];

const known: ReadonlySet<string> = new Set(dividingIds);

export const isDividing = (id: string): boolean => known.has(id);

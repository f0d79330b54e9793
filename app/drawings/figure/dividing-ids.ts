import type { BetweenId } from './poses/between.ts';

/** Places that divide a stretch which would be gone wrongly at once. A way through them is no longer than without. */
const dividingIds = [
  'sitting-hands-on-knees',
  'far-knee-up',
  'far-foot-ahead',
  'stride-on-ball',
  'lunge-toes-tucked',
  'knee-down-hand-on-thigh',
  'rolling-over',
  'rolled-hand-on-belly',
] as const satisfies readonly BetweenId[];

const known: ReadonlySet<string> = new Set(dividingIds);

export const isDividing = (id: string): boolean => known.has(id);

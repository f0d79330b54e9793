import type { BetweenId } from './poses/between.ts';
import type { DrawnId } from './variant-ids.ts';

/** Places on a way that the lines of a session lead to one by one. They have no picture of their own. */
export const stopIds = [
  'standing-before-seat',
  'beside-chair',
  'easy-seat-awake',
  'seat-on-bolster-awake',
  'seat-shoulders-up',
  'easy-seat-by-chair',
  'leg-back',
  'fours-toes-tucked',
  'long-fours-toes-tucked',
  'step-back',
  'heel-down-behind',
  'warrior-hands-on-thigh',
  'chair-pose-high',
  'hands-on-thighs',
  'hand-to-rail-at-chair',
  'hand-on-thigh-at-chair',
  'standing-hand-on-rail',
  'knee-down',
  'folding-with-bent-knees',
  'hip-down',
  'heels-before-bolster',
  'butterfly-aside',
  'butterfly-before-bolster',
  'fours-before-bolster',
  'knee-before-bolster',
  'swan-before-bolster',
  'lying-on-side',
  'supine-above',
  'supine-above-knees-lifted',
  'supine-arms-out',
  'supine-near-chair',
  'knees-in-at-chair',
  'arms-out-beside-bolster',
  'one-knee-from-bolster',
  'child-head-lifted',
  'back-a-little-rounded',
  'elbow-by-wall',
  'side-by-wall',
  'feet-on-wall',
  'hands-by-blanket',
  'hand-behind-on-blanket',
  'feet-down-on-blanket',
  'one-leg-on-blanket',
  'foot-in-on-blanket',
  'knee-on-roll',
  'pillows-on-leg',
  'leaning-over-pillows',
  'seat-before-blanket',
  'seat-before-pillows',
  'soles-before-pillows',
  'knees-on-rolls',
  'hands-beside-pillows',
  'forearms-beside-pillows',
  'lain-on-pillows',
  'knees-together-on-pillows',
  'beside-pillows',
] as const satisfies readonly BetweenId[];

/** Whatever a line may show. */
export type ShownId = DrawnId | (typeof stopIds)[number];

const known: ReadonlySet<string> = new Set(stopIds);

/** True where a figure has a picture of its own. */
export const isDrawnId = (id: ShownId): id is DrawnId => !known.has(id);

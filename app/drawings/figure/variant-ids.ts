import type { FigureId } from './figure-ids.ts';

/**
 * Poses made easier by a prop, shown beside the words that say how. Apart from the other ids, since a page that
 * moves a figure needs none of them.
 */
export const variantIds = [
  'back-to-wall',
  'chair-pose-at-wall',
  'half-dog-at-wall',
  'forward-fold-on-blocks',
  'warrior3-at-wall',
  'triangle-on-block',
  'easy-seat-on-bolster',
  'staff-on-blanket',
  'butterfly-on-blocks',
  'seated-fold-with-strap',
  'child-on-bolster',
  'sphinx',
  'camel-on-blocks',
  'bridge-on-block',
  'fish-on-bolster',
  'plough-on-chair',
  'rest-with-bolster-under-knees',
  'legs-on-chair',
  'legs-up-wall-on-bolster',
  'wide-seat-on-bolster',
  'head-to-knee-with-strap',
  'boat-with-strap',
  'shoulderstand-at-wall',
  'dolphin-at-wall',
  'twist-with-straight-leg',
  'tree-at-chair',
  'warrior1-at-chair',
  'warrior2-on-chair',
  'side-angle-on-block',
  'butterfly-over-bolster',
  'swan-over-bolster',
  'head-to-knee-over-pillows',
  'butterfly-on-pillows',
  'chair-front',
  'chair-shoulders-up',
  'chair-ear-to-shoulder',
  'chair-head-turned',
  'chair-side-bend',
  'chair-arms-up',
  'chair-chest-open',
  'chair-twist',
  'chair-cat',
  'chair-cow',
  'chair-fold',
  'chair-leg-straight',
  'chair-foot-pointed',
  'chair-hands-forward',
  'chair-hands-down',
  'standing-side-bend',
  'standing-on-toes',
  'chaturanga-knees-down',
  'squat-on-blocks',
  'leaning-on-chair',
  'warrior3-on-blocks',
  'warrior3-at-chair',
  'plank-knees-down',
  'standing-behind-chair',
  'heels-a-little-lifted',
  'standing-at-chair',
  'stance-at-chair',
  'arm-out-at-chair',
  'warrior2-at-chair',
  'hands-on-thighs-at-chair',
  'kneeling-at-chair',
  'one-foot-at-chair',
  'twist-over-bolster',
  'knee-forward',
  'swan-on-hands',
  'rising-from-chair',
  'chair-foot-lifted',
  'chair-knees-apart',
  'standing-hands-on-hips',
  'half-fold-hands-on-hips',
  'warrior1-hands-on-hips',
  'stance-foot-turned',
  'half-moon-hand-on-hip',
  'wide-seat-hands-behind',
  'butterfly-leaning',
] as const;

export type VariantId = (typeof variantIds)[number];

/** Whatever is drawn of a body in a pose: the pose, a key frame on the way to it, a modification. */
export type DrawnId = FigureId | VariantId;

const known: ReadonlySet<string> = new Set(variantIds);

/** True when the figure with this id is a variant with a prop. */
export function isVariantId(id: string): id is VariantId {
  return known.has(id);
}

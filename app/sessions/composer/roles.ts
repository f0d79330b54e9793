import type { Chosen } from './choose.ts';
import type { PlannedItem } from './compose.ts';
import { holdAt } from './fill.ts';
import { inOrder } from './in-order.ts';
import type { RepertoireItem } from './knowledge.ts';

/** Where the way down begins in the order of a session. */
export const downFrom = 55;
/** Where one stands up, or what is done instead. */
const standingFrom = 30;

/** Up to the strongest and down again. */
export function withRoles(chosen: readonly Chosen[], arrival: RepertoireItem, share: number): PlannedItem[] {
  const ordered = inOrder(chosen);
  const most = Math.max(...ordered.map(({ item }) => item.practice.intensity));
  // Where one stands first, that is work before the warm-ups on the floor.
  const isWork = ({ item, order }: Chosen) =>
    order >= 20 || (item !== arrival && item.station === 'standing' && !item.practice.roles.includes('warm-up'));
  const workFrom = ordered.findIndex(isWork);
  const strongest = ordered.filter(
    (choice) => choice.item.practice.intensity === most && isWork(choice) && !choice.item.isRest,
  );
  const isUp = ({ order }: Chosen) => order >= standingFrom && order < downFrom;
  const lastUp = ordered.findLast((choice) => isUp(choice) && choice.item.practice.intensity >= 2);
  const gentlePeak = most < 4 ? lastUp : undefined;
  const lastStrong = strongest.findLast(isUp) ?? gentlePeak ?? strongest.findLast(({ order }) => order < downFrom);
  const peak = most < 2 ? undefined : (lastStrong ?? strongest[0]);
  const peakAt = peak ? ordered.indexOf(peak) : ordered.findIndex(({ order }) => order >= downFrom);
  const roleOf = ({ item }: Chosen, index: number): PlannedItem['role'] => {
    if (item === arrival) return 'arrival';
    if (item.isRest) return 'rest';
    if (item === peak?.item) return 'peak';
    if (index < workFrom) return 'warm-up';
    if (index < peakAt) return 'build';
    return item.practice.roles.includes('counter') ? 'counter' : 'cool-down';
  };
  return ordered.map((choice, index) => ({
    item: choice.item,
    role: roleOf(choice, index),
    holdSeconds: holdAt(choice.item, share),
  }));
}

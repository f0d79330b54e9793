import type { PlannedItem } from './compose.ts';
import type { Wish } from './wish.ts';

/** Where in a plan a heart is told that one may sit down: at the second thing that is done standing, or at one with two sides; -1 where nobody is. */
export function sitsDownAt(plan: readonly Pick<PlannedItem, 'item'>[], { conditions }: Wish): number {
  if (!conditions.includes('hjerte')) return -1;
  const stands = plan.map(({ item }) => item.station === 'standing');
  const second = stands.findIndex((isUp, index) => isUp && stands[index - 1]);
  return second < 0 ? plan.findIndex(({ item }) => item.station === 'standing' && item.spoken.second !== null) : second;
}

import type { Chosen } from './choose.ts';
import type { PlannedItem } from './compose.ts';
import type { RepertoireItem } from './knowledge.ts';
import { isCalm, isShort, type Wish } from './wish.ts';

/** For how many seconds more than usual a choice can be held in stillness, where calm is asked for. */
export function stillnessOf(chosen: readonly Chosen[], wish: Wish): number {
  return chosen.reduce((sum, { item }) => sum + stillSecondsOf(item, wish), 0);
}

/** For how many seconds more than usual one thing can. */
export function stillSecondsOf(item: RepertoireItem, wish: Wish): number {
  return isCalm(wish) && !isShort(wish) ? moreOf(item) : 0;
}

/** A plan in which as many seconds more are held in stillness: as evenly as what can be held long allows. */
export function withStillness(plan: readonly PlannedItem[], seconds: number): PlannedItem[] {
  const all = plan.reduce((sum, { item }) => sum + moreOf(item), 0);
  const share = all === 0 ? 0 : Math.min(1, seconds / all);
  return plan.map((planned) => {
    const { item, holdSeconds } = planned;
    const more = Math.ceil(moreOf(item) * share);
    if (more === 0) return planned;
    const [shortest, longest] = item.practice.holdSeconds;
    const practice = { ...item.practice, holdSeconds: [shortest, longest + more] } as const;
    return { ...planned, item: { ...item, practice }, holdSeconds: holdSeconds + more };
  });
}

function moreOf({ practice: { calmSeconds, holdSeconds } }: RepertoireItem): number {
  return Math.max(0, calmSeconds - holdSeconds[1]);
}

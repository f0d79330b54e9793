import { isPropped } from './advice.ts';
import type { PlannedItem } from './compose.ts';
import type { Circumstance, Otherwise, RepertoireItem } from './knowledge.ts';
import { cushionsUsed, proppingCushions } from './things.ts';
import type { Wish } from './wish.ts';

/** What is said otherwise in one thing of a plan: where the one before has left one, and by what is in use. */
export function saidThere(plan: readonly PlannedItem[], index: number, wish: Wish): Otherwise[] {
  const item = plan[index]?.item;
  if (!item) return [];
  const { leavesMat = null, uses = [] } = plan[index - 1]?.item.practice ?? {};
  const isKnown = leavesMat !== null && (leavesMat !== 'vegg' || !uses.includes('stol'));
  const before = plan.slice(0, index).map((planned) => planned.item);
  const holds: Readonly<Record<Circumstance, boolean>> = {
    'on-blanket': since(before, 'sitting').some(({ practice }) => practice.sitsOnBlanket),
    'no-cushion': cushionsUsed(plan, wish) <= (isPropped(item, wish) ? proppingCushions : 0),
    'off-cushions': item.from === 'side' && since(before, 'back').some((other) => isPropped(other, wish)),
  };
  return item.practice.otherwise.filter(({ at, when }) =>
    when === undefined ? isKnown && at === leavesMat : wish.place === 'matte' && holds[when],
  );
}

/** The last of some things, for as long as one has been in one place. */
function since(items: readonly RepertoireItem[], station: RepertoireItem['station']): readonly RepertoireItem[] {
  return items.slice(items.findLastIndex((item) => item.station !== station) + 1);
}

import type { Line } from '../script/script.ts';
import { isAskedFor } from './asked.ts';
import { standsStill } from './choose.ts';
import type { RepertoireItem } from './knowledge.ts';
import { isCalm, isLively, isOnChair, isShort, type Wish } from './wish.ts';

/** So many things are done once more at most: then all has been heard often enough. */
export const maxSecondRounds = 6;

/** What of some things can be done once more: what moves for the need, on no side before the other. */
export function secondRoundsOf(
  items: readonly RepertoireItem[],
  wish: Wish,
  [line]: readonly Line[],
): RepertoireItem[] {
  if (!line) return [];
  // Hips are opened once more before they are only moved.
  const worth = ({ practice }: RepertoireItem) => Number(wish.need === 'hofter' && practice.opensHips);
  return items
    .filter((item) => mayComeTwice(item, wish))
    .toSorted((a, b) => worth(b) - worth(a))
    .map((item) => secondRoundOf(item, line));
}

export function mayComeTwice(item: RepertoireItem, wish: Wish): boolean {
  if (isCalm(wish) || isShort(wish)) return false;
  const { spoken, practice, isRest, station } = item;
  const { roles, intensity, loads, still, opensHips } = practice;
  const isMovement = roles.includes('warm-up') || intensity > 1 || loads.length > 0 || (opensHips && isOnChair(wish));
  // Who is to wake has lain long enough.
  const isDrowsy = isLively(wish) && station === 'back' && intensity === 1;
  const isQuiet = still || standsStill(item) || isDrowsy;
  return isMovement && !isRest && !isQuiet && spoken.second === null && isAskedFor(item, wish);
}

/** Something once more, after a line that says so: memoized, since it is asked for with every length that is tried. */
function secondRoundOf(item: RepertoireItem, line: Line): RepertoireItem {
  const again = known.get(item) ?? {
    ...item,
    spoken: { ...item.spoken, before: [line, ...item.spoken.before] },
    firstRound: item,
  };
  known.set(item, again);
  return again;
}

const known = new WeakMap<RepertoireItem, RepertoireItem>();

import { type Composition, compose } from './compose.ts';
import type { ComposerWords } from './composer-words.ts';
import { isFullOf } from './fairness.ts';
import { isBetterOnChair } from './floor.ts';
import type { Lack } from './hearts.ts';
import type { RepertoireItem } from './knowledge.ts';
import { prepare } from './prepared.ts';
import { longestMinutes, shortestMinutes, type Wish } from './wish.ts';

/** What of a wish could not be met, or only in part. */
export type Unmet = 'place' | 'minutes' | 'need' | 'without' | Lack;

export interface NearestComposition extends Composition {
  readonly unmet: readonly Unmet[];
}

/**
 * The session for a wish, else the one for the nearest wish that can be met: of other minutes first, then for the whole
 * body. One that is full of what was asked for comes before one that is not. What a condition says to avoid is never let in: poses and things that were to be left out for other reasons are,
 * at last, and of these first those that a session begins and ends with. Null where nothing is left.
 */
export function composeNearest(
  wish: Wish,
  repertoire: readonly RepertoireItem[],
  words: ComposerWords,
): NearestComposition | null {
  // A beginning and a rest are let in before anything else.
  const framing = repertoire.filter(({ practice: { roles } }) => roles.includes('arrival') || roles.includes('rest'));
  const freed = wish.items.filter((id) => !framing.some((item) => item.id === id));
  const tries: readonly (readonly [Wish, readonly Unmet[]])[] = [
    ...(isBetterOnChair(wish) ? [[{ ...wish, place: 'stol' }, ['place']] as const] : []),
    [wish, []],
    [{ ...wish, need: 'hele' }, ['need']],
    ...(freed.length < wish.items.length ? [[{ ...wish, items: freed }, ['without']] as const] : []),
    [{ ...wish, items: [], props: [] }, ['without']],
    [{ ...wish, need: 'hele', items: [], props: [] }, ['need', 'without']],
  ];
  const there = prepare(wish, words);
  for (const [tried, unmet] of tries) {
    const prepared = tried.place === wish.place ? there : prepare(tried, words);
    for (const minutes of nearestMinutes(tried.minutes)) {
      const nearest = { ...tried, minutes };
      const first = compose(nearest, repertoire, words, false, prepared);
      if (first) {
        const found = isFullOf(first) ? first : (compose(nearest, repertoire, words, true, prepared) ?? first);
        const others = minutes === wish.minutes ? found.lacks : (['minutes', ...found.lacks] as const);
        return { ...found, unmet: [...unmet, ...others] };
      }
    }
  }
  return null;
}

/** All lengths, the nearest first; of two that are as near the shorter. */
function nearestMinutes(asked: number): number[] {
  const all = Array.from({ length: longestMinutes - shortestMinutes + 1 }, (_, index) => shortestMinutes + index);
  return all.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked) || a - b);
}

import { endOf } from '../script/from-sequence.ts';
import { createWayTeller, type Passages } from '../script/passages.ts';
import type { Line } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import { isPropped } from './advice.ts';
import type { ComposerWords } from './composer-words.ts';
import { isFloorFar, isSlowToRise } from './floor.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** How high the head is. */
const heights: Readonly<Record<Station, number>> = {
  back: 0,
  side: 0,
  belly: 0,
  bed: 0,
  'all-fours': 1,
  sitting: 2,
  chair: 2,
  standing: 3,
};

/** Whether one would lie down, get up and lie down again: nobody does before sleep. */
export function risesAgain(items: readonly RepertoireItem[], wish: Wish): boolean {
  let isLying = false;
  let isLyingPropped = false;
  return items.some((item) => {
    const isUp = heights[item.from] > 0;
    // To lie propped up one sits up first.
    const sitsUp = isUp || (isPropped(item, wish) && !isLyingPropped);
    if (isLying && sitsUp) return true;
    isLyingPropped = isPropped(item, wish) || (isLyingPropped && !isUp);
    isLying ||= heights[item.station] === 0;
    return isLying && !item.isRest && heights[endOf(item)] > 0;
  });
}

/** The ways between places for a wish: in more careful words for those to whom the floor is far. */
export function passagesFor(wish: Wish, { passages, carefulWays }: ComposerWords): Passages {
  if (!isFloorFar(wish)) return passages;
  const ways = passages.ways.map(
    (way) => carefulWays.find(({ from, to }) => from === way.from && to === way.to) ?? way,
  );
  return { ...passages, ways };
}

/** What is said on the way from one thing to the next: to lie propped up, and to wait where one has risen, is part of it. */
export function createWays(wish: Wish, words: ComposerWords) {
  const between = createWayTeller(passagesFor(wish, words));
  const risen = words.risen;
  let rises = 0;
  // In bed that is how one was asked to lie down.
  let isLyingPropped = wish.place === 'seng';
  return {
    between,
    to(item: RepertoireItem, at: Station): readonly Line[] {
      if (heights[item.from] > 0) isLyingPropped = false;
      if (isPropped(item, wish) && !isLyingPropped) {
        isLyingPropped = true;
        return [...between(at, 'sitting'), ...words.propped];
      }
      const way = between(at, item.from);
      if (!isSlowToRise(wish) || heights[item.from] <= heights[at]) return way;
      const wait = risen[rises % risen.length];
      rises += 1;
      return wait ? [...way, wait] : way;
    },
  };
}

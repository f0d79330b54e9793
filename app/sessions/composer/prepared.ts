import type { Passages } from '../script/passages.ts';
import type { ComposerWords } from './composer-words.ts';
import { createReckoning } from './fill.ts';
import { withShortHolds } from './kept-out.ts';
import type { RepertoireItem, WayCircumstance } from './knowledge.ts';
import { withShortRest } from './rest.ts';
import { spokenFor } from './spoken-for.ts';
import { endsAtOf, startsAtOf } from './to-script.ts';
import { passagesFor } from './ways.ts';
import { isQuietWish, isShort, type Wish } from './wish.ts';

/** What is the same for all lengths that are tried for a wish, and for its other needs: made once, and kept as long as they are tried. */
export interface Prepared {
  /** Something in the words of the wish, and held no longer than its conditions let it be. */
  readonly spoken: (item: RepertoireItem, wish: Wish) => RepertoireItem;
  /** The ways between places, with a chair at the mat or without, and by what holds where one sets out. */
  readonly passages: (hasChair: boolean, holding: readonly WayCircumstance[]) => Passages;
  readonly reckoning: ReturnType<typeof createReckoning>;
}

/** `wish`: the conditions and the place that all tries have in common. */
export function prepare(wish: Wish, words: ComposerWords): Prepared {
  const known = new Map<string, Map<RepertoireItem, RepertoireItem>>();
  const passages = new Map<string, Passages>();
  return {
    passages(hasChair, holding) {
      const key = `${hasChair} ${holding.join()}`;
      const found = passages.get(key) ?? passagesFor(wish, words, hasChair, holding);
      passages.set(key, found);
      return found;
    },
    spoken(item, tried) {
      // A wish that is let go of may have been to do without a wall.
      const key = `${isQuietWish(tried)} ${isShort(tried) ? tried.minutes : ''} ${tried.props.join()}`;
      const ofKey = known.get(key) ?? new Map<RepertoireItem, RepertoireItem>();
      known.set(key, ofKey);
      const spoken = ofKey.get(item) ?? withShortHolds(withShortRest(spokenFor(item, tried, words), tried), tried);
      ofKey.set(item, spoken);
      return spoken;
    },
    reckoning: createReckoning(passagesFor(wish, words), startsAtOf(wish.place), endsAtOf(wish.place)),
  };
}

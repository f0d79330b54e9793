import type { Line } from '../script/script.ts';
import { isPropped } from './advice.ts';
import type { PlannedItem } from './compose.ts';
import { isRisingHard, isSlowToRise, standsFirst } from './floor.ts';
import type { ComposerWords } from './to-script.ts';
import { isLively, isQuietWish, type Wish } from './wish.ts';

/** The welcome; without a plan, the longest there may be. */
export function openingOf(words: ComposerWords, wish: Wish, plan?: readonly PlannedItem[]): readonly Line[] {
  const isProppedUp = wish.place === 'seng' && plan?.some(({ item }) => isPropped(item, wish));
  const isStanding = plan ? wish.place === 'matte' && plan[0]?.item.station === 'standing' : standsFirst(wish);
  const usual = isStanding ? words.standingOpening : words.opening[wish.place];
  const welcome = isProppedUp ? words.proppedInBed : usual;
  const isAsleepAfter = wish.place === 'seng' && isQuietWish(wish) && isSlowToRise(wish);
  const rising = isAsleepAfter ? words.night.rising : [];
  return [...welcome, ...stopsOf(words, wish), ...rising];
}

/** When to stop: a high blood pressure bears gentle things. */
function stopsOf({ stop }: ComposerWords, { conditions, level }: Wish): readonly Line[] {
  const isPressed = conditions.includes('hoyt-blodtrykk') && level !== 'lett';
  return [
    ...(conditions.includes('hjerte') || isPressed ? stop.heart : []),
    ...(conditions.includes('gravid') ? stop.pregnant : []),
  ];
}

/** The last words; before them, how to rise, but to who sleeps by then. */
export function closingOf(words: ComposerWords, wish: Wish): readonly Line[] {
  const { place } = wish;
  const rising = isRisingHard(wish) ? words.rising[place] : [];
  if (isQuietWish(wish)) return [...(place === 'seng' ? [] : rising), ...words.night.closing[place]];
  if (place === 'seng') return [...rising, ...words.bedClosing];
  const lively = wish.conditions.includes('svimmel') ? words.livelySteady : words.lively;
  return [...rising, ...(isLively(wish) ? lively : words.closing)];
}

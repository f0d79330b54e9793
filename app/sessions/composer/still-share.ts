import { noLongerThan } from './arrival.ts';
import { serves } from './asked.ts';
import type { PlannedItem } from './compose.ts';
import { stepSeconds } from './fill.ts';
import type { RepertoireItem } from './knowledge.ts';
import { maxRestSeconds } from './rest.ts';
import { maxSecondRounds, mayComeTwice } from './second-rounds.ts';
import { stillSecondsOf } from './stillness.ts';
import { isCalm, isLively, isShort, type Wish } from './wish.ts';

/** Of a whole session, what is breath, stillness and rest at most. */
const maxStillShare = 0.5;
/** In so few minutes one breath and the rest are half of them. */
const stillMinutes = 6;
/** A still seat while one wakes, with its words a minute and a half. */
const livelySeatSeconds = 60;
const longestSeconds = 120;
/** A twist is for the back. */
const twistSeconds = 60;
/** Of ten minutes one. */
const ofWholeShare = 0.1;
/** The welcome and the end take so long at most. */
const aroundSeconds = 120;

/** The way to something and the way back take no longer than this, on the whole. */
const waySeconds = 25;

/**
 * Whether all that a wish allows, held as long as it may be, leaves more of its time than a rest may take: reckoned
 * soonest, since most lengths that are tried fail by it. What does not serve the need is as much as what does at most.
 */
export function cannotFill(pool: readonly RepertoireItem[], wish: Wish): boolean {
  const secondsOf = (items: readonly RepertoireItem[]) =>
    items.map((item) => stepSeconds(item, 1) + stillSecondsOf(item, wish) + waySeconds).toSorted((a, b) => b - a);
  const practised = pool.filter(({ isRest }) => !isRest);
  const serving = secondsOf(practised.filter((item) => serves(item, wish)));
  const again = secondsOf(practised.filter((item) => mayComeTwice(item, wish))).slice(0, maxSecondRounds);
  const others = secondsOf(practised.filter((item) => !serves(item, wish))).slice(0, serving.length);
  const most = [...serving, ...again, ...others].reduce(
    (sum, seconds) => sum + seconds,
    maxRestSeconds(wish) + aroundSeconds,
  );
  return most < wish.minutes * 60;
}

/** A twist that is for something else is short, and something still that is held in proportion to a session: where calm is asked for, or sleep, as long as it may be. */
export function asBrief(item: RepertoireItem, wish: Wish): RepertoireItem {
  if (isCalm(wish)) return item;
  if (item.practice.shapes.includes('twist') && wish.need !== 'rygg') return noLongerThan(item, twistSeconds);
  if (!item.practice.still) return item;
  const ofWhole = isShort(wish) ? longestSeconds : Math.min(longestSeconds, wish.minutes * 60 * ofWholeShare);
  if (isLively(wish)) return noLongerThan(item, Math.min(livelySeatSeconds, ofWhole));
  return isShort(wish) ? item : noLongerThan(item, ofWhole);
}

/** Whether less than half of a session is movement, where that is too little. `stepSeconds`: how long each thing takes. */
export function isTooStill(plan: readonly PlannedItem[], stepSeconds: readonly number[], wish: Wish): boolean {
  if (isCalm(wish) || wish.minutes <= stillMinutes) return false;
  const still = plan.reduce(
    (sum, { item }, index) => sum + (item.practice.still || item.isRest ? (stepSeconds[index] ?? 0) : 0),
    0,
  );
  return still > wish.minutes * 60 * maxStillShare;
}

/** Legs lie up a wall right before the rest: nobody lies there first, and works afterwards. */
export function liesAtWallEarly(items: readonly RepertoireItem[]): boolean {
  const at = items.findIndex(({ practice }) => practice.leavesMat === 'langs-vegg');
  return at >= 0 && at !== items.length - 2;
}

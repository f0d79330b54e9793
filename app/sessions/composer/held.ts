import { type LaidOutStep, layOut } from '../script/layout.ts';
import type { Script } from '../script/script.ts';
import { lacksOf } from './asked.ts';
import type { Chosen } from './choose.ts';
import type { Composition, PlannedItem } from './compose.ts';
import type { ComposerWords } from './composer-words.ts';
import { stepSeconds } from './fill.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Prepared } from './prepared.ts';
import { isRestFair, isRestTight, laidOutFor, maxRestSeconds, restOf, withWordsInRest } from './rest.ts';
import { withRoles } from './roles.ts';
import { isTooStill } from './still-share.ts';
import { stillnessOf, withStillness } from './stillness.ts';
import { scriptOf } from './to-script.ts';
import type { Wish } from './wish.ts';

/** By so much holds are lengthened to shorten a rest. */
const fineShare = 0.02;
/** So many minutes are enough for a way down, and so many things between arrival and rest ask for one in fewer. */
const downFromMinutes = 10;
const downFromItems = 3;

/** A choice held for a share of its time; where the rest is to be a short one longer, until it is. */
export function heldFor(
  share: number,
  chosen: readonly Chosen[],
  arrival: RepertoireItem,
  wish: Wish,
  words: ComposerWords,
  prepared: Prepared,
): Composition | null {
  const longest = maxRestSeconds(wish);
  const secondsAt = (tried: number) => chosen.reduce((sum, { item }) => sum + stepSeconds(item, tried), 0);
  let tried = share;
  while (tried <= 1) {
    const plan = withRoles(chosen, arrival, tried);
    if (!leadsDown(plan, wish)) return null;
    const script = scriptOf(plan, wish, words, prepared);
    const laidOut = laidOutFor(script, wish);
    const rest = laidOut?.find(({ step }) => step.isRest);
    if (!laidOut || !rest) return null;
    if (isRestFair(rest, wish)) {
      if (isTooStill(plan, secondsOf(laidOut), wish)) return null;
      return composed(plan, script, wish, words);
    }
    const tooLongBy = rest.seconds - longest;
    if (share === 1 && stillnessOf(chosen, wish) > 0) {
      const stiller = withStillness(plan, Math.ceil(tooLongBy));
      const other = scriptOf(stiller, wish, words, prepared);
      const otherRest = restOf(other, wish);
      return otherRest && isRestFair(otherRest, wish) ? composed(stiller, other, wish, words) : null;
    }
    // Longer holds shorten a rest: one that is not too long has no room.
    if (!isRestTight(wish) || tooLongBy <= 0) return null;
    const held = secondsAt(tried);
    do tried += fineShare;
    while (tried <= 1 && secondsAt(tried) - held < tooLongBy);
  }
  return null;
}

/** What is too little of what was asked for is told with it. */
function composed(plan: readonly PlannedItem[], script: Script, wish: Wish, words: ComposerWords): Composition {
  const lacks = lacksOf(partsOf(plan, script, wish), wish);
  return { wish, plan, script: withWordsInRest(script, wish, words), lacks };
}

/** What lies between the arrival and the rest, with how long it takes. */
function partsOf(plan: readonly PlannedItem[], script: Script, wish: Wish) {
  const seconds = secondsOf(layOut(script, wish.minutes));
  return plan.slice(1, -1).map(({ item }, index) => ({ item, seconds: seconds[index + 1] ?? 0 }));
}

/** How long each thing of a plan takes, after the welcome. */
function secondsOf(laidOut: readonly LaidOutStep[]): number[] {
  return laidOut.slice(1).map(({ seconds }) => seconds);
}

/** Nobody goes from the strongest straight to the rest. */
function leadsDown(plan: readonly PlannedItem[], { minutes }: Wish): boolean {
  const last = plan.at(-2);
  return (
    plan.length - 2 < (minutes < downFromMinutes ? downFromItems : 2) ||
    last?.item.practice.intensity === 1 ||
    last?.role === 'cool-down' ||
    last?.role === 'counter'
  );
}

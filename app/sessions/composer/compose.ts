import { layOut } from '../script/layout.ts';
import type { Script } from '../script/script.ts';
import { secondsOf } from '../script/seconds.ts';
import type { Station } from '../script/stations.ts';
import { isPropped } from './advice.ts';
import { atHand } from './around.ts';
import { asArrival, isShortBeginning, isStillBeside } from './arrival.ts';
import { serves } from './asked.ts';
import { choose } from './choice.ts';
import { allowed, type Chosen, isHeartOf } from './choose.ts';
import type { ComposerWords } from './composer-words.ts';
import { isAboutNeed, isFull, isFullOf } from './fairness.ts';
import { shareWithin, stepSeconds } from './fill.ts';
import { isFloorFar, standsFirst } from './floor.ts';
import { heartsOf, isThere, type Lack, movesShoulders } from './hearts.ts';
import { heldFor } from './held.ts';
import { inOrder } from './in-order.ts';
import type { RepertoireItem, Role } from './knowledge.ts';
import { type Prepared, prepare } from './prepared.ts';
import { createRandom, shuffled } from './random.ts';
import { isRestFor, lacksSilence, maxRestSeconds, minSilence, restOf } from './rest.ts';
import { pacedFor } from './spoken-for.ts';
import { asBrief, cannotFill, liesAtWallEarly } from './still-share.ts';
import { stillnessOf } from './stillness.ts';
import { cushionsUsed, thingsUsed } from './things.ts';
import { aroundSeconds } from './to-script.ts';
import { underHeadLines } from './under-head.ts';
import { liesTwice, risesAgain } from './ways.ts';
import { isShort, isToSleepOnMat, type Wish } from './wish.ts';

/** One thing in a session, what it is for, and how long each side of it is held. */
export interface PlannedItem {
  readonly item: RepertoireItem;
  readonly role: Exclude<Role, 'main'> | 'build' | 'peak';
  readonly holdSeconds: number;
}

export interface Composition {
  readonly wish: Wish;
  readonly plan: readonly PlannedItem[];
  readonly script: Script;
  /** What it has less of than was asked for. */
  readonly lacks: readonly Lack[];
}

/** How far from its shortest to its longest hold something is held while the choice is made: the calmer, the longer and the fewer. */
const usualShare: Readonly<Partial<Record<Wish['need'], number>>> = { sovn: 0.7, ro: 0.6, energi: 0.25 };
/** Nobody gets up from the floor for less. */
const leastStandingSeconds = 120;

/**
 * A session as a teacher would put it together, the same one for the same wish; null where the wish cannot be met.
 * `isToBeFull`: only one that lacks nothing of what was asked for. What it may not do is written down once more, and judged apart, in `composition-errors.ts`.
 */
export function compose(
  wish: Wish,
  repertoire: readonly RepertoireItem[],
  words: ComposerWords,
  isToBeFull = false,
  prepared = prepare(wish, words),
): Composition | null {
  const random = createRandom(wish.seed);
  const pool = allowed(repertoire, wish).map((item) => asBrief(prepared.spoken(item, wish), wish));
  const rest = pool.find((item) => isRestFor(item, wish));
  const arrivals = pool.filter((item) => isArrival(item, wish)).map((item) => asArrival(item, wish));
  const shuffledArrivals = shuffled(arrivals, (item) => (serves(item, wish) ? 4 : 1), random);
  if (!rest || (isToBeFull && !heartsOf(wish).every((heart) => isThere(heart, pool)))) return null;
  if (cannotFill(pool, wish)) return null;
  const onFloor = pool.filter(({ station }) => station !== 'standing');
  // Who would stand first, and does not, stays down.
  const from = ({ station }: RepertoireItem) => (standsFirst(wish) && station !== 'standing' ? onFloor : pool);
  if (!isShort(wish) && !isToSleepOnMat(wish)) {
    // Where the floor is far, one gets down to it by and by; and who does not begin standing does not stand up.
    const at = (station: Station) => shuffledArrivals.find((item) => item.station === station);
    const isDownOnce = isFloorFar(wish) || standsFirst(wish);
    // Who begins lying stays there: where that makes no session, one begins sitting.
    const begins = (isDownOnce && (at('standing') ?? at('sitting'))) || shuffledArrivals[0];
    const others = shuffledArrivals.filter(({ station }) => begins?.station === 'back' && station !== 'back');
    for (const arrival of [...(begins ? [begins] : []), ...others.slice(0, 1)]) {
      const there = from(arrival);
      const composed = composeFrom(arrival, rest, there, wish, words, random, isToBeFull, prepared);
      if (composed && !risesForLittle(composed)) return composed;
      const stayed = composed && composeFrom(arrival, rest, onFloor, wish, words, random, isToBeFull, prepared);
      if (stayed) return stayed;
    }
    return null;
  }
  // Who has only a few minutes begins where the rest is: every way down is time.
  // Before sleep one lies down once: sitting is a beginning, and lying one where that would not fill the time.
  // Who is to wake begins on the feet.
  const isNear = (item: RepertoireItem) => (standsFirst(wish) ? item.station === 'standing' : isAt(item, rest));
  const isFirst = (item: RepertoireItem) => (isShort(wish) ? isNear(item) : item.station === 'sitting');
  const worth = (item: RepertoireItem) => 2 * Number(isShortBeginning(item, wish)) + Number(isFirst(item));
  for (const arrival of shuffledArrivals.toSorted((a, b) => worth(b) - worth(a))) {
    if (isToSleepOnMat(wish) && risesAgain([arrival, rest], wish)) continue;
    const there = from(arrival).filter((item) => !isStillBeside(arrival, item, wish));
    const composed = composeFrom(arrival, rest, there, wish, words, random, isToBeFull, prepared);
    if (composed && !(isShort(wish) && isRestNoisy(composed))) return composed;
  }
  return null;
}

function isRestNoisy({ script, wish }: Composition): boolean {
  const rested = restOf(script, wish);
  return !rested || lacksSilence(rested, wish);
}

/** Whether one would get up from the floor for less than is worth the way. */
function risesForLittle({ plan, script, wish }: Composition): boolean {
  const rises = plan.findIndex(
    ({ item }, index) => item.station === 'standing' && index > 0 && plan[index - 1]?.item.station !== 'standing',
  );
  if (rises < 0 || wish.place !== 'matte') return false;
  const steps = layOut(script, wish.minutes).slice(1);
  const seconds = steps.filter((_, index) => plan[index]?.item.station === 'standing').map((step) => step.seconds);
  return seconds.reduce((sum, own) => sum + own, 0) < leastStandingSeconds;
}

function isAt({ station }: RepertoireItem, other: RepertoireItem): boolean {
  return station === other.station;
}

function composeFrom(
  arrival: RepertoireItem,
  rest: RepertoireItem,
  pool: readonly RepertoireItem[],
  wish: Wish,
  words: ComposerWords,
  random: () => number,
  isToBeFull: boolean,
  prepared: Prepared,
): Composition | null {
  const { reckoning } = prepared;
  const wholeSeconds = wish.minutes * 60;
  const silence = minSilence(rest, wish);
  const paced = pacedFor(wish);
  const askedSeconds = (items: readonly RepertoireItem[]) => {
    const plan = items.map((item) => ({ item }));
    const asked = atHand(words, thingsUsed(plan, wish), cushionsUsed(plan, wish));
    return secondsOf([...asked, ...underHeadLines(items, wish, words)].map(paced));
  };
  const mayBePropped = pool.some((item) => isPropped(item, wish));
  const practiceSeconds = wholeSeconds - aroundSeconds(words, wish, mayBePropped);
  // Where there is little time, things are held as short as they may be, so that there are more of them.
  const usualOfNeed = usualShare[wish.need] ?? 0.4;
  const shares = [usualOfNeed, usualOfNeed / 2, 0];
  const hearts = heartsOf(wish);
  const longestRest = maxRestSeconds(wish) - silence;
  const round = words.rounds.map(paced);
  const tries = [
    ...shares.map((usual) => ({ usual, hearts })),
    // What makes no session is drawn once more.
    { usual: usualOfNeed, hearts },
    // At last without what the need is never without: that is told.
    ...(isToBeFull || hearts.length === 0 ? [] : [{ usual: 0, hearts: [] }]),
  ];
  for (const { usual, hearts: asked } of tries) {
    // Whether anything was left out for want of time.
    let isTimeShort = false;
    const fits = (choice: readonly Chosen[]) => {
      const items = itemsInOrder(choice);
      if (wish.place === 'matte' && (liesTwice(items) || liesAtWallEarly(items))) return false;
      // What is asked for is reckoned last: it takes the longest.
      const spare = practiceSeconds - silence - reckoning(items, usual);
      isTimeShort ||= spare < 0;
      if (spare < 0 || (isToSleepOnMat(wish) && risesAgain(items, wish))) return false;
      if (isToBeFull && !isFull(choice, wish, usual)) return false;
      const isInTime = askedSeconds(items) <= spare;
      isTimeShort ||= !isInTime;
      return isInTime;
    };
    const isTooLong = (choice: readonly Chosen[]) => {
      const isMore = silence + leastSeconds(choice, usual) > practiceSeconds;
      isTimeShort ||= isMore;
      return isMore;
    };
    const isForNeed = (choice: readonly Chosen[]) => isAboutNeed(choice, wish, usual);
    // With the longest holds, and the longest rest.
    const mostSeconds = (choice: readonly Chosen[]) =>
      silence + reckoning(itemsInOrder(choice), 1) - stepSeconds(rest, 0);
    const canFill = (choice: readonly Chosen[]) => mostSeconds(choice) + longestRest >= practiceSeconds;
    const bounds = { fits, isTooLong, isForNeed, canFill };
    const chosen = choose(arrival, rest, pool, wish, asked, random, bounds, round);
    const items = itemsInOrder(chosen);
    const fixedSeconds = askedSeconds(items) + silence;
    const reckon = (tried: number) => fixedSeconds + reckoning(items, tried);
    const share = shareWithin(reckon, practiceSeconds);
    if (share === null || chosen.length < (usual === 0 ? 3 : 4) || lacksHeart(chosen, wish)) continue;
    // The rest takes at least so much: what would be turned down then is not written out.
    const restSeconds = practiceSeconds - reckon(share) + silence + stepSeconds(rest, 0);
    if (share === 1 && restSeconds > maxRestSeconds(wish) + stillnessOf(chosen, wish)) {
      // All that there is does not fill the time: no other draw will.
      if (!isTimeShort) return null;
      continue;
    }
    const composed = heldFor(share, chosen, arrival, wish, words, prepared);
    if (composed && (!isToBeFull || isFullOf(composed))) return composed;
  }
  return null;
}

function lacksHeart(chosen: readonly Chosen[], wish: Wish): boolean {
  if (wish.need !== 'nakke') return false;
  return !chosen.some(({ item }) => isHeartOf(item, wish)) || !chosen.some(({ item }) => movesShoulders(item));
}

/** On the mat one begins sitting or lying, or standing to go down once; elsewhere there is one place to begin. */
function isArrival(item: RepertoireItem, wish: Wish): boolean {
  const { practice, station } = item;
  const { place, need } = wish;
  return (
    (practice.roles.includes('arrival') || isShortBeginning(item, wish)) &&
    (place === 'matte' || place === 'seng' || station === 'chair') &&
    (station !== 'standing' || standsFirst(wish)) &&
    // Lying down wakes nobody.
    !(need === 'energi' && place === 'matte' && station === 'back')
  );
}

/** What a choice takes at least, without the ways between and the words that come with them. */
function leastSeconds(chosen: readonly Chosen[], share: number): number {
  return chosen.reduce((sum, { item }) => sum + stepSeconds(item, share), 0);
}

function itemsInOrder(chosen: readonly Chosen[]): RepertoireItem[] {
  return inOrder(chosen).map(({ item }) => item);
}

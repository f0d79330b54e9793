import { type ConditionId, conditionIds, type Thing } from '#app/conditions/index.ts';
import type { Line } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import { isPropped } from './advice.ts';
import type { PlannedItem } from './compose.ts';
import type { ComposerWords } from './composer-words.ts';
import { isFloorFar, isRisingHard, isSlowToRise, standsFirst } from './floor.ts';
import { cushionsUsed, thingsUsed } from './things.ts';
import { linesFor, withWaits } from './waits.ts';
import { isLively, isOnChair, isQuietWish, isToSleepOnMat, isWokenInBed, type Wish } from './wish.ts';

/** The welcome; without a plan, the longest there may be but for what to have at hand. */
export function openingOf(words: ComposerWords, wish: Wish, plan?: readonly PlannedItem[]): readonly Line[] {
  const isProppedUp = wish.place === 'seng' && plan?.some(({ item }) => isPropped(item, wish));
  const begins = plan ? plan[0]?.item.station === 'standing' : standsFirst(wish);
  const isStanding = wish.place === 'matte' && isFloorFar(wish) && begins;
  // Before sleep an office is a chair: nobody is there for a pause.
  const at = wish.place === 'kontor' && isQuietWish(wish) ? 'stol' : wish.place;
  const usual = isStanding ? words.standingOpening : words.opening[at];
  const { uses, lines } = isProppedUp ? words.proppedInBed : usual;
  const [first, ...others] = lines;
  const isInBed = wish.place === 'seng';
  // In bed one has a cushion: the line about more of them says it.
  const isAsked = (thing: Thing) => !uses.includes(thing) && !(isInBed && thing === 'pute');
  const used = plan ? thingsUsed(plan, wish).filter(isAsked) : [];
  const isAsleepAfter = wish.place === 'seng' && isQuietWish(wish) && isSlowToRise(wish);
  const rising = isAsleepAfter ? words.night.rising : [];
  const cushions = plan ? cushionsUsed(plan, wish) : words.moreCushions.length;
  const more = isInBed ? words.moreCushions.slice(0, cushions).slice(-1) : [];
  const stops = stopsOf(words, wish);
  return [
    ...(first ? [first] : []),
    ...(words.phone.for.some((id) => heededIn(wish).has(id)) ? [words.phone.line] : []),
    ...(isOnChair(wish) && wish.conditions.includes('hofte') ? words.highSeat : []),
    ...atHand(words, used, cushions),
    ...(isToSleepOnMat(wish) ? words.cover : []),
    ...more,
    // Where there is much to heed, that says it.
    ...(stops.length > (isAsleepAfter ? 0 : 1) ? [] : others),
    ...stops,
    ...rising,
  ];
}

/** What to have at hand for the things that are used. */
export function atHand(words: Pick<ComposerWords, 'atHand'>, used: readonly Thing[], cushions: number): Line[] {
  return words.atHand.flatMap((group) => {
    const asked = used.filter((thing) => group.some(({ uses }) => uses.includes(thing)));
    const isAsked = (uses: readonly Thing[]) =>
      uses.length === asked.length && asked.every((thing) => uses.includes(thing));
    const isNumber = (number = cushions) => number === cushions;
    return group.filter((line) => isAsked(line.uses) && isNumber(line.cushions)).map(({ line }) => line);
  });
}

/** When to stop. */
function stopsOf({ stop, pressureInPregnancy }: ComposerWords, wish: Wish): readonly Line[] {
  const heeded = heededIn(wish);
  const isPressed = heeded.has('gravid') && heeded.has('hoyt-blodtrykk');
  const told = conditionIds.filter((id) => heeded.has(id) && !(isPressed && id === 'hoyt-blodtrykk'));
  return told.flatMap((id) => (isPressed && id === 'gravid' ? pressureInPregnancy : (stop[id] ?? [])));
}

/** What is hard work to a high blood pressure is heeded as by a heart. */
function heededIn({ conditions, level }: Wish): ReadonlySet<ConditionId> {
  const heeded = new Set(conditions);
  if (conditions.includes('hoyt-blodtrykk') && level !== 'lett') heeded.add('hjerte');
  return heeded;
}

/** The last words; before the very last, how to rise, but to who sleeps by then. `station`: where the rest is. */
export function closingOf(words: ComposerWords, wish: Wish, station: Station = 'back'): readonly Line[] {
  const { place } = wish;
  const fromFloor = place === 'matte' && (station === 'back' || station === 'side') ? words.risingFromFloor : [];
  const rising = isRisingHard(wish) ? risingOf(words, wish, station) : fromFloor;
  if (isQuietWish(wish)) {
    const isTold = place !== 'seng' && isRisingHard(wish);
    // How to rise says where to go as well.
    return isTold ? [...rising, ...words.night.closing[place].slice(-1)] : words.night.closing[place];
  }
  if (isWokenInBed(wish)) {
    const rolled = station === 'side' ? [] : withWaits(linesFor(words.bedWaking, wish), 'back', wish, words);
    return [...words.bedAwake, ...rolled, ...words.bedEdge];
  }
  if (place === 'seng') return [...words.bedClosing, ...(rising.length > 0 ? rising : fromBed(words, wish, station))];
  const last = isLively(wish) ? livelyEndOf(words, wish) : words.closing;
  const farewell = isLively(wish) ? words.livelyFarewell : words.farewell;
  return rising.length > 0 ? [...last.slice(0, -1), ...rising, ...farewell] : last;
}

/** The last words to who goes on awake. */
function livelyEndOf({ lively, livelyLow, livelySteady }: ComposerWords, { conditions }: Wish): readonly Line[] {
  if (conditions.includes('svimmel')) return livelySteady;
  return conditions.includes('skulder') || conditions.includes('handledd') ? livelyLow : lively;
}

/** How to rise, to whom it is hard: on the mat with a blanket under a sore knee. */
function risingOf(words: ComposerWords, wish: Wish, station: Station): readonly Line[] {
  const { rising, risingOnBlanket, risingOnFists } = words;
  const { place, conditions } = wish;
  if (place === 'seng') return [...fromBed(words, wish, station), ...rising.seng.slice(1)];
  if (place !== 'matte') return rising[place];
  const [kneel, rise, ...stand] = rising.matte;
  const kneeling = conditions.includes('kne') ? risingOnBlanket : kneel ? [kneel] : [];
  const standing = conditions.includes('handledd') ? risingOnFists : rise ? [rise] : [];
  return [...kneeling, ...standing, ...stand];
}

/** How to get up from bed: over the good side. */
function fromBed(words: ComposerWords, wish: Wish, station: Station): readonly Line[] {
  if (station === 'side') return words.risingFromSide;
  const overGoodSide = linesFor(words.risingFromBed, wish);
  return overGoodSide.length > 0 ? overGoodSide : words.rising.seng.slice(0, 1);
}

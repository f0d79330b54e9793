import { serves, sharesLacking } from './asked.ts';
import { type Chosen, strongest } from './choose.ts';
import type { Composition } from './compose.ts';
import { stepSeconds } from './fill.ts';
import { calmNeeds, type Lack } from './hearts.ts';
import type { RepertoireItem } from './knowledge.ts';
import { maxRepeats } from './to-script.ts';
import { isShort, type Wish } from './wish.ts';

/** «… er tung»: said so often at most, else it is heard no more. */
const maxHeavy = 3;
/** «Gulvet bærer»: in so many lines at most, with both sides. */
const maxBearing = 4;
/** Of the time between the arrival and the rest, what does not serve the need where that can fill it. */
const maxOtherShare = 0.15;
const bearing = /(?<!\p{L})bærer(?!\p{L})/iu;
const heavy = /(?<!\p{L})tunge?t?(?!\p{L}| nok)/iu;

/** What does not serve the need is at most as much as what does, and one at most is of the strongest; sore knees are bent once. */
export function isFair(chosen: readonly Chosen[], wish: Wish): boolean {
  const between = betweenOf(chosen);
  const serving = between.filter(({ item }) => serves(item, wish)).length;
  return (
    serving * 2 >= between.length &&
    between.filter(({ item }) => item.practice.intensity === strongest).length < 2 &&
    !(wish.conditions.includes('kne') && between.filter(({ item }) => item.practice.bendsKnees).length > 1)
  );
}

/** Whether what does not serve the need takes hardly any time of a choice, held for a share of its time. */
export function isAboutNeed(chosen: readonly Chosen[], wish: Wish, share: number): boolean {
  const secondsOf = (choice: readonly Chosen[]) => choice.reduce((sum, { item }) => sum + stepSeconds(item, share), 0);
  const between = betweenOf(chosen);
  return secondsOf(between.filter(({ item }) => !serves(item, wish))) <= secondsOf(between) * maxOtherShare;
}

/** Whether a choice, held for a share of its time, is full of what was asked for; a neck is moved where that is asked for. */
export function isFull(chosen: readonly Chosen[], wish: Wish, share: number): boolean {
  const between = betweenOf(chosen);
  const parts = between.map(({ item }) => ({ item, seconds: stepSeconds(item, share) }));
  const necks = between.filter(({ item }) => isForNeck(item)).length;
  return !isLacking(sharesLacking(parts, wish), wish) && (calmNeeds.includes(wish.need) || necks <= maxNecks(wish));
}

/** Whether a session is full of what was asked for. */
export function isFullOf({ wish, plan, lacks }: Composition): boolean {
  const necks = plan.filter(({ item, role }) => role !== 'arrival' && isForNeck(item)).length;
  return !isLacking(lacks, wish) && (calmNeeds.includes(wish.need) || necks <= maxNecks(wish));
}

/** A few minutes near the floor are no hard work whatever is chosen. */
function isLacking(lacks: readonly Lack[], wish: Wish): boolean {
  return lacks.some((lack) => !(lack === 'level' && isShort(wish)));
}

function maxNecks({ need, place }: Wish): number {
  return need === 'hele' || place === 'kontor' ? 1 : 0;
}

function isForNeck({ practice }: RepertoireItem): boolean {
  return practice.intensity === 1 && practice.loads.includes('neck');
}

function betweenOf(chosen: readonly Chosen[]): Chosen[] {
  return chosen.filter(({ item, order }) => !item.isRest && order > 0);
}

/** No words are said more often than twice: poses that are alike are told in the same words. Nor is all of it heavy. */
export function isVaried(chosen: readonly Chosen[]): boolean {
  const all = chosen.map(({ item }) => textsOf(item));
  if (all.filter(({ isHeavy }) => isHeavy).length > maxHeavy) return false;
  if (all.reduce((sum, { bearing: lines }) => sum + lines, 0) > maxBearing) return false;
  const counts = new Uint8Array(numbers.size);
  for (const { texts } of all) {
    for (const text of texts) {
      const count = (counts[text] ?? 0) + 1;
      if (count > maxRepeats) return false;
      counts[text] = count;
    }
  }
  if (!chosen.some(({ item }) => item.firstRound)) return true;
  // What is said before is left out by itself where it has been said, but not where that was on a way in.
  for (const { before } of all) {
    for (const text of before) {
      const count = counts[text] ?? 0;
      if (count >= maxRepeats) return false;
      if (count > 0) counts[text] = count + 1;
    }
  }
  return true;
}

/** All that is said in something, but what is left out by itself when it has been said often; and whether it is heavy. */
function textsOf(item: RepertoireItem) {
  const known = said.get(item);
  if (known) return known;
  const { in: entry, hold, out, second, after } = item.spoken;
  const sides = second ? [...second.in, ...second.hold, ...second.out] : [];
  const texts = [...entry, ...hold, ...out, ...sides, ...after].map(({ text }) => text);
  const found = {
    texts: texts.map(numberOf),
    before: (item.firstRound ?? item).spoken.before.map(({ text }) => numberOf(text)),
    bearing: texts.filter((text) => bearing.test(text)).length,
    isHeavy: !item.isRest && hold.some(({ text }) => heavy.test(text)),
  };
  said.set(item, found);
  return found;
}

/** A number for each text, since numbers are counted faster. */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

const numbers = new Map<string, number>();

interface Known {
  /** By their numbers. */
  readonly texts: readonly number[];
  readonly before: readonly number[];
  readonly isHeavy: boolean;
  /** In how many of them something bears. */
  readonly bearing: number;
}

/** It is asked for again and again while a choice is made. */
const said = new WeakMap<RepertoireItem, Known>();

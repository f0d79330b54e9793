import { isAskedFor } from './asked.ts';
import { calmNeeds } from './hearts.ts';
import type { Need, RepertoireItem } from './knowledge.ts';
import { isLively, isShort, type Wish } from './wish.ts';

/** Needs that are work, and so few minutes that all of them are wanted for what was asked for. */
const workNeeds: readonly Need[] = ['styrke', 'bein', 'energi'];
/** Of these there is something that one does lying, and that moves. */
const movedNeeds: readonly Need[] = ['rygg', 'bein', 'hofter', 'styrke', 'hele'];
const fewMinutes = 10;
const briefSeconds = 40;
const lyingSeconds = 60;
const livelySeconds = 30;

/** A beginning that is no longer than a wish lets it be: nobody sits still for long who is to work, or has little time. */
export function asArrival(item: RepertoireItem, wish: Wish): RepertoireItem {
  return noLongerThan(item, longestFor(wish));
}

/** Something held for so many seconds at most, but for its shortest hold. */
export function noLongerThan(item: RepertoireItem, seconds: number): RepertoireItem {
  const [shortest, longest] = item.practice.holdSeconds;
  const most = Math.max(shortest, seconds);
  if (longest <= most) return item;
  const ofItem = known.get(item) ?? new Map<number, RepertoireItem>();
  known.set(item, ofItem);
  const brief = ofItem.get(most) ?? withLongest(item, most);
  ofItem.set(most, brief);
  return brief;
}

/** In a few minutes on the mat one begins with a movement for what was asked for: to lie still first takes a third of them. */
export function isShortBeginning(item: RepertoireItem, wish: Wish): boolean {
  const isMovement = item.station === 'back' && item.practice.roles.includes('warm-up');
  return (
    isMovement && isShort(wish) && wish.place === 'matte' && movedNeeds.includes(wish.need) && isAskedFor(item, wish)
  );
}

/** Whether something is a still beginning, where one begins with a movement: it gives way to one more for the need. */
export function isStillBeside(arrival: RepertoireItem, { practice: { roles } }: RepertoireItem, wish: Wish): boolean {
  return isShortBeginning(arrival, wish) && roles.includes('arrival') && !roles.includes('warm-up');
}

/** It is asked for again with every length that is tried for a wish. */
const known = new WeakMap<RepertoireItem, Map<number, RepertoireItem>>();

function longestFor(wish: Wish): number {
  const { need, minutes, level, place } = wish;
  if (calmNeeds.includes(need)) return Number.MAX_SAFE_INTEGER;
  if (isLively(wish)) return livelySeconds;
  const isHard = level === 'krevende' && place !== 'seng';
  if (!(workNeeds.includes(need) || isHard || minutes <= fewMinutes)) return Number.MAX_SAFE_INTEGER;
  return place === 'seng' ? lyingSeconds : briefSeconds;
}

function withLongest(item: RepertoireItem, longest: number): RepertoireItem {
  const { practice } = item;
  return {
    ...item,
    practice: { ...practice, calmSeconds: 0, holdSeconds: [Math.min(practice.holdSeconds[0], longest - 1), longest] },
  };
}

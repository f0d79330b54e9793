import { calmNeeds } from './hearts.ts';
import type { Need, RepertoireItem } from './knowledge.ts';
import { isLively, type Wish } from './wish.ts';

/** Needs that are work, and so few minutes that all of them are wanted for what was asked for. */
const workNeeds: readonly Need[] = ['styrke', 'bein', 'energi'];
const fewMinutes = 10;
const briefSeconds = 40;
const lyingSeconds = 60;
const wakingSeconds = 30;

/** A beginning that is no longer than a wish lets it be: nobody sits still for long who is to work, or has little time. */
export function asArrival(item: RepertoireItem, wish: Wish): RepertoireItem {
  const [shortest, longest] = item.practice.holdSeconds;
  const most = Math.max(shortest, longestFor(wish));
  if (longest <= most) return item;
  const ofItem = known.get(item) ?? new Map<number, RepertoireItem>();
  known.set(item, ofItem);
  const brief = ofItem.get(most) ?? withLongest(item, most);
  ofItem.set(most, brief);
  return brief;
}

/** It is asked for again with every length that is tried for a wish. */
const known = new WeakMap<RepertoireItem, Map<number, RepertoireItem>>();

function longestFor(wish: Wish): number {
  const { need, minutes, level, place } = wish;
  if (calmNeeds.includes(need)) return Number.MAX_SAFE_INTEGER;
  if (isLively(wish)) return wakingSeconds;
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

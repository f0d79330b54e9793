import { exclusionsOf } from './advice.ts';
import { isAskedFor, isCarrying, serves } from './asked.ts';
import { standsFirst, staysDown } from './floor.ts';
import { calmNeeds } from './hearts.ts';
import { maxIntensityFor } from './kept-out.ts';
import type { Family, RepertoireItem, Shape } from './knowledge.ts';
import { orderOf } from './order.ts';
import { shuffled } from './random.ts';
import { asksForCat, asksForFold, asksForMilder, isCat, isFold, isMildBackbend } from './supports.ts';
import { lacksThings } from './things.ts';
import { isCalm, isLively, isOnChair, type Wish } from './wish.ts';

/** One thing in the choice: what it is, and where it belongs. */
export interface Chosen {
  readonly item: RepertoireItem;
  readonly order: number;
}

/** From here on something asks for a part of the body that has been warmed. */
const loadedFrom = 3;
/** A gentle inversion, with the legs up a wall, asks for no counter pose. */
const counteredFrom = 2;
const countered: readonly Shape[] = ['backbend', 'inversion'];
const levels = {
  lett: ['beginner'],
  middels: ['beginner', 'intermediate'],
  krevende: ['beginner', 'intermediate', 'advanced'],
};
const maxIntensity = { lett: 2, middels: 3, krevende: 5 };
/** Asleep soon, or calm: nothing that wakes. A neck or a back that asks for care is not brought into the strongest. */
const maxIntensityOfNeed: Readonly<Partial<Record<Wish['need'], number>>> = { sovn: 1, ro: 2, nakke: 3, rygg: 4 };
/** The strongest are learnt with a teacher: one of them is enough for a session. */
export const strongest = 5;

/** What a wish leaves of the repertoire. */
export function allowed(repertoire: readonly RepertoireItem[], wish: Wish): RepertoireItem[] {
  const most = Math.min(maxIntensity[wish.level], maxIntensityOfNeed[wish.need] ?? 5, maxIntensityFor(wish));
  return repertoire.filter((item) => {
    const { id, level, practice } = item;
    return (
      practice.places.includes(wish.place) &&
      levels[wish.level].includes(level) &&
      !(level === 'advanced' && wish.conditions.length > 0) &&
      practice.intensity <= most &&
      !practice.taughtInPerson &&
      !practice.notFor.includes(wish.need) &&
      !(item.station === 'standing' && staysDown(wish) && !standsFirst(wish)) &&
      // Who is calm on a chair stays there.
      !(item.station === 'standing' && isOnChair(wish) && isCalm(wish)) &&
      !(isLively(wish) && isDrowsy(item, wish)) &&
      !practice.props.some((prop) => wish.props.includes(prop)) &&
      !lacksThings(item, wish) &&
      !wish.items.includes(id) &&
      !(isForSoreHips(wish) && isWorkForHips(item)) &&
      !(wish.need === 'nakke' && practice.intensity > 1 && practice.loads.includes('neck')) &&
      exclusionsOf(item, wish).length === 0
    );
  });
}

/** Hips are asked for by who has to spare both them and the knees: all of it is gentle. */
function isForSoreHips({ need, conditions }: Wish): boolean {
  return need === 'hofter' && conditions.includes('hofte') && conditions.includes('kne');
}

function isWorkForHips({ station, practice: { intensity, loads } }: RepertoireItem): boolean {
  return (
    intensity > 2 ||
    station === 'all-fours' ||
    station === 'belly' ||
    (intensity === 2 && (loads.includes('hips') || loads.includes('legs')))
  );
}

/** Lying still wakes nobody. */
function isDrowsy(item: RepertoireItem, wish: Wish): boolean {
  const { intensity, counters } = item.practice;
  return item.station === 'back' && !item.isRest && intensity === 1 && counters.length === 0 && !serves(item, wish);
}

/**
 * The candidates in the order in which they should get their place: those that serve the need first, and of the others
 * only gentle ones. What a pose needs beside itself, a warm-up or a counter pose, is found by `withSupport`.
 */
export function ranked(pool: readonly RepertoireItem[], wish: Wish, random: () => number): RepertoireItem[] {
  const isStrong = wish.level === 'krevende' || wish.need === 'styrke' || wish.need === 'energi';
  const weightOf = ({ practice }: RepertoireItem) => 1 + (isStrong ? practice.intensity : 0);
  const others = pool.filter((item) => !item.isRest && isMore(item, wish));
  const all = shuffled(others, weightOf, random);
  const serving = all.filter((item) => serves(item, wish));
  const isDemanding = wish.level === 'krevende' && !calmNeeds.includes(wish.need);
  const worth = (item: RepertoireItem) =>
    4 * Number(isHeartOf(item, wish)) +
    4 * Number(item.station === 'standing' && standsFirst(wish)) +
    2 * Number(isAskedFor(item, wish)) +
    Number(isDemanding && isCarrying(item));
  const first = serving.toSorted((a, b) => worth(b) - worth(a));
  const gentle = all.filter((item) => !serves(item, wish) && item.practice.intensity < loadedFrom);
  return [...first, ...gentle];
}

/** Whether something is more than a place to begin: to stand still wakes nobody who has been at work. */
function isMore(item: RepertoireItem, wish: Wish): boolean {
  return item.practice.roles.some((role) => role !== 'arrival') && !(isLively(wish) && standsStill(item));
}

/** Whether one only stands in something. */
export function standsStill({ station, practice: { intensity } }: RepertoireItem): boolean {
  return station === 'standing' && intensity === 1;
}

/** What a session for a need is never without: for a neck, something that moves the head. */
export function isHeartOf({ practice }: RepertoireItem, { need }: Wish): boolean {
  return need === 'nakke' && practice.loads.includes('neck');
}

/** A choice in which one more thing has its warm-ups before it and its counter poses after it; null where there are none. */
export function withSupport(
  chosen: readonly Chosen[],
  item: RepertoireItem,
  preferred: readonly RepertoireItem[],
  wish: Wish,
): Chosen[] | null {
  if (chosen.some((other) => other.item === item)) return [...chosen];
  const added: Chosen = { item, order: orderOf(item, wish, false) };
  let all = [...chosen, added];
  const support = (fits: (candidate: RepertoireItem) => boolean, isPlaced: (order: number) => boolean): boolean => {
    if (all.some((other) => other !== added && fits(other.item) && isPlaced(other.order))) return true;
    for (const candidate of preferred) {
      if (candidate === item || !fits(candidate) || !isPlaced(orderOf(candidate, wish, false))) continue;
      const supported = withSupport(
        all,
        candidate,
        preferred.filter((other) => other !== item),
        wish,
      );
      if (supported) {
        all = supported;
        return true;
      }
    }
    return false;
  };
  const warms = (family: Family) =>
    support(
      ({ practice }) => practice.warms.includes(family),
      (order) => order < added.order,
    );
  const { intensity, loads, shapes } = item.practice;
  const bendsBack = shapes.includes('backbend') && intensity >= counteredFrom;
  if (intensity >= loadedFrom ? !loads.every(warms) : bendsBack && !warms('spine')) return null;
  // Nobody goes from sitting still into a pose on the feet: something has moved before.
  const isMoved = () =>
    support(
      ({ practice, isRest }) => practice.roles.includes('warm-up') && !isRest,
      (order) => order > 0 && order < added.order,
    );
  if (item.station === 'standing' && loads.length > 0 && !item.practice.roles.includes('warm-up') && !isMoved())
    return null;
  const counters = (shape: Shape) =>
    support(
      ({ practice }) => practice.counters.includes(shape),
      (order) => order > added.order,
    );
  if (intensity >= counteredFrom && !shapes.filter((shape) => countered.includes(shape)).every(counters)) return null;
  const folds = () => support(isFold, (order) => order > added.order);
  if (asksForFold(item, wish) && !folds()) return null;
  const isBefore = (order: number) => order < added.order;
  if (asksForMilder(item) && !support(isMildBackbend, isBefore)) return null;
  if (asksForCat(item, wish) && !support(isCat, isBefore)) return null;
  const calms = () =>
    support(
      ({ practice, isRest }) => practice.intensity < loadedFrom && !isRest,
      (order) => order > added.order,
    );
  if (intensity >= loadedFrom && !calms()) return null;
  return all;
}

import { endOf } from '../script/from-sequence.ts';
import type { Station } from '../script/stations.ts';
import { isAtChairAlone, isPropped } from './advice.ts';
import type { PlannedItem } from './compose.ts';
import { isFloorFar } from './floor.ts';
import {
  type Circumstance,
  type MatLeft,
  type Otherwise,
  type RepertoireItem,
  type WayCircumstance,
  wayCircumstances,
} from './knowledge.ts';
import { isElsewhere } from './spoken-for.ts';
import { thingsUsed } from './things.ts';
import { isOnChair, isQuietWish, isWokenInBed, type Wish } from './wish.ts';

/** What is said otherwise in one thing of a plan: by where one is already, and by what is in use. */
export function saidThere(plan: readonly PlannedItem[], index: number, wish: Wish): Otherwise[] {
  const item = plan[index]?.item;
  if (!item) return [];
  const before = plan.slice(0, index).map((planned) => planned.item);
  const place = standsAt(item, before, wish);
  const isOnMat = wish.place === 'matte';
  const way = wayHolds(plan, index, wish);
  const sat = since(before, 'sitting');
  const stoodAt = since(before, 'standing');
  // By a chair it lies where it was laid before.
  const isLaid = goesDownByChair(plan, index, wish) && before.some(({ practice }) => practice.sitsOnBlanket);
  const holds: Readonly<Record<Circumstance, boolean>> = {
    'on-blanket': isLaid || way.includes('to-blanket') || sat.some(({ practice }) => practice.sitsOnBlanket),
    'off-cushions': isOnMat && item.from === 'side' && since(before, 'back').some((other) => isPropped(other, wish)),
    'at-support': place === 'either',
    'once-more': before.at(-1)?.id === item.id,
    'once-more-next': plan[index + 1]?.item.id === item.id,
    'rest-next': plan[index + 1]?.item.isRest === true,
    'front-of-chair': isOnChair(wish) && isBehindChair(item) && stoodAt.length > 0 && !stoodAt.some(isElsewhere),
    'at-chair-back': stoodAt.length > 0 && isBehindChair(stoodAt[stoodAt.length - 1] ?? item) && wish.place !== 'matte',
    'to-wake': isWokenInBed(wish),
    laid: way.includes('to-bedding'),
    'before-sleep': isOnMat && isQuietWish(wish) && !isPropped(item, wish),
  };
  return item.practice.otherwise.filter(({ at, when }) =>
    when === undefined ? place !== null && at === place : holds[when],
  );
}

/** Whether one sits on a blanket before one thing of a plan: with a sore knee, wherever one sits. */
export function sitsOnBlanket(plan: readonly PlannedItem[], index: number, wish: Wish): boolean {
  const before = plan.slice(0, index).map(({ item }) => item);
  const sat = since(before, 'sitting');
  return sat.some(({ practice }) => practice.sitsOnBlanket || wish.conditions.includes('kne'));
}

/** What holds on the way to one thing of a plan. */
export function wayHolds(plan: readonly PlannedItem[], index: number, wish: Wish): WayCircumstance[] {
  const item = plan[index]?.item;
  if (!item) return [];
  const before = plan.slice(0, index).map((planned) => planned.item);
  const last = before.at(-1);
  const at: Station = last ? endOf(last) : 'standing';
  const isOnMat = wish.place === 'matte';
  const isFirst = !before.some(({ practice }) => practice.sitsOnBlanket);
  const isLow = at === 'back' || at === 'side' || at === 'belly';
  const hasLeft = since(before, 'standing').some(({ practice }) => practice.leavesMat !== null);
  const holds: Readonly<Record<WayCircumstance, boolean>> = {
    'behind-chair': item.from === 'chair' && hasLeft && standsAt(item, before, wish) === 'stol',
    'around-chair': isOnChair(wish) && at === 'chair' && isBehindChair(item),
    'to-blanket': goesDownByChair(plan, index, wish) && isFirst && item.practice.sitsOnBlanket,
    'to-bedding': isOnMat && item.from === 'side' && !isLow,
    'off-blanket': isOnMat && at === 'sitting' && sitsOnBlanket(plan, index, wish),
  };
  return wayCircumstances.filter((circumstance) => holds[circumstance]);
}

/** Whether one sits down from the feet to one thing of a plan, by a chair at the mat. */
function goesDownByChair(plan: readonly PlannedItem[], index: number, wish: Wish): boolean {
  const last = plan[index - 1]?.item;
  const isUp = last === undefined || endOf(last) === 'standing';
  const hasChair = isFloorFar(wish) || thingsUsed(plan, wish).includes('stol');
  return wish.place === 'matte' && hasChair && isUp && plan[index]?.item.from === 'sitting';
}

/** Whether one stands behind a chair in something. */
function isBehindChair({ station, practice: { leavesMat } }: RepertoireItem): boolean {
  return station === 'standing' && leavesMat === 'stol';
}

/** Where one stands before something: at a wall or a chair, or at either of them; null where that is neither. */
function standsAt(item: RepertoireItem, before: readonly RepertoireItem[], wish: Wish): MatLeft | 'either' | null {
  // Back on the mat, only what is next to it is still there.
  const stood = isOnChair(wish) ? since(before, 'standing') : before.slice(-1);
  const last = stood.findLast(({ practice }) => practice.leavesMat !== null);
  // Who has just risen from a chair stands at it.
  if (!last) return isOnChair(wish) && (item.station === 'standing' || stood.length > 0) ? 'stol' : null;
  const { leavesMat, uses } = last.practice;
  const isEither = leavesMat === 'vegg' && uses.includes('stol');
  if (isEither) return isAtChairAlone(last, wish) ? 'stol' : 'either';
  return leavesMat;
}

/** The last of some things, for as long as one has been in one place. */
function since(items: readonly RepertoireItem[], station: RepertoireItem['station']): readonly RepertoireItem[] {
  return items.slice(items.findLastIndex((item) => item.station !== station) + 1);
}

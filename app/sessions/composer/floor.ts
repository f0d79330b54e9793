import type { ConditionId } from '#app/conditions/index.ts';
import type { Need } from './knowledge.ts';
import { isShort, type Wish } from './wish.ts';

/** Conditions with which getting down to the floor and up again is hard, or makes dizzy. */
const farFromFloor: readonly ConditionId[] = ['kne', 'hofte', 'rygg', 'svimmel', 'beinskjorhet', 'gravid', 'hjerte'];
/** With these one waits where one has risen. */
const slowToRise: readonly ConditionId[] = ['svimmel', 'hoyt-blodtrykk', 'hjerte', 'beinskjorhet', 'gravid'];
/** One kneels, and leans on the arms, on the way down: for less than these minutes it is not worth that. */
const getsDownWith: readonly ConditionId[] = ['kne', 'skulder'];
const worthTheWayMinutes = 12;
/** In so few minutes nobody goes down twice. */
const downOnceMinutes = 10;
/** Needs that the feet serve. */
const servedStanding: readonly Need[] = ['bein', 'styrke', 'energi', 'hele'];

/**
 * On a mat, whether the way down and up again is more than so few minutes are worth: with a sore knee or shoulder a chair
 * is better, and in a few minutes for who has to rise slowly, and for strength where the floor is far.
 */
export function isBetterOnChair(wish: Wish): boolean {
  const { place, need, minutes, conditions } = wish;
  const isHardWay = minutes < worthTheWayMinutes && getsDownWith.some((id) => conditions.includes(id));
  const isTooFar = isFloorFar(wish) && (isSlowToRise(wish) || need === 'styrke');
  return place === 'matte' && (isHardWay || (isShort(wish) && isTooFar));
}

export function isFloorFar({ conditions }: Wish): boolean {
  return farFromFloor.some((id) => conditions.includes(id));
}

export function isSlowToRise({ conditions }: Wish): boolean {
  return slowToRise.some((id) => conditions.includes(id));
}

/** Whether somebody is told how to rise at the end: whom that can make dizzy, and on a mat whom the floor is far from. */
export function isRisingHard(wish: Wish): boolean {
  return isSlowToRise(wish) || (wish.place === 'matte' && isFloorFar(wish));
}

/** On a mat, whether one goes down to the floor once and stays there: before sleep, in few minutes, and where the floor is far. */
export function staysDown(wish: Wish): boolean {
  return wish.place === 'matte' && (wish.need === 'sovn' || isDownOnce(wish));
}

function isDownOnce(wish: Wish): boolean {
  return isFloorFar(wish) || wish.minutes <= downOnceMinutes;
}

/** On a mat, whether one who stays down stands before that: so that legs and balance are used, and the way down is one. */
export function standsFirst(wish: Wish): boolean {
  const hasTime = !isShort(wish) || wish.need === 'energi';
  return wish.place === 'matte' && isDownOnce(wish) && servedStanding.includes(wish.need) && hasTime;
}

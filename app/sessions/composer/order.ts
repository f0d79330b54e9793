import { standsFirst } from './floor.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** The parts of a session, from first to last. */
const after = {
  arrival: 0,
  standingFirst: 1,
  warmUp: 10,
  floor: 20,
  standing: 30,
  /** More than that. */
  atWall: 5,
  prone: 40,
  kneeling: 48,
  counter: 56,
  seated: 60,
  lying: 70,
  rest: 90,
};

/**
 * Where in a session something belongs, as a number to sort by: on the mat up from the floor and down again, so that
 * nobody gets up twice, or where the floor is far from the feet down to it; each part from gentle to strong on the way up and from strong to gentle on the way down.
 */
export function orderOf({ practice, station, isRest }: RepertoireItem, wish: Wish, isArrival: boolean): number {
  const { intensity, roles, loads, leavesMat } = practice;
  if (isRest) return after.rest;
  if (isArrival) return after.arrival;
  const isWarmUp = roles.includes('warm-up') && intensity <= 2;
  const isDown = roles.includes('cool-down') && !isWarmUp;
  switch (station) {
    case 'chair':
      if (isWarmUp) return after.warmUp + intensity + (loads.length > 0 ? 0.5 : 0);
      return isDown ? after.lying - intensity : after.floor + intensity;
    case 'standing':
      if (isWarmUp) return standsFirst(wish) ? after.standingFirst : after.standing;
      // What is done at a wall comes last, so that one goes back to the mat once.
      return (
        (standsFirst(wish) ? after.standingFirst : after.standing) +
        (leavesMat === null ? intensity : after.atWall + intensity / 2) +
        loads.length / 10
      );
    case 'belly':
      // Of two that are as strong the one that can be held longer is milder, and comes first.
      return after.prone + intensity - practice.holdSeconds[1] / 1000;
    case 'all-fours':
      if (isWarmUp) return after.warmUp + intensity;
      if (roles.includes('counter')) return after.counter;
      return (intensity >= 4 || isDown ? after.kneeling : after.floor) + intensity;
    case 'sitting':
      if (isWarmUp) return after.warmUp + (loads.length > 0 ? 0.5 : 0);
      if (intensity >= 3 && !isDown) return after.kneeling + intensity;
      return after.seated + 5 - intensity;
    default:
      if (wish.place === 'seng' && isWarmUp) return after.warmUp + intensity + (loads.length > 0 ? 0.5 : 0);
      return after.lying + lyingOrder(practice);
  }
}

/** Strong ones first; a pose that counters another comes after it. A rest with the legs up begins and ends sitting: first. */
function lyingOrder({ intensity, shapes, roles, counters }: RepertoireItem['practice']): number {
  if (roles.includes('warm-up')) return 0;
  if (roles.includes('counter')) return counters.includes('inversion') && shapes.length > 0 ? 6 : 7;
  if (shapes.includes('inversion')) return intensity > 1 ? 5 : -2;
  return intensity > 1 ? 5 - intensity : 8;
}

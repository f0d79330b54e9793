import type { Need, RepertoireItem, Shape } from './knowledge.ts';
import { isLively, isOnChair, isShort, type Wish } from './wish.ts';

/** Needs that are not for the strong, at whatever level. */
export const calmNeeds: readonly Need[] = ['ro', 'sovn', 'nakke'];
/** From here on something is work for who asks for hard work. */
const hardFrom = 3;

const allRoundMinutes = 20;
const directions: readonly Shape[] = ['forward', 'backbend', 'side-bend', 'twist'];

/** What of a session may be less than was asked for. */
export type Lack = 'served' | 'variety' | 'level';

/** Something that a session is never without, how many of it there are, and what it has too little of otherwise. */
export interface Heart {
  readonly isPart: (item: RepertoireItem) => boolean;
  readonly count: number;
  readonly lack: Lack;
}

/**
 * What a session for a wish is never without, beside the time that it gives to what was asked for: hard work has something
 * strong, who is to wake or grow strong stands up or in few minutes bears some weight, hips are opened, and the whole body has arms, legs and spine, from twenty minutes on in all directions.
 */
export function heartsOf(wish: Wish): readonly Heart[] {
  const { need, level, place } = wish;
  const served = (isPart: Heart['isPart'], count = 1): Heart => ({ isPart, count, lack: 'served' });
  const variety = (isPart: Heart['isPart'], count: number): Heart => ({ isPart, count, lack: 'variety' });
  const isHard = level === 'krevende' && !calmNeeds.includes(need);
  const stands = isLively(wish) || (need === 'styrke' && place !== 'seng' && !isShort(wish));
  return [
    ...(isHard ? [{ isPart: isStrong, count: 1, lack: 'level' } as const] : []),
    ...(stands ? [served(isStandingWork)] : []),
    ...(need === 'styrke' && isShort(wish) && place !== 'seng' ? [served(isWork)] : []),
    ...(need === 'hofter'
      ? [served(opensHips), ...(isShort(wish) || isOnChair(wish) ? [] : [variety(opensHips, 2)])]
      : []),
    ...(need === 'hele' && !isNearFloor(wish) ? [served(movesShoulders)] : []),
    ...(need === 'hele' ? [served(usesLegs), ...(isNearFloor(wish) ? [] : [served(movesSpine)])] : []),
    ...(isAllRound(wish) ? directionsIn(place).map((direction) => served((item) => goes(item, direction))) : []),
  ];
}

/** A few minutes on the mat are spent lying: no arms are moved there. */
function isNearFloor(wish: Wish): boolean {
  return isShort(wish) && wish.place === 'matte';
}

/** The whole body, with time for it and nothing to spare, goes in all directions. */
function isAllRound({ need, minutes, conditions, items, props }: Wish): boolean {
  const isFree = [conditions, items, props].every((left) => left.length === 0);
  return need === 'hele' && minutes >= allRoundMinutes && isFree;
}

/** In bed nobody bends to the side. */
function directionsIn(place: Wish['place']): readonly Shape[] {
  return place === 'seng' ? directions.filter((direction) => direction !== 'side-bend') : directions;
}

/** Whether a spine is taken in a direction: a cat and a cow round it and bend it back without being a pose of either. */
function goes({ practice, movements }: RepertoireItem, direction: Shape): boolean {
  if (practice.shapes.includes(direction)) return true;
  if (direction === 'forward') return movements.includes('loaded-rounding');
  return direction === 'backbend' && movements.includes('backbend');
}

export function isThere({ isPart, count }: Heart, items: readonly RepertoireItem[]): boolean {
  return items.filter((item) => !item.firstRound && isPart(item)).length >= count;
}

export function opensHips({ practice }: RepertoireItem): boolean {
  return practice.opensHips;
}

/** «Nakke og skuldre» are two. */
export function movesShoulders({ practice: { warms, loads } }: RepertoireItem): boolean {
  return [...warms, ...loads].includes('shoulders');
}

function usesLegs({ practice: { warms, loads } }: RepertoireItem): boolean {
  return [...warms, ...loads].some((family) => family === 'legs' || family === 'back-of-legs');
}

function movesSpine({ practice: { warms, loads } }: RepertoireItem): boolean {
  return [...warms, ...loads].includes('spine');
}

function isStrong({ practice }: RepertoireItem): boolean {
  return practice.intensity >= hardFrom;
}

/** Something bears weight in it. */
function isWork({ practice }: RepertoireItem): boolean {
  return practice.intensity > 1 && practice.loads.length > 0;
}

function isStandingWork({ station, practice }: RepertoireItem): boolean {
  return station === 'standing' && practice.intensity > 1;
}

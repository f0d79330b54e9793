import { type ConditionId, conditionIds } from '#app/conditions/index.ts';
import { type Need, needs, type Place, type PropId, places, props } from './knowledge.ts';

export const wishLevels = ['lett', 'middels', 'krevende'] as const;

export type WishLevel = (typeof wishLevels)[number];

/** What somebody wants of a session. */
export interface Wish {
  readonly need: Need;
  readonly minutes: number;
  readonly place: Place;
  readonly level: WishLevel;
  readonly conditions: readonly ConditionId[];
  readonly props: readonly PropId[];
  /** Poses and exercises to leave out, by id. */
  readonly items: readonly string[];
  /** The same wish with another seed is another session. */
  readonly seed: number;
}

export const shortestMinutes = 5;
export const longestMinutes = 45;
/** A few minutes: the way down to the mat is some of them. */
const shortMinutes = 6;
const shortOnMatMinutes = 8;
export const usualWish: Wish = {
  need: 'hele',
  minutes: 10,
  place: 'matte',
  level: 'lett',
  conditions: [],
  props: [],
  items: [],
  seed: 1,
};
const maxSeed = 999_999;

/** What of an address is a wish, as a route declares it. */
export const wishQuery = {
  behov: 'text',
  minutter: 'text',
  sted: 'text',
  niva: 'text',
  uten: 'texts',
  fro: 'text',
} as const;

/** The wish of an address, with the values that nobody knows, as they were written; null where nothing is asked for. */
export function readWish(
  search: URLSearchParams,
  knownIds: ReadonlySet<string>,
): { wish: Wish; unknown: string[] } | null {
  if (!Object.keys(wishQuery).some((name) => search.has(name))) return null;
  const unknown: string[] = [];
  const one = <Value extends string>(name: string, allowed: readonly Value[], usual: Value): Value => {
    const asked = search.get(name) ?? '';
    const known = allowed.find((value) => value === asked);
    if (asked !== '' && known === undefined) unknown.push(asked);
    return known ?? usual;
  };
  const whole = (name: string, least: number, most: number, usual: number): number => {
    const asked = search.get(name) ?? '';
    const number = /^\d{1,6}$/u.test(asked) ? Number(asked) : Number.NaN;
    if (number >= least && number <= most) return number;
    if (asked !== '') unknown.push(asked);
    return usual;
  };
  const without = [...new Set(search.getAll('uten'))].filter(Boolean);
  const isKnown = (value: string) => [...conditionIds, ...props].some((id) => id === value) || knownIds.has(value);
  unknown.push(...without.filter((value) => !isKnown(value)));
  return {
    wish: {
      need: one('behov', needs, usualWish.need),
      minutes: whole('minutter', shortestMinutes, longestMinutes, usualWish.minutes),
      place: one('sted', places, usualWish.place),
      level: one('niva', wishLevels, usualWish.level),
      conditions: conditionIds.filter((id) => without.includes(id)),
      props: props.filter((id) => without.includes(id)),
      items: without.filter((id) => knownIds.has(id)).toSorted(),
      seed: whole('fro', 0, maxSeed, usualWish.seed),
    },
    unknown: unknown.slice(0, 5).map((value) => value.slice(0, 40)),
  };
}

/** The parameters of a wish, as its address has them. */
export function wishParameters({ need, minutes, place, level, conditions, props, items, seed }: Wish): URLSearchParams {
  return new URLSearchParams([
    ['behov', need],
    ['minutter', String(minutes)],
    ['sted', place],
    ['niva', level],
    ...[...conditions, ...props, ...items].map((value) => ['uten', value]),
    ['fro', String(seed)],
  ]);
}

/** Whether one goes on awake: in bed nobody has got up yet. */
export function isLively({ need, place }: Wish): boolean {
  return need === 'energi' && place !== 'seng';
}

/** Whether one gets up from bed at the end. */
export function isWokenInBed({ need, place }: Wish): boolean {
  return need === 'energi' && place === 'seng';
}

/** Whether one rests sitting on a chair. */
export function isOnChair({ place }: Wish): boolean {
  return place === 'stol' || place === 'kontor';
}

/** Whether there is so little time that one begins where the rest is, and that it is one line and its silence. */
export function isShort({ minutes, place }: Wish): boolean {
  return minutes <= (place === 'matte' ? shortOnMatMinutes : shortMinutes);
}

/** Whether one comes to be still. */
export function isCalm({ need }: Wish): boolean {
  return need === 'ro' || need === 'sovn';
}

/** For the night: nothing rings, and the voice takes its time. */
export function isQuietWish({ need }: Wish): boolean {
  return need === 'sovn';
}

/** Whether one rests on the mat before sleep, where no bed keeps warm. */
export function isToSleepOnMat(wish: Wish): boolean {
  return wish.place === 'matte' && isQuietWish(wish);
}

/** The same wish for another session. */
export function another(wish: Wish): Wish {
  return { ...wish, seed: wish.seed >= maxSeed ? 0 : wish.seed + 1 };
}

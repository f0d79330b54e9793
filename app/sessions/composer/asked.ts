import { secondsOf } from '../script/seconds.ts';
import { calmNeeds, heartsOf, isThere, type Lack } from './hearts.ts';
import type { Family, Need, RepertoireItem } from './knowledge.ts';
import { isShort, type Wish } from './wish.ts';

/** The share of a session that is to be what was asked for. */
const servedShare = 0.5;
/** The same where few things do it by themselves. */
const servedByFewShare = 0.6;
/** The share of a demanding session in which the body is carried. */
const carriedShare = 0.4;
/** What a part of the body is helped by, when it is what was asked for. */
const familiesOf: Readonly<Partial<Record<Need, readonly Family[]>>> = {
  hofter: ['hips'],
  bein: ['legs', 'back-of-legs', 'balance'],
};
const carrying: readonly Family[] = ['legs', 'core', 'wrists', 'balance'];
export function serves({ practice }: RepertoireItem, { need }: Wish): boolean {
  return practice.needs.includes(need);
}

/** Whether something is truly what was asked for, and no more than allowed beside it: hips for hips, work for strength. */
export function isAskedFor(item: RepertoireItem, wish: Wish): boolean {
  const { practice } = item;
  if (!serves(item, wish)) return false;
  if (wish.need === 'styrke') return (practice.intensity > 1 || isShort(wish)) && practice.loads.length > 0;
  const families = familiesOf[wish.need];
  return !families || [...practice.warms, ...practice.loads].some((family) => families.includes(family));
}

/** Whether the body is carried in something. */
export function isCarrying({ practice: { intensity, loads } }: RepertoireItem): boolean {
  return intensity > 2 || (intensity === 2 && loads.some((family) => carrying.includes(family)));
}

/** What a session has too little of, the parts of it that it is never without among them. */
export function lacksOf(parts: readonly { item: RepertoireItem; seconds: number }[], wish: Wish): Lack[] {
  const items = parts.map(({ item }) => item);
  const missing = heartsOf(wish).filter((heart) => !isThere(heart, items));
  const served = missing.some(({ lack }) => lack === 'variety') ? servedByFewShare : servedShare;
  const found = new Set([...sharesLacking(parts, wish, served), ...missing.map(({ lack }) => lack)]);
  // Where there is too little of it, nobody asks how many things that is.
  if (found.has('served')) found.delete('variety');
  return (['served', 'variety', 'level'] as const).filter((lack) => found.has(lack));
}

/** What takes too little of it: how long each of its parts takes, without the arrival and the rest. */
export function sharesLacking(
  parts: readonly { item: RepertoireItem; seconds: number }[],
  wish: Wish,
  served = servedShare,
): Lack[] {
  const share = (isCounted: (item: RepertoireItem) => boolean) =>
    secondsOf(parts.filter(({ item }) => isCounted(item))) / secondsOf(parts);
  const found: Lack[] = [];
  if (share((item) => isAskedFor(item, wish)) < served) found.push('served');
  if (wish.level === 'krevende' && !calmNeeds.includes(wish.need) && share(isCarrying) < carriedShare)
    found.push('level');
  return found;
}

import type { Line } from '../script/script.ts';
import { serves } from './asked.ts';
import { type Chosen, ranked, withSupport } from './choose.ts';
import { isFair, isVaried } from './fairness.ts';
import { type Heart, movesShoulders } from './hearts.ts';
import type { RepertoireItem } from './knowledge.ts';
import { orderOf } from './order.ts';
import { downFrom } from './roles.ts';
import { maxSecondRounds, secondRoundsOf } from './second-rounds.ts';
import { isShort, type Wish } from './wish.ts';

/** What a choice has to keep within, as it grows. */
export interface Bounds {
  readonly fits: (chosen: readonly Chosen[]) => boolean;
  /** The time is what most of them lack, and it is reckoned soonest. */
  readonly isTooLong: (chosen: readonly Chosen[]) => boolean;
  /** Whether so little is beside the need that it is no padding. */
  readonly isForNeed: (chosen: readonly Chosen[]) => boolean;
  /** Whether the holds can be lengthened to fill the time. */
  readonly canFill: (chosen: readonly Chosen[]) => boolean;
}

/**
 * One thing after the other as long as there is time, each with what it needs beside itself: what the need is never
 * without, a frame, all that serves it, some of that once more, and at last what does not serve it.
 */
export function choose(
  arrival: RepertoireItem,
  rest: RepertoireItem,
  pool: readonly RepertoireItem[],
  wish: Wish,
  asked: readonly Heart[],
  random: () => number,
  { fits, isTooLong, isForNeed, canFill }: Bounds,
  rounds: readonly Line[],
): Chosen[] {
  let chosen: Chosen[] = [
    { item: arrival, order: orderOf(arrival, wish, true) },
    { item: rest, order: orderOf(rest, wish, false) },
  ];
  const candidates = ranked(
    pool.filter(({ id }) => id !== arrival.id),
    wish,
    random,
  );
  const placeOf = (item: RepertoireItem) => orderOf(item, wish, false);
  const isDown = (item: RepertoireItem) => placeOf(item) > downFrom && item.practice.intensity < 3;
  const [first, ...others] = candidates.filter((item) => serves(item, wish) && !isDown(item));
  const warmUps = candidates.filter((item) => placeOf(item) < 20 && item.practice.loads.length === 0);
  const whole = warmUps.find(({ practice }) => practice.warms.includes('spine') && wish.need !== 'nakke');
  // A few minutes are all for the need.
  const own = isShort(wish) ? warmUps.find((item) => serves(item, wish)) : undefined;
  const warmUp = own ?? whole ?? warmUps[0];
  const coolDown = candidates.find(isDown);
  // What does not serve the need is let in when enough does: so the way down is tried twice.
  // A neck comes with shoulders.
  const isAlone = wish.need === 'nakke' && !movesShoulders(arrival);
  const shoulders = isAlone ? candidates.find((item) => item !== first && movesShoulders(item)) : undefined;
  // On the mat a way to another place is time that a few minutes do not have.
  const isNearAlone = isShort(wish) && wish.place === 'matte';
  const isNear = ({ station }: RepertoireItem) => Number(station === arrival.station);
  const near = candidates.toSorted((a, b) => isNear(b) - isNear(a));
  const ordered = isNearAlone ? near : candidates;
  const hearts = asked.flatMap(({ isPart, count }) => ordered.filter(isPart).slice(0, count));
  const frame = isNearAlone ? [shoulders] : [first, shoulders, warmUp, coolDown, others[0], coolDown];
  const serving = ordered.filter((item) => serves(item, wish));
  const padding = new Set(ordered.filter((item) => !serves(item, wish)));
  for (const candidate of [...hearts, ...frame, ...serving, ...secondRoundsOf(serving, wish, rounds), ...padding]) {
    if (!candidate || chosen.some(({ item }) => item === candidate)) continue;
    const once = candidate.firstRound;
    const before = once && chosen.find(({ item, order }) => item === once && order > 0);
    if (once && (!before || chosen.filter(({ item }) => item.firstRound).length >= maxSecondRounds)) continue;
    const order = placeOf(candidate);
    if (isTooLong([...chosen, { item: candidate, order }])) continue;
    const supported = withSupport(chosen, candidate, candidates, wish);
    if (!supported || isTooLong(supported) || !isFair(supported, wish)) continue;
    if (padding.has(candidate) && !isForNeed(supported) && canFill(chosen)) continue;
    if (isVaried(supported) && fits(supported)) chosen = supported;
  }
  return chosen;
}

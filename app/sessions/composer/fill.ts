import { endOf } from '../script/from-sequence.ts';
import { type Passages, routeOf } from '../script/passages.ts';
import { secondsOf } from '../script/seconds.ts';
import type { Station } from '../script/stations.ts';
import type { RepertoireItem } from './knowledge.ts';

/** Free for the bell before the first line of a step. */
const bellSeconds = 2;
const shares = 20;

/** Reckons how long things take one after the other, without laying them out: never less than they will. */
export function createReckoning({ ways }: Passages, startsAt: Station, endsAt: Station | null) {
  const known = new Map<Station, Map<Station, number>>();
  const wayOf = (from: Station, to: Station): number => {
    const knownFrom = known.get(from) ?? new Map<Station, number>();
    known.set(from, knownFrom);
    const reckoned = knownFrom.get(to) ?? waySeconds(ways, from, to);
    knownFrom.set(to, reckoned);
    return reckoned;
  };
  return (items: readonly RepertoireItem[], share: number): number => {
    let at = startsAt;
    let seconds = 0;
    for (const item of items) {
      seconds += wayOf(at, item.from) + stepSeconds(item, share);
      at = endOf(item);
    }
    return seconds + (endsAt === null ? 0 : wayOf(at, endsAt));
  };
}

/** How long something takes with its own words in and out, without the way to it. */
export function stepSeconds(item: RepertoireItem, share: number): number {
  const known = wordsSeconds.get(item);
  const said = known ?? secondsOfWords(item);
  if (known === undefined) wordsSeconds.set(item, said);
  return said + (item.spoken.second ? 2 : 1) * holdAt(item, share);
}

/** It is asked for again and again while a choice is made. */
const wordsSeconds = new WeakMap<RepertoireItem, number>();

function secondsOfWords({ spoken }: RepertoireItem): number {
  const { before, between = [], after, second, passage, ...side } = spoken;
  const sides = second ? [...between, ...second.in, ...second.out] : [];
  return bellSeconds + secondsOf([...passage, ...before, ...side.in, ...side.out, ...sides, ...after]);
}

/** How long a side is held: 0 for the shortest hold, 1 for the longest. The rest has its words, and silence beside them. */
export function holdAt({ practice, isRest, spoken }: RepertoireItem, share: number): number {
  if (isRest) return secondsOf(spoken.hold);
  const [shortest, longest] = practice.holdSeconds;
  const least = Math.max(shortest, spoken.hold[0]?.seconds ?? 0, spoken.second?.hold[0]?.seconds ?? 0);
  return Math.round(least + Math.max(0, longest - least) * share);
}

/** The largest share at which things keep within a time; null where their shortest holds take more. */
export function shareWithin(reckon: (share: number) => number, seconds: number): number | null {
  for (let step = shares; step >= 0; step -= 1) if (reckon(step / shares) <= seconds) return step / shares;
  return null;
}

function waySeconds(ways: Passages['ways'], from: Station, to: Station): number {
  const route = routeOf(ways, from, to) ?? [];
  return route.reduce((sum, next, index) => {
    const way = ways.find((known) => known.from === (route[index - 1] ?? from) && known.to === next);
    return sum + Math.max(0, ...(way?.wordings ?? []).map(secondsOf));
  }, 0);
}

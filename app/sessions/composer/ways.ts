import { endOf } from '../script/from-sequence.ts';
import { createWayTeller, type Passages, type Way } from '../script/passages.ts';
import type { Line } from '../script/script.ts';
import { secondsOf } from '../script/seconds.ts';
import type { Station } from '../script/stations.ts';
import { isPropped } from './advice.ts';
import type { ComposerWords } from './composer-words.ts';
import { isFloorFar } from './floor.ts';
import { heights, leastWaySeconds } from './heights.ts';
import { type RepertoireItem, type WayCircumstance, wayCircumstances } from './knowledge.ts';
import { linesFor, withWaits } from './waits.ts';
import type { Wish } from './wish.ts';

/** Whether one would lie down, get up and lie down again: nobody does before sleep. */
export function risesAgain(items: readonly RepertoireItem[], wish: Wish): boolean {
  let isLying = false;
  let isLyingPropped = false;
  return items.some((item) => {
    const isUp = heights[item.from] > 0;
    const isOff = isUp || item.from === 'side';
    // To lie propped up one sits up first, and to turn from there to the side.
    const isOtherwise = isLyingPropped ? item.from === 'side' : isPropped(item, wish);
    if (isLying && (isUp || isOtherwise)) return true;
    isLyingPropped = isPropped(item, wish) || (isLyingPropped && !isOff);
    isLying ||= heights[item.station] === 0;
    return isLying && !item.isRest && heights[endOf(item)] > 0;
  });
}

/** Whether one would lie down on the back or a side, get up, and lie down again. */
export function liesTwice(items: readonly RepertoireItem[]): boolean {
  const lies = items.map(({ station }) => station === 'back' || station === 'side');
  return lies.some((isLying, index) => !isLying && lies.slice(0, index).includes(true));
}

/**
 * The ways between places for a wish: in the words that its conditions ask for, with the waits that belong to them, and
 * the time that a body needs. `hasChair`: there is one at the mat, and it is held where one rises to the feet and goes down from them.
 * Without `holding` as if all circumstances held: so the ways take longest.
 */
export function passagesFor(
  wish: Wish,
  words: ComposerWords,
  hasChair = false,
  holding: readonly WayCircumstance[] = wayCircumstances,
): Passages {
  const { passages, carefulWays } = words;
  const isFar = isFloorFar(wish);
  const fitting = carefulWays.filter(
    (way) =>
      (isFar || !way.far || (hasChair && [way.from, way.to].includes('standing'))) &&
      (!way.for || way.for.some((id) => wish.conditions.includes(id))) &&
      (!way.with || wish.conditions.includes(way.with)) &&
      (!way.when || holding.includes(way.when)),
  );
  const careful = fitting.filter(({ to, from }, index) => fitting.findIndex(isWay(from, to)) === index);
  // In the usual order: of two routes that are as long the first is told.
  const usual = passages.ways.map((way) => careful.find(isWay(way.from, way.to)) ?? way);
  const others = careful.filter(({ from, to }) => !passages.ways.some(isWay(from, to)));
  const ways = [...usual, ...others].map(({ from, to, wordings }) => ({
    from,
    to,
    wordings: wordings.map((lines) => {
      const rolling = from === 'back' ? withHipRoll(lines, wish, words) : lines;
      const isBedded = from === 'sitting' && to === 'side' && wish.place === 'matte' && holding.includes('to-bedding');
      const rises = from === 'sitting' && to === 'standing' && wish.place === 'matte';
      // Who kneels on a sore knee rises from the blanket.
      const leavesSeat = rises && holding.includes('off-blanket') && !wish.conditions.includes('kne');
      const laid = [...(isBedded ? beddingOf(words, holding) : []), ...(leavesSeat ? words.offMat : []), ...rolling];
      return withTime(withWaits(laid, from, wish, words), leastWaySeconds(from, to));
    }),
  }));
  return { ...passages, ways };
}

/** What one lies down on with the head; who sits on that blanket moves off it first. */
function beddingOf({ bedding, underHeadFromSeat }: ComposerWords, holding: readonly WayCircumstance[]): Line[] {
  return holding.includes('off-blanket') ? [...underHeadFromSeat, ...bedding.slice(1)] : [...bedding];
}

/** With a sore hip there is a cushion between the knees where one rolls over from the back, on the left side where that is asked for. */
function withHipRoll(
  lines: readonly Line[],
  { conditions, place }: Wish,
  { hipRolls }: ComposerWords,
): readonly Line[] {
  if (place !== 'matte' || !conditions.includes('hofte')) return lines;
  const isLeft = conditions.includes('gravid') || conditions.includes('refluks');
  const roll = hipRolls.at(isLeft ? 1 : 0);
  return lines.map((line) => (roll && line.to.at(0) === 'side' ? roll : line));
}

/** Lines that take so long at least: what is lacking is given to the last that moves. */
function withTime(lines: readonly Line[], least: number): Line[] {
  const lacking = least - secondsOf(lines);
  const moving = lines.findLastIndex(({ to }) => to.length > 0);
  if (lacking <= 0) return [...lines];
  return lines.map((line, index) => (index === moving ? { ...line, seconds: line.seconds + lacking } : line));
}

function isWay(from: Station, to: Station): (way: Pick<Way, 'from' | 'to'>) => boolean {
  return (way) => way.from === from && way.to === to;
}

/** What is said on the way from one thing to the next: to lie propped up is part of it. */
export function createWays(
  wish: Wish,
  words: ComposerWords,
  passages: (holding: readonly WayCircumstance[]) => Passages,
  isProppedFirst: boolean,
) {
  const between = createTellers(passages);
  const isInBed = wish.place === 'seng';
  // In bed that is how one was asked to lie down.
  let isLyingPropped = isInBed && isProppedFirst;
  return {
    between,
    to(item: RepertoireItem, at: Station, holding: readonly WayCircumstance[]): readonly Line[] {
      const isUp = heights[item.from] > 0;
      const isOff = isUp || item.from === 'side';
      // Nobody rolls off a heap of cushions.
      if (item.from === 'side' && isLyingPropped) {
        isLyingPropped = false;
        const off = withWaits(
          linesFor(isInBed ? words.offCushionsInBed : words.offCushions, wish),
          'back',
          wish,
          words,
        );
        return isInBed ? off : [...off, ...between('sitting', 'side')];
      }
      const away = isOff && isLyingPropped ? words.cushionsAway : [];
      if (isOff) isLyingPropped = false;
      if (isPropped(item, wish) && !isLyingPropped && !isInBed) {
        isLyingPropped = true;
        return [...between(at, 'sitting'), ...linesFor(words.propped, wish)];
      }
      const way = between(at, item.from, holding);
      return away.length > 0 && isUp && item.from !== 'sitting'
        ? [...between(at, 'sitting'), ...away, ...between('sitting', item.from)]
        : [...way, ...away];
    },
  };
}

/** Tells ways by what holds where one sets out. */
function createTellers(passages: (holding: readonly WayCircumstance[]) => Passages) {
  const tellers = new Map<string, ReturnType<typeof createWayTeller>>();
  return (from: Station, to: Station, holding: readonly WayCircumstance[] = []): readonly Line[] => {
    const key = holding.join();
    const tell = tellers.get(key) ?? createWayTeller(passages(holding));
    tellers.set(key, tell);
    return tell(from, to);
  };
}

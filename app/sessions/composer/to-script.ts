import { endOf, standingWelcome, withLines } from '../script/from-sequence.ts';
import { fittingIn, held } from '../script/held.ts';
import type { Line, Script, ScriptStep, SpokenLines, SpokenSide } from '../script/script.ts';
import { secondsOf } from '../script/seconds.ts';
import type { Station } from '../script/stations.ts';
import { emptyStep } from '../script/written.ts';
import { drawnFor, isPropped } from './advice.ts';
import { closingOf, openingOf } from './around.ts';
import { saidThere, sitsOnBlanket, wayHolds } from './circumstances.ts';
import type { PlannedItem } from './compose.ts';
import type { ComposerWords } from './composer-words.ts';
import { withInstead } from './instead.ts';
import type { Place } from './knowledge.ts';
import type { Prepared } from './prepared.ts';
import { createSides, otherSideFirst } from './sides.ts';
import { backToMat, isElsewhere, pacedFor } from './spoken-for.ts';
import { sitsDownAt } from './standing.ts';
import { thingsUsed } from './things.ts';
import { firstUnderHead, saysUnderHead } from './under-head.ts';
import { createWaits, linesFor } from './waits.ts';
import { createWays } from './ways.ts';
import { isLively, isQuietWish, isShort, type Wish } from './wish.ts';

const bellSeconds = 2;
/** No words are said more often in one session. */
export const maxRepeats = 2;
const startsAt: Readonly<Record<Place, Station>> = { matte: 'standing', stol: 'chair', kontor: 'chair', seng: 'back' };

/** Where the body is after the welcome. */
export function startsAtOf(place: Place): Station {
  return startsAt[place];
}

/** Where the last words bring the body; null where it may stay. */
export function endsAtOf(place: Place): Station | null {
  return place === 'matte' ? 'sitting' : null;
}

/** What the first and the last words take, without the way to where one ends. */
export function aroundSeconds(words: ComposerWords, wish: Wish, mayBePropped: boolean): number {
  const paced = pacedFor(wish);
  // One lies down twice at most; in bed one begins so, and goes down from the cushions once.
  const lying = [...linesFor(words.propped, wish), ...words.cushionsAway];
  const cushions = wish.place === 'seng' ? linesFor(words.offCushionsInBed, wish) : [...lying, ...lying];
  const care = [...(mayBePropped ? cushions : []), ...(mayLeaveBlanket(wish) ? words.offBlanket : [])];
  const sitting = wish.conditions.includes('hjerte') ? words.sitDown : [];
  const said = [...openingOf(words, wish), ...care, ...sitting, ...closingOf(words, wish)];
  return 2 * bellSeconds + secondsOf(said.map(paced));
}

/** Who has only a few minutes lies down beside it. */
function mayLeaveBlanket(wish: Wish): boolean {
  return wish.place === 'matte' && !isShort(wish);
}

/** A plan as a script of exactly the minutes that are wished for: its rest takes what is left. */
export function scriptOf(
  plan: readonly PlannedItem[],
  wish: Wish,
  words: ComposerWords,
  { passages }: Pick<Prepared, 'passages'>,
): Script {
  const paced = pacedFor(wish);
  const hasChair = wish.place === 'matte' && thingsUsed(plan, wish).includes('stol');
  const ways = createWays(
    wish,
    words,
    (holding) => passages(hasChair, holding),
    plan.some(({ item }) => isPropped(item, wish)),
  );
  const breaths = createBreaths([...words.passages.breaths, ...words.breaths].map(paced));
  const isNew = createRepeats();
  const again = words.again.map(paced);
  const nextSide = createSides(wish.seed);
  const roundsSaid = createTurns(words.rounds.map(paced));
  const [usual] = words.firstSide;
  const sideOf = (own: SpokenLines) => {
    const { isLeftFirst, turn } = nextSide();
    const said = words.firstSide[Math.floor(turn / 4) % words.firstSide.length] ?? usual;
    const before = own.before.map((line) =>
      said && line.text === usual?.text ? { ...line, text: said.text, otherSide: said.otherSide } : line,
    );
    const named = { ...own, before };
    return { isLeftFirst, spoken: isLeftFirst ? otherSideFirst(named) : named };
  };
  // What was said before the first side is said before the second, or that it holds for that as well.
  const betweenOf = (before: readonly Line[], advice: readonly Line[]) =>
    advice
      .filter(({ text }) => before.some((line) => line.text === text))
      .flatMap((line) => (isNew(line) ? [line] : again.filter(isNew).slice(0, 1)));
  const headsUp = firstUnderHead(
    plan.map(({ item }) => item),
    wish,
  );
  const restsAt = sitsDownAt(plan, wish);
  let at = startsAt[wish.place];
  const steps = plan.map(({ item, holdSeconds }, index): ScriptStep => {
    const isLying = at === 'back';
    const laysUnder = index === headsUp && !(isLying && saysUnderHead(item, words.underHead));
    const way = ways.to(item, at, wayHolds(plan, index, wish));
    const isOnBlanket = at === 'sitting' && sitsOnBlanket(plan, index, wish);
    const ready = isOnBlanket ? words.underHeadFromSeat : words.underHeadReady;
    const first =
      laysUnder && !isLying
        ? ready
        : isOnBlanket && item.from === 'back' && mayLeaveBlanket(wish)
          ? words.offBlanket
          : [];
    const passage = [...first, ...way, ...(laysUnder && isLying ? words.underHead : [])].map(paced);
    const onHands = item.station === 'all-fours' ? linesFor(words.roundsOnHands, wish).map(paced) : [];
    const own = roundsSaid(withInstead(item.spoken, [{ instead: saidThere(plan, index, wish) }]), onHands);
    const told = own.second ? sideOf(own) : null;
    const spoken = told?.spoken ?? own;
    const before = spoken.before.filter(isNew);
    const back = backToMat(item, wish, words);
    const changesHeight = (at === 'standing') !== (item.from === 'standing');
    at = endOf(item);
    // «Venstre» is longer than «høyre»: as many lines on both sides as there is time for on each.
    const holds = [spoken.hold, ...(spoken.second ? [spoken.second.hold] : [])];
    const said = Math.min(...holds.map((lines) => fittingIn(lines, holdSeconds)));
    const hold = (own: readonly Line[]) => (item.isRest ? own : breaths(own.slice(0, said), holdSeconds));
    return {
      ...emptyStep(item.name, 'practice'),
      figure: item.figure,
      drawn: drawnFor(item, wish),
      drawnSeconds: item.drawnSeconds,
      ...(hasChair && changesHeight && { by: 'leaning-on-chair' }),
      station: item.station,
      isRest: item.isRest,
      isLeftFirst: told?.isLeftFirst ?? false,
      spoken: {
        ...spoken,
        in: (headsUp >= 0 && headsUp < index) || laysUnder ? without(spoken.in, words.underHead) : spoken.in,
        passage: [...passage, ...spoken.passage],
        before: index === restsAt ? [...words.sitDown.map(paced), ...before] : before,
        ...(spoken.between && { between: betweenOf(before, spoken.between) }),
        after: [...spoken.after.slice(0, spoken.after.length - back.length), ...backFrom(plan, index, wish, words)],
        hold: hold(spoken.hold),
        second: spoken.second && { ...spoken.second, hold: hold(spoken.second.hold) },
      },
    };
  });
  const end = endsAtOf(wish.place);
  const up = end === null || at === end ? [] : ways.between(at, end).map(paced);
  const closing = [...up, ...closingOf(words, wish, plan.at(-1)?.item.station).map(paced)];
  const wait = createWaits(words);
  return {
    steps: [
      withLines(welcomeStep(plan, wish), openingOf(words, wish, plan).map(paced)),
      ...steps,
      ...(closing.length > 0 ? [withLines(emptyStep('Avslutning', 'closing'), closing)] : []),
    ].map((step) => withEach(step, wait)),
    lengths: [wish.minutes],
    startsAt: wish.place === 'seng' ? 'bed' : 'standing',
    isQuiet: isQuietWish(wish),
    isLively: isLively(wish),
  };
}

/** On a mat one begins on the feet. */
function welcomeStep(plan: readonly PlannedItem[], wish: Wish): ScriptStep {
  const figure = plan[0]?.item.figure ?? null;
  return wish.place === 'matte' ? standingWelcome(figure) : emptyStep('Velkommen', 'opening');
}

/** A step with each of its lines as `other` has it, in the order in which they are said. */
function withEach(step: ScriptStep, other: (line: Line) => Line): ScriptStep {
  const { passage, before, between, second, after, ...first } = step.spoken;
  const side = (lines: SpokenSide): SpokenSide => ({
    in: lines.in.map(other),
    hold: lines.hold,
    out: lines.out.map(other),
  });
  return {
    ...step,
    spoken: {
      passage: passage.map(other),
      before: before.map(other),
      ...side(first),
      ...(between && { between }),
      second: second && side(second),
      after: after.map(other),
    },
  };
}

/** The way back to the mat, with the chair where it has been taken away; nobody goes back on the way from a wall or a chair to another. */
function backFrom(plan: readonly PlannedItem[], index: number, wish: Wish, words: ComposerWords): readonly Line[] {
  const items = plan.map(({ item }) => item);
  const [item, next] = items.slice(index);
  if (!item || (next && isElsewhere(next))) return [];
  const left = items.slice(0, index + 1);
  const away = left.slice(left.findLastIndex((other) => !isElsewhere(other)) + 1);
  const hasChair = away.some(({ practice }) => practice.uses.includes('stol'));
  const back = backToMat(item, wish, words);
  return hasChair && back.length > 0 ? words.backToMat.stol : back;
}

function without(lines: readonly Line[], others: readonly Line[]): readonly Line[] {
  return lines.filter(({ text }) => !others.some((other) => other.text === text));
}

/** Lines spread over holds; where more are needed, those about the breath that have been said least. */
function createBreaths(breaths: readonly Line[]) {
  const said = new Map<string, number>();
  const count = ({ text }: Line) => said.get(text) ?? 0;
  return (own: readonly Line[], seconds: number): Line[] => {
    const least = breaths.filter((line) => count(line) < maxRepeats).toSorted((a, b) => count(a) - count(b));
    const lines = held(own, least, seconds, false);
    for (const line of lines) said.set(line.text, count(line) + 1);
    return lines;
  };
}

/** The first of some lines is each time said as the next of them, or as one that is asked for there. */
function createTurns(lines: readonly Line[]): (spoken: SpokenLines, asked: readonly Line[]) => SpokenLines {
  const turns = { usual: 0, asked: 0 };
  return (spoken, asked) => {
    const other = (line: Line) => {
      if (line.text !== lines[0]?.text) return line;
      const [kind, of] = asked.length > 0 ? (['asked', asked] as const) : (['usual', lines] as const);
      const turned = of[turns[kind] % of.length] ?? line;
      turns[kind] += 1;
      return turned;
    };
    return { ...spoken, before: spoken.before.map(other) };
  };
}

function createRepeats(): (line: Line) => boolean {
  const said = new Map<string, number>();
  return ({ text }) => {
    const count = (said.get(text) ?? 0) + 1;
    said.set(text, count);
    return count <= maxRepeats;
  };
}

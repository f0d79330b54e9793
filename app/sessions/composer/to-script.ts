import type { ConditionNote } from '#app/conditions/index.ts';
import { endOf, withLines } from '../script/from-sequence.ts';
import { fittingIn, held } from '../script/held.ts';
import { lineErrors } from '../script/line-errors.ts';
import { comfortableSeconds, slowSpeechSeconds } from '../script/pacing.ts';
import type { Line, Script, ScriptStep, SpokenLines, SpokenSide } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import { emptyStep } from '../script/written.ts';
import { spokenAdvice } from './advice.ts';
import { closingOf, openingOf } from './around.ts';
import type { PlannedItem } from './compose.ts';
import type { ComposerWords } from './composer-words.ts';
import { secondsOf } from './fill.ts';
import { isRisingHard } from './floor.ts';
import { isSaidInPlace, withInstead } from './instead.ts';
import type { Place, RepertoireItem } from './knowledge.ts';
import { isShort } from './rest.ts';
import { createSides, otherSideFirst } from './sides.ts';
import { createWaits, withWaits } from './waits.ts';
import { createWays } from './ways.ts';
import { isLively, isQuietWish, type Wish } from './wish.ts';

const bellSeconds = 2;
/** More time for what is done with a cushion or a chair. */
const handlingSeconds = 4;
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
  // One lies down twice at most.
  const lying = [...words.propped, ...words.cushionsAway];
  const care = mayBePropped ? [...lying, ...lying] : [];
  return 2 * bellSeconds + secondsOf([...openingOf(words, wish), ...care, ...closingOf(words, wish, true)].map(paced));
}

/** Something with the words that a wish asks for: what to adapt is said first, or where one has gone to, and by night everything more slowly. */
export function spokenFor(item: RepertoireItem, wish: Wish, words: ComposerWords): RepertoireItem {
  const notes = spokenAdvice(item, wish);
  const told = notes.filter((note) => !isSaidInPlace(note));
  const advice = told.map(lineOf).filter(isSpeakable);
  // Nobody with closed eyes remembers the advice of a minute ago; a cushion lies where it was laid.
  const again = told
    .filter(({ uses = [] }) => uses.length === 0)
    .map(lineOf)
    .filter(isSpeakable);
  const paced = pacedFor(wish);
  const side = (lines: SpokenSide) => ({
    in: lines.in.map(paced),
    hold: lines.hold.map(paced),
    out: lines.out.map(paced),
  });
  const adapted = withInstead(item.spoken, notes);
  const timed = item.isRest && isQuietWish(wish) ? byNight({ ...item, spoken: adapted }, wish, words) : adapted;
  const spoken = waiting(isRisenFromWithCare(item, wish) ? stayingDown(timed) : timed, item, wish, words);
  const before = isElsewhere(item) ? [...spoken.before, ...advice] : [...advice, ...spoken.before];
  const slow: SpokenLines = {
    ...side(spoken),
    passage: spoken.passage.map(paced),
    before: withFirstSide(before, item, wish, words).map(paced),
    second: spoken.second && side(spoken.second),
    ...(spoken.second && { between: again.map(paced) }),
    after: [...spoken.after, ...backToMat(item, wish, words)].map(paced),
  };
  return { ...item, spoken: slow };
}

/** Whether the way up from a rest is said in the words that a condition asks for, and not in its own. */
function isRisenFromWithCare({ isRest }: RepertoireItem, wish: Wish): boolean {
  const { place, conditions } = wish;
  const hasOwnWay = conditions.includes('handledd') || conditions.includes('refluks');
  return isRest && place === 'matte' && (isRisingHard(wish) || hasOwnWay);
}

/** Without the lines that lead up. */
function stayingDown(spoken: SpokenLines): SpokenLines {
  return { ...spoken, out: spoken.out.filter(({ to }) => to.length === 0) };
}

/** With the waits that a wish asks for where its own lines make one rise or roll over. */
function waiting(
  spoken: SpokenLines,
  { from, station }: RepertoireItem,
  wish: Wish,
  words: ComposerWords,
): SpokenLines {
  const side = (lines: SpokenSide): SpokenSide => ({
    ...lines,
    in: withWaits(lines.in, from, wish, words),
    out: withWaits(lines.out, station, wish, words),
  });
  return { ...spoken, ...side(spoken), second: spoken.second && side(spoken.second) };
}

/**
 * The lines before a thing, and where it has two sides which of them comes first, but in a few minutes: said last, but
 * before lines that speak of one side. `scriptOf` says it in other words now and then, and of the other side.
 */
function withFirstSide(
  before: readonly Line[],
  { spoken }: RepertoireItem,
  wish: Wish,
  { firstSide }: ComposerWords,
): Line[] {
  const told = spoken.second && !isShort(wish) ? firstSide.slice(0, 1) : [];
  const sided = before.findIndex(({ text }) => /høyre|venstre/iu.test(text));
  return before.toSpliced(sided < 0 ? before.length : sided, 0, ...told);
}

/** A plan as a script of exactly the minutes that are wished for: its rest takes what is left. */
export function scriptOf(plan: readonly PlannedItem[], wish: Wish, words: ComposerWords): Script {
  const paced = pacedFor(wish);
  const ways = createWays(wish, words);
  const breaths = createBreaths([...words.passages.breaths, ...words.breaths].map(paced));
  const isNew = createRepeats();
  const again = words.again.map(paced);
  const nextSide = createSides(wish.seed);
  const [usual] = words.firstSide;
  const sideOf = (own: SpokenLines) => {
    const { isLeftFirst, turn } = nextSide();
    const said = words.firstSide[Math.floor(turn / 4) % words.firstSide.length] ?? usual;
    const before = own.before.map((line) => (said && line.text === usual?.text ? { ...line, text: said.text } : line));
    const named = { ...own, before };
    return { isLeftFirst, spoken: isLeftFirst ? otherSideFirst(named) : named };
  };
  // What was said before the first side is said before the second, or that it holds for that as well.
  const betweenOf = (before: readonly Line[], advice: readonly Line[]) =>
    advice
      .filter(({ text }) => before.some((line) => line.text === text))
      .flatMap((line) => (isNew(line) ? [line] : again.filter(isNew).slice(0, 1)));
  let at = startsAt[wish.place];
  const steps = plan.map(({ item, holdSeconds }, index): ScriptStep => {
    const passage = ways.to(item, at).map(paced);
    const told = item.spoken.second ? sideOf(item.spoken) : null;
    const spoken = told?.spoken ?? item.spoken;
    const before = spoken.before.filter(isNew);
    const back = backToMat(item, wish, words);
    at = endOf(item);
    // «Venstre» is longer than «høyre»: as many lines on both sides as there is time for on each.
    const holds = [spoken.hold, ...(spoken.second ? [spoken.second.hold] : [])];
    const said = Math.min(...holds.map((lines) => fittingIn(lines, holdSeconds)));
    const hold = (own: readonly Line[]) => (item.isRest ? own : breaths(own.slice(0, said), holdSeconds));
    return {
      ...emptyStep(item.name, 'practice'),
      figure: item.figure,
      drawn: item.drawn,
      drawnSeconds: item.drawnSeconds,
      station: item.station,
      isRest: item.isRest,
      isLeftFirst: told?.isLeftFirst ?? false,
      spoken: {
        ...spoken,
        passage: [...passage, ...spoken.passage],
        before,
        ...(spoken.between && { between: betweenOf(before, spoken.between) }),
        after: staysAway(plan[index + 1]?.item)
          ? spoken.after.slice(0, spoken.after.length - back.length)
          : spoken.after,
        hold: hold(spoken.hold),
        second: spoken.second && { ...spoken.second, hold: hold(spoken.second.hold) },
      },
    };
  });
  const end = endsAtOf(wish.place);
  const up = end === null || at === end ? [] : ways.between(at, end).map(paced);
  const closing = [...up, ...closingOf(words, wish, isLyingLast(plan)).map(paced)];
  const wait = createWaits(words);
  return {
    steps: [
      withLines(emptyStep('Velkommen', 'opening'), openingOf(words, wish, plan).map(paced)),
      ...steps,
      ...(closing.length > 0 ? [withLines(emptyStep('Avslutning', 'closing'), closing)] : []),
    ].map((step) => withEach(step, wait)),
    lengths: [wish.minutes],
    startsAt: wish.place === 'seng' ? 'bed' : 'standing',
    isQuiet: isQuietWish(wish),
    isLively: isLively(wish),
  };
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

function isLyingLast(plan: readonly PlannedItem[]): boolean {
  const station = plan.at(-1)?.item.station;
  return station === 'back' || station === 'side';
}

/** The way back to the mat. */
function backToMat(
  { practice: { leavesMat } }: RepertoireItem,
  { place }: Wish,
  words: ComposerWords,
): readonly Line[] {
  return leavesMat !== null && place === 'matte' ? words.backToMat[leavesMat] : [];
}

/** Nobody goes back to the mat on the way from a wall or a chair to another. */
function staysAway(next: RepertoireItem | undefined): boolean {
  return next !== undefined && isElsewhere(next);
}

/** Whether one goes to a wall or a chair for it. */
function isElsewhere({ practice: { leavesMat } }: RepertoireItem): boolean {
  return leavesMat === 'vegg' || leavesMat === 'stol';
}

/** A rest before sleep: in bed nothing is said after it has begun, on a mat nobody has to get up. */
function byNight({ spoken, station }: RepertoireItem, { place }: Wish, { night }: ComposerWords): SpokenLines {
  if (place === 'seng') return { ...spoken, hold: night.bed };
  // Who lies on the side need not roll over on it.
  const out = station === 'side' ? night.out.filter(({ to }) => !to.includes('side')) : night.out;
  return place === 'matte' ? { ...spoken, out } : spoken;
}

/** By night a line has the time that a slow voice needs. */
export function pacedFor(wish: Wish): (line: Line) => Line {
  if (!isQuietWish(wish)) return (line) => line;
  return (line) => {
    const needed = slowSpeechSeconds(line.text) + (line.to.length > 0 ? 4 : 0.7);
    return { ...line, seconds: Math.max(line.seconds, Math.ceil(needed)) };
  };
}

function lineOf({ words: text, uses = [] }: ConditionNote): Line {
  return {
    text,
    seconds: comfortableSeconds(text, false) + (uses.length > 0 ? handlingSeconds : 0),
    to: [],
    minMinutes: 0,
    maxMinutes: Number.MAX_SAFE_INTEGER,
  };
}

/** Words that are written to be read may be too long to be followed by ear: those are shown alone. */
function isSpeakable(line: Line): boolean {
  const row = { ...line, atSeconds: 0, kind: 'in', side: null } as const;
  return lineErrors(row, { isYoga: true, isQuiet: false }).length === 0 && !/høyre|venstre/iu.test(line.text);
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

function createRepeats(): (line: Line) => boolean {
  const said = new Map<string, number>();
  return ({ text }) => {
    const count = (said.get(text) ?? 0) + 1;
    said.set(text, count);
    return count <= maxRepeats;
  };
}

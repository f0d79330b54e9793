import type { ConditionNote } from '#app/conditions/index.ts';
import { lineErrors } from '../script/line-errors.ts';
import { comfortableSeconds, slowSpeechSeconds } from '../script/pacing.ts';
import type { Line, SpokenLines, SpokenSide } from '../script/script.ts';
import { spokenAdvice } from './advice.ts';
import type { ComposerWords } from './composer-words.ts';
import { isRisingHard } from './floor.ts';
import { isSaidInPlace, withInstead } from './instead.ts';
import type { RepertoireItem } from './knowledge.ts';
import { withWaits } from './waits.ts';
import { isQuietWish, type Wish } from './wish.ts';

/** More time for what is done with a cushion or a chair, and so much of it at least. */
const handlingSeconds = 4;
const leastHandlingSeconds = 12;

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
  const missing = item.practice.otherwise.filter(({ without }) => without && wish.props.includes(without));
  const adapted = withInstead(item.spoken, [...notes, { instead: missing }]);
  const timed = item.isRest && isQuietWish(wish) ? byNight({ ...item, spoken: adapted }, wish, words) : adapted;
  const spoken = waiting(isRisenFromWithCare(item, wish) ? stayingDown(timed) : timed, item, wish, words);
  const before = isElsewhere(item) ? [...spoken.before, ...advice] : [...advice, ...spoken.before];
  const slow: SpokenLines = {
    ...side(spoken),
    passage: spoken.passage.map(paced),
    before: withFirstSide(before, item, words).map(paced),
    second: spoken.second && side(spoken.second),
    ...(spoken.second && { between: again.map(paced) }),
    after: [...spoken.after, ...clearing(item, words), ...backToMat(item, wish, words)].map(paced),
  };
  return { ...item, spoken: slow };
}

/** Whether the way up from a rest is said in the words that a condition asks for, and not in its own. */
function isRisenFromWithCare({ isRest }: RepertoireItem, wish: Wish): boolean {
  const { place, conditions } = wish;
  const hasOwnWay = conditions.some((id) => id === 'handledd' || id === 'refluks' || id === 'skulder');
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
function withFirstSide(before: readonly Line[], { spoken }: RepertoireItem, { firstSide }: ComposerWords): Line[] {
  const told = spoken.second ? firstSide.slice(0, 1) : [];
  const sided = before.findIndex(({ otherSide }) => otherSide !== undefined);
  return before.toSpliced(sided < 0 ? before.length : sided, 0, ...told);
}

/** The wait for the head to clear where it has been low. */
function clearing({ practice: { clearSeconds } }: RepertoireItem, { risen }: ComposerWords): Line[] {
  return clearSeconds === 0 ? [] : risen.slice(0, 1).map((line) => ({ ...line, seconds: clearSeconds }));
}

/** The way back to the mat. */
export function backToMat(
  { practice: { leavesMat } }: RepertoireItem,
  { place }: Wish,
  words: ComposerWords,
): readonly Line[] {
  return leavesMat !== null && place === 'matte' ? words.backToMat[leavesMat] : [];
}

/** Whether one goes to a wall or a chair for it. */
export function isElsewhere({ practice: { leavesMat } }: RepertoireItem): boolean {
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
  const natural = comfortableSeconds(text, false);
  return {
    text,
    seconds: uses.length > 0 ? Math.max(leastHandlingSeconds, natural + handlingSeconds) : natural,
    to: [],
    minMinutes: 0,
    maxMinutes: Number.MAX_SAFE_INTEGER,
  };
}

/** Words that are written to be read may be too long to be followed by ear: those are shown alone. */
function isSpeakable(line: Line): boolean {
  const row = { ...line, atSeconds: 0, kind: 'in', side: null } as const;
  return lineErrors(row, { isYoga: true, isQuiet: false }).length === 0;
}

import type { ConditionNote, InsteadLine } from '#app/conditions/index.ts';
import { comfortableSeconds } from '../script/pacing.ts';
import type { Line, SpokenLines } from '../script/script.ts';

/** What a voice says instead of a line. */
type Other = Omit<InsteadLine, 'line' | 'otherLine'>;

/** Whether advice is said by other lines in the place of those that it speaks against, and not before them all. */
export function isSaidInPlace({ instead = [] }: ConditionNote): boolean {
  return instead.some(({ say }) => say !== undefined);
}

/** The lines of something as advice has them: what it speaks against is said otherwise or left out, on both sides. */
export function withInstead(spoken: SpokenLines, notes: readonly Pick<ConditionNote, 'instead'>[]): SpokenLines {
  const instead = new Map(notes.flatMap(({ instead: lines = [] }) => lines.flatMap(onBothSides)));
  if (instead.size === 0) return spoken;
  const otherwise = (lines: readonly Line[]) => lines.flatMap((line) => otherwiseSaid(line, instead));
  const { second } = spoken;
  return {
    ...spoken,
    before: otherwise(spoken.before),
    in: otherwise(spoken.in),
    hold: otherwise(spoken.hold),
    out: otherwise(spoken.out),
    second: second && { in: otherwise(second.in), hold: otherwise(second.hold), out: otherwise(second.out) },
    after: otherwise(spoken.after),
  };
}

/** A line and what is said instead, by the line; once more of the other side. */
export function onBothSides({ line, say, otherLine, otherSay = say, seconds }: InsteadLine): [string, Other][] {
  const own: [string, Other] = [line, { say, otherSay, seconds }];
  return otherLine === undefined ? [own] : [own, [otherLine, { say: otherSay, otherSay: say, seconds }]];
}

function otherwiseSaid(line: Line, instead: ReadonlyMap<string, Other>): Line[] {
  const other = instead.get(line.text);
  if (!other) return [line];
  const { say: text, otherSay, seconds = 0 } = other;
  const needed = text === undefined ? 0 : comfortableSeconds(text, line.to.length > 0);
  const otherSide = otherSay === text ? undefined : otherSay;
  return text === undefined ? [] : [{ ...line, text, otherSide, seconds: Math.max(line.seconds, needed, seconds) }];
}

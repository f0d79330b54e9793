import type { ConditionNote, InsteadLine } from '#app/conditions/index.ts';
import { comfortableSeconds } from '../script/pacing.ts';
import type { Line, SpokenLines } from '../script/script.ts';

/** What a voice says instead of a line. */
type Other = Omit<InsteadLine, 'line'>;

/** Whether advice is said by other lines in the place of those that it speaks against, and not before them all. */
export function isSaidInPlace({ instead = [] }: ConditionNote): boolean {
  return instead.some(({ say }) => say !== undefined);
}

/** The lines of something as advice has them: what it speaks against is said otherwise or left out, on both sides. */
export function withInstead(spoken: SpokenLines, notes: readonly ConditionNote[]): SpokenLines {
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

/** A line and what is said instead, by the line; once more with left and right exchanged. */
export function onBothSides({ line, say, seconds }: InsteadLine): [string, Other][] {
  const mirrored = exchanged(line);
  const own: [string, Other] = [line, { say, seconds }];
  return mirrored === line ? [own] : [own, [mirrored, { say: say && exchanged(say), seconds }]];
}

function otherwiseSaid(line: Line, instead: ReadonlyMap<string, Other>): Line[] {
  const other = instead.get(line.text);
  if (!other) return [line];
  const { say: text, seconds = 0 } = other;
  const needed = text === undefined ? 0 : comfortableSeconds(text, line.to.length > 0);
  return text === undefined ? [] : [{ ...line, text, seconds: Math.max(line.seconds, needed, seconds) }];
}

const otherSide: Readonly<Record<string, string>> = {
  høyre: 'venstre',
  venstre: 'høyre',
  Høyre: 'Venstre',
  Venstre: 'Høyre',
};

/** A text of the other side. */
export function exchanged(text: string): string {
  return text.replace(/(?<!\p{L})(høyre|venstre)(?!\p{L})/giu, (side) => otherSide[side] ?? side);
}

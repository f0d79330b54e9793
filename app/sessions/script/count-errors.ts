import type { LaidOutStep, Row } from './layout.ts';

/** A breath in a pose takes about this long. */
const breathSeconds = 7;
/** From the start of a line that asks for a number of something until one begins with it. */
const beginSeconds = 2;

const numbers: Readonly<Record<string, number>> = {
  én: 1,
  ett: 1,
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  seks: 6,
  sju: 7,
  åtte: 8,
};
const counted =
  /(?<!\p{L})(én|ett|to|tre|fire|fem|seks|sju|åtte) (?:\p{L}+ )?(pust|gang|ganger|runde|runder)(?!\p{L})/giu;

/** Lines that ask for more breaths or rounds than there is time for before the words of the way out. */
export function countErrors(steps: readonly LaidOutStep[]): string[] {
  return steps.flatMap(({ step, rows }) =>
    rows.flatMap((row, index) => {
      const there = secondsFrom(rows, index) - (/^pust/iu.test(row.text) ? 0 : beginSeconds);
      return [...row.text.matchAll(counted)].flatMap(([asked, number = '', what]) => {
        const needed = (numbers[number.toLowerCase()] ?? 0) * (what === 'pust' ? breathSeconds : step.roundSeconds);
        return needed > there ? [`«${row.text}»: «${asked}» takes ${needed} s, and there are ${there} s`] : [];
      });
    }),
  );
}

/** From a line until the way out of its side; a line of a way out or of an opening has its own time alone. */
function secondsFrom(rows: readonly Row[], index: number): number {
  const row = rows[index];
  if (!row) return 0;
  if (row.kind !== 'in' && row.kind !== 'hold') return row.seconds;
  const later = rows.slice(index + 1);
  const end = later.findIndex(({ kind, side }) => kind === 'out' || side !== row.side);
  const until = end < 0 ? later : later.slice(0, end);
  return until.reduce((sum, { seconds }) => sum + seconds, row.seconds);
}

import { expect, test } from 'vitest';
import { speechSeconds } from '../../script/pacing.ts';
import { linesToRead } from '../track/lines.ts';
import { firstMisaligned } from './alignment.ts';

const usual = linesToRead().map(({ text }) => speechSeconds(text));
/** A reader at a pace of their own, unevenly: the same each time. */
const read = (lines: readonly number[], pace: number) =>
  lines.map((seconds, index) => seconds * pace * (1 + 0.15 * Math.sin(index * 7)));

test('a reader who follows the sheet is believed, at any pace', () => {
  const starts = Array.from({ length: usual.length - 40 }, (_, start) => start);
  const refused = starts.filter(
    (start) => firstMisaligned(read(usual.slice(start, start + 40), 0.8), usual, start) !== null,
  );
  expect(refused).toEqual([]);
});

test('a line left out, said twice or parted by a pause is noticed', () => {
  const starts = Array.from({ length: 100 }, (_, index) => index * 10);
  const unnoticed = starts.flatMap((start) => {
    const lines = usual.slice(start, start + 40);
    const [longest] = lines.map((seconds, index) => ({ seconds, index })).sort((a, b) => b.seconds - a.seconds);
    const half = (longest?.seconds ?? 0) / 2;
    const errors = {
      'left out': lines.toSpliced(12, 1),
      twice: lines.toSpliced(12, 0, lines[12] ?? 0),
      parted: lines.toSpliced(longest?.index ?? 0, 1, half, half),
      'begun too late': usual.slice(start + 1, start + 41),
    };
    return Object.entries(errors)
      .filter(([, takes]) => firstMisaligned(read(takes, 1.2), usual, start) === null)
      .map(([error]) => `${start}: ${error}`);
  });
  expect(unnoticed.length / 400, unnoticed.join(', ')).toBeLessThan(0.05);
});

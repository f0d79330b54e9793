import { expect, test } from 'vitest';
import { sessions } from '../.server/sessions.ts';
import { comfortableSeconds, pacedLines, slowSpeechSeconds, speechSeconds } from './pacing.ts';

const sentences = ['Bøy knærne.', 'La hodet henge og slipp kjeven.', 'Pust rolig.'];

/**
 * The yardstick is not ours: Norwegian is read aloud at 12 to 16 letters a second. A calm teacher is not faster than
 * that, and not half as slow.
 */
test('the voice takes as long over what it says as a calm reader does', () => {
  const long = sessions.flatMap(({ cues }) => cues.map(({ text }) => text)).filter((text) => text.length > 50);
  expect(long.length).toBeGreaterThan(50);
  const rates = long.map((text) => text.length / speechSeconds(text));
  expect(Math.max(...rates)).toBeLessThan(14);
  expect(Math.min(...rates)).toBeGreaterThan(8);
});

test('sentences are said one after the other within their time, with a breath between two', () => {
  const lines = pacedLines(sentences, 10, 20);
  expect(lines.map(({ text }) => text)).toEqual(sentences);
  expect(lines[0]?.atSeconds).toBe(10);
  lines.forEach(({ atSeconds, text }, index) => {
    const until = lines[index + 1]?.atSeconds ?? 30;
    expect(until - atSeconds).toBeGreaterThan(speechSeconds(text) + 0.5);
  });
});

test('a line without a time of its own gets enough for a slow voice, and more to change place', () => {
  for (const text of sentences) {
    expect(comfortableSeconds(text, false)).toBeGreaterThanOrEqual(slowSpeechSeconds(text));
    expect(comfortableSeconds(text, true)).toBeGreaterThanOrEqual(speechSeconds(text) + 4);
  }
});

test('sentences keep the shortest breath where there is no room, and the longest where there is much', () => {
  const gapOf = (seconds: number) => {
    const [first, second] = pacedLines(sentences, 0, seconds);
    return (second?.atSeconds ?? 0) - (first?.atSeconds ?? 0) - speechSeconds(sentences[0] ?? '');
  };
  expect(gapOf(1)).toBeCloseTo(0.6, 0);
  expect(gapOf(1)).toBeGreaterThan(0.5);
  expect(gapOf(600)).toBeCloseTo(4, 0);
});

test('a slow voice takes longer, and a line without moving is not given the time of one', () => {
  expect(slowSpeechSeconds('x'.repeat(100))).toBe(10.5);
  expect(speechSeconds('x'.repeat(100))).toBe(8.5);
  expect([comfortableSeconds('x'.repeat(100), true), comfortableSeconds('x'.repeat(100), false)]).toEqual([14, 11]);
});

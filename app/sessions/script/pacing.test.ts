import { expect, test } from 'vitest';
import { sessions } from '#app/sessions/.server/sessions.ts';
import { fitting, pacedCues, sentencesOf, speechSeconds, spreadCues } from './pacing.ts';

const sentences = ['Bøy knærne.', 'La hodet henge og slipp kjeven.', 'Pust rolig.'];

/**
 * The yardstick is not ours: Norwegian is read aloud at 12 to 16 letters a second. A calm teacher is not faster than
 * that, and not half as slow.
 */
test('the voice takes as long over what it says as a calm reader does', () => {
  const long = sessions.flatMap(({ cues }) => cues.map(({ text }) => text)).filter((text) => text.length > 60);
  expect(long.length).toBeGreaterThan(50);
  const rates = long.map((text) => text.length / speechSeconds(text));
  expect(Math.max(...rates)).toBeLessThan(14);
  expect(Math.min(...rates)).toBeGreaterThan(8);
});

test('sentences are said one after the other within their time, with a breath between two', () => {
  const cues = pacedCues(sentences, 10, 20);
  expect(cues.map(({ text }) => text)).toEqual(sentences);
  expect(cues[0]?.atSeconds).toBe(10);
  cues.forEach(({ atSeconds, text }, index) => {
    const until = cues[index + 1]?.atSeconds ?? 30;
    expect(until - atSeconds).toBeGreaterThan(speechSeconds(text) + 0.5);
  });
});

test('what cannot be said within a time is left out, from the end', () => {
  expect(fitting(sentences, 60)).toEqual(sentences);
  expect(fitting(sentences, 6)).toEqual(sentences.slice(0, 2));
  expect(fitting(sentences, 0.5)).toEqual([]);
});

test('what is spread over a quiet time has as much silence before, between and after', () => {
  const [first, second, ...others] = spreadCues(['Pust rolig.', 'Slipp kjeven.'], 100, 160);
  expect(others).toEqual([]);
  const silences = [
    (first?.atSeconds ?? 0) - 100,
    (second?.atSeconds ?? 0) - (first?.atSeconds ?? 0) - speechSeconds('Pust rolig.'),
    160 - (second?.atSeconds ?? 0) - speechSeconds('Slipp kjeven.'),
  ];
  for (const silence of silences) expect(silence).toBeCloseTo(silences[0] ?? 0, 0);
  expect(spreadCues(['Pust rolig.'], 100, 101)).toEqual([]);
});

test('a text falls into its sentences; a number with a full stop does not end one', () => {
  expect(sentencesOf('Sitt høyt. Er det vondt? «Slipp.» 1. og 2. runde.')).toEqual([
    'Sitt høyt.',
    'Er det vondt?',
    '«Slipp.» 1. og 2. runde.',
  ]);
});

import { expect, test } from 'vitest';
import { loudnessOf } from './loudness.ts';

const sine = (hertz: number, amplitude: number, seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / rate));

test.each([24_000, 44_100, 48_000])('a full tone of 997 Hz has -3.01 LUFS, as the standard says (%i Hz)', (rate) => {
  expect(loudnessOf(sine(997, 1, 5, rate), rate)).toBeCloseTo(-3.01, 1);
  expect(loudnessOf(sine(997, 0.1, 5, rate), rate)).toBeCloseTo(-23.01, 1);
});

test('silence between words does not count', () => {
  const tone = sine(997, 0.1, 4, 24_000);
  const parted = new Float32Array(tone.length * 3);
  parted.set(tone);
  parted.set(tone, tone.length * 2);
  expect(loudnessOf(parted, 24_000)).toBeCloseTo(loudnessOf(tone, 24_000), 0);
});

test('a word shorter than a block has a loudness, and silence has none', () => {
  expect(loudnessOf(sine(997, 0.1, 0.2, 24_000), 24_000)).toBeCloseTo(-23, 0);
  expect(loudnessOf(new Float32Array(24_000), 24_000)).toBe(Number.NEGATIVE_INFINITY);
});

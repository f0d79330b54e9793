import { expect, test } from 'vitest';
import { ambiences } from '../player/settings.ts';
import { ambienceLoop, loopSeconds } from './ambience.ts';

const sampleRate = 8000;

test.each(ambiences)('%s loops without a seam, and never clips', (kind) => {
  const samples = ambienceLoop(kind, sampleRate, seeded(7));
  expect(samples.length).toBe(loopSeconds * sampleRate);
  const steps = samples.map((value, index) => Math.abs(value - (samples[index - 1] ?? value)));
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  expect(seam).toBeLessThanOrEqual(highest(steps));
  expect(highest(samples.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(highest(samples.map(Math.abs))).toBeGreaterThan(0.05);
});

test('each can be heard, and each is another', () => {
  const sounds = ambiences.map((kind) => {
    const samples = ambienceLoop(kind, sampleRate, seeded(7));
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
    const turns = samples.filter((value, index) => value >= 0 !== (samples[index - 1] ?? value) >= 0).length;
    return { loudness: Math.sqrt(power), turns: turns / loopSeconds };
  });
  for (const { loudness } of sounds) expect(loudness).toBeGreaterThan(0.05);
  const heights = sounds.map(({ turns }) => turns).toSorted((a, b) => a - b);
  heights.slice(1).forEach((height, index) => {
    expect(height).toBeGreaterThan(1.02 * (heights[index] ?? 0));
  });
});

function highest(samples: Float32Array): number {
  return samples.reduce((most, value) => Math.max(most, value), 0);
}

/** A small repeatable generator (Lehmer): 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

import { expect, test } from 'vitest';
import { sampleRate, silentFrames } from '../../track/frames.ts';
import { decodeRecording } from '../voice/decode.ts';

test('where nothing is heard there is an even, low tone, softer than is heard and louder than counts as silence', async () => {
  const samples = (await decodeRecording(silentFrames(150))).subarray(sampleRate, 3 * sampleRate);
  const level = 10 * Math.log10(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
  expect(level).toBeGreaterThan(-70);
  expect(level).toBeLessThan(-60);
  const rises = samples.filter((value, at) => value >= 0 && (samples[at - 1] ?? 0) < 0).length;
  expect(rises / 2).toBeCloseTo(42, -1);
  const loudest = Math.max(...samples);
  expect(loudest / Math.sqrt(10 ** (level / 10)), 'a tone without clicks').toBeLessThan(1.5);
});

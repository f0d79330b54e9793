import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { areFrames, codecDelaySamples, leadInSamples, sampleRate } from '../../track/frames.ts';
import { recordingsFolder } from '../track/recordings.ts';
import { decodeRecording } from './decode.ts';
import { targetLufs } from './finish.ts';
import { loudnessOf } from './loudness.ts';
import { takesIn } from './silence.ts';
import { takeIn } from './take-in.ts';
import { hum, wavOf } from './testing-wav.ts';

const line = { id: '0123456789ab', text: 'Pust ut.', session: 'Rygg', step: 'Katten', maxSeconds: 6 };
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voice-'));
  return () => rm(dataDir, { recursive: true });
});

async function take(samples: Float32Array) {
  const [first = null] = takesIn(samples, sampleRate, Number.POSITIVE_INFINITY);
  return takeIn(dataDir, line, samples, first);
}

async function kept(): Promise<Uint8Array> {
  const [name = '', ...others] = await readdir(recordingsFolder(dataDir));
  expect(others).toEqual([]);
  return readFile(join(recordingsFolder(dataDir), name));
}

test.each([0.01, 0.1, 0.8])('a take is as loud as all, whatever the recorder was set to (%d)', async (loudness) => {
  expect(await take(hum(3, loudness, sampleRate))).toMatchObject({ kind: 'taken' });
  const bytes = await kept();
  expect(areFrames(bytes)).toBe(true);
  const heard = await decodeRecording(bytes);
  expect(Math.abs(loudnessOf(heard, sampleRate) - targetLufs)).toBeLessThan(0.5);
});

test('what is loud for an instant is neither clipped nor does it make the rest soft', async () => {
  const samples = hum(3, 0.1, sampleRate);
  for (let at = 0; at < 60; at++) samples[sampleRate + at] = 0.95 * Math.sin(at / 3);
  expect(await take(samples)).toMatchObject({ kind: 'taken' });
  const heard = await decodeRecording(await kept());
  expect(Math.abs(loudnessOf(heard, sampleRate) - targetLufs)).toBeLessThan(0.5);
  expect(heard.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(1);
});

test('the silence before and after the words is cut, and the words begin where the plan expects them', async () => {
  expect(await take(hum(2, 0.2, sampleRate, 3))).toMatchObject({ kind: 'taken', seconds: expect.closeTo(2.12, 1) });
  const heard = await decodeRecording(await kept());
  const start = heard.findIndex((value) => Math.abs(value) > 0.02);
  // This decoder takes its own part of the delay away, or not: a frame at most.
  expect(Math.abs(start - codecDelaySamples - leadInSamples) / sampleRate).toBeLessThan(0.05);
  expect(heard.length / sampleRate).toBeLessThan(2.3);
});

test('a recording that is too long, clipped or empty is not taken', async () => {
  expect(await take(hum(7, 0.2, sampleRate))).toMatchObject({ kind: 'too long' });
  expect(await take(hum(2, 4, sampleRate).map((value) => Math.min(Math.max(value, -1), 1)))).toEqual({
    kind: 'clipped',
  });
  expect(await take(new Float32Array(sampleRate))).toEqual({ kind: 'silent' });
  await expect(readdir(recordingsFolder(dataDir))).rejects.toThrow();
});

test('a new take comes instead of the one before', async () => {
  await take(hum(2, 0.2, sampleRate));
  const before = await kept();
  await take(hum(3, 0.2, sampleRate));
  expect((await kept()).length).toBeGreaterThan(before.length);
});

test('takes of a long recording are told apart by the silence between them, not by a breath', () => {
  const parts = [hum(2, 0.2, sampleRate, 0.4), hum(1, 0.1, sampleRate, 0.4), hum(3, 0.3, sampleRate, 1)];
  const all = Float32Array.from(parts.flatMap((part) => [...part]));
  const noisy = all.map((value, at) => value + 0.001 * Math.sin(at * at));
  expect(takesIn(noisy, sampleRate, 0.7).length).toBe(3);
  expect(takesIn(noisy, sampleRate, 1.2).length).toBe(2);
});

test('what is no recording says so', async () => {
  await expect(decodeRecording(Buffer.from('hello'))).rejects.toThrow('is neither WAV, MP3, OGG nor M4A');
  await expect(decodeRecording(wavOf(new Float32Array(0), sampleRate))).rejects.toThrow('has no sound in it');
  const wav = wavOf(hum(1, 0.2, 44_100), 44_100);
  expect((await decodeRecording(wav)).length / sampleRate).toBeCloseTo(2, 2);
});

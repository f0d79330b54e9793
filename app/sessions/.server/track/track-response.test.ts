import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { shortSession } from '../../script/testing-session.ts';
import { areFrames, bytesPerFrame, frameFor, leadInSamples } from '../../track/frames.ts';
import { openRecordings, type Recordings } from './recordings.ts';
import { putRecording } from './testing-recordings.ts';
import { trackResponse } from './track-response.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'track-'));
  return () => rm(dataDir, { recursive: true });
});

async function opened(): Promise<Recordings> {
  const recordings = openRecordings({ dataDir, log: () => undefined });
  await recordings.start();
  recordings.close();
  return recordings;
}

const ask = (recordings: Recordings, headers: Record<string, string> = {}) =>
  trackResponse(shortSession, recordings, new Headers(headers));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('a track holds each recording at its place, in frames that can be joined', async () => {
  const recorded = await putRecording(dataDir, 'Bytt side.', 40, 7);
  const response = ask(await opened());
  const bytes = await bytesOf(response);
  expect(areFrames(bytes)).toBe(true);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const at = frameFor(10, leadInSamples) * bytesPerFrame;
  expect(bytes.subarray(at, at + recorded.length)).toEqual(recorded);
});

test('with so much quiet before it, everything is that much later', async () => {
  const recorded = await putRecording(dataDir, 'Bytt side.', 40, 7);
  const recordings = await opened();
  const response = trackResponse(shortSession, recordings, new Headers(), 65);
  const bytes = await bytesOf(response);
  const at = frameFor(75, leadInSamples) * bytesPerFrame;
  expect(bytes.subarray(at, at + recorded.length)).toEqual(recorded);
  expect(response.headers.get('etag')).not.toBe(ask(recordings).headers.get('etag'));
});

test('any range is the same bytes as in the whole', async () => {
  await putRecording(dataDir, 'Bytt side.', 40, 7);
  await putRecording(dataDir, 'Legg deg ned.', 60, 9);
  const recordings = await opened();
  const whole = await bytesOf(ask(recordings));
  const offset = fc.integer({ min: 0, max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(offset, offset, async (one, other) => {
      const [from, last] = [Math.min(one, other), Math.max(one, other)];
      const response = ask(recordings, { range: `bytes=${from}-${last}` });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${from}-${last}/${whole.length}`);
      expect(response.headers.get('content-length')).toBe(String(last + 1 - from));
      expect(Buffer.compare(await bytesOf(response), whole.subarray(from, last + 1))).toBe(0);
    }),
  );
});

test('the tag stays until a recording comes or changes, and spares what the browser has', async () => {
  const tagOf = async () => ask(await opened()).headers.get('etag') ?? '';
  const before = await tagOf();
  expect(await tagOf()).toBe(before);
  await putRecording(dataDir, 'Bytt side.', 40, 7);
  const after = await tagOf();
  expect(after).not.toBe(before);
  const recordings = await opened();
  expect(ask(recordings, { 'if-none-match': `W/${after}`, range: 'bytes=0-1' }).status).toBe(304);
  expect(ask(recordings, { 'if-range': after, range: 'bytes=0-1' }).status).toBe(206);
  expect(ask(recordings, { 'if-range': before, range: 'bytes=0-1' }).status, 'parts of two tracks').toBe(200);
});

test('what is behind the end cannot be had', async () => {
  const response = ask(await opened(), { range: 'bytes=99999999-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
});

test('a recording that is gone ends the answer, and is not told as silence', async () => {
  await putRecording(dataDir, 'Bytt side.', 40, 7);
  const recordings = await opened();
  await rm(join(dataDir, 'voice'), { recursive: true });
  await expect(bytesOf(ask(recordings))).rejects.toThrow();
});

test('recordings are found again while the site runs, and files of other names are left alone', async () => {
  await putRecording(dataDir, 'Bytt side.', 40, 7);
  const recordings = await opened();
  expect(recordings.find('Bytt side.')?.frames).toBe(40);
  expect(recordings.find('Bytt side'), 'other words').toBeUndefined();
  await expect(recordings.read('../pusterom.sqlite')).rejects.toThrow();
});

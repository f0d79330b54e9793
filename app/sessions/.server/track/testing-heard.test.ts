import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cue, Session } from '../../script/session.ts';
import { shortSession } from '../../script/testing-session.ts';
import { bytesPerFrame, frameFor, silentFrames } from '../../track/frames.ts';
import { openRecordings, type Recordings } from './recordings.ts';
import { type Decoder, decodedByLibrary } from './testing-decoders.ts';
import { judged, listenedTo } from './testing-heard.ts';
import { recordTones } from './testing-tones.ts';

/** The first word comes after the bell, as in every session, and the last bell has none. */
const session: Session = {
  ...shortSession,
  cues: shortSession.cues.map((cue) => {
    if (cue.bell === 'end') return { ...cue, isSilent: true };
    return cue.atSeconds === 0 ? { ...cue, atSeconds: 2 } : cue;
  }),
};

let dataDir: string;
let recordings: Recordings;
let codeOf: (text: string) => string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heard-'));
  codeOf = await recordTones(dataDir, [...session.cues.map(({ text }) => text), 'Noe annet.']);
  recordings = openRecordings({ dataDir, log: () => undefined });
  await recordings.start();
  recordings.close();
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a track as it is made has no faults, with quiet before it too', async () => {
  const { errors, lines } = judged(session, await listenedTo(session, recordings, decodedByLibrary), codeOf);
  expect(errors).toEqual([]);
  expect(lines).toBe(4);
  const quiet = await listenedTo(session, recordings, decodedByLibrary, 65);
  expect(judged(session, quiet, codeOf, 65).errors).toEqual([]);
  expect(judged(session, quiet, codeOf).errors.join('\n')).toContain('line 1 («Stå på ett bein.») is 650');
});

test.each<[fault: string, change: (cues: readonly Cue[]) => readonly Cue[], error: RegExp]>([
  ['a line is 100 ms late', (cues) => moved(cues, 1, 0.1), /line 2 .* is (?:9|10|11)\d ms late/u],
  ['a line is 100 ms early', (cues) => moved(cues, 2, -0.1), /line 3 .* is -(?:8|9|10|11)\d ms late/u],
  ['a line is said twice', (cues) => again(cues, 1, 2), /5 lines are heard, not 4/u],
  ['a line is left out', (cues) => cues.toSpliced(2, 1), /3 lines are heard, not 4/u],
  ['a line is said for another', (cues) => said(cues, 1, 'Noe annet.'), /line 2 .* is another one/u],
  ['a line is cut off by the next', (cues) => again(cues, 0, 0.2), /line 1 .* lasts/u],
])('%s, and that is heard', async (_, change, error) => {
  const faulty = { ...session, cues: change(session.cues) };
  const heard = await listenedTo(faulty, recordings, decodedByLibrary);
  expect(judged(session, heard, codeOf).errors.join('\n')).toMatch(error);
});

const [inSilence, inLine] = [frameFor(5, 0), frameFor(10.2, 0)];
const withoutFrame = (at: number) => (bytes: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, at * bytesPerFrame), bytes.subarray((at + 1) * bytesPerFrame)]);
const silenced = (bytes: Uint8Array) => {
  const changed = Uint8Array.from(bytes);
  changed.set(silentFrames(2), inLine * bytesPerFrame);
  return changed;
};

test.each<[fault: string, change: (bytes: Uint8Array) => Uint8Array, error: RegExp]>([
  ['a frame is lost in the silence', withoutFrame(inSilence), /samples are heard of \d+ frames/u],
  ['a frame is lost in a line', withoutFrame(inLine), /line 2 .* lasts 37\d ms, not 400 ms/u],
  ['there is a gap in a line', silenced, /5 lines are heard, not 4/u],
  ['a frame is there twice', (bytes) => Buffer.concat([bytes, silentFrames(1)]), /samples are heard of \d+ frames/u],
  ['the end is missing', (bytes) => bytes.subarray(0, 40 * 1000 * 6), /it is -\d+ ms too long/u],
])('%s, and that is heard', async (_, change, error) => {
  const decode: Decoder = async (bytes, listener) => {
    const changed = change(new Uint8Array(await new Response(bytes).arrayBuffer()));
    await decodedByLibrary(new Blob([Uint8Array.from(changed)]).stream(), listener);
  };
  const heard = await listenedTo(session, recordings, decode);
  expect(judged(session, heard, codeOf).errors.join('\n')).toMatch(error);
});

function moved(cues: readonly Cue[], index: number, seconds: number): Cue[] {
  return cues.map((cue, at) => (at === index ? { ...cue, atSeconds: cue.atSeconds + seconds } : cue));
}

/** With a line said once more, so much later. */
function again(cues: readonly Cue[], index: number, afterSeconds: number): Cue[] {
  return cues.flatMap((cue, at) =>
    at === index ? [cue, { ...cue, id: 'again', bell: null, atSeconds: cue.atSeconds + afterSeconds }] : [cue],
  );
}

function said(cues: readonly Cue[], index: number, text: string): Cue[] {
  return cues.map((cue, at) => (at === index ? { ...cue, text } : cue));
}

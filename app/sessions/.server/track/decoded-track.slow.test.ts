import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sampleRate } from '../../track/frames.ts';
import { sessionOf, sessionOfMinutes } from '../sessions.ts';
import { decodeRecording } from '../voice/decode.ts';
import { takesIn } from '../voice/silence.ts';
import { takeIn } from '../voice/take-in.ts';
import { linesToRead, saidIn } from './lines.ts';
import { openRecordings, type Recordings } from './recordings.ts';
import { decodedByLibrary } from './testing-decoders.ts';
import { judged, listenedTo } from './testing-heard.ts';
import { everySession, ownSessions } from './testing-lists.ts';
import { recordTones } from './testing-tones.ts';
import { trackResponse } from './track-response.ts';

/** Debian has it; it is not needed to run the site. */
const hasEngine = spawnSync('espeak-ng', ['--version']).status === 0;
const maxLateSeconds = 0.05;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'decoded-'));
  return () => rm(dataDir, { recursive: true });
});

test('each line of every session, at every length, is heard once, in order and at its time', async () => {
  const tested = [...everySession, ...ownSessions(40, 7).map((own) => own.session)];
  const texts = tested.flatMap((session) => saidIn(session).map(({ cue }) => cue.text));
  const codeOf = await recordTones(dataDir, texts);
  const recordings = await opened();
  const offenders: string[] = [];
  for (const session of tested) {
    const { errors } = judged(session, await listenedTo(session, recordings, decodedByLibrary), codeOf);
    offenders.push(...errors.map((error) => `${session.id}, ${session.seconds} s: ${error}`));
  }
  expect(offenders).toEqual([]);
}, 1_200_000);

test.skipIf(!hasEngine)(
  'a voice begins each of its lines at its time (needs espeak-ng)',
  async () => {
    const session = sessionOfMinutes('rygg', 6) ?? sessionOf('rygg');
    const lines = linesToRead();
    for (const { cue } of saidIn(session)) {
      const line = lines.find(({ text }) => text === cue.text);
      const wav = execFileSync('espeak-ng', ['-v', 'nb', '--stdout'], { input: cue.text, maxBuffer: 1e8 });
      // It writes no length, since it does not know it beforehand.
      wav.writeUInt32LE(wav.length - 44, 40);
      const samples = await decodeRecording(wav);
      const [take = null] = takesIn(samples, sampleRate, Number.POSITIVE_INFINITY);
      expect(line && (await takeIn(dataDir, line, samples, take))).toMatchObject({ kind: 'taken' });
    }
    const quiet = { ...session, cues: session.cues.map((cue) => ({ ...cue, bell: null })) };
    const track = trackResponse(quiet, await opened(), new Headers());
    const samples = await decodeRecording(new Uint8Array(await track.arrayBuffer()));
    const starts = takesIn(samples, sampleRate, 0.2).map(({ from }) => from / sampleRate);
    const late = saidIn(quiet)
      .map(({ cue }) => Math.min(...starts.map((start) => Math.abs(start - cue.atSeconds))))
      .filter((seconds) => seconds > maxLateSeconds);
    expect(late).toEqual([]);
  },
  600_000,
);

async function opened(): Promise<Recordings> {
  const recordings = openRecordings({ dataDir, log: () => undefined });
  await recordings.start();
  recordings.close();
  return recordings;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesToRead } from '#app/sessions/.server/lines/index.ts';
import { ownSession } from '#app/sessions/.server/sessions.ts';
import { openRecordings } from '#app/sessions/.server/track/recordings.ts';
import { putRecording } from '#app/sessions/.server/track/testing-recordings.ts';
import { trackResponse } from '#app/sessions/.server/track/track-response.ts';

/**
 * `npm run bench:track`: what the sound track of an hour costs, all of whose lines are recorded. A request is answered for
 * at most 5 ms of processor time before its bytes are read, and they take at most 4 MB while they are.
 */
const rounds = 200;
const poses = ['tadasana', 'vrksasana', 'trikonasana', 'balasana', 'bhujangasana', 'savasana'];
const mebi = 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'track-'));
try {
  for (const { text } of linesToRead()) await putRecording(dataDir, text, 150, 1);
  const recordings = openRecordings({ dataDir, log: () => undefined });
  await recordings.start();
  const choices = [...poses, ...poses].slice(0, 9).map((pose) => ['stilling', `${pose}-300`]);
  const { session } = ownSession(new URLSearchParams(choices));
  if (!session) throw new Error('no session of these poses');
  const ask = (range?: string) => trackResponse(session, recordings, new Headers(range ? { range } : {}));
  const said = session.cues.filter(({ isSilent }) => !isSilent).length;
  console.log(`${Math.round(session.seconds / 60)} minutes, ${said} lines`);

  ask();
  const times = Array.from({ length: rounds }, () => processorMs(() => ask('bytes=1000000-')));
  times.sort((a, b) => a - b);
  console.log(`an answer: ${shown(times[rounds / 2])} of processor time in the middle, ${shown(times.at(-1))} at most`);

  globalThis.gc?.();
  const before = inUse();
  let most = 0;
  let bytes = 0;
  const start = process.cpuUsage();
  for await (const chunk of ask().body ?? []) {
    bytes += chunk.length;
    globalThis.gc?.();
    most = Math.max(most, inUse() - before);
  }
  const { user, system } = process.cpuUsage(start);
  const held = globalThis.gc
    ? `, ${(most / mebi).toFixed(1)} MB held at most`
    : ' (node --expose-gc tells what it holds)';
  console.log(`all its ${(bytes / mebi).toFixed(1)} MB: ${shown((user + system) / 1000)}${held}`);
  recordings.close();
} finally {
  await rm(dataDir, { recursive: true });
}

function processorMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function inUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function shown(milliseconds: number | undefined): string {
  return `${(milliseconds ?? 0).toFixed(2)} ms`;
}

import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { linesToRead } from '#app/sessions/.server/lines/index.ts';
import {
  decodeRecording,
  listRecordings,
  RecordingError,
  recordingsFolder,
  sampleRate,
  takeIn,
  takesIn,
} from '#app/sessions/.server/voice/index.ts';
import { createReport } from './voice-report.ts';

/** An engine that fails for so many lines in a row is not there at all. */
const maxFailures = 3;

/** Lets an engine say every line that has no recording yet. Gives the exit status. */
export async function speakLines(dataDir: string, command: string): Promise<number> {
  const recorded = await listRecordings(recordingsFolder(dataDir));
  const report = createReport(dataDir);
  let failures = 0;
  for (const line of linesToRead().filter(({ id }) => !recorded.has(id))) {
    try {
      const samples = await decodeRecording(await spoken(command, line.text));
      const [take = null] = takesIn(samples, sampleRate, Number.POSITIVE_INFINITY);
      report.add(line.id, line, await takeIn(dataDir, line, samples, take));
      failures = 0;
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      failures += 1;
      report.refuse(line.id, error.message);
      if (failures >= maxFailures) break;
    }
  }
  return report.end();
}

/** What the engine gives for a text, on standard output. */
async function spoken(command: string, words: string): Promise<Uint8Array> {
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // One that ends before it has read everything is told of by how it ended.
  child.stdin.on('error', () => undefined);
  child.stdin.end(words);
  const [bytes, said, status] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (status !== 0)
    throw new RecordingError(`the engine ended with ${status}: ${said.trim().split('\n').at(-1) ?? ''}`);
  return withLength(bytes);
}

/** An engine that writes to a pipe does not know the length beforehand: it says none, or the greatest there is. */
function withLength(wav: Buffer): Uint8Array {
  const at = wav.indexOf('data', 12, 'latin1');
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || at < 0) return wav;
  const length = wav.length - at - 8;
  const told = wav.readUInt32LE(at + 4);
  if (told > length || told === 0) wav.writeUInt32LE(length, at + 4);
  return wav;
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesPerFrame, sampleRate } from '../../track/frames.ts';
import type { LineToRead } from '../track/lines.ts';
import { listRecordings, recordingName, recordingsFolder } from '../track/recordings.ts';
import { encodeFrames } from './encode.ts';
import { finished, isClipped } from './finish.ts';
import type { Take } from './silence.ts';

export type Outcome =
  | { readonly kind: 'taken'; readonly seconds: number }
  | { readonly kind: 'too long'; readonly seconds: number }
  | { readonly kind: 'clipped' | 'silent' };

/** Keeps one take as the recording of a line, unless something is wrong with it. */
export async function takeIn(
  dataDir: string,
  line: LineToRead,
  samples: Float32Array,
  take: Take | null,
): Promise<Outcome> {
  if (!take) return { kind: 'silent' };
  if (isClipped(samples.subarray(take.from, take.to))) return { kind: 'clipped' };
  const seconds = (take.to - take.from) / sampleRate;
  if (seconds > line.maxSeconds) return { kind: 'too long', seconds };
  await keep(dataDir, line.id, encodeFrames(finished(samples, take)));
  return { kind: 'taken', seconds };
}

/** Under its own name only when it is whole, and instead of the one before. */
async function keep(dataDir: string, id: string, bytes: Uint8Array): Promise<void> {
  const folder = recordingsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const before = (await listRecordings(folder)).get(id)?.file;
  const name = recordingName(id, createHash('sha256').update(bytes).digest('hex'), bytes.length / bytesPerFrame);
  const waiting = join(folder, `.waiting-${randomUUID()}`);
  await writeFile(waiting, bytes, { flush: true });
  await rename(waiting, join(folder, name));
  if (before !== undefined && before !== name) await rm(join(folder, before), { force: true });
}

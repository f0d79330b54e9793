import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesPerFrame, silentFrames } from '../../track/frames.ts';
import { lineId } from './line-id.ts';
import { recordingName, recordingsFolder } from './recordings.ts';

/** For tests: puts a recording of a line into a data folder, of so many frames, each byte of whose contents is `mark`. */
export async function putRecording(dataDir: string, text: string, frames: number, mark: number): Promise<Uint8Array> {
  const bytes = silentFrames(frames).map((byte, at) => (at % bytesPerFrame > 20 ? mark : byte));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await mkdir(recordingsFolder(dataDir), { recursive: true });
  await writeFile(join(recordingsFolder(dataDir), recordingName(lineId(text), hash, frames)), bytes);
  return bytes;
}

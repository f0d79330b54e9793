import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cue, Session } from '../../script/session.ts';
import type { Piece } from '../../track/plan.ts';
import { lineId } from './line-id.ts';

/** The recorded lines that this server has. */
export interface Recordings {
  /** Looks for the first time, and from then on now and again. */
  start(): Promise<void>;
  /** The recording of a line, by its words. */
  find(text: string): Piece | undefined;
  /** All frames of a recording. Rejects where it is gone: another has taken its place. */
  read(file: string): Promise<Uint8Array>;
  /** Calls back after recordings have come, changed or gone. */
  onChange(listener: () => void): void;
  close(): void;
}

/** Id of the line, the beginning of its bytes' hash, number of frames. */
export const recordingFile = /^([\da-f]{12})-[\da-f]{8}-([1-9]\d{0,5})\.mp3$/u;
const refreshMs = 20_000;

/** Where recordings lie in the data folder. */
export function recordingsFolder(dataDir: string): string {
  return join(dataDir, 'voice');
}

/** The names of a line's file, by what is in it. */
export function recordingName(id: string, hash: string, frames: number): string {
  return `${id}-${hash.slice(0, 8)}-${frames}.mp3`;
}

/** The recordings in a folder, by the id of their line. A folder that is not there has none. */
export async function listRecordings(folder: string): Promise<Map<string, Piece>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Map(
    names.toSorted().flatMap((file): [string, Piece][] => {
      const [, id, frames] = recordingFile.exec(file) ?? [];
      return id === undefined ? [] : [[id, { file, frames: Number(frames) }]];
    }),
  );
}

/** Whether anything that is said in a session has been recorded. */
export function hasRecordings({ cues }: Session, { find }: Pick<Recordings, 'find'>): boolean {
  return cues.some(({ text, isSilent }) => !isSilent && find(text) !== undefined);
}

/** The session with a mark on each line that is heard in its sound track. */
export function withRecordings(session: Session, { find }: Pick<Recordings, 'find'>): Session {
  const isRecorded = ({ text, isSilent }: Cue) => !isSilent && find(text) !== undefined;
  return { ...session, cues: session.cues.map((cue) => (isRecorded(cue) ? { ...cue, isRecorded: true } : cue)) };
}

/** Opens the recordings in the folder `voice` of the data folder. `npm run voice` puts them there while the site runs. */
export function openRecordings({ dataDir, log }: Settings): Recordings {
  const folder = recordingsFolder(dataDir);
  const listeners = new Set<() => void>();
  let recordings = new Map<string, Piece>();
  let known = '';
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const found = await listRecordings(folder);
      const names = [...found.values()].map(({ file }) => file).join();
      if (names === known) return;
      known = names;
      recordings = found;
      log('recordings.loaded', { recordings: found.size });
      for (const listener of listeners) listener();
    } catch (error) {
      log('recordings.load-failed', { error: String(error) });
    }
  }

  return {
    async start() {
      await look();
      timer = setInterval(look, refreshMs).unref();
    },
    find: (text) => (recordings.size === 0 ? undefined : recordings.get(lineId(text))),
    async read(file) {
      if (!recordingFile.test(file)) throw new Error(`${file} is no recording`);
      return readFile(join(folder, file));
    },
    onChange: (listener) => void listeners.add(listener),
    close: () => clearInterval(timer),
  };
}

interface Settings {
  readonly dataDir: string;
  readonly log: (event: string, details: Record<string, unknown>) => void;
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { linesToRead } from '#app/sessions/.server/lines/index.ts';
import {
  decodeRecording,
  firstMisaligned,
  type LineToRead,
  RecordingError,
  sampleRate,
  speechSeconds,
  type Take,
  takeIn,
  takesIn,
} from '#app/sessions/.server/voice/index.ts';
import { createReport } from './voice-report.ts';

interface LongRecording {
  /** The line that it begins with. */
  readonly fromId: string | undefined;
  readonly pauseSeconds: number;
}

/** Within a line there may be any pause. */
const withinLine = Number.POSITIVE_INFINITY;
/** A line may be read so much faster or slower than a calm teacher reads: beyond that it is another line. */
const likely = { least: 0.35, most: 2.5, extraSeconds: 1.5 };

/** Takes a folder of recordings named by their lines, or one long recording. Gives the exit status. */
export async function importRecordings(dataDir: string, path: string, long: LongRecording): Promise<number> {
  const stats = await stat(path);
  return stats.isDirectory() ? importFolder(dataDir, path) : importLong(dataDir, path, long);
}

async function importFolder(dataDir: string, folder: string): Promise<number> {
  const lines = new Map(linesToRead().map((line) => [line.id, line]));
  const report = createReport(dataDir);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  for (const name of names.toSorted()) {
    const line = lines.get(parse(name).name.toLowerCase());
    if (!line) {
      report.refuse(name, 'unknown: no line has this id');
      continue;
    }
    try {
      const samples = await decodeRecording(await readFile(join(folder, name)));
      const [take = null] = takesIn(samples, sampleRate, withinLine);
      report.add(name, line, await takeIn(dataDir, line, samples, take));
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      report.refuse(name, error.message);
    }
  }
  return report.end();
}

/** All of it, or nothing: one line too few would put every later one into another's place. */
async function importLong(dataDir: string, file: string, { fromId, pauseSeconds }: LongRecording): Promise<number> {
  const all = linesToRead();
  const first = fromId === undefined ? 0 : all.findIndex(({ id }) => id === fromId);
  if (first < 0) throw new RecordingError(`no line has the id ${fromId}`);
  const samples = await decodeRecording(await readFile(file));
  const takes = takesIn(samples, sampleRate, pauseSeconds);
  const lines = all.slice(first, first + takes.length);
  if (takes.length > lines.length) {
    throw new RecordingError(`it has ${takes.length} takes, and only ${lines.length} lines are left; see --pause`);
  }
  for (const [index, take] of takes.entries()) refuseUnlikely(lines[index], take);
  refuseMisaligned(all, first, takes);
  const report = createReport(dataDir);
  for (const [index, line] of lines.entries()) {
    const take = takes[index] ?? null;
    const name = `${basename(file)} at ${clock(take?.from ?? 0)}`;
    report.add(name, line, await takeIn(dataDir, line, samples, take));
  }
  return report.end();
}

/** A take that cannot be its line tells that a line was left out, said twice, or parted by a pause. */
function refuseUnlikely(line: LineToRead | undefined, { from, to }: Take): void {
  if (!line) return;
  const seconds = (to - from) / sampleRate;
  const usual = speechSeconds(line.text);
  if (seconds >= usual * likely.least && seconds <= usual * likely.most + likely.extraSeconds) return;
  throw new RecordingError(
    `at ${clock(from)} a take lasts ${seconds.toFixed(1)} s, which cannot be ${line.id} (about ${usual.toFixed(1)} s): «${line.text}». ` +
      'A line may be left out, said twice or parted by a pause; nothing was taken',
  );
}

/** Lines of about the same length can stand for each other; a row of them cannot. */
function refuseMisaligned(all: readonly LineToRead[], first: number, takes: readonly Take[]): void {
  const seconds = takes.map(({ from, to }) => (to - from) / sampleRate);
  const usual = all.map(({ text }) => speechSeconds(text));
  const at = firstMisaligned(seconds, usual, first);
  if (at === null) return;
  const { id, text } = all[first + at] ?? { id: '', text: '' };
  throw new RecordingError(
    `from ${clock(takes[at]?.from ?? 0)} on, the takes fit other lines better than ${id} («${text}») and those after it. ` +
      'A line may be left out or said twice, or --from may be wrong; nothing was taken',
  );
}

function clock(samples: number): string {
  const seconds = samples / sampleRate;
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countLine } from './count-log.ts';
import { addCounts, type DayCounts, dayCounts, noCounts } from './day-counts.ts';
import { createUnanswered, minSpells } from './unanswered.ts';

/** A process that is killed loses at most so much. */
export const writeEveryMs = 60_000;
const keptDays = 400;
const fileName = /^(\d{4}-\d\d-\d\d)\..*\.json$/u;

interface Settings {
  readonly dataDir: string;
  readonly now: () => Date;
  readonly log: (event: string, details: Record<string, unknown>) => void;
}

export interface Statistics {
  /** To be called with each event of the log. */
  readonly onLogged: (event: string, details: Readonly<Record<string, unknown>>) => void;
  readonly onUnanswered: (query: string) => void;
  close(): void;
}

/** Counts what the log tells, by day, and writes the sums to a file of this process's own: several may share the folder. */
export function keepStatistics({ dataDir, now, log }: Settings): Statistics {
  const folder = folderOf(dataDir);
  const process_ = `${now().getTime()}-${process.pid}`;
  const unanswered = createUnanswered();
  let day = dayOf(now());
  let minute = minuteOf(now());
  let counts = noCounts();
  let isWritten = true;

  /** A new day begins with nothing, and with a minute: the others need no calendar, which every request would wait for. */
  function today(): DayCounts {
    const current = minuteOf(now());
    if (current !== minute) {
      minute = current;
      const newDay = dayOf(now());
      if (newDay !== day) {
        write();
        unanswered.forget();
        [day, counts] = [newDay, noCounts()];
      }
    }
    isWritten = false;
    return counts;
  }

  function write(): void {
    if (isWritten) return;
    isWritten = true;
    const file = join(folder, `${day}.${process_}.json`);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.partial`, JSON.stringify(counts));
      renameSync(`${file}.partial`, file);
    } catch (error) {
      // What is counted stays in memory until there is room.
      isWritten = false;
      log('statistics.failed', { error: String(error) });
    }
  }

  removeOld(folder, now());
  const writing = setInterval(write, writeEveryMs).unref();
  return {
    onLogged: (event, details) => {
      if (event === 'request') countLine(today(), event, details);
    },
    onUnanswered(query) {
      if (!unanswered.mayBeCounted(query, now().getTime())) return;
      const of = today().unanswered;
      const asked = query.toLowerCase();
      of[asked] = (of[asked] ?? minSpells - 1) + 1;
    },
    close() {
      clearInterval(writing);
      write();
    },
  };
}

/** The sums of the days from `first` to `last`, both included: `2026-11-22`. What cannot be read is left out. */
export function readStatistics(dataDir: string, first: string, last: string): DayCounts {
  const sum = noCounts();
  const folder = folderOf(dataDir);
  for (const name of namesIn(folder)) {
    const [, day = ''] = fileName.exec(name) ?? [];
    if (day === '' || day < first || day > last) continue;
    const parsed = dayCounts.safeParse(readJson(join(folder, name)));
    if (parsed.success) addCounts(sum, parsed.data);
  }
  return sum;
}

const norwegianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

/** The day by the clock in Norway. */
export function dayOf(time: Date): string {
  return norwegianDay.format(time);
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / 60_000);
}

function removeOld(folder: string, now: Date): void {
  const oldest = dayOf(new Date(now.getTime() - keptDays * 86_400_000));
  for (const name of namesIn(folder)) if (name < oldest) rmSync(join(folder, name), { force: true });
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'statistics');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

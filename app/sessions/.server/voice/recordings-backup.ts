import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { recordingFile, recordingsFolder } from '../track/recordings.ts';

/** Where the recordings of a backup lie: beside the file of the database. */
export function recordingsBackup(file: string): string {
  return `${file}.voice.backup`;
}

/**
 * Writes all recordings into one new file beside a backup, and gives their number. Without recordings there is no such
 * file. Throws where it exists already.
 */
export function backUpRecordings(dataDir: string, file: string): number {
  const folder = recordingsFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => recordingFile.test(name)) : [];
  if (names.length === 0) return 0;
  const target = recordingsBackup(file);
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  const database = new DatabaseSync(partial);
  try {
    database.exec('create table recordings (name text primary key, bytes blob not null) strict; begin');
    const insert = database.prepare('insert into recordings values (?, ?)');
    for (const name of names) insert.run(name, readFileSync(join(folder, name)));
    database.exec('commit');
  } finally {
    database.close();
  }
  renameSync(partial, target);
  return names.length;
}

/** Puts the recordings of a backup, where it has any, back into a data folder. Gives their number; overwrites nothing. */
export function restoreRecordings(dataDir: string, file: string): number {
  const source = recordingsBackup(file);
  if (!existsSync(source)) return 0;
  const folder = recordingsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(source, { readOnly: true });
  let count = 0;
  try {
    for (const { name, bytes } of database.prepare('select name, bytes from recordings').iterate()) {
      if (typeof name !== 'string' || !(bytes instanceof Uint8Array) || !recordingFile.test(name)) {
        throw new Error(`${basename(source)} is no backup of recordings`);
      }
      if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), bytes, { flush: true });
      count += 1;
    }
  } finally {
    database.close();
  }
  return count;
}

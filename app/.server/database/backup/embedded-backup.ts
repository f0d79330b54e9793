import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { embeddedFile, openEmbeddedDatabase } from '../embedded-database.ts';
import { migrations } from '../migrations/migrations.ts';
import { oneLine, StoreError } from '../store.ts';
import { expectBackupOf } from './wrong-kind.ts';

/** What a backup holds. */
export type Contents = { studios: number; submissions: number };

const busyMs = 10_000;
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];

/**
 * Writes the database into one new file while the site goes on: the state of one moment, checked, on disk and readable
 * by its own user alone. Throws a StoreError when there is no database, or the file exists already.
 */
export function backUpEmbedded(dataDir: string, file: string): Contents {
  const source = embeddedFile(dataDir);
  if (!existsSync(source)) throw new StoreError(`there is no database at ${source}`);
  return intoNewFile(file, (partial) => {
    const database = new DatabaseSync(source, { timeout: busyMs });
    try {
      database.prepare('vacuum into ?').run(partial);
    } finally {
      database.close();
    }
  });
}

/**
 * Puts a backup where the site's database belongs, and brings it up to date. Nothing is ever overwritten: throws a
 * StoreError when there is a database already, or the file is no backup that this version can read.
 */
export function restoreEmbedded(dataDir: string, file: string): Contents {
  if (!existsSync(file)) throw new StoreError(`there is no file ${file}`);
  expectBackupOf('embedded', file);
  const target = embeddedFile(dataDir);
  const existing = [target, `${target}-wal`].find((path) => existsSync(path));
  if (existing !== undefined)
    throw new StoreError(`${existing} exists; move it away, or restore into another DATA_DIR`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const contents = intoNewFile(target, (partial) => {
    const backup = new DatabaseSync(file, { readOnly: true });
    try {
      backup.prepare('vacuum into ?').run(partial);
    } catch (error) {
      throw isDamaged(error) ? new StoreError(`${file} is no whole backup (${oneLine(error)})`) : error;
    } finally {
      backup.close();
    }
  });
  openEmbeddedDatabase(dataDir, () => undefined).close();
  return contents;
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damageCodes.includes(Number(error.errcode));
}

/** Made under another name, checked, and only then given its own, which must be free. */
function intoNewFile(file: string, write: (partial: string) => void): Contents {
  if (existsSync(file)) throw new StoreError(`${file} exists already`);
  const partial = join(dirname(file), `.partial-${process.pid}-${Date.now()}`);
  try {
    write(partial);
    chmodSync(partial, 0o600);
    const contents = check(partial);
    flush(partial);
    linkSync(partial, file);
    return contents;
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(`cannot write ${file}: ${oneLine(error)}`);
  } finally {
    rmSync(partial, { force: true });
    flush(dirname(file));
  }
}

function check(file: string): Contents {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [first] = database.prepare('pragma integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') throw new StoreError(`the database is damaged: ${first?.integrity_check}`);
    const version = Number(database.prepare('pragma user_version').get()?.user_version);
    if (version === 0) throw new StoreError('the file is no backup of this program');
    if (version > migrations.length) throw new StoreError('the backup was made by a newer version of this program');
    const count = (table: string) => Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.rows);
    return { studios: count('database-yoga'), submissions: count('contact_submissions') };
  } finally {
    database.close();
  }
}

/** A name, too, is on disk only when its folder is. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

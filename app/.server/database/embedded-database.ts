import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations/migrations.ts';
import { oneLine, StoreError } from './store.ts';

/** How long a statement waits for another process's lock. The thread does nothing else meanwhile. */
export const busyMs = 2000;

export function embeddedFile(dataDir: string): string {
  return join(dataDir, 'pusterom.sqlite');
}

/**
 * Opens the database file, makes it when missing, and brings its tables up to date. A row is on disk when the statement
 * that wrote it returns. `onCreated` runs once in the life of the file, in the transaction that makes the tables.
 */
export function openEmbeddedDatabase(dataDir: string, onCreated: (database: DatabaseSync) => void): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(embeddedFile(dataDir), { timeout: busyMs });
    // It holds what visitors wrote: for the site's own user alone.
    chmodSync(embeddedFile(dataDir), 0o600);
    // What is deleted is overwritten, not only forgotten.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    refuseDamaged(database);
    migrate(database, onCreated);
    return database;
  } catch (error) {
    throw new StoreError(`DATA_DIR: cannot use ${embeddedFile(dataDir)}: ${oneLine(error)}`);
  }
}

/** A further connection to an open database, for reading alone. */
export function openEmbeddedReader(dataDir: string): DatabaseSync {
  return new DatabaseSync(embeddedFile(dataDir), { readOnly: true, timeout: busyMs });
}

/**
 * Empties the write-ahead log, in which deleted text stands until then. Where others are reading it is left as it is
 * after `waitMs`, in which this process does nothing else; the next call may do it.
 */
export function emptyLog(database: DatabaseSync, waitMs = 0): void {
  const usual = Number(database.prepare('pragma busy_timeout').get()?.timeout);
  waitForLocks(database, waitMs);
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } finally {
    waitForLocks(database, usual);
  }
}

/** How long a statement on this connection waits for another's lock; with 0 it fails at once, see {@link isLocked}. */
export function waitForLocks(database: DatabaseSync, milliseconds: number): void {
  database.exec(`pragma busy_timeout = ${milliseconds}`);
}

/** Whether a statement failed since another connection was writing (SQLITE_BUSY and its extended codes). */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/** Reads the whole file, a second for some hundred megabytes: better said at the start than by a lost message. */
function refuseDamaged(database: DatabaseSync): void {
  const [first] = database.prepare('pragma quick_check(1)').all();
  if (first?.quick_check === 'ok') return;
  database.close();
  throw new StoreError(`the file is damaged (${oneLine(first?.quick_check)}); restore a backup, see docs/deploy.md`);
}

function migrate(database: DatabaseSync, onCreated: (database: DatabaseSync) => void): void {
  try {
    inTransaction(database, () => takeSteps(database, onCreated));
  } catch (error) {
    database.close();
    throw error;
  }
}

/** `user_version` counts them. */
function takeSteps(database: DatabaseSync, onCreated: (database: DatabaseSync) => void): void {
  const taken = Number(database.prepare('pragma user_version').get()?.user_version);
  if (taken > migrations.length) throw new StoreError('the database was written by a newer version of this program');
  for (const { sqlite } of migrations.slice(taken)) database.exec(sqlite);
  if (taken === 0) onCreated(database);
  database.exec(`pragma user_version = ${migrations.length}`);
}

/** All of it or nothing. The write lock comes first, so that two writers take turns. */
export function inTransaction<Answer>(database: DatabaseSync, act: () => Answer): Answer {
  database.exec('begin immediate');
  try {
    const answer = act();
    database.exec('commit');
    return answer;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** On a full disk SQLite rolls back by itself, and doing it once more would hide why. */
export function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('rollback');
}

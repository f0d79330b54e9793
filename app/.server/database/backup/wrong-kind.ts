import { closeSync, openSync, readSync } from 'node:fs';
import { StoreError } from '../store.ts';

const starts = { embedded: 'SQLite format 3', postgres: 'PGDMP' } as const;
const names = { embedded: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Throws a StoreError with the way to go where a backup is of the other kind of database. */
export function expectBackupOf(kind: 'embedded' | 'postgres', file: string): void {
  const other = kind === 'embedded' ? 'postgres' : 'embedded';
  if (!firstBytes(file).startsWith(starts[other])) return;
  throw new StoreError(
    `${file} is a backup of ${names[other]}, and this database is ${names[kind]}: ` +
      'docs/deploy.md says how to move from one to the other',
  );
}

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(16);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

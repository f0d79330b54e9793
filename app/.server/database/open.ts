import { type Retention, withRetention } from './retention.ts';
import { StoreError, type StoreOptions, type StudioStore } from './store.ts';
import type { SubmissionArchive } from './submission-archive.ts';

/** Which database holds studios and submissions, and what it takes to reach it. */
export type Database =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string }
  | { kind: 'hosted'; url: string; anonKey: string };

/**
 * Opens the store that the environment names, the only place that chooses. Its tables are there and up to date when it
 * returns; throws a StoreError of one line, naming the variable, when that cannot be had. The hosted backend is not
 * asked before its first call. Without `retention`, and on the hosted backend, no submission is deleted by age.
 */
export async function openStudioStore(
  database: Database,
  { retention, ...options }: StoreOptions & { retention?: Retention } = {},
): Promise<StudioStore> {
  switch (database.kind) {
    case 'embedded': {
      const { openEmbeddedStore } = await import('./embedded.ts');
      return withRetention(openEmbeddedStore(database.dataDir, options), retention);
    }
    case 'postgres': {
      const { openPostgresStore } = await import('./postgres.ts');
      return withRetention(await openPostgresStore(database.url, options), retention);
    }
    case 'hosted': {
      const { openHostedStore } = await import('./hosted.ts');
      return openHostedStore(database.url, database.anonKey);
    }
  }
}

/** Opens the owner's side of the same database. The hosted backend's public key cannot read submissions. */
export async function openSubmissionArchive(database: Database): Promise<SubmissionArchive> {
  switch (database.kind) {
    case 'embedded': {
      const { openEmbeddedArchive } = await import('./embedded-archive.ts');
      return openEmbeddedArchive(database.dataDir);
    }
    case 'postgres': {
      const { openPostgresArchive } = await import('./postgres-archive.ts');
      return openPostgresArchive(database.url);
    }
    case 'hosted':
      throw new StoreError('SUPABASE_ANON_KEY: cannot read submissions; read them in the hosted backend itself');
  }
}

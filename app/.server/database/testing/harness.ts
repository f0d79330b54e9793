import type { StudioRow } from '#app/studios/rules/studio-row.ts';
import type { StoreOptions, StudioStore, Submission } from '../store.ts';

/** Real databases start in seconds, but not while the machine does everything else at once. */
export const realDatabaseTimeouts = { testTimeout: 120_000, hookTimeout: 240_000 } as const;

/** A real database of one kind, with the site's way in and the owner's beside it. */
export interface Harness {
  /** Opens a store on it, as each process of the site does. */
  openStore(options?: StoreOptions): Promise<StudioStore>;
  /** Removes every row of both tables. */
  clear(): Promise<void>;
  addStudios(rows: readonly Partial<StudioRow>[]): Promise<void>;
  /** So many submissions of others, just now. */
  addSubmissions(count: number): Promise<void>;
  /** Moves what is stored into the past, and what its notices wait for nearer. */
  ageSubmissions(seconds: number): Promise<void>;
  submissions(): Promise<Submission[]>;
  close(): Promise<void>;
}

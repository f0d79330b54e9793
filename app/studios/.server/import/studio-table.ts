import type { StudioRow } from '../../rules/studio-row.ts';

export type StoredRow = { id: string; row: StudioRow };

export type Change =
  | { kind: 'insert'; row: Partial<StudioRow> }
  | { kind: 'update'; id: string; row: Partial<StudioRow> }
  | { kind: 'delete'; id: string }
  /** Deletes the row and all that the history has of it. `keys` (see `purgeKeysOf`) never come back by an import. */
  | { kind: 'purge'; id: string; keys: readonly string[] };

/** One command that changed the table. */
export interface Run {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly what: string;
  readonly changes: number;
}

/** What a studio was before a run; null where it was not there. */
export interface PastRow {
  readonly run: Run;
  readonly before: StudioRow | null;
}

/** So many runs can be taken back; of older ones nothing is kept. */
export const maxRuns = 20;

/** The owner's side of the table `database-yoga`. Kept apart from StudioStore, which the site uses and which only reads. */
export interface StudioTable {
  /** Every row, one after the other. */
  rows(): AsyncIterable<StoredRow>;
  /** Digests of what may never come back. */
  purgedKeys(): Promise<ReadonlySet<string>>;
  /**
   * Makes all changes at once, or none when `changes` throws or the database refuses, and writes down what was before as
   * one run, where there was a change. Waits for the last change before it touches the table, so that the site can go on
   * writing messages meanwhile.
   */
  apply(changes: AsyncIterable<Change>, what: string): Promise<void>;
  /** The latest first. */
  runs(): Promise<readonly Run[]>;
  /** The past of one studio, the latest first. */
  past(id: string): Promise<readonly PastRow[]>;
  /** Puts the rows of the latest run back as they were, and forgets it. Null where there is none. */
  undo(): Promise<Run | null>;
  close(): Promise<void>;
}

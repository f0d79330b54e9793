import type { StudioRow } from '#app/studios/rules/studio-row.ts';

export type StoredRow = { id: string; row: StudioRow };

export type Change =
  | { kind: 'insert'; row: Partial<StudioRow> }
  | { kind: 'update'; id: string; row: Partial<StudioRow> }
  | { kind: 'delete'; id: string };

/** The owner's side of the table `database-yoga`. Kept apart from StudioStore, which the site uses and which only reads. */
export interface StudioTable {
  /** Every row, one after the other. */
  rows(): AsyncIterable<StoredRow>;
  /**
   * Makes all changes at once, or none when `changes` throws or the database refuses. Waits for the last change before
   * it touches the table, so that the site can go on writing messages meanwhile.
   */
  apply(changes: AsyncIterable<Change>): Promise<void>;
  close(): Promise<void>;
}

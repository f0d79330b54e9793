import type { StudioRow } from '#app/studios/studio-row.ts';
import type { StudioStore, Submission } from '../store.ts';

/** A store on a real database of its own, and the owner's way in beside it. */
export interface Harness {
  store: StudioStore;
  /** Opens the same database once more, as a second process would. */
  openAnother(): Promise<StudioStore>;
  replaceStudios(rows: readonly Partial<StudioRow>[]): Promise<void>;
  /** Moves what is stored into the past. */
  ageSubmissions(seconds: number): Promise<void>;
  submissions(): Promise<Submission[]>;
  close(): Promise<void>;
}

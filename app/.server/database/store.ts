import type { StudioRow } from '#app/studios/rules/index.ts';
import type { NoticeQueue } from './notice-queue.ts';

/** What a visitor sent with the contact form: checked and trimmed. */
export type Submission = { name: string; email: string; subject: string; message: string };

/**
 * The three calls that the site makes. Every call ends within a bounded time: with its answer, or with a StoreError.
 * Nothing here reads submissions, but for the notices of new ones; that is for the owner, through SubmissionArchive.
 */
export interface StudioStore {
  allStudios(): Promise<StudioRow[]>;
  /** Another text whenever the studios may have changed, for much less than reading them; null where it is not known. */
  studiosVersion(): Promise<string | null>;
  /** Letter case aside; `%` and `_` stand for themselves. */
  studioByName(name: string): Promise<StudioRow | null>;
  /**
   * 'duplicate' when the same four fields were stored within the last hour: nothing was written then. A StoreError when
   * the day has `maxSubmissionsADay` already.
   */
  insertSubmission(submission: Submission): Promise<'stored' | 'duplicate'>;
  /** Null where the database has no room for notices. */
  readonly notices: NoticeQueue | null;
  close(): Promise<void>;
}

export type StoreOptions = {
  /** The owner is told of each submission: the notice is stored together with it, or neither is. */
  readonly withNotices?: boolean;
};

/** The database did not do what it was asked. One line, without what a visitor wrote. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The same four fields again within this time count as the same submission. */
export const duplicateSeconds = 3600;

/** However many senders there are: what is stored in 24 hours stays within 50 MB. */
export const maxSubmissionsADay = 2000;

export const fullDay = `more than ${maxSubmissionsADay} messages in a day`;

/** What an error says, fit for one line of a log. */
export function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}

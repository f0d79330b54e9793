import { z } from 'zod';
import { storedSubmission } from './submission-archive.ts';

/** A submission that the owner is to be told of; `attempts` counts this one too. */
export const notice = storedSubmission.omit({ handled_at: true }).extend({ attempts: z.int() });

export type Notice = z.infer<typeof notice>;

/** So many are told of one by one; of more, one mail tells. */
export const fewNotices = 5;
/** So many are told of by one mail at most. */
export const maxNotices = 500;

/** Submissions that the owner has not been told of. A notice goes when its submission does. */
export interface NoticeQueue {
  /**
   * The notice that has been due longest or, where more than `fewNotices` are due, up to `maxNotices` of them, oldest
   * message first; for this caller alone. Each comes back after a minute, and each time after twice as long, six hours
   * at most, until it is finished.
   */
  claim(): Promise<Notice[]>;
  /** Takes the notices of these submissions out. */
  finish(ids: readonly number[]): Promise<void>;
}

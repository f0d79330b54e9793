import { z } from 'zod';
import { storedSubmission } from './submission-archive.ts';

/** A submission that the owner is to be told of; `attempts` counts this one too. */
export const notice = storedSubmission.extend({ attempts: z.int() });

export type Notice = z.infer<typeof notice>;

/** Submissions that the owner has not been told of. A notice goes when its submission does. */
export interface NoticeQueue {
  /**
   * The notice that has been due longest, for this caller alone. It comes back after a minute, and each time after
   * twice as long, six hours at most, until it is finished.
   */
  claim(): Promise<Notice | null>;
  finish(id: number): Promise<void>;
}

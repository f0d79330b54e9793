import { z } from 'zod';

const time = z.union([z.string(), z.date().transform((date) => date.toISOString())]);

/** A row of `contact_submissions`; times in UTC, ISO 8601. */
export const storedSubmission = z.object({
  id: z.int(),
  created_at: time,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** When the owner was done with it. */
  handled_at: time.nullable().default(null),
});

export type StoredSubmission = z.infer<typeof storedSubmission>;

/** The owner's side of the contact form. Kept apart from StudioStore, so that the site cannot read what it takes. */
export interface SubmissionArchive {
  /** Oldest first. */
  list(): Promise<StoredSubmission[]>;
  find(id: number): Promise<StoredSubmission | null>;
  /** Whether there was such a submission. Null is not handled after all. */
  handle(id: number, at: Date | null): Promise<boolean>;
  /** Those of another database that are not here yet, all of them or none; they get numbers of their own. How many there were. */
  add(submissions: readonly StoredSubmission[]): Promise<number>;
  /** Whether there was such a submission. */
  remove(id: number): Promise<boolean>;
  close(): Promise<void>;
}

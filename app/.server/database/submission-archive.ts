import { z } from 'zod';

/** A row of `contact_submissions`; `created_at` in UTC, ISO 8601. */
export const storedSubmission = z.object({
  id: z.int(),
  created_at: z.union([z.string(), z.date().transform((date) => date.toISOString())]),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

export type StoredSubmission = z.infer<typeof storedSubmission>;

/** The owner's side of the contact form. Kept apart from StudioStore, so that the site cannot read what it takes. */
export interface SubmissionArchive {
  /** Oldest first. */
  list(): Promise<StoredSubmission[]>;
  find(id: number): Promise<StoredSubmission | null>;
  /** Whether there was such a submission. */
  remove(id: number): Promise<boolean>;
  close(): Promise<void>;
}

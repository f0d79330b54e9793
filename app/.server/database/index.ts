/** The database as the site uses it: which one it is, its calls, and the archive of messages. */

export type { Notice, NoticeQueue } from './notice-queue.ts';
export { type Database, openStudioStore, openSubmissionArchive } from './open.ts';
export { oneLine, StoreError, type StudioStore, type Submission } from './store.ts';
export { type StoredSubmission, type SubmissionArchive, storedSubmission } from './submission-archive.ts';

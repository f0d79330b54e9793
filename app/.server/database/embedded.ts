import type { DatabaseSync } from 'node:sqlite';
import { readRows, type StudioRow, studioRow } from '#app/studios/rules/index.ts';
import { runInSlices } from '../run-in-slices.ts';
import { withRetries } from './bounded-retry.ts';
import {
  emptyLog,
  inTransaction,
  isLocked,
  openEmbeddedDatabase,
  openEmbeddedReader,
  waitForLocks,
} from './embedded-database.ts';
import { seedExamples } from './embedded-seed.ts';
import { fewNotices, maxNotices, type NoticeQueue, notice } from './notice-queue.ts';
import type { SubmissionRetention } from './retention.ts';
import {
  duplicateSeconds,
  fullDay,
  maxSubmissionsADay,
  oneLine,
  StoreError,
  type StoreOptions,
  type StudioStore,
} from './store.ts';

/**
 * The store in one SQLite file. A stored submission survives the process and the power. Equal submissions are kept
 * apart by the single statement that looks and inserts: SQLite lets one writer in at a time, across processes too.
 */
export function openEmbeddedStore(
  dataDir: string,
  { withNotices = false }: StoreOptions = {},
): StudioStore & SubmissionRetention & { notices: NoticeQueue } {
  const database = openEmbeddedDatabase(dataDir, seedExamples);
  waitForLocks(database, 0);
  const selectByName = database.prepare(
    `select * from "database-yoga" where ${folded('name')} = ${folded('?')} order by id limit 1`,
  );
  const selectVersion = database.prepare('pragma data_version');
  const insert = database.prepare(insertUnlessDuplicate);
  const countDay = database.prepare(submissionsOfTheDay);
  const insertNotice = database.prepare(noticeOfLatest);
  const forget = database.prepare('delete from contact_submissions where created_at < ?');

  return {
    allStudios: () => attempt(() => readStudios(dataDir)),
    // Counts what other connections commit. This one writes no studios.
    studiosVersion: () => attempt(() => String(selectVersion.get()?.data_version)),
    studioByName: (name) =>
      attempt(() => {
        const row = selectByName.get(name);
        return row === undefined ? null : studioRow.parse(row);
      }),
    insertSubmission: ({ name, email, subject, message }) =>
      attempt(() =>
        inTransaction(database, () => {
          if (insert.run({ name, email, subject, message }).changes === 0) return 'duplicate';
          if (Number(countDay.get()?.rows) > maxSubmissionsADay) throw new StoreError(fullDay);
          if (withNotices) insertNotice.run();
          return 'stored';
        }),
      ),
    notices: embeddedNotices(database),
    deleteSubmissionsBefore: (before) =>
      attempt(() => {
        forget.run(before.toISOString());
        // Also when nothing was deleted now: somebody may have been reading the last time.
        emptyLog(database);
      }),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
}

/**
 * On a connection of its own, since it takes several turns of the event loop: it sees the table as it was when it began,
 * and is in the way of no submission.
 */
async function readStudios(dataDir: string): Promise<StudioRow[]> {
  const reader = openEmbeddedReader(dataDir);
  try {
    return await runInSlices(readRows(reader.prepare('select * from "database-yoga" order by id').iterate()));
  } finally {
    reader.close();
  }
}

/** Like `claim_notices` and `finish_notices` on PostgreSQL. */
function embeddedNotices(database: DatabaseSync): NoticeQueue {
  const claim = database.prepare(claimDue);
  const select = database.prepare('select * from contact_submissions where id = ?');
  const finish = database.prepare(
    'delete from contact_notices where submission_id in (select value from json_each(?))',
  );
  return {
    claim: () =>
      attempt(() =>
        claim
          .all({ few: fewNotices, most: maxNotices })
          .map(({ id = null, attempts }) => notice.parse({ ...select.get(id), attempts }))
          .sort((one, other) => one.id - other.id),
      ),
    finish: (ids) => attempt(() => void finish.run(JSON.stringify(ids))),
  };
}

/** The same expression as in the index `studio_name`. */
function folded(value: string): string {
  return `lower(replace(replace(replace(${value}, 'Æ', 'æ'), 'Ø', 'ø'), 'Å', 'å'))`;
}

const insertUnlessDuplicate = `
  insert into contact_submissions (created_at, name, email, subject, message)
  select strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), :name, :email, :subject, :message
  where not exists (
    select 1 from contact_submissions
    where email = :email and created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${duplicateSeconds} seconds')
      and name = :name and subject = :subject and message = :message
  )`;

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

const submissionsOfTheDay = `
  select count(*) as rows from contact_submissions where created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')`;

const noticeOfLatest = `insert into contact_notices (submission_id, due_at) values (last_insert_rowid(), ${now})`;

const claimDue = `
  with due as (
    select submission_id, due_at from contact_notices where due_at <= ${now} order by due_at, submission_id limit :most
  )
  update contact_notices set
    attempts = attempts + 1,
    due_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', min(60 * (1 << min(attempts, 9)), 21600) || ' seconds')
  where submission_id in (
    select submission_id from due order by due_at, submission_id
    limit (select case when count(*) > :few then :most else 1 end from due)
  )
  returning submission_id as id, attempts`;

/** Waits between tries while another process writes: an import of 50,000 studios holds the lock for about two seconds. */
const lockedWaits = { waitsMs: [20, 50, 100, 200, 400, 800, 1600, 3200, 3200], lastTryMs: 10_000 };

/** Tries again while another process writes; visitors are answered meanwhile. */
async function attempt<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await withRetries(async () => ask(), { isWorthwhile: isLocked, ...lockedWaits });
  } catch (error) {
    throw new StoreError(`embedded database: ${oneLine(error)}`);
  }
}

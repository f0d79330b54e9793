import { readRows, studioRow } from '#app/studios/rules/index.ts';
import { runInSlices } from '../run-in-slices.ts';
import { withRetries } from './bounded-retry.ts';
import { fewNotices, maxNotices, notice } from './notice-queue.ts';
import { openPostgresPool } from './postgres-database.ts';
import { isConnectionLost } from './postgres-errors.ts';
import type { SubmissionRetention } from './retention.ts';
import { duplicateSeconds, oneLine, StoreError, type StoreOptions, type StudioStore } from './store.ts';

/** Each waits five seconds at most for a connection; a longer line would only be turned away at its end. */
const maxWaiting = 100;

/**
 * The store in a PostgreSQL database. Equal submissions are kept apart by the function `store_submission`, which takes
 * an advisory lock on their text before it looks: exact for any number of processes on the same database.
 * For the same reason a submission whose connection breaks can be sent again: a restart of the database is not noticed.
 */
export async function openPostgresStore(
  url: string,
  { withNotices = false }: StoreOptions = {},
): Promise<StudioStore & SubmissionRetention> {
  const store = withNotices ? 'store_submission_with_notice' : 'store_submission';
  const pool = await openPostgresPool(url);

  async function ask(sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    if (pool.waitingCount >= maxWaiting) throw new StoreError('PostgreSQL: too many requests are waiting');
    try {
      return (await pool.query<Record<string, unknown>>(sql, [...values])).rows;
    } catch (error) {
      throw new StoreError(`PostgreSQL: ${oneLine(error)}`, { cause: error });
    }
  }

  return {
    allStudios: async () => {
      const rows = await ask('select * from "database-yoga" order by id');
      return runInSlices(readRows(rows));
    },
    studiosVersion: async () => {
      const [row] = await ask('select version from studio_version');
      return row === undefined ? null : String(row.version);
    },
    studioByName: async (name) => {
      const [row] = await ask(selectByName, [name]);
      return row === undefined ? null : studioRow.parse(row);
    },
    insertSubmission: async ({ name, email, subject, message }) => {
      const values = [name, email, subject, message, duplicateSeconds];
      const insert = () => ask(`select ${store}($1, $2, $3, $4, $5) as stored`, values);
      const [answer] = await withRetries(insert, { isWorthwhile: isConnectionLost });
      return answer?.stored === true ? 'stored' : 'duplicate';
    },
    notices: {
      claim: async () => {
        const rows = await ask(
          'select id::int, created_at, name, email, subject, message, attempts from claim_notices($1, $2)',
          [fewNotices, maxNotices],
        );
        return rows.map((row) => notice.parse(row));
      },
      finish: async (ids) => {
        await ask('select finish_notices($1)', [ids]);
      },
    },
    deleteSubmissionsBefore: async (before) => {
      await ask('select forget_submissions($1)', [before]);
    },
    close: () => pool.end(),
  };
}

/** The same expression as in the index `studio_name`. */
const selectByName = `
  select * from "database-yoga" where lower(name collate "und-x-icu") = lower($1 collate "und-x-icu") order by id limit 1`;

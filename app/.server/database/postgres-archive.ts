import { openPostgresPool } from './postgres-database.ts';
import { type SubmissionArchive, storedSubmission } from './submission-archive.ts';

export async function openPostgresArchive(url: string): Promise<SubmissionArchive> {
  const pool = await openPostgresPool(url);
  const select = 'select id::int, created_at, name, email, subject, message, handled_at from contact_submissions';
  return {
    list: async () => {
      const { rows } = await pool.query(`${select} order by id`);
      return rows.map((row) => storedSubmission.parse(row));
    },
    find: async (id) => {
      const { rows } = await pool.query(`${select} where id = $1`, [id]);
      return storedSubmission.nullable().parse(rows[0] ?? null);
    },
    handle: async (id, at) =>
      (await pool.query('update contact_submissions set handled_at = $1 where id = $2', [at, id])).rowCount === 1,
    add: async (submissions) => {
      // One statement, so that all are there or none. A time from here has milliseconds; the database's own has more.
      const { rowCount } = await pool.query(
        `insert into contact_submissions (created_at, name, email, subject, message, handled_at)
        select created_at, name, email, subject, message, handled_at
        from rows from (jsonb_to_recordset($1::jsonb)
            as (created_at timestamptz, name text, email text, subject text, message text, handled_at timestamptz)
          ) with ordinality as given (created_at, name, email, subject, message, handled_at, position)
        where not exists (
          select from contact_submissions s where date_trunc('milliseconds', s.created_at) = given.created_at
            and s.name = given.name and s.email = given.email and s.subject = given.subject and s.message = given.message
        ) order by position`,
        [JSON.stringify(submissions)],
      );
      return rowCount ?? 0;
    },
    remove: async (id) => (await pool.query('delete from contact_submissions where id = $1', [id])).rowCount === 1,
    close: () => pool.end(),
  };
}

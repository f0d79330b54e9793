import { openPostgresPool } from './postgres-database.ts';
import { type SubmissionArchive, storedSubmission } from './submission-archive.ts';

export async function openPostgresArchive(url: string): Promise<SubmissionArchive> {
  const pool = await openPostgresPool(url);
  const select = 'select id::int, created_at, name, email, subject, message from contact_submissions';
  return {
    list: async () => {
      const { rows } = await pool.query(`${select} order by id`);
      return rows.map((row) => storedSubmission.parse(row));
    },
    find: async (id) => {
      const { rows } = await pool.query(`${select} where id = $1`, [id]);
      return storedSubmission.nullable().parse(rows[0] ?? null);
    },
    remove: async (id) => (await pool.query('delete from contact_submissions where id = $1', [id])).rowCount === 1,
    close: () => pool.end(),
  };
}

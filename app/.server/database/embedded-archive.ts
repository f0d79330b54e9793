import { busyMs, emptyLog, inTransaction, openEmbeddedDatabase } from './embedded-database.ts';
import { seedExamples } from './embedded-seed.ts';
import { type SubmissionArchive, storedSubmission } from './submission-archive.ts';

/** Reads the file while the site is using it: SQLite's write-ahead log lets both. */
export function openEmbeddedArchive(dataDir: string): SubmissionArchive {
  const database = openEmbeddedDatabase(dataDir, seedExamples);
  const selectAll = database.prepare('select * from contact_submissions order by id');
  const selectOne = database.prepare('select * from contact_submissions where id = ?');
  const setHandled = database.prepare('update contact_submissions set handled_at = ? where id = ?');
  const insertNew = database.prepare(`
    insert into contact_submissions (created_at, name, email, subject, message, handled_at)
    select :created_at, :name, :email, :subject, :message, :handled_at where not exists (
      select 1 from contact_submissions where created_at = :created_at
        and name = :name and email = :email and subject = :subject and message = :message
    )`);
  const deleteOne = database.prepare('delete from contact_submissions where id = ?');
  return {
    list: async () => selectAll.all().map((row) => storedSubmission.parse(row)),
    find: async (id) => storedSubmission.nullable().parse(selectOne.get(id) ?? null),
    handle: async (id, at) => setHandled.run(at?.toISOString() ?? null, id).changes === 1,
    add: async (submissions) =>
      inTransaction(database, () =>
        submissions.reduce((sum, { id: _, ...row }) => sum + Number(insertNew.run(row).changes), 0),
      ),
    remove: async (id) => {
      const { changes } = deleteOne.run(id);
      emptyLog(database, busyMs);
      return changes === 1;
    },
    close: async () => database.close(),
  };
}

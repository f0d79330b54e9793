import { busyMilliseconds, emptyLog, openEmbeddedDatabase } from './embedded-database.ts';
import { seedExamples } from './embedded-seed.ts';
import { type SubmissionArchive, storedSubmission } from './submission-archive.ts';

/** Reads the file while the site is using it: SQLite's write-ahead log lets both. */
export function openEmbeddedArchive(dataDir: string): SubmissionArchive {
  const database = openEmbeddedDatabase(dataDir, seedExamples);
  const selectAll = database.prepare('select * from contact_submissions order by id');
  const selectOne = database.prepare('select * from contact_submissions where id = ?');
  const deleteOne = database.prepare('delete from contact_submissions where id = ?');
  return {
    list: async () => selectAll.all().map((row) => storedSubmission.parse(row)),
    find: async (id) => storedSubmission.nullable().parse(selectOne.get(id) ?? null),
    remove: async (id) => {
      const { changes } = deleteOne.run(id);
      emptyLog(database, busyMilliseconds);
      return changes === 1;
    },
    close: async () => database.close(),
  };
}

import { studioRow } from '#app/studios/studio-row.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { seedExamples } from './embedded-seed.ts';
import type { Forgetful } from './retention.ts';
import { duplicateSeconds, oneLine, StoreError, type StudioStore } from './store.ts';

/**
 * The store in one SQLite file. A stored submission survives the process and the power. Equal submissions are kept
 * apart by the single statement that looks and inserts: SQLite lets one writer in at a time, across processes too.
 */
export function openEmbeddedStore(dataDir: string): StudioStore & Forgetful {
  const database = openEmbeddedDatabase(dataDir, seedExamples);
  const selectAll = database.prepare('select * from "database-yoga" order by id');
  const selectByName = database.prepare(
    `select * from "database-yoga" where ${folded('name')} = ${folded('?')} order by id limit 1`,
  );
  const selectVersion = database.prepare('pragma data_version');
  const insert = database.prepare(insertUnlessDuplicate);
  const forget = database.prepare('delete from contact_submissions where created_at < ?');

  return {
    allStudios: () => attempt(() => selectAll.all().map((row) => studioRow.parse(row))),
    // Counts what other connections commit. This one writes no studios.
    studiosVersion: () => attempt(() => String(selectVersion.get()?.data_version)),
    studioByName: (name) =>
      attempt(() => {
        const row = selectByName.get(name);
        return row === undefined ? null : studioRow.parse(row);
      }),
    insertSubmission: ({ name, email, subject, message }) =>
      attempt(() => (insert.run({ name, email, subject, message }).changes === 1 ? 'stored' : 'duplicate')),
    forgetSubmissions: (before) => attempt(() => void forget.run(before.toISOString())),
    close: async () => {
      if (database.isOpen) database.close();
    },
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

async function attempt<Answer>(ask: () => Answer): Promise<Answer> {
  try {
    return ask();
  } catch (fault) {
    throw new StoreError(`embedded database: ${oneLine(fault)}`);
  }
}

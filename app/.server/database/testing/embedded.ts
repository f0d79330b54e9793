import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { studioColumns } from '#app/studios/rules/studio-row.ts';
import { openEmbeddedStore } from '../embedded.ts';
import { embeddedFile } from '../embedded-database.ts';
import { storedSubmission } from '../submission-archive.ts';
import type { Harness } from './harness.ts';

/** The embedded store in a new folder under the system's temporary one. */
export async function embeddedHarness(): Promise<Harness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-'));
  await openEmbeddedStore(dataDir).close();
  const owner = new DatabaseSync(embeddedFile(dataDir), { timeout: 2000 });
  const places = studioColumns.map(() => '?').join(', ');
  return {
    openStore: async (options) => openEmbeddedStore(dataDir, options),
    clear: async () => owner.exec('delete from "database-yoga"; delete from contact_submissions'),
    addStudios: async (rows) => {
      const insert = owner.prepare(`insert into "database-yoga" (${studioColumns.join(', ')}) values (${places})`);
      for (const row of rows) insert.run(...studioColumns.map((column) => row[column] ?? null));
    },
    addSubmissions: async (count) => {
      owner
        .prepare(`
          insert into contact_submissions (created_at, name, email, subject, message)
          select strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'Andre', 'andre@example.no', 'Emne ' || value, 'Hei'
          from (with recursive series (value) as (select 1 union all select value + 1 from series where value < ?)
            select value from series)`)
        .run(count);
    },
    ageSubmissions: async (seconds) => {
      owner
        .prepare("update contact_submissions set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?)")
        .run(`-${seconds} seconds`);
      owner
        .prepare("update contact_notices set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', due_at, ?)")
        .run(`-${seconds} seconds`);
    },
    submissions: async () => {
      const rows = owner.prepare('select * from contact_submissions order by id').all();
      return rows.map((row) => storedSubmission.omit({ id: true, created_at: true, handled_at: true }).parse(row));
    },
    close: async () => {
      owner.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

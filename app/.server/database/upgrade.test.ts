import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { restoreEmbedded } from './backup/embedded-backup.ts';
import { openEmbeddedStore } from './embedded.ts';
import { openEmbeddedArchive } from './embedded-archive.ts';
import { migrations } from './migrations/migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A backup as the version after so many steps made it. */
function backupAfter(steps: number): string {
  const file = join(folder, `after-${steps}.backup`);
  const database = new DatabaseSync(file);
  for (const { sqlite } of migrations.slice(0, steps)) database.exec(sqlite);
  database.exec(`
    insert into "database-yoga" (name, address, place_id) values ('Sol Yoga', 'Gata 1, 0155 Oslo', 'a');
    insert into contact_submissions (created_at, name, email, subject, message)
      values ('2026-01-02T03:04:05.000Z', 'Åse', 'aase@example.no', 'Time', 'Hei');
    pragma user_version = ${steps};`);
  database.close();
  return file;
}

it('a backup of every version before this one comes back whole, and the site runs on it', async () => {
  for (let steps = 1; steps <= migrations.length; steps += 1) {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    expect(restoreEmbedded(dataDir, backupAfter(steps)), `after ${steps}`).toEqual({ studios: 1, submissions: 1 });
    const store = openEmbeddedStore(dataDir);
    expect(await store.allStudios()).toMatchObject([{ name: 'Sol Yoga', place_id: 'a' }]);
    expect(await store.insertSubmission({ name: 'B', email: 'b@b.no', subject: 'C', message: 'D' })).toBe('stored');
    await store.close();
    const archive = openEmbeddedArchive(dataDir);
    expect(await archive.list()).toMatchObject([{ name: 'Åse', handled_at: null }, { name: 'B' }]);
    await archive.close();
  }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restoreEmbedded } from './backup/embedded-backup.ts';
import { restorePostgres } from './backup/postgres-backup.ts';
import { openEmbeddedStore } from './embedded.ts';
import { type Database, openStudioStore, openSubmissionArchive } from './open.ts';
import { realDatabaseTimeouts } from './testing/harness.ts';
import { type PostgresServer, startPostgres } from './testing/postgres.ts';

vi.setConfig(realDatabaseTimeouts);

let postgres: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const message = { name: 'Åse', email: 'aase@example.no', subject: 'Time', message: 'Hei 🧘\n"du"' };
const kinds: readonly { kind: string; make: () => Promise<Database> }[] = [
  { kind: 'embedded', make: async () => ({ kind: 'embedded', dataDir: mkdtempSync(join(folder, 'to-')) }) },
  { kind: 'postgres', make: async () => ({ kind: 'postgres', url: await postgres.createDatabase() }) },
];

describe.each(kinds)('messages in $kind', ({ make }) => {
  it('come from another database whole, once, and with what the owner is done with', async () => {
    const from = mkdtempSync(join(folder, 'from-'));
    const site = openEmbeddedStore(from);
    for (const subject of ['En', 'To', 'Tre']) await site.insertSubmission({ ...message, subject });
    await site.close();
    const old = await openSubmissionArchive({ kind: 'embedded', dataDir: from });
    await old.handle(2, new Date('2026-03-04T05:06:07.000Z'));
    const moved = await old.list();
    await old.close();

    const database = await make();
    const archive = await openSubmissionArchive(database);
    expect(await archive.add(moved)).toBe(3);
    expect(await archive.add(moved), 'the second time').toBe(0);
    expect(await archive.list()).toEqual(moved);
    expect(moved.map(({ handled_at }) => handled_at)).toEqual([null, '2026-03-04T05:06:07.000Z', null]);
    const broken = moved.map((row, index) => (index === 2 ? { ...row, created_at: null } : { ...row, subject: 'Ny' }));
    // @ts-expect-error No message is without a time; what a file holds may be.
    await expect(archive.add(broken)).rejects.toThrow();
    expect(await archive.list(), 'all or none').toEqual(moved);
    expect([await archive.handle(2, null), await archive.handle(99, null)]).toEqual([true, false]);
    expect((await archive.find(2))?.handled_at).toBe(null);
    await archive.close();
    const store = await openStudioStore(database);
    expect(await store.insertSubmission({ ...message, subject: 'Fire' })).toBe('stored');
    await store.close();
  });
});

it('a backup of the other kind of database is told as one', async () => {
  const [sqlite, dump] = [join(folder, 'sqlite.backup'), join(folder, 'pg.backup')];
  writeFileSync(sqlite, 'SQLite format 3\0');
  writeFileSync(dump, 'PGDMP\u0001');
  await expect(restorePostgres(await postgres.createDatabase(), sqlite)).rejects.toThrow(
    'is a backup of SQLite, and this database is PostgreSQL: docs/deploy.md says how to move',
  );
  expect(() => restoreEmbedded(mkdtempSync(join(folder, 'new-')), dump)).toThrow('is a backup of PostgreSQL');
});

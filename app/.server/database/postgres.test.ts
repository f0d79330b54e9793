import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStudioStore, openSubmissionArchive } from './open.ts';
import { realDatabaseTimeouts } from './testing/harness.ts';
import { type PostgresServer, startPostgres } from './testing/postgres.ts';
import { openUnreliableLine } from './testing/unreliable-line.ts';

vi.setConfig(realDatabaseTimeouts);

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };
const waitingLocks = "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted";
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe('the PostgreSQL database', () => {
  it('gets its tables once when several processes start together, and no examples', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStudioStore({ kind: 'postgres', url })));
    expect(await stores[0]?.allStudios()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('lets the owner list, show and delete', async () => {
    const url = await server.createDatabase();
    const store = await openStudioStore({ kind: 'postgres', url });
    await store.insertSubmission(message);
    await store.close();
    const archive = await openSubmissionArchive({ kind: 'postgres', url });
    const stored = { id: 1, created_at: expect.stringMatching(/^\d{4}-.*Z$/), handled_at: null, ...message };
    expect(await archive.list()).toEqual([stored]);
    expect(await archive.find(1)).toMatchObject(message);
    expect(await archive.find(2)).toBeNull();
    expect([await archive.remove(1), await archive.remove(1)]).toEqual([true, false]);
    await archive.close();
  });

  it.each([
    ['commit', 'duplicate'],
    ['rollback', 'stored'],
  ])('lets an equal submission wait for one that is under way: after %s it is %s', async (end, answer) => {
    const url = await server.createDatabase();
    const store = await openStudioStore({ kind: 'postgres', url });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    const values = [message.name, message.email, message.subject, message.message, 3600];
    await other.query('select store_submission($1, $2, $3, $4, $5)', values);
    const waiting = store.insertSubmission(message);
    // One with other words does not wait.
    expect(await store.insertSubmission({ ...message, message: 'Hallo' })).toBe('stored');
    await expect.poll(async () => (await other.query(waitingLocks)).rows).toEqual([{ waiting: 1 }]);
    await other.query(end);
    expect(await waiting).toBe(answer);
    await other.end();
    await store.close();
  });

  it('deletes submissions that are older than the owner wants', async () => {
    const url = await server.createDatabase();
    const store = await openStudioStore({ kind: 'postgres', url });
    await store.insertSubmission(message);
    await store.insertSubmission({ ...message, subject: 'Ny' });
    await store.close();
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query("update contact_submissions set created_at = now() - interval '366 days' where subject = 'Time'");
    const onError = (error: unknown) => expect.unreachable(String(error));
    const site = await openStudioStore({ kind: 'postgres', url }, { retention: { days: 365, onError } });
    const subjects = async () => (await owner.query('select subject from contact_submissions')).rows;
    await expect.poll(subjects).toEqual([{ subject: 'Ny' }]);
    await site.close();
    await owner.end();
  });

  it('needs no right on submissions but to call the two functions', async () => {
    const url = await server.createDatabase();
    const owner = new pg.Client({ connectionString: url });
    await (await openStudioStore({ kind: 'postgres', url })).close();
    await owner.connect();
    await owner.query(`
      create role visitor login password 'visitor';
      grant select on "database-yoga", pusterom_migrations to visitor;
      grant execute on function store_submission, forget_submissions to visitor;`);
    await owner.end();
    const visitorUrl = url.replace('postgres:postgres@', 'visitor:visitor@');
    const store = await openStudioStore({ kind: 'postgres', url: visitorUrl });
    expect(await store.insertSubmission(message)).toBe('stored');
    expect(await store.insertSubmission(message)).toBe('duplicate');
    await store.close();
    const archive = await openSubmissionArchive({ kind: 'postgres', url: visitorUrl });
    await expect(archive.list()).rejects.toThrow(/permission denied/);
    await archive.close();
  });

  it('stores a submission that came while the server was starting again', async () => {
    const { line, url } = await behindLine(await server.createDatabase());
    const store = await openStudioStore({ kind: 'postgres', url });
    await line.become('cut');
    const stored = store.insertSubmission(message);
    await expect(store.allStudios(), 'asked once').rejects.toThrow(/^PostgreSQL: /);
    await line.become('whole');
    expect(await stored).toBe('stored');
    expect(await store.insertSubmission(message)).toBe('duplicate');
    await store.close();
    await line.close();
  });

  it('says in a few seconds that a server stays away, and turns away a long line', async () => {
    const { line, url } = await behindLine(await server.createDatabase());
    const store = await openStudioStore({ kind: 'postgres', url });
    await line.become('silent');
    const waiting = Array.from({ length: 150 }, () => store.studiosVersion().catch((error) => String(error)));
    expect(await Promise.race(waiting)).toBe('StoreError: PostgreSQL: too many requests are waiting');
    await line.become('cut');
    const errors = await Promise.all(waiting);
    expect(errors.every((error) => error?.startsWith('StoreError: PostgreSQL: '))).toBe(true);
    await expect(store.insertSubmission(message)).rejects.toThrow(/^PostgreSQL: /);
    await store.close();
    await line.close();
  });

  it.each([
    ['postgres://127.0.0.1:1/x', 'DATABASE_URL: cannot reach the database: connection refused'],
    ['postgres://nowhere.invalid/x', /^DATABASE_URL: cannot reach the database: .*host.*$/],
  ])('says in one line why %s cannot be used', async (url, cause) => {
    await expect(openStudioStore({ kind: 'postgres', url })).rejects.toThrow(cause);
  });

  it('does not repeat a wrong password', async () => {
    const url = (await server.createDatabase()).replace(':postgres@', ':hemmelig@');
    const cause = 'DATABASE_URL: the database refused the user name or password';
    await expect(openStudioStore({ kind: 'postgres', url })).rejects.toThrow(cause);
  });
});

/** The same database through a line that the test can break. */
async function behindLine(direct: string) {
  const url = new URL(direct);
  const line = await openUnreliableLine(Number(url.port));
  url.port = String(line.port);
  return { line, url: url.href };
}

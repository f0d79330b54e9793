import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioStore, openSubmissionArchive } from './open.ts';
import { type PostgresServer, startPostgres } from './testing/postgres.ts';

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };
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

  it('lets the owner list, show and delete, and forgets by age', async () => {
    const url = await server.createDatabase();
    const store = await openStudioStore({ kind: 'postgres', url });
    await store.insertSubmission(message);
    await store.close();
    const archive = await openSubmissionArchive({ kind: 'postgres', url });
    expect(await archive.list()).toEqual([{ id: 1, created_at: expect.stringMatching(/^\d{4}-.*Z$/), ...message }]);
    expect(await archive.find(1)).toMatchObject(message);
    expect(await archive.find(2)).toBeNull();
    expect([await archive.remove(1), await archive.remove(1)]).toEqual([true, false]);
    await archive.close();
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

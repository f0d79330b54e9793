import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioStore } from '#app/.server/database/open.ts';
import { type PostgresServer, startPostgres } from '#app/.server/database/testing/postgres.ts';
import { type ContactLimit, createContactLimit } from './contact-limit.ts';

const embedded = { kind: 'embedded', dataDir: 'unused' } as const;

/** Whether each of so many submissions in a row may be taken. */
async function allowed(limit: ContactLimit, address: string, times: number): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let sent = 0; sent < times; sent += 1) answers.push((await limit.waitSeconds(address)) === 0);
  return answers;
}

describe('in memory', () => {
  it('takes so many of an address and names the time to wait after them', async () => {
    const limit = createContactLimit(2, embedded);
    expect(await allowed(limit, '192.0.2.1', 3)).toEqual([true, true, false]);
    const waitSeconds = await limit.waitSeconds('192.0.2.1');
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(600);
    expect(await allowed(limit, '192.0.2.2', 1)).toEqual([true]);
  });

  it('takes all addresses of one IPv6 connection for one sender', async () => {
    const limit = createContactLimit(1, embedded);
    expect(await allowed(limit, '2001:db8:0:1::1', 1)).toEqual([true]);
    expect(await allowed(limit, '2001:db8:0:1:ffff::2', 1)).toEqual([false]);
    expect(await allowed(limit, '2001:db8:0:2::1', 1)).toEqual([true]);
    expect(await allowed(limit, '', 1)).toEqual([true]);
  });

  it('knows no limit at 0', async () => {
    expect(await allowed(createContactLimit(0, embedded), '192.0.2.1', 20)).not.toContain(false);
  });
});

describe('on PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  let owner: pg.Client;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    await (await openStudioStore({ kind: 'postgres', url })).close();
    owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create role min_side login password 'side' in role pusterom_site`);
  });
  afterAll(async () => {
    await owner.end();
    await server.stop();
  });

  it('counts for all processes together, as the role of the site, and writes no address', async () => {
    const database = { kind: 'postgres', url: url.replace('postgres:postgres@', 'min_side:side@') } as const;
    const [one, two] = [createContactLimit(3, database), createContactLimit(3, database)];
    expect([...(await allowed(one, '192.0.2.1', 2)), ...(await allowed(two, '192.0.2.1', 2))]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await allowed(one, '192.0.2.1', 1)).toEqual([false]);
    const { rows } = await owner.query('select * from contact_rate');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0');
    await Promise.all([one.close(), two.close()]);
  });

  it('counts in memory while the database is away', async () => {
    const limit = createContactLimit(1, { kind: 'postgres', url: 'postgres://127.0.0.1:1/x' });
    expect(await allowed(limit, '192.0.2.1', 2)).toEqual([true, false]);
    await limit.close();
  });
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactLimits } from '#app/contact/submission.ts';
import { openStudioStore } from './open.ts';
import type { StudioStore } from './store.ts';
import { realDatabaseTimeouts } from './testing/harness.ts';
import { type HostedHarness, hostedHarness } from './testing/hosted.ts';
import { type PostgresServer, startPostgres } from './testing/postgres.ts';

vi.setConfig(realDatabaseTimeouts);

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };

describe('the role of the site on PostgreSQL', () => {
  let server: PostgresServer;
  let owner: pg.Client;
  let site: pg.Client;
  let siteUrl: string;
  let store: StudioStore;
  beforeAll(async () => {
    server = await startPostgres();
    const url = await server.createDatabase();
    await (await openStudioStore({ kind: 'postgres', url })).close();
    owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create role min_side login password 'side' in role pusterom_site`);
    await owner.query(`insert into "database-yoga" (name, place_id) values ('Sol Yoga', 'a')`);
    siteUrl = url.replace('postgres:postgres@', 'min_side:side@');
    site = new pg.Client({ connectionString: siteUrl });
    await site.connect();
    store = await openStudioStore({ kind: 'postgres', url: siteUrl }, { withNotices: true });
  });
  afterAll(async () => {
    await Promise.all([store.close(), site.end(), owner.end()]);
    await server.stop();
  });

  it('does all that the site does', async () => {
    expect(await store.allStudios()).toMatchObject([{ name: 'Sol Yoga' }]);
    expect(await store.studioByName('SOL YOGA')).toMatchObject({ place_id: 'a' });
    expect(await store.insertSubmission(message)).toBe('stored');
    expect(await store.insertSubmission(message)).toBe('duplicate');
    expect(await store.studiosVersion()).toMatch(/^\d+$/);
  });

  it('reads a message once, to tell the owner of it', async () => {
    expect(await store.notices?.claim()).toMatchObject([{ ...message, attempts: 1 }]);
    expect(await store.notices?.claim()).toEqual([]);
  });

  it.each([
    'select * from contact_notices',
    'insert into contact_notices values (1, 0, now())',
    'update contact_notices set due_at = now()',
    'select * from contact_submissions',
    'select count(*) from contact_submissions',
    `insert into contact_submissions (name, email, subject, message) values ('a', 'b', 'c', 'd')`,
    `update contact_submissions set name = 'x'`,
    'delete from contact_submissions',
    'truncate contact_submissions',
    `insert into "database-yoga" (name) values ('x')`,
    `update "database-yoga" set name = 'x'`,
    'delete from "database-yoga"',
    'truncate "database-yoga"',
    'drop table "database-yoga"',
    'alter table contact_submissions disable row level security',
    `create policy x on contact_submissions using (true)`,
    'update studio_version set version = 0',
    `insert into pusterom_migrations (name) values ('x')`,
    'create table x (a text)',
    'grant pusterom_site to postgres',
    'set role postgres',
  ])('may not: %s', async (sql) => {
    await expect(site.query(sql)).rejects.toThrow(/permission denied|must be owner|must have admin option/);
  });

  it('can let go of old submissions only', async () => {
    await site.query('select forget_submissions($1)', [new Date('2999-01-01')]);
    const { rows } = await owner.query('select name from contact_submissions');
    expect(rows).toEqual([{ name: 'Kari' }]);
    await owner.query(`update contact_submissions set created_at = now() - interval '2 days'`);
    await site.query('select forget_submissions(now())');
    expect((await owner.query('select name from contact_submissions')).rows).toEqual([]);
  });

  it('may not make temporary tables, which could stand in for those of a function', async () => {
    await expect(site.query('create temporary table contact_submissions (a text)')).rejects.toThrow(
      'permission denied to create temporary tables',
    );
  });

  it('gets no code of its own run with the rights of the owner, even where it may make temporary tables', async () => {
    await store.insertSubmission({ ...message, subject: 'Ikke for andre' });
    const { database } = (await owner.query('select current_database() as database')).rows[0];
    await owner.query(`grant temporary on database ${database} to min_side`);
    await site.query(standIn);
    await site.query('select forget_submissions(now())');
    expect((await site.query('select * from pg_temp.seen')).rows).toEqual([]);
    await site.query('drop table pg_temp.contact_submissions, pg_temp.seen');
    await owner.query(`revoke temporary on database ${database} from min_side`);
  });

  it('calls no function with the rights of the owner that would look for a table in pg_temp first', async () => {
    const { rows } = await owner.query(`
      select proname, proconfig from pg_proc
      where prosecdef and pronamespace = current_schema()::regnamespace order by proname`);
    expect(rows.length).toBeGreaterThan(5);
    const open = rows.filter(({ proconfig }) => !/^search_path=(?!pg_temp).+, pg_temp$/.test(String(proconfig)));
    expect(open.map(({ proname }) => proname)).toEqual([]);
  });

  it('reads no submission even with a grant too many', async () => {
    await owner.query('grant select, insert, update, delete on contact_submissions to min_side');
    await store.insertSubmission({ ...message, subject: 'En annen' });
    expect((await site.query('select * from contact_submissions')).rows).toEqual([]);
    expect((await site.query('delete from contact_submissions')).rowCount).toBe(0);
  });

  it('sees every change of the studios by their version, and none otherwise', async () => {
    const before = await store.studiosVersion();
    await store.insertSubmission({ ...message, subject: 'Nok en' });
    expect(await store.studiosVersion()).toBe(before);
    await owner.query('begin');
    await owner.query(`update "database-yoga" set rating = 4`);
    expect(await store.studiosVersion()).toBe(before);
    await owner.query('commit');
    expect(await store.studiosVersion()).not.toBe(before);
  });
});

/** As anyone can who has read the public key. */
function insert({ url, publicKey }: HostedHarness, row: object) {
  return fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: publicKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
}

/** A temporary table in the place of the messages, whose trigger reads these for who deletes from it. */
const standIn = `
  drop table if exists pg_temp.contact_submissions;
  create temporary table seen (who text, what text);
  create temporary table contact_submissions (created_at timestamptz);
  insert into pg_temp.contact_submissions values ('2000-01-01');
  create function pg_temp.look() returns trigger language plpgsql as $$
  begin
    insert into pg_temp.seen select current_user, email from public.contact_submissions;
    return old;
  end $$;
  create trigger look before delete on pg_temp.contact_submissions for each row execute function pg_temp.look();`;

describe('the public key of a hosted backend', () => {
  let hosted: HostedHarness;
  beforeAll(async () => {
    hosted = await hostedHarness();
  });
  afterAll(() => hosted.close());

  it('reads studios and sends a message, and nothing else', async () => {
    await hosted.addStudios([{ name: 'Sol Yoga', place_id: 'a' }]);
    const store = await hosted.openStore();
    await store.insertSubmission(message);
    const ask = (table: string, init: RequestInit = {}) =>
      fetch(`${hosted.url}/rest/v1/${table}`, {
        ...init,
        headers: { apikey: hosted.publicKey, 'content-type': 'application/json', prefer: 'return=representation' },
      });
    const read = await ask('contact_submissions?select=*');
    expect(read.ok ? await read.json() : []).toEqual([]);
    await ask('contact_submissions?id=gt.0', { method: 'DELETE' });
    await ask('database-yoga?place_id=eq.a', { method: 'DELETE' });
    await ask('database-yoga?place_id=eq.a', { method: 'PATCH', body: '{"name":"x"}' });
    await ask('database-yoga', { method: 'POST', body: '{"name":"x"}' });
    expect(await hosted.submissions()).toHaveLength(1);
    expect(await store.allStudios()).toMatchObject([{ name: 'Sol Yoga' }]);
    expect(await store.allStudios()).toHaveLength(1);
    await store.close();
  });

  const other = { ...message, subject: 'Noe annet' };
  it.each([
    ['a time of its own', { ...other, created_at: '2000-01-01' }],
    ['a number of its own', { ...other, id: 7 }],
    ['a longer name', { ...other, name: 'x'.repeat(201) }],
    ['a longer e-mail address', { ...other, email: `${'x'.repeat(250)}@x.no` }],
    ['a longer subject', { ...other, subject: 'x'.repeat(201) }],
    ['a longer message', { ...other, message: 'x'.repeat(5001) }],
    ['nothing in it', { ...other, message: '' }],
  ])('sends no message with %s', async (_what, row) => {
    const before = await hosted.submissions();
    const answer = await insert(hosted, row);
    expect(answer.status, await answer.text()).toBeGreaterThanOrEqual(400);
    expect(await hosted.submissions()).toEqual(before);
  });

  it('sends the longest that the form takes', async () => {
    const longest = {
      name: '🧘'.repeat(contactLimits.name / 2),
      email: `${'x'.repeat(contactLimits.email - 5)}@x.no`,
      subject: 'æ'.repeat(contactLimits.subject),
      message: 'å'.repeat(contactLimits.message),
    };
    const store = await hosted.openStore();
    expect(await store.insertSubmission(longest)).toBe('stored');
    expect(await hosted.submissions()).toContainEqual(longest);
    await store.close();
  });
});

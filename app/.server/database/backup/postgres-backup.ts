import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { keepTemporaryTables } from '../migrations/0004-temporary-tables-come-last.ts';
import { oneLine, StoreError } from '../store.ts';
import type { Contents } from './embedded-backup.ts';
import { expectBackupOf } from './wrong-kind.ts';

/** By `pg_dump`, into one new file. Throws a StoreError when the command is missing, or says why it cannot. */
export async function backUpPostgres(url: string, file: string): Promise<Contents> {
  if (existsSync(file)) throw new StoreError(`${file} exists already`);
  const contents = await ask(url, count);
  const partial = `${file}.partial`;
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${partial}`], url);
    await link(partial, file);
    return contents;
  } finally {
    await rm(partial, { force: true });
  }
}

/** By `pg_restore`, in one transaction, into a database that has none of the site's tables yet. */
export async function restorePostgres(url: string, file: string): Promise<Contents> {
  if (!existsSync(file)) throw new StoreError(`there is no file ${file}`);
  expectBackupOf('postgres', file);
  await ask(url, async (client) => {
    const { rows } = await client.query("select to_regclass('contact_submissions') is not null as known");
    if (rows[0]?.known === true) throw new StoreError('the database has messages already; restore into an empty one');
    await client.query(makeSiteRole);
  });
  await run('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--dbname=', file], url);
  return ask(url, async (client) => {
    await client.query(keepTemporaryTables);
    return count(client);
  });
}

/** A backup holds the rights of this role, but not the role. */
const makeSiteRole = `do $$
  begin
    if not exists (select from pg_roles where rolname = 'pusterom_site') then create role pusterom_site nologin; end if;
  exception when insufficient_privilege then null;
  end $$`;

async function count(client: pg.Client): Promise<Contents> {
  const { rows } = await client.query(
    'select (select count(*)::int from "database-yoga") as studios, (select count(*)::int from contact_submissions) as submissions',
  );
  return { studios: Number(rows[0]?.studios), submissions: Number(rows[0]?.submissions) };
}

async function ask<Answer>(url: string, question: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await question(client);
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(`DATABASE_URL: ${oneLine(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The password goes through the environment: arguments can be read by every user of the machine. */
async function run(command: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<void> {
  const address = new URL(url);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password), PGCONNECT_TIMEOUT: '5' };
  address.password = '';
  const whole = args.map((arg) => (arg === '--dbname=' ? `--dbname=${address.href}` : arg));
  if (command === 'pg_dump') whole.push(`--dbname=${address.href}`);
  const child = spawn(command, whole, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new StoreError(`${command} is not installed: it comes with PostgreSQL's client`)));
    child.once('close', resolve);
  });
  const [status, said] = await Promise.all([ended, text(child.stderr)]);
  if (status !== 0) throw new StoreError(oneLine(said.trim() || `${command} ended with ${status}`));
}

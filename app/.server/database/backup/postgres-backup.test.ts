import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { realDatabaseTimeouts } from '../testing/harness.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { restorePostgres } from './postgres-backup.ts';

vi.setConfig(realDatabaseTimeouts);

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'pusterom-restore-'));
  // The server of the tests comes without PostgreSQL's client programs. What `pg_restore` does here is what matters of
  // it: it makes the tables of the backup, and leaves the rights on the database as they are.
  const program = join(folder, 'pg_restore');
  writeFileSync(program, restoreProgram(createRequire(import.meta.url).resolve('pg')));
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  rmSync(folder, { recursive: true });
});

function restoreProgram(driver: string): string {
  return `#!/usr/bin/env node
const { Client } = require(${JSON.stringify(driver)});
const connectionString = process.argv.find((arg) => arg.startsWith('--dbname=')).slice('--dbname='.length);
const client = new Client({ connectionString });
client.connect()
  .then(() => client.query(\`
    create table "database-yoga" (name text);
    create table contact_submissions (name text);
    insert into contact_submissions values ('Kari')\`))
  .then(() => client.end());
`;
}

/** Runs a query as a role, and gives back the error's text, or null. */
async function refusal(url: string, sql: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

it('takes temporary tables from everyone but the owner, which no backup holds', async () => {
  const url = await server.createDatabase();
  expect(await refusal(url, "create role besokende login password 'inne'")).toBeNull();
  const visitor = url.replace('postgres:postgres@', 'besokende:inne@');
  const makeTable = 'create temporary table contact_submissions (a text)';
  expect(await refusal(visitor, makeTable), 'a new database lets everyone').toBeNull();
  const backup = join(folder, 'backup');
  writeFileSync(backup, '');
  expect(await restorePostgres(url, backup)).toEqual({ studios: 0, submissions: 1 });
  expect(await refusal(visitor, makeTable)).toMatch('permission denied to create temporary tables');
  expect(await refusal(url, makeTable)).toBeNull();
});

it('restores nothing into a database that has messages', async () => {
  const url = await server.createDatabase();
  expect(await refusal(url, 'create table contact_submissions (name text)')).toBeNull();
  const backup = join(folder, 'backup');
  await expect(restorePostgres(url, backup)).rejects.toThrow('restore into an empty one');
});

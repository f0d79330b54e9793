import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';

export interface Running {
  readonly name: string;
  readonly origin: string;
  /** From the start of the process to its first good answer. */
  readonly readyMilliseconds: number;
  /** What the process holds in memory now; 0 where the system does not tell. */
  residentBytes(): number;
  stop(): Promise<void>;
}

type Start = {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Answers with a success when the server is ready. */
  readonly readyPath: string;
  readonly port?: number;
};

const pollMs = 20;
const mostWaitMs = 120_000;

/** Starts a server on loopback and waits until it is ready. */
export async function start({ name, command, cwd, env = {}, readyPath, port }: Start): Promise<Running> {
  const chosen = port ?? (await freePort());
  const startedAt = performance.now();
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...process.env, PORT: String(chosen), HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${chosen}`;
  while (!(await isReady(origin + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > mostWaitMs) throw new Error(`${name} is not ready`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return {
    name,
    origin,
    readyMilliseconds: performance.now() - startedAt,
    residentBytes: () => residentBytes(child),
    stop: () => stop(child),
  };
}

/** The built site with a data folder of its own, or the one given. */
export async function startSite(dataDir?: string, folder = '.'): Promise<Running> {
  const own = dataDir ?? mkdtempSync(join(tmpdir(), 'pusterom-bench-'));
  const running = await start({
    name: 'Pusterom',
    command: [process.execPath, 'build/server/index.js'],
    cwd: folder,
    env: { DATA_DIR: own, CONTACT_RATE: '0', PICTURE_BUDGET_MB: '0', SITE_URL: '' },
    readyPath: '/readyz',
  });
  return {
    ...running,
    async stop() {
      await running.stop();
      if (dataDir === undefined) rmSync(own, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

function residentBytes({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

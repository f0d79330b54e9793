import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { median } from './report.ts';

export interface Running {
  readonly name: string;
  readonly origin: string;
  /** From the start of the process to its first good answer. */
  readonly readyMs: number;
  /** What the process holds in memory now; 0 where the system does not tell. */
  residentBytes(): number;
  /** What it has used of the processors, by Linux's own count; always 0 elsewhere. */
  processorMs(): number;
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
const maxWaitMs = 300_000;
const tickMs = 10;

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
  const told = (file: string) => {
    const path = `/proc/${child.pid}/${file}`;
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  while (!(await isReady(origin + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > maxWaitMs) throw new Error(`${name} is not ready`);
    await sleep(pollMs);
  }
  return {
    name,
    origin,
    readyMs: performance.now() - startedAt,
    residentBytes: () => Number(/VmRSS:\s+(\d+) kB/u.exec(told('status'))?.[1] ?? 0) * 1024,
    processorMs() {
      const [user = 0, system = 0] = told('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      return (user + system) * tickMs;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The built site of a project, with a data folder of its own or the one given. */
export async function startSite(dataDir?: string, project = '.'): Promise<Running> {
  const own = dataDir ?? newFolder();
  const running = await start({
    name: 'Pusterom',
    command: [process.execPath, 'build/server/index.js'],
    cwd: project,
    env: {
      ...{ DATA_DIR: own, CONTACT_RATE: '0', PICTURE_BUDGET_MB: '0', SITE_URL: '' },
      ...{ DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '' },
    },
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

/** An empty folder for what is measured; whoever asks for it removes it. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'pusterom-bench-'));
}

/** Does something in a folder that is there only so long. */
export async function inFolder<Result>(act: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const folder = newFolder();
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds until the first byte of each page, the median; every page is expected to be there. */
export async function firstByte(origin: string, paths: readonly string[]): Promise<number> {
  const milliseconds: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    const answer = await fetch(origin + path);
    milliseconds.push(performance.now() - startedAt);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  }
  return median(milliseconds);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

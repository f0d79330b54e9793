import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { checkPages, type PageCheck } from './check-pages.ts';
import { freePort } from './free-port.ts';

const pollMs = 50;
const maxStartMs = 120_000;
/** Settings that belong to the running site alone: the build is tried with the rest, beside it. */
const notTried = /^(?:PORT|HOST|METRICS_PORT|SITE_URL|DATA_DIR|DATABASE_URL|SUPABASE_.*|SMTP_URL|CONTACT_.*)$/u;

/**
 * Starts a build on a port and a data folder of its own, and looks at every page. Rejects where it does not start, with
 * what it said.
 */
export async function checkBuild(build: string): Promise<PageCheck> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-check-'));
  const port = await freePort();
  const settings = Object.entries(process.env).filter(([name]) => !notTried.test(name));
  const server = spawn(process.execPath, [join(build, 'server/index.js')], {
    env: {
      ...Object.fromEntries(settings),
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, PICTURE_BUDGET_MB: '0' },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endServer = () => void server.kill('SIGKILL');
  process.once('exit', endServer);
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const lastMs = performance.now() + maxStartMs;
    while (!(await isReady(origin))) {
      if (server.exitCode !== null || server.signalCode !== null) throw new Error(said.trim() || 'it ended at once');
      if (performance.now() > lastMs) throw new Error(`it was not ready after ${maxStartMs / 1000} s`);
      await sleep(pollMs);
    }
    return await checkPages(origin);
  } finally {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      endServer();
      await ended;
    }
    process.off('exit', endServer);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/** By hand: `node scripts/check-build.ts [FOLDER]`. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { pages, targets, errors } = await checkBuild(resolve(process.argv[2] ?? 'build'));
  for (const error of errors) console.error(error);
  console.error(`${pages} pages and ${targets - pages} links, files and pictures looked at.`);
  if (errors.length > 0) process.exitCode = 1;
}

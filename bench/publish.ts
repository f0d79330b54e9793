import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { ask } from './load-visitors.ts';
import { newFolder } from './processes.ts';
import { inProjectCopy } from './project-copy.ts';

/**
 * `npm run bench:publish [-- ROUNDS]`: publishes changed texts of a copy of the project again and again (ten times
 * without a number), one of them with a misspelt field, and goes back once, while visitors ask the running site without
 * a pause: half of them on connections they keep, half on a new one each time. Prints what failed, and ends with status
 * 1 when anything did.
 */
const rounds = Number(process.argv[2] ?? 10);
const visitors = 8;
const paths = ['/', '/yoga', '/artikler', '/personvern', '/yogastudioer/oslo', '/kontakt'];
const article = 'content/articles/1-slik-begynner-du-a-meditere.md';
/** The one whose text is misspelt. */
const misspelt = Math.ceil(rounds / 2);

await inProjectCopy(async (project) => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: newFolder(), SITE_URL: '' };
  expectStatus(await publish(project, env), 0);
  const site = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: project, env, stdio: 'ignore' });
  const counts = new Map<string, number>();
  let isOver = false;
  try {
    const origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await sleep(100);
    const asking = Array.from({ length: visitors }, async (_, number) => {
      const kept = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver) {
        const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
        const { status } = await ask(origin + path, { agent: number % 2 === 0 ? kept : new Agent() });
        counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
      }
      kept.destroy();
    });
    const text = readFileSync(join(project, article), 'utf8');
    for (let round = 1; round <= rounds; round += 1) {
      const isMisspelt = round === misspelt;
      const changed = text.replace(/^title: .*$/mu, `$& ${round}`);
      writeFileSync(join(project, article), isMisspelt ? changed.replace(/^title:/mu, 'titel:') : changed);
      expectStatus(await publish(project, env), isMisspelt ? 1 : 0);
    }
    expectStatus(await publish(project, env, '--back'), 0);
    isOver = true;
    await Promise.all(asking);
  } finally {
    await end(site);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const failed = all - (counts.get('200') ?? 0);
  console.log(`${rounds} publishes, one of them misspelt, and one way back: ${all} requests, ${failed} failed.`);
  for (const [status, count] of counts) console.log(`  ${status}: ${count}`);
  if (failed > 0) process.exitCode = 1;
});

/** Beside the visitors, who are of this process. */
async function publish(project: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/publish.ts', ...args], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  await once(child, 'close');
  return { status: child.exitCode, stderr };
}

function expectStatus({ status, stderr }: { status: number | null; stderr: string }, expected: number): void {
  if (status !== expected) throw new Error(`a publish ended with ${status}: ${stderr}`);
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
}

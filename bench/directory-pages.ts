import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { studioSlug } from '#app/studios/rules/slug.ts';
import { freePort } from '../scripts/free-port.ts';

/** How long each answer took to arrive whole, and what one took of the site's processor time on average. */
export interface Times {
  readonly milliseconds: readonly number[];
  /** Null where the machine does not tell. Unlike the clock, hardly moved by what else the machine does. */
  readonly processorMilliseconds: number | null;
}

export interface PageTimes {
  readonly page: string;
  readonly rendered: Times;
  /** From the page cache. */
  readonly kept: Times;
}

const samples = 200;
/** Asked for before anything is measured, so that a small directory is not measured with colder code than a large one. */
const warmUps = 60;
const mostStartMilliseconds = 300_000;
const perPage = 24;

/**
 * Asks the built site over loopback for the city overview, the pages of the largest city and studio pages. What is never
 * kept is what makes an answer be rendered: a search, a style that there is not, another letter case of the address.
 */
export async function measurePages(rows: readonly { name: string }[], folder: string): Promise<PageTimes[]> {
  const port = await freePort();
  const server = spawn(process.execPath, ['build/server/index.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, PICTURE_BUDGET_MB: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await ready(server, origin);
    const slugs = rows.map(({ name }) => studioSlug(name));
    const pages = Math.max(Math.floor(rows.length / 5 / perPage), 1);
    const measured: PageTimes[] = [];
    for (const { page, rendered, kept } of [
      { page: 'city overview', rendered: () => '/yogastudioer?q=e', kept: () => '/yogastudioer' },
      {
        page: 'largest city',
        rendered: (index: number) => `/yogastudioer/oslo?stil=-${index}&side=${(index % pages) + 1}`,
        kept: () => '/yogastudioer/oslo',
      },
      {
        page: 'studio',
        rendered: (index: number) => `/yogastudioer/studio/${inOtherCase(slugs[index % slugs.length] ?? '', index)}`,
        kept: () => `/yogastudioer/studio/${slugs[0]}`,
      },
    ]) {
      const ask = (address: (index: number) => string) => times(origin, address, server.pid);
      measured.push({ page, rendered: await ask(rendered), kept: await ask(kept) });
    }
    return measured;
  } finally {
    await stop(server);
  }
}

/** Up to 2^n spellings of one address, each of which the cache takes for a page of its own. */
function inOtherCase(slug: string, index: number): string {
  const bits = index + 1;
  return [...slug].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)).join('');
}

async function times(origin: string, address: (index: number) => string, pid = 0): Promise<Times> {
  for (let index = 0; index < warmUps; index += 1) await ask(origin + address(index));
  const milliseconds: number[] = [];
  const before = processorTicks(pid);
  for (let index = 0; index < samples; index += 1) {
    const start = performance.now();
    await ask(origin + address(warmUps + index));
    milliseconds.push(performance.now() - start);
  }
  const ticks = processorTicks(pid) - before;
  return {
    milliseconds,
    processorMilliseconds: pid === 0 || ticks === 0 ? null : (ticks * tickMilliseconds) / samples,
  };
}

async function ask(address: string): Promise<void> {
  const answer = await fetch(address, { redirect: 'error' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
}

/** Resolves when the site is ready and has done what it does behind the first answers; rejects when it ends or hangs. */
async function ready(server: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + mostStartMilliseconds;
  while (performance.now() < until) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('the site ended; is it built?');
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return settle(server);
    await sleep(200);
  }
  throw new Error(`the site was not ready after ${mostStartMilliseconds} ms`);
}

/** After its start the site compresses what it keeps. Waits until that no longer takes a processor's time. */
async function settle({ pid = 0 }: ChildProcess): Promise<void> {
  const until = performance.now() + mostStartMilliseconds;
  for (let before = -1, now = 0; now - before > idleTicks && performance.now() < until; ) {
    before = now;
    await sleep(1000);
    now = processorTicks(pid);
  }
}

const tickMilliseconds = 10;
/** Of a second, what an idle site takes at most. */
const idleTicks = 8;

/** What a process has used of the processors, by Linux's own count; always the same elsewhere. */
function processorTicks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

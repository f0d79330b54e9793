import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbeddedArchive } from '#app/.server/database/embedded-archive.ts';
import { freePort } from '../scripts/free-port.ts';
import { createMix } from './load-mix.ts';
import { type Outcome, visit } from './load-visitors.ts';
import { describeMachine, writeSection } from './report.ts';

/**
 * `npm run bench:load` (after a build): a thousand visitors for a minute on the built site with its embedded database,
 * site and visitors on one machine. `--soak` is a tenth of that load for an hour: a hundred visitors who rest between
 * requests. `--write` puts the result in docs/benchmarks.md. Ends with status 1 when anything failed, or a message that
 * was confirmed is not there.
 */
const { values } = parseArgs({
  options: {
    soak: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    connections: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const connections = Number(values.connections ?? (values.soak ? 100 : 1000));
const seconds = Number(values.seconds ?? (values.soak ? 3600 : 60));
const pauseMs = values.soak ? 650 : 0;
const sampleMs = values.soak ? 10_000 : 1000;

const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-load-'));
const [port, metricsPort] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const machine = describeMachine();
const site = spawn(process.execPath, ['build/server/index.js'], {
  env: {
    ...process.env,
    ...{ PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1', DATA_DIR: dataDir },
    ...{ CONTACT_RATE: '0', PICTURE_BUDGET_MB: '0', DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '' },
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready();
  const [sitemap, files] = [await pathsOf('/sitemap.xml', /<loc>([^<]+)/g), await pathsOf('/', /"(\/assets\/[^"]+)"/g)];
  // Every page has been asked for before, as on a site that has been up for a while.
  await visit({ origin, connections: 10, seconds: 3, next: createMix(sitemap, files) });
  const storedBefore = await storedMessages();
  const memory: number[] = [];
  const sampler = setInterval(
    () => void metric('process_resident_memory_bytes').then((bytes) => memory.push(bytes)),
    sampleMs,
  );
  const outcome = await visit({ origin, connections, seconds, pauseMs, next: createMix(sitemap, files) });
  clearInterval(sampler);
  const lost = outcome.submissions - ((await storedMessages()) - storedBefore);
  const lines = report(outcome, memory, lost);
  console.log(lines.join('\n'));
  if (values.write) writeSection(values.soak ? 'soak' : 'load', lines.join('\n'));
  process.exitCode = outcome.faults.size > 0 || lost > 0 ? 1 : 0;
} finally {
  site.kill('SIGTERM');
  await once(site, 'exit');
  rmSync(dataDir, { recursive: true });
}

async function ready(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function pathsOf(page: string, pattern: RegExp): Promise<string[]> {
  const text = await (await fetch(origin + page)).text();
  return [...new Set([...text.matchAll(pattern)].map(([, address = '']) => new URL(address, origin).pathname))];
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

async function storedMessages(): Promise<number> {
  const archive = openEmbeddedArchive(dataDir);
  const stored = await archive.list();
  await archive.close();
  return stored.length;
}

function report({ durations, faults, submissions, seconds: took }: Outcome, memory: number[], lost: number): string[] {
  const at = (share: number) => `${(durations[Math.floor((durations.length - 1) * share)] ?? 0).toFixed(0)} ms`;
  const tenth = Math.max(1, Math.floor(memory.length / 10));
  const mean = (part: readonly number[]) =>
    `${(part.reduce((sum, bytes) => sum + bytes, 0) / part.length / 2 ** 20).toFixed(0)} MB`;
  const failed = [...faults].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
  return [
    '| connections | seconds | requests | a second | p50 | p99 | p99.9 | faults | messages stored / lost | memory, second and last tenth |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    `| ${[
      connections.toLocaleString('en'),
      took.toFixed(0),
      durations.length.toLocaleString('en'),
      Math.round(durations.length / took).toLocaleString('en'),
      ...[at(0.5), at(0.99), at(0.999)],
      failed,
      `${submissions} / ${Math.max(0, lost)}`,
      `${mean(memory.slice(tenth, 2 * tenth))} → ${mean(memory.slice(-tenth))}`,
    ].join(' | ')} |`,
    '',
    machine,
  ];
}

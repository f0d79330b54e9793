import { parseArgs } from 'node:util';
import { openEmbeddedArchive } from '#app/.server/database/embedded-archive.ts';
import { type Outcome, visit } from './load-visitors.ts';
import { inFolder, startSite } from './processes.ts';
import { describeMachine, megabytes, quantile, table, whole, writeSection } from './report.ts';

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

/** What visitors do, in shares of a thousand requests; the one that is missing is a message. */
const shares = { page: 640, cities: 160, studio: 120, search: 30, file: 49 };
const period = 1000;
const words = ['yin', 'rygg', 'søvn', 'pust', 'stress', 'oslo', 'hatha', 'morgen', 'hofter', 'sol'];
const columns =
  'connections|seconds|requests|a second|p50|p99|p99.9|errors|messages stored / lost|memory, second and last tenth';

const machine = describeMachine();
await inFolder(async (dataDir) => {
  const site = await startSite(dataDir);
  try {
    const origin = site.origin;
    const next = createMix(
      await pathsOf(origin, '/sitemap.xml', /<loc>([^<]+)/g),
      await pathsOf(origin, '/', /"(\/assets\/[^"]+)"/g),
    );
    // Every page has been asked for before, as on a site that has been up for a while.
    await visit({ origin, connections: 10, seconds: 3, next });
    const storedBefore = await storedMessages(dataDir);
    const memory: number[] = [];
    const sampler = setInterval(() => memory.push(site.residentBytes()), sampleMs);
    const outcome = await visit({ origin, connections, seconds, pauseMs, next });
    clearInterval(sampler);
    const lost = Math.max(0, outcome.submissions - ((await storedMessages(dataDir)) - storedBefore));
    const report = `${table(columns.split('|'), [row(outcome, memory, lost)])}\n\n${machine}`;
    console.log(report);
    if (values.write) writeSection(values.soak ? 'soak' : 'load', report);
    process.exitCode = outcome.errors.size > 0 || lost > 0 ? 1 : 0;
  } finally {
    await site.stop();
  }
});

/** A source of addresses in a realistic mix, the same on every run; null stands for sending a message. */
function createMix(sitemap: readonly string[], file: readonly string[]): () => string | null {
  const studio = sitemap.filter((path) => path.startsWith('/yogastudioer/studio/'));
  const cities = sitemap.filter((path) => path.startsWith('/yogastudioer') && !studio.includes(path));
  const page = sitemap.filter((path) => !path.startsWith('/yogastudioer'));
  const search = words.map((word) => `/sok?q=${encodeURIComponent(word)}`);
  const sources = { page, cities, studio, search, file };
  const order = (['page', 'cities', 'studio', 'search', 'file'] as const)
    .flatMap((kind) => Array.from({ length: shares[kind] }, () => sources[kind]))
    .map((source, index) => ({ source, at: (index * 7919) % period }))
    .sort((a, b) => a.at - b.at);
  let turn = 0;
  return () => {
    turn += 1;
    const source = order[turn % period]?.source;
    return source ? (source[turn % source.length] ?? '/') : null;
  };
}

async function pathsOf(origin: string, page: string, pattern: RegExp): Promise<string[]> {
  const text = await (await fetch(origin + page)).text();
  return [...new Set([...text.matchAll(pattern)].map(([, address = '']) => new URL(address, origin).pathname))];
}

async function storedMessages(dataDir: string): Promise<number> {
  const archive = openEmbeddedArchive(dataDir);
  const stored = await archive.list();
  await archive.close();
  return stored.length;
}

function row({ durations, errors, submissions, seconds }: Outcome, memory: readonly number[], lost: number): string[] {
  const tenth = Math.max(1, Math.floor(memory.length / 10));
  const mean = (part: readonly number[]) => megabytes(part.reduce((sum, bytes) => sum + bytes, 0) / part.length);
  return [
    ...[connections, Math.round(seconds), durations.length, Math.round(durations.length / seconds)].map(whole),
    ...[0.5, 0.99, 0.999].map((share) => `${quantile(durations, share).toFixed(0)} ms`),
    [...errors].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
    `${submissions} / ${lost}`,
    `${mean(memory.slice(tenth, 2 * tenth))} MB → ${mean(memory.slice(-tenth))} MB`,
  ];
}

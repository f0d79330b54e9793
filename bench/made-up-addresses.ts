import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { ask } from './load-visitors.ts';
import { startSite } from './processes.ts';
import { describeMachine, megabytes, table, writeSection } from './report.ts';

/**
 * `npm run bench:memory` (after a build): what the site holds when every page of its sitemap was asked for in every
 * encoding, and after 100,000 requests for addresses that somebody makes up. `--requests` takes fewer, `--write` puts the
 * result in docs/benchmarks.md. Ends with status 1 where it then holds more than `maxGrowth` times what it held before.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
});
const machine = describeMachine();

const maxGrowth = 1.3;
const connections = 12;
const encodings = ['br', 'gzip', 'identity'] as const;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const site = await startSite();
try {
  const sitemap = await text('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
  const studioPages = await Promise.all(paths.filter((path) => path.startsWith('/yogastudioer/studio/')).map(text));
  const parts = addressParts(studioPages);
  // Twice: whatever is asked for again is compressed as far as it goes.
  for (let round = 0; round < 2; round += 1) {
    for (const encoding of encodings) for (const path of paths) await ask(site.origin + path, { agent, encoding });
  }
  const before = site.residentBytes();
  const { statuses, maxBytes } = await press(Number(values.requests), madeUpKinds(paths, parts));
  const after = site.residentBytes();
  console.log(table(['address, status', 'requests'], [...statuses].sort()));
  const numbers = [before, Math.max(maxBytes, after), after].map((bytes) => megabytes(bytes));
  const columns = ['pages', 'MB after the sitemap', 'most', 'at the end', 'times the sitemap'];
  const result = table(columns, [[paths.length, ...numbers, (after / before).toFixed(2)]]);
  console.log(result);
  if (values.write) writeSection('memory', `${result}\n\n${machine}`);
  process.exitCode = after / before > maxGrowth ? 1 : 0;
} finally {
  agent.destroy();
  await site.stop();
}

async function text(path: string): Promise<string> {
  return (await ask(site.origin + path, { agent, encoding: 'identity' })).text;
}

/** So many requests, a few at a time; what was answered, and the most that the site held meanwhile. */
async function press(times: number, kinds: readonly (readonly [string, () => string])[]) {
  const statuses = new Map<string, number>();
  let [asked, maxBytes] = [0, 0];
  const visitors = Array.from({ length: connections }, async () => {
    while (asked < times) {
      const index = asked;
      asked += 1;
      const [kind, make] = pick(kinds);
      const { status } = await ask(site.origin + make(), {
        agent,
        encoding: encodings[index % encodings.length] ?? 'br',
      });
      statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
      if (index % 1000 === 0) maxBytes = Math.max(maxBytes, site.residentBytes());
    }
  });
  await Promise.all(visitors);
  return { statuses, maxBytes };
}

/** Each way to make up an address, by name. */
function madeUpKinds(paths: readonly string[], parts: readonly string[]): [string, () => string][] {
  const named = paths.filter((path) => path !== '/');
  return [
    ['letter case', () => changed(pick(named), (letter) => letter.toUpperCase())],
    ['percent-encoding', () => changed(pick(named), (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
    ['slug of an article', () => `/artikler/${1 + Math.floor(Math.random() * 5)}/${word()}`],
    ['place', () => `/yogastudioer/${encodeURIComponent(pick(parts))}`],
    ['page of a place', () => `/yogastudioer/oslo?sorter=navn&side=${2 + Math.floor(Math.random() * 2000)}`],
    ['studio', () => `/yogastudioer/studio/${word()}-yoga`],
    ['session', () => `/okt/${word()}`],
    ['search', () => `/sok?q=${word()}`],
    ['parameter', () => `${pick(paths)}?${word()}=${word()}`],
    ['path', () => `/${word()}/${word()}`],
    ['long path', () => `/yogastudioer/studio/${word().repeat(300)}`],
  ];
}

/** Some of its letters are written otherwise, at least one. */
function changed(path: string, rewrite: (letter: string) => string): string {
  const places = [...path.matchAll(/(?<!%[\dA-F]?)[a-z]/gu)].map(({ index }) => index);
  const chosen = new Set([pick(places), ...places.filter(() => Math.random() < 0.3)]);
  return [...path].map((letter, index) => (chosen.has(index) ? rewrite(letter) : letter)).join('');
}

/** Every piece of two to nine letters of every address. */
function addressParts(pages: readonly string[]): string[] {
  const addresses = pages.flatMap((page) => /"streetAddress":"([^"]+)"/u.exec(page)?.slice(1) ?? []);
  const pieces = addresses.flatMap((address) =>
    [...address].flatMap((_, from) => [2, 3, 4, 5, 6, 7, 8, 9].map((length) => address.slice(from, from + length))),
  );
  return [...new Set(pieces.filter((piece) => piece.trim() === piece && piece.length > 1))];
}

function pick<Item>(list: readonly Item[]): Item {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function word(): string {
  return Math.random().toString(36).slice(2);
}

import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { startSite } from './processes.ts';
import { describeMachine, writeSection } from './report.ts';
import { table } from './table.ts';

/**
 * `npm run bench:memory` (after a build): what the site holds when every page of its sitemap was asked for in every
 * encoding, when it has rendered some thousand pages that are never kept, and after 100,000 requests for addresses that
 * somebody makes up. `--requests` takes fewer, `--write` puts the result in docs/benchmarks.md. Ends with status 1 where
 * made-up addresses take `mostGrowth` times what rendering alone takes.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
});
const requests = Number(values.requests);
const machine = describeMachine();

const mostGrowth = 1.3;
const connections = 12;
const encodings = ['br', 'gzip', 'identity'];
/** Until the memory that rendering works in has its size: the same whatever is rendered. */
const searches = 5000;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const site = await startSite();
try {
  const paths = pathsIn((await ask('/sitemap.xml', 'identity')).text);
  const studioPages = await Promise.all(paths.filter(isStudio).map((path) => ask(path, 'identity')));
  const parts = addressParts(studioPages.map(({ text }) => text));
  // Twice: whatever is asked for again is compressed as far as it goes.
  for (let round = 0; round < 2; round += 1) {
    for (const encoding of encodings) for (const path of paths) await ask(path, encoding);
  }
  const warm = site.residentBytes();
  await press(searches, [['search', () => `/sok?q=${word()}`]]);
  const before = site.residentBytes();
  const { statuses, mostBytes } = await press(requests, madeUpKinds(paths, parts));
  const after = site.residentBytes();
  console.log(table(['address, status', 'requests'], [...statuses].sort()));
  const numbers = [warm, before, Math.max(mostBytes, after), after].map(megabytes);
  const columns = ['pages', 'MB after the sitemap', 'after 5,000 searches', 'most', 'at the end', 'times the searches'];
  const result = table(columns, [[paths.length, ...numbers, (after / before).toFixed(2)]]);
  console.log(result);
  if (values.write) writeSection('memory', `${result}\n\n${machine}`);
  process.exitCode = after / before > mostGrowth ? 1 : 0;
} finally {
  agent.destroy();
  await site.stop();
}

/** So many requests, a few at a time; what was answered, and the most that the site held meanwhile. */
async function press(times: number, kinds: readonly [string, () => string][]) {
  const statuses = new Map<string, number>();
  let [asked, mostBytes] = [0, 0];
  const visitors = Array.from({ length: connections }, async () => {
    while (asked < times) {
      const index = asked;
      asked += 1;
      const [kind, make] = pick(kinds);
      const { status } = await ask(make(), encodings[index % encodings.length] ?? 'br');
      statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
      if (index % 1000 === 0) mostBytes = Math.max(mostBytes, site.residentBytes());
    }
  });
  await Promise.all(visitors);
  return { statuses, mostBytes };
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

function ask(path: string, encoding: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(site.origin + path, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
}

function isStudio(path: string): boolean {
  return path.startsWith('/yogastudioer/studio/');
}

function pick<Item>(list: readonly Item[]): Item {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function word(): string {
  return Math.random().toString(36).slice(2);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

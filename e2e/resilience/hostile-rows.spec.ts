import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostedHarness } from '../../app/.server/database/testing/hosted.ts';
import { startPostgres } from '../../app/.server/database/testing/postgres.ts';
import { openEmbeddedTable } from '../../app/studios/.server/import/embedded-table.ts';
import { openPostgresTable } from '../../app/studios/.server/import/postgres-table.ts';
import type { StudioTable } from '../../app/studios/.server/import/studio-table.ts';
import { runImport } from '../../app/studios/.server/import/testing.ts';
import type { StudioRow } from '../../app/studios/rules/studio-row.ts';
import { hostileJsonRows, hostileRows, storable } from '../support/hostile-rows.ts';
import { type Site, startSite } from '../support/site.ts';

/** Every run writes the same rows, unless it is told another number: `FUZZ_SEED=7 npx playwright test e2e/resilience/hostile-rows`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_102);
const manyRows = Number(process.env.HOSTILE_ROWS ?? 800);
const fewRows = 150;
const atOnce = 8;
/** The table is read once: it does not change. */
const readOnce = { STUDIO_REFRESH_SECONDS: '3600' };
/** What the log must not say, whatever stands in the table. */
const errors = ['error', 'warm-up.page-broken', 'studios.row-left-out', 'studios.load-failed', 'search.index-failed'];

test.describe.configure({ timeout: 600_000 });

let folder: string;
let site: Site | undefined;
const closers: (() => unknown)[] = [];
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pusterom-rows-'));
});
test.afterEach(async () => {
  await site?.stop();
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** Half of the rows come by an import, half are written past it, as an owner's own tools may. */
async function fill(table: StudioTable, all: readonly StudioRow[]): Promise<void> {
  const half = Math.floor(all.length / 2);
  const file = join(folder, 'rows.json');
  await writeFile(file, JSON.stringify(all.slice(0, half)));
  await runImport(table, file, { replace: true });
  await table.apply(insertsOf(all.slice(half)), 'test');
  await table.close();
}

async function* insertsOf(all: readonly StudioRow[]) {
  for (const row of all) yield { kind: 'insert', row } as const;
}

/** The addresses of the directory that the sitemap names, and those that its pages link to. */
async function directoryFlaws({ origin, events }: Site, minPages: number): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*?(\/yogastudioer[^<]*)<\/loc>/gu)].map(([, path = '']) => plain(path));
  expect(named.length).toBeGreaterThan(minPages);
  const linked = new Set<string>();
  const flaws: string[] = [];
  await inTurns(named, async (path) => {
    const { status, html } = await read(origin + path);
    if (status !== 200) flaws.push(`${path} answers ${status}`);
    for (const [, link = ''] of html.matchAll(/href="(\/yogastudioer[^"]*)/gu)) linked.add(plain(link));
  });
  const others = [...linked].filter((path) => !named.includes(path));
  await inTurns(others, async (path) => {
    const { status } = await read(origin + path);
    if (![200, 302, 308].includes(status)) flaws.push(`${path}, a link, answers ${status}`);
  });
  const { status } = await read(`${origin}/readyz`);
  if (status !== 200) flaws.push(`/readyz answers ${status}`);
  return [...flaws, ...events.filter(({ event }) => errors.includes(event)).map((event) => JSON.stringify(event))];
}

/** An address as our XML and React's HTML write it, without its fragment. */
function plain(address: string): string {
  return address
    .replaceAll(/&#(?:39|x27);/gu, "'")
    .replaceAll(/&(?:amp|#38);/gu, '&')
    .replace(/#.*$/u, '');
}

async function inTurns(paths: readonly string[], look: (path: string) => Promise<void>): Promise<void> {
  for (let index = 0; index < paths.length; index += atOnce)
    await Promise.all(paths.slice(index, index + atOnce).map(look));
}

async function read(address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

for (const [count, tag] of [
  [fewRows, []],
  [manyRows, ['@slow']],
] as const) {
  test(`any ${count} rows make a site of which every page is there: embedded`, { tag: [...tag] }, async () => {
    await fill(openEmbeddedTable(folder), hostileRows(seed, count));
    site = await startSite({ ...readOnce, DATA_DIR: folder });
    expect(await directoryFlaws(site, count / 2)).toEqual([]);
  });
}

test('any rows make a site of which every page is there: PostgreSQL', { tag: '@slow' }, async () => {
  const server = await startPostgres();
  closers.push(server.stop);
  const url = await server.createDatabase();
  await fill(await openPostgresTable(url), hostileRows(seed, manyRows).map(storable));
  site = await startSite({ ...readOnce, DATA_DIR: folder, DATABASE_URL: url });
  expect(await directoryFlaws(site, manyRows / 2)).toEqual([]);
});

test('any rows make a site of which every page is there: a hosted backend', { tag: '@slow' }, async () => {
  const backend = await hostedHarness();
  closers.push(backend.close);
  await backend.addStudios(hostileRows(seed, manyRows).map(storable));
  site = await startSite({
    ...readOnce,
    DATA_DIR: folder,
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.publicKey,
  });
  expect(await directoryFlaws(site, manyRows / 2)).toEqual([]);
});

test('any JSON in a hosted table makes a site of which every page is there', async () => {
  const all = hostileJsonRows(seed, fewRows);
  const headers = { 'content-type': 'application/json', 'content-range': `0-${fewRows - 1}/${fewRows}` };
  const backend = createServer((_request, response) => response.writeHead(200, headers).end(JSON.stringify(all)));
  closers.push(
    () => backend.close(),
    () => backend.closeAllConnections(),
  );
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  site = await startSite({ ...readOnce, DATA_DIR: folder, SUPABASE_URL: url, SUPABASE_ANON_KEY: 'key' });
  expect(await directoryFlaws(site, fewRows / 2)).toEqual([]);
});

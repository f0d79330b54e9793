import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openEmbeddedTable } from '../../app/studios/.server/import/embedded-table.ts';
import type { Change } from '../../app/studios/.server/import/studio-table.ts';
import { type Site, startSite } from '../support/site.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const at = (level: string) => JSON.stringify({ latitude: 60.39, longitude: 5.32, level, municipality: '4601' });
const studios = [
  { name: 'Bris Yoga', place_id: 'a', position: at('house') },
  { name: 'Svale Yoga', place_id: 'b', position: at('street') },
  { name: 'Nettopp Stengt Yoga', place_id: 'c', hidden: `closed ${daysAgo(3)}` },
  { name: 'Lenge Stengt Yoga', place_id: 'd', hidden: `closed ${daysAgo(400)}` },
].map((row) => ({ ...row, address: 'Fiktivgata 4, 5003 Bergen' }));

let folder: string;
let site: Site | undefined;

async function change(changes: readonly Change[]): Promise<void> {
  const table = openEmbeddedTable(folder);
  await table.apply(
    (async function* () {
      yield* changes;
    })(),
    'test',
  );
  await table.close();
}

async function ask(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(`${site?.origin}${path}`);
  return { status: answer.status, html: await answer.text() };
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'pusterom-closing-'));
  await change(studios.map((row) => ({ kind: 'insert', row })));
  site = await startSite({ DATA_DIR: folder });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a studio whose door is known has links for every map, and one whose street is known none that pretends', async () => {
  const { html } = await ask('/yogastudioer/studio/bris-yoga');
  const hrefs = [...html.matchAll(/href="([^"]+)"/gu)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const goal = '60.39%2C5.32';
  expect(hrefs).toEqual(
    expect.arrayContaining([
      `https://maps.apple.com/?daddr=${goal}`,
      `https://www.google.com/maps/dir/?api=1&destination=${goal}`,
      `https://www.openstreetmap.org/directions?to=${goal}`,
      `geo:60.39,5.32?q=${goal}`,
    ]),
  );
  expect(html).toContain('"GeoCoordinates"');
  const street = await ask('/yogastudioer/studio/svale-yoga');
  expect(street.html).not.toMatch(/href="geo:|GeoCoordinates|60\.39/u);
  expect(street.html).toContain('maps.apple.com');
});

test('a closed studio is in no list, and its page says so for a year', async () => {
  const lists = [
    '/yogastudioer/bergen',
    '/sitemap.xml',
    '/sok?q=stengt',
    '/yogastudioer/treff.json',
    '/yogastudioer?q=stengt',
  ];
  for (const path of [...lists, '/yogastudioer/sok.json?q=stengt']) {
    expect.soft((await ask(path)).html, path).not.toMatch(/(?:Nettopp|Lenge) Stengt|(?:nettopp|lenge)-stengt/u);
  }
  const { status, html } = await ask('/yogastudioer/studio/nettopp-stengt-yoga');
  expect(status).toBe(200);
  expect(html).toContain('Nettopp Stengt Yoga er lagt ned');
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/u);
  expect(html).toContain('href="/yogastudioer/bergen"');
});

test('after a year its address is gone', async () => {
  const { status, html } = await ask('/yogastudioer/studio/lenge-stengt-yoga');
  expect(status).toBe(410);
  expect(html).toContain('Lenge Stengt Yoga er lagt ned');
});

test('a studio that closes under a running site leaves its lists and changes its page', async () => {
  expect((await ask('/yogastudioer/studio/bris-yoga')).html).not.toContain('er lagt ned');
  const table = openEmbeddedTable(folder);
  const ids: string[] = [];
  for await (const { id, row } of table.rows()) if (row.name === 'Bris Yoga') ids.push(id);
  await table.close();
  await change(ids.map((id) => ({ kind: 'update', id, row: { hidden: `closed ${daysAgo(0)}` } })));
  await expect.poll(async () => (await ask('/yogastudioer/studio/bris-yoga')).html).toContain('Bris Yoga er lagt ned');
  expect((await ask('/yogastudioer/bergen')).html).not.toContain('Bris Yoga');
});

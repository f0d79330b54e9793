import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../support/site.ts';

/** The rows of docs/faults.md about the studio table: what `/readyz` says is what a visitor sees, at the start and while serving. */
type Answer = (response: ServerResponse) => void;
const json = { 'content-type': 'application/json', 'content-range': '0-0/1' };
const rows =
  (given: unknown): Answer =>
  (response) =>
    response.writeHead(200, json).end(JSON.stringify(given));
const sol = { name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', place_id: 'a' };
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

const whole = rows([sol]);
const gone: Answer = (response) => response.destroy();
const cell: Answer = (response) =>
  response.writeHead(200, json).end(`[${JSON.stringify(sol).slice(0, -1)},"workday_timing":{"Monday":${deep}}}]`);
const loaded = { ready: 200, studio: 200, oslo: 'Sol Yoga' };
const notYet = { ready: 503, studio: 503, oslo: 'Ingen yogastudioer funnet' };

let answer: Answer;
const backend = createServer((_request, response) => answer(response));
let settings: Record<string, string>;
let dataDir: string;
let site: Site | undefined;

test.beforeAll(async () => {
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  const port = typeof address === 'object' ? address?.port : '';
  settings = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: 'key' };
});
test.afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-health-'));
});
test.afterEach(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

for (const [error, start, then, seen] of [
  ['no error', whole, whole, loaded],
  ['gone at start', gone, gone, notYet],
  ['gone while serving', whole, gone, loaded],
  ['garbage at start', rows(['Logg inn', 7]), rows(['Logg inn', 7]), notYet],
  ['garbage while serving', whole, rows({ message: 'Logg inn' }), loaded],
  ['JSON without bottom in a cell', cell, cell, loaded],
  ['half a letter in a cell', rows([{ ...sol, link: '\ud800' }]), rows([{ ...sol, phone: '\udfff' }]), loaded],
  ['an empty table', rows([]), rows([]), { ...notYet, ready: 200, studio: 404 }],
] as const satisfies [string, Answer, Answer, typeof loaded][]) {
  test(`health says what visitors see: ${error}`, { tag: '@slow' }, async () => {
    test.setTimeout(180_000);
    answer = start;
    const running = await startSite({ DATA_DIR: dataDir, ...settings }, false);
    site = running;
    let asked = 0;
    answer = (response) => {
      asked += 1;
      then(response);
    };
    // Twice: by then the first answer is dealt with.
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(1);
    const oslo = await (await fetch(`${running.origin}/yogastudioer/oslo`)).text();
    expect({
      ready: await running.status('/readyz'),
      studio: await running.status('/yogastudioer/studio/sol-yoga'),
      oslo: [notYet.oslo, loaded.oslo].find((text) => oslo.includes(text)),
    }).toEqual(seen);
  });
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../app/.server/database/testing/postgres.ts';
import { openUnreliableLine, type UnreliableLine } from '../../app/.server/database/testing/unreliable-line.ts';
import { freePort } from '../../scripts/free-port.ts';
import { failure, spawnServer, stop } from '../support/own-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { uniqueSubmission } from '../support/submissions.ts';

/** The rows of docs/faults.md that are about a database elsewhere: PostgreSQL behind a bad line, a hosted backend. */
test.describe.configure({ mode: 'default' });
test.slow();

const sorry = 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.';
const studioPage = '/yogastudioer/studio/sol-yoga';
const slowMs = 5000;
let dataDir: string;
let site: Site | undefined;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-database-'));
});
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

test.describe('PostgreSQL', () => {
  let server: PostgresServer;
  let line: UnreliableLine;
  let owner: pg.Client;
  let url: string;

  test.beforeAll(async () => {
    server = await startPostgres();
  });
  test.afterAll(() => server.stop());

  test.beforeEach(async () => {
    const direct = new URL(await server.createDatabase());
    line = await openUnreliableLine(Number(direct.port));
    owner = new pg.Client({ connectionString: direct.href });
    await owner.connect();
    direct.port = String(line.port);
    url = direct.href;
  });
  test.afterEach(async () => {
    await site?.stop();
    await owner.end();
    await line.close();
  });

  async function start(): Promise<Site> {
    // Limited too, since the count of messages lies in the same database.
    site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: url, CONTACT_RATE: '100' });
    await owner.query(`insert into "database-yoga" (name, address) values ('Sol Yoga', 'Gata 1, 0155 Oslo')`);
    await expect.poll(() => site?.status(studioPage), 'the studio is read').toBe(200);
    return site;
  }

  async function subjects(): Promise<string[]> {
    const { rows } = await owner.query<{ subject: string }>('select subject from contact_submissions order by id');
    return rows.map(({ subject }) => subject);
  }

  test('database gone at start: one line', { tag: '@slow' }, async () => {
    await line.become('cut');
    const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: url };
    const { status, lines } = await failure(spawnServer(settings));
    expect(status).toBe(1);
    expect(lines).toEqual(['DATABASE_URL: cannot reach the database: connection refused']);
  });

  test('database gone while serving: pages stay, what was typed stays, and it comes back', {
    tag: '@slow',
  }, async () => {
    const running = await start();
    const form = uniqueSubmission();
    await line.become('cut');
    await expect.poll(() => running.errors('studios.load-failed').length).toBeGreaterThan(0);
    expect(await running.status(studioPage)).toBe(200);
    expect(await running.status('/yogastudioer/studio/finnes-ikke')).toBe(404);
    expect(await running.status('/readyz')).toBe(200);
    const refused = await running.send(form);
    expect(refused.status).toBe(500);
    expect(refused.html).toContain(sorry);
    expect(refused.html).toContain(form.subject);
    expect(running.errors('contact.failed')).toEqual([expect.stringMatching(/^StoreError: PostgreSQL: /u)]);
    await line.become('whole');
    expect((await running.send(form)).status).toBe(200);
    expect(await subjects()).toEqual([form.subject]);
    expect(await stop(running.server, 'SIGTERM')).toBe(0);
  });

  test('database restarted while serving: nobody notices', { tag: '@slow' }, async () => {
    const running = await start();
    const form = uniqueSubmission();
    await line.become('cut');
    const sent = running.send(form);
    await line.become('whole');
    expect((await sent).status).toBe(200);
    expect(await subjects()).toEqual([form.subject]);
  });

  test('database slow (5 s): pages as fast as ever, messages late but stored once', { tag: '@slow' }, async () => {
    const running = await start();
    const form = uniqueSubmission();
    // Every question about either table waits.
    await owner.query('begin; lock table "database-yoga", contact_submissions in access exclusive mode');
    const sent = Promise.all([running.send(form), running.send(form)]);
    const released = sleep(slowMs).then(() => owner.query('commit'));
    for (const path of ['/', '/yogastudioer/oslo', studioPage]) expect(await running.status(path)).toBe(200);
    // Made-up addresses take no connection from those who write.
    const madeUp = Array.from({ length: 20 }, (_, index) =>
      running.status(`/yogastudioer/studio/finnes-ikke-${index}`),
    );
    expect(new Set(await Promise.all(madeUp))).toEqual(new Set([404]));
    await released;
    const statuses = (await sent).map(({ status }) => status);
    expect(await subjects()).toEqual([form.subject]);
    expect(statuses).toEqual([200, 200]);
  });

  test('database that answers nothing: an answer in the end, and a stop that ends', { tag: '@slow' }, async () => {
    const running = await start();
    const form = uniqueSubmission();
    await line.become('silent');
    const refused = await running.send(form);
    expect(refused.status).toBe(500);
    expect(refused.html).toContain(form.subject);
    expect(await running.status(studioPage)).toBe(200);
    expect(await stop(running.server, 'SIGTERM')).toBe(0);
  });
});

test.describe('a hosted backend', () => {
  const json = { 'content-type': 'application/json', 'content-range': '0-0/1' };
  const row = '[{"name":"Sol Yoga","address":"Gata 1, 0155 Oslo","place_id":"a"}]';
  const whole = (response: ServerResponse) => response.writeHead(200, json).end(row);
  let answer: (response: ServerResponse) => void;
  const backend = createServer((_request, response) => answer(response));
  let settings: Record<string, string>;

  test.beforeAll(async () => {
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const address = backend.address();
    const port = typeof address === 'object' ? address?.port : '';
    settings = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: 'key' };
  });
  test.afterAll(() => {
    backend.closeAllConnections();
    backend.close();
  });

  test('hosted backend gone at start: a site without studios, until it comes', { tag: '@slow' }, async () => {
    answer = (response) => response.destroy();
    site = await startSite({ DATA_DIR: dataDir, ...settings }, false);
    expect(await site.status('/readyz')).toBe(503);
    expect(await site.status('/yoga')).toBe(200);
    const studio = await fetch(site.origin + studioPage);
    expect(studio.status).toBe(503);
    expect(Number(studio.headers.get('retry-after'))).toBeGreaterThan(0);
    answer = whole;
    await expect.poll(() => site?.status('/readyz')).toBe(200);
    expect(await site.status(studioPage)).toBe(200);
  });

  test('hosted backend slow (5 s): pages as before, messages late but stored once', { tag: '@slow' }, async () => {
    answer = whole;
    const running = await startSite({ DATA_DIR: dataDir, ...settings });
    site = running;
    let inserted = 0;
    answer = (response) => {
      if (response.req.method === 'POST') inserted += 1;
      setTimeout(() => whole(response), slowMs);
    };
    const form = uniqueSubmission();
    const sent = Promise.all([running.send(form), running.send(form)]);
    for (const path of ['/', '/yogastudioer/oslo', studioPage]) expect(await running.status(path)).toBe(200);
    const madeUp = Array.from({ length: 20 }, (_, index) =>
      running.status(`/yogastudioer/studio/finnes-ikke-${index}`),
    );
    expect(new Set(await Promise.all(madeUp))).toEqual(new Set([404]));
    expect((await sent).map(({ status }) => status)).toEqual([200, 200]);
    expect(inserted).toBe(1);
    expect(running.errors('contact.failed')).toEqual([]);
  });

  for (const [name, faulty] of [
    ['500', (response) => response.writeHead(500).end('{"message":"out of order"}')],
    ['429', (response) => response.writeHead(429).end()],
    ['garbage', (response) => response.writeHead(200, json).end('<html>Logg inn')],
    ['nothing', () => undefined],
  ] as const satisfies [string, (response: ServerResponse) => void][]) {
    test(`hosted backend that answers ${name}: pages stay, and what was typed stays`, { tag: '@slow' }, async () => {
      answer = whole;
      site = await startSite({ DATA_DIR: dataDir, ...settings });
      answer = faulty;
      const form = uniqueSubmission();
      const refused = await site.send(form);
      expect(refused.status).toBe(500);
      expect(refused.html).toContain(sorry);
      expect(refused.html).toContain(form.subject);
      expect(site.errors('contact.failed')).toEqual([expect.stringMatching(/^StoreError: hosted backend: /u)]);
      await expect.poll(() => site?.errors('studios.load-failed').length).toBeGreaterThan(0);
      expect(await site.status(studioPage)).toBe(200);
      answer = whole;
      expect((await site.send(form)).status).toBe(200);
    });
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { ready, spawnServer, stop } from './support/own-server.ts';
import { storedSubmissions, uniqueSubmission } from './support/submissions.ts';

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-durability-'));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('killed right after a submission was confirmed, the row is there after the restart, once', async ({ request }) => {
  test.slow();
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir };
  const form = uniqueSubmission();
  const send = () => request.post(`http://localhost:${port}/kontakt`, { form });

  const first = spawnServer(settings);
  await ready(first, port);
  expect((await send()).status()).toBe(200);
  await stop(first, 'SIGKILL');

  const second = spawnServer(settings);
  await ready(second, port);
  expect(await storedSubmissions(dataDir)).toEqual([form]);
  expect((await send()).status(), 'sent again after the restart').toBe(200);
  expect(await stop(second, 'SIGTERM'), 'SIGTERM ends well').toBe(0);
  expect(await storedSubmissions(dataDir)).toEqual([form]);
});

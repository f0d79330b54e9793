import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { stop } from '../support/own-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { storedSubmissions } from '../support/submissions.ts';
import { startVisits } from '../support/visitors.ts';

const visitors = 40;
const loadMs = 1000;
let dataDir: string;
let site: Site | undefined;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-shutdown-'));
});
test.afterEach(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('SIGTERM under load drops no request and no message', { tag: '@slow' }, async () => {
  test.slow();
  site = await startSite({ DATA_DIR: dataDir });
  const visits = startVisits(site.origin, visitors);
  await sleep(loadMs);
  expect(await stop(site.server, 'SIGTERM')).toBe(0);
  await visits.end();
  expect(visits.errors).toEqual([]);
  expect([...visits.statuses.keys()]).toEqual([200]);
  expect(visits.closes, 'who was connected is told to leave').toBeGreaterThan(0);
  const stored = (await storedSubmissions(dataDir)).map(({ subject }) => subject);
  expect(stored.toSorted()).toEqual(visits.sent.toSorted());
});

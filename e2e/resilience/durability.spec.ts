import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { ready, spawnServer, stop } from '../support/own-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { storedSubmissions, uniqueSubmission } from '../support/submissions.ts';

/** A few in the suite; `POWER_CUTS=100 npx playwright test e2e/resilience/durability.spec.ts` for the whole, some ten minutes. */
const rounds = Number(process.env.POWER_CUTS ?? 10);
const longestRunMs = 40 * 60_000;

let dataDir: string;
let site: Site | undefined;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-durability-'));
});

test.afterEach(async () => {
  await site?.stop();
  site = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

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

test('killed at any moment of a submission, again and again: none is lost, none is there twice', {
  tag: '@slow',
}, async () => {
  test.setTimeout(longestRunMs);
  const forms = Array.from({ length: rounds }, () => uniqueSubmission());
  const answered: string[] = [];
  const usualMs = await firstSubmissionMs();
  for (const form of forms) {
    site = await startSite({ DATA_DIR: dataDir });
    const sent = site.send(form).then(
      ({ status }) => {
        if (status === 200) answered.push(form.subject);
      },
      () => undefined,
    );
    await sleep(Math.random() * 2 * usualMs);
    await stop(site.server, 'SIGKILL');
    await sent;
    const subjects = (await storedSubmissions(dataDir)).map(({ subject }) => subject);
    expect(subjects, 'what was confirmed is there').toEqual(expect.arrayContaining(answered));
    expect(new Set(subjects).size, 'nothing is there twice').toBe(subjects.length);
  }
  console.log(`${answered.length} of ${rounds} were confirmed before the power went`);
  site = await startSite({ DATA_DIR: dataDir });
  // Each visitor sends again, as one does who has seen no answer.
  for (const form of forms) expect((await site.send(form)).status).toBe(200);
  const stored = (await storedSubmissions(dataDir)).map(({ subject }) => subject);
  expect(stored.toSorted()).toEqual(forms.map(({ subject }) => subject).toSorted());
});

/** How long the first message of a process takes here. */
async function firstSubmissionMs(): Promise<number> {
  site = await startSite({ DATA_DIR: `${dataDir}/first` });
  const start = performance.now();
  await site.send(uniqueSubmission());
  const took = performance.now() - start;
  await site.stop();
  return took;
}

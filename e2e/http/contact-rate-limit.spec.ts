import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { ready, spawnServer, stop } from '../support/own-server.ts';
import { storedSubmissions, uniqueSubmission } from '../support/submissions.ts';
import { visibleToasts } from '../support/toasts.ts';

const limited = /^Du har sendt flere meldinger på kort tid\. Vent (?:\d+|ett) minutt(?:er)?, og prøv igjen\./u;

let dataDir: string;
let site: string;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-limit-'));
  const port = await freePort();
  // Not localhost, which is two addresses.
  site = `http://127.0.0.1:${port}`;
  server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, CONTACT_RATE: '1', HOST: '127.0.0.1' });
  await ready(server, port);
  await fetch(`${site}/kontakt`, { method: 'POST', body: new URLSearchParams(uniqueSubmission()) });
});

test.afterAll(async () => {
  await stop(server, 'SIGTERM');
  await rm(dataDir, { recursive: true });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('too many messages: it says how long to wait, and the text stays', async ({ page }) => {
      const submission = uniqueSubmission();
      await page.goto(`${site}/kontakt`);
      for (const field of ['name', 'email', 'subject', 'message'] as const) {
        await page.locator(`#${field}`).fill(submission[field]);
      }
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Send melding' }).click();
      const answer = await answered;
      expect(answer.status()).toBe(429);
      expect(Number(await answer.headerValue('retry-after'))).toBeGreaterThan(0);
      if (javaScriptEnabled) await expect.poll(() => visibleToasts(page)).toEqual([expect.stringMatching(limited)]);
      else await expect(page.locator('[data-status]')).toHaveText(limited);
      await expect(page.locator('#message')).toHaveValue(submission.message);
      expect(await storedSubmissions(dataDir)).toHaveLength(1);
    });
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { startMailServer } from '../../app/contact/.server/outbox/testing.ts';
import { freePort } from '../../scripts/free-port.ts';
import { ready, spawnServer, stop } from '../support/own-server.ts';
import { uniqueSubmission } from '../support/submissions.ts';

test('a message sent while the mail server was down, to a process that was then killed, is told of after all', async ({
  request,
}) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'pusterom-notices-'));
  const [port, mailPort] = [await freePort(), await freePort()];
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, CONTACT_TO: 'eier@example.no' };
  const settings = { PORT: String(port), DATA_DIR: dataDir, ...mail };
  const form = uniqueSubmission();

  const first = spawnServer(settings);
  await ready(first, port);
  for (const _again of [1, 2]) {
    expect((await request.post(`http://localhost:${port}/kontakt`, { form })).status()).toBe(200);
  }
  await stop(first, 'SIGKILL');

  const mailServer = await startMailServer({ port: mailPort });
  const database = new DatabaseSync(join(dataDir, 'pusterom.sqlite'), { timeout: 2000 });
  const second = spawnServer(settings);
  await ready(second, port);
  const mailsAfterTheDelay = () => {
    // As if the time were over by which a try puts off the next one.
    database.exec("update contact_notices set due_at = '2020-01-01T00:00:00.000Z'");
    return mailServer.mails.length;
  };
  await expect.poll(mailsAfterTheDelay, { timeout: 60_000 }).toBe(1);
  expect(mailServer.mails[0]).toContain('Reply-To: kari@example.no\r\n');
  await expect.poll(() => database.prepare('select * from contact_notices').all()).toEqual([]);
  database.close();
  expect(await stop(second, 'SIGTERM')).toBe(0);
  await mailServer.close();
  await rm(dataDir, { recursive: true });
});

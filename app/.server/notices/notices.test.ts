import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openEmbeddedStore } from '#app/.server/studio-store/embedded.ts';
import { embeddedFile } from '#app/.server/studio-store/embedded-database.ts';
import type { Notice } from '#app/.server/studio-store/notice-queue.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { noticeMail } from './notice-mail.ts';
import { startNoticeSender } from './notice-sender.ts';
import { createMailer } from './smtp.ts';
import { startMailServer } from './testing.ts';

const message = { name: 'Åse', email: 'aase@example.no', subject: 'Time', message: 'Hei.\n\nHar dere plass?' };
const sender = { siteName: 'Pusterom', siteUrl: 'https://pusterom.example', to: 'eier@example.no' };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pusterom-notices-'));
  return () => rmSync(dataDir, { recursive: true });
});

/** A site's store and the sender of its notices, which speaks to a mail server at this port. */
function site(port: number) {
  const logged: Record<string, unknown>[] = [];
  const store = openEmbeddedStore(dataDir, { withNotices: true });
  const mailer = createMailer(`smtp://127.0.0.1:${port}`);
  const notices = startNoticeSender({
    queue: store.notices,
    send: (notice) => mailer.send(noticeMail(notice, sender)),
    log: (event, details) => void logged.push({ event, ...details }),
    pollMilliseconds: 20,
  });
  const close = async () => {
    await notices.close();
    mailer.close();
    await store.close();
  };
  return { store, notices, logged, close };
}

/** Runs SQL beside the site, as time or an owner would. */
function inDatabase(sql: string) {
  const database = new DatabaseSync(embeddedFile(dataDir), { timeout: 2000 });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

const waiting = () => inDatabase('select submission_id, attempts from contact_notices');
const makeDue = () => inDatabase("update contact_notices set due_at = '2020-01-01T00:00:00.000Z'");

it('sends one mail for each message, however often that was sent', async () => {
  const server = await startMailServer();
  const { store, notices, logged, close } = site(server.port);
  for (const subject of ['Time', 'Time', 'Timeplan']) {
    await store.insertSubmission({ ...message, subject });
    notices.wake();
  }
  await expect.poll(() => logged.length).toBe(2);
  await expect.poll(waiting).toEqual([]);
  expect(server.mails).toHaveLength(2);
  expect(logged).toContainEqual({ event: 'contact.notice-sent', submission: 1, attempt: 1 });
  await close();
  await server.close();
});

it('keeps the notice while the mail server is down, and sends it when it is up', async () => {
  const port = await freePort();
  const { store, notices, logged, close } = site(port);
  await store.insertSubmission(message);
  notices.wake();
  await expect
    .poll(() => logged)
    .toEqual([{ event: 'contact.notice-failed', submission: 1, attempt: 1, fault: 'ESOCKET' }]);
  expect(waiting()).toEqual([{ submission_id: 1, attempts: 1 }]);
  const server = await startMailServer({ port });
  makeDue();
  await expect.poll(() => server.mails.length).toBe(1);
  await expect.poll(waiting).toEqual([]);
  await close();
  await server.close();
});

it('tries again when the server says not now, and logs its code and no word of it', async () => {
  const server = await startMailServer({ refuse: (attempt) => (attempt < 3 ? 451 : undefined) });
  const { store, notices, logged, close } = site(server.port);
  await store.insertSubmission(message);
  notices.wake();
  for (const attempts of [1, 2]) {
    await expect.poll(() => logged.length).toBe(attempts);
    expect(waiting()).toEqual([{ submission_id: 1, attempts }]);
    makeDue();
  }
  await expect.poll(() => server.mails.length).toBe(1);
  await expect.poll(() => logged.at(-1)).toEqual({ event: 'contact.notice-sent', submission: 1, attempt: 3 });
  expect(logged[0]).toEqual({
    event: 'contact.notice-failed',
    submission: 1,
    attempt: 1,
    fault: 'EMESSAGE',
    answer: 451,
  });
  expect(JSON.stringify(logged)).not.toContain('kari');
  await close();
  await server.close();
});

it('gives up after a fortnight of tries, and says so', async () => {
  const { store, logged, close } = site(await freePort());
  await store.insertSubmission(message);
  inDatabase('update contact_notices set attempts = 63');
  await expect.poll(waiting).toEqual([]);
  expect(logged).toMatchObject([{ event: 'contact.notice-given-up', submission: 1, attempt: 64 }]);
  await close();
});

it('sends after a restart what a process took and died with', async () => {
  const server = await startMailServer();
  const before = openEmbeddedStore(dataDir, { withNotices: true });
  await before.insertSubmission(message);
  expect(await before.notices.claim()).toMatchObject({ id: 1 });
  await before.close();
  makeDue();
  const { close } = site(server.port);
  await expect.poll(() => server.mails.length).toBe(1);
  await close();
  await server.close();
});

it('does not wait for the mail server where a message is taken', async () => {
  const never = startNoticeSender({
    queue: { claim: () => Promise.withResolvers<Notice | null>().promise, finish: async () => undefined },
    send: async () => undefined,
    log: () => undefined,
  });
  expect(never.wake()).toBeUndefined();
});

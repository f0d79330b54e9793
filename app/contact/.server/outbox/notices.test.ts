import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, vi } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { openEmbeddedArchive } from '#app/.server/database/embedded-archive.ts';
import { embeddedFile } from '#app/.server/database/embedded-database.ts';
import type { Notice } from '#app/.server/database/notice-queue.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import { mailOf } from './notice-mail.ts';
import { startNoticeSender } from './notice-sender.ts';
import { createMailer } from './smtp.ts';
import { startMailServer } from './testing.ts';

const message = { name: 'Åse', email: 'aase@example.no', subject: 'Time', message: 'Hei.\n\nHar dere plass?' };
const sender = { siteName: 'Pusterom', siteUrl: 'https://pusterom.example', to: 'eier@example.no' };

/** Many mails take their time on a busy machine. */
const patiently = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pusterom-notices-'));
  return () => rmSync(dataDir, { recursive: true });
});

/** A site's store and the sender of its notices, which speaks to a mail server at this port. */
function site(port: number, now?: () => number) {
  const logged: Record<string, unknown>[] = [];
  const store = openEmbeddedStore(dataDir, { withNotices: true });
  const mailer = createMailer(`smtp://127.0.0.1:${port}`);
  const notices = startNoticeSender({
    queue: store.notices,
    send: (waiting) => mailer.send(mailOf(waiting, sender)),
    log: (event, details) => void logged.push({ event, ...details }),
    pollMs: 20,
    ...(now && { now }),
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
    .toEqual([{ event: 'contact.notice-failed', submission: 1, attempt: 1, error: 'ESOCKET' }]);
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
    error: 'EMESSAGE',
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
  expect(await before.notices.claim()).toMatchObject([{ id: 1 }]);
  await before.close();
  makeDue();
  const { close } = site(server.port);
  await expect.poll(() => server.mails.length).toBe(1);
  await close();
  await server.close();
});

/** Has these wait, as after a night in which the mail server was away. */
async function leave(subjects: readonly string[]) {
  const store = openEmbeddedStore(dataDir, { withNotices: true });
  for (const subject of subjects) await store.insertSubmission({ ...message, subject });
  await store.close();
}

it.each([5, 6, 14])('of %i that wait, tells one by one or, of more than five, in one mail', async (count) => {
  await leave(Array.from({ length: count }, (_, index) => `Emne ${index + 1} =?utf-8?q?=E2=80=AE?=`));
  const server = await startMailServer();
  const { logged, close } = site(server.port);
  await expect.poll(waiting, patiently).toEqual([]);
  expect(logged).toHaveLength(count);
  expect(server.mails).toHaveLength(count > 5 ? 1 : count);
  const [first = ''] = server.mails;
  if (count > 5) {
    expect(first).toContain(`Subject: ${count} nye meldinger til Pusterom\r\n`);
    expect(first).toContain('To: eier@example.no\r\n');
    expect(first).not.toContain('aase@example.no');
    const text = mailOf(await noticesOf(count), sender).text;
    expect(text).toContain(`«Emne ${count} `);
    expect(text).toContain('npm run contact -- list');
    expect(String(text).includes('«Emne 1 '), 'the newest ten').toBe(count <= 10);
    expect(String(text).includes(`… og ${count - 10} til.`)).toBe(count > 10);
  }
  await close();
  await server.close();
});

it('sends twenty mails an hour at most, and tells of what has come since by one', async () => {
  const server = await startMailServer();
  let [now, looks] = [0, 0];
  const { store, notices, close } = site(server.port, () => {
    looks += 1;
    return now;
  });
  for (let sent = 0; sent < 30; sent += 1) {
    await store.insertSubmission({ ...message, subject: `Emne ${sent}` });
    notices.wake();
    if (sent < 20) await expect.poll(() => server.mails.length, patiently).toBe(sent + 1);
  }
  now = 3_599_999;
  looks = 0;
  await expect.poll(() => looks, patiently).toBeGreaterThan(2);
  expect(server.mails).toHaveLength(20);
  expect(waiting()).toHaveLength(10);
  now = 3_600_000;
  await expect.poll(waiting, patiently).toEqual([]);
  expect(server.mails).toHaveLength(21);
  expect(server.mails[20]).toContain('Subject: 10 nye meldinger til Pusterom\r\n');
  await close();
  await server.close();
});

it('puts all off together when the mail of many fails, and gives up those that are old alone', async () => {
  await leave(Array.from({ length: 7 }, (_, index) => `Emne ${index}`));
  inDatabase('update contact_notices set attempts = 63 where submission_id = 1');
  const { logged, close } = site(await freePort());
  await expect.poll(() => logged.length, patiently).toBe(7);
  expect(logged.map(({ event, submission }) => [event, submission])).toEqual([
    ['contact.notice-given-up', 1],
    ...[2, 3, 4, 5, 6, 7].map((id) => ['contact.notice-failed', id]),
  ]);
  await expect.poll(() => waiting().length, patiently).toBe(6);
  expect(waiting().every(({ attempts }) => attempts === 1)).toBe(true);
  await close();
});

/** What waited, as the queue would give it. */
async function noticesOf(count: number): Promise<Notice[]> {
  const archive = openEmbeddedArchive(dataDir);
  const stored = await archive.list();
  await archive.close();
  return stored.slice(0, count).map((submission) => ({ ...submission, attempts: 1 }));
}

it('does not wait for the mail server where a message is taken', async () => {
  const never = startNoticeSender({
    queue: { claim: () => Promise.withResolvers<Notice[]>().promise, finish: async () => undefined },
    send: async () => undefined,
    log: () => undefined,
  });
  expect(never.wake()).toBeUndefined();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Harness } from '../../app/.server/database/testing/harness.ts';
import { hostedHarness } from '../../app/.server/database/testing/hosted.ts';
import { postgresHarness, startPostgres } from '../../app/.server/database/testing/postgres.ts';
import { freePort } from '../../scripts/free-port.ts';
import { ready, spawnServer, stop } from '../support/own-server.ts';
import { type Submission, uniqueSubmission } from '../support/submissions.ts';
import { visibleToasts } from '../support/toasts.ts';

const failure = 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.';
const labels = { name: 'Navn', email: 'E-post', subject: 'Emne', message: 'Melding' } as const;
const fields = ['name', 'email', 'subject', 'message'] as const;

/** A real database of one kind that can be stopped and started, with the settings that lead the site to it. */
interface Backend extends Pick<Harness, 'addStudios' | 'submissions'> {
  readonly settings: Readonly<Record<string, string>>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

const backends: readonly { kind: string; open: () => Promise<Backend> }[] = [
  { kind: 'PostgreSQL', open: openPostgres },
  { kind: 'a hosted backend', open: openHosted },
];

async function openPostgres(): Promise<Backend> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  const harness = await postgresHarness(url);
  return {
    ...harness,
    settings: { DATABASE_URL: url },
    pause: server.pause,
    resume: server.resume,
    close: async () => {
      await harness.close();
      await server.stop();
    },
  };
}

async function openHosted(): Promise<Backend> {
  const harness = await hostedHarness();
  return { ...harness, settings: { SUPABASE_URL: harness.url, SUPABASE_ANON_KEY: harness.publicKey } };
}

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-outage-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

for (const { kind, open } of backends) {
  test(`@slow ${kind} stops while the site serves, and comes back`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const backend = await open();
    const [port, metricsPort] = [await freePort(), await freePort()];
    const site = `http://localhost:${port}`;
    const settings = {
      ...{ PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: dataDir, STUDIO_REFRESH_SECONDS: '1' },
      ...backend.settings,
    };
    await backend.addStudios([
      { name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', categories: 'Yinyoga', place_id: 'a' },
      { name: 'Ro Yoga', address: 'Gata 2, 0155 Oslo', categories: 'Hathayoga', place_id: 'b' },
    ]);
    const server = spawnServer(settings);
    try {
      await ready(server, port);
      expect(await errorOf(request, metricsPort)).toBeNull();

      await backend.pause();
      await expect.poll(() => errorOf(request, metricsPort), { timeout: 60_000 }).toMatch(/^\d{4}-/u);
      for (const [path, status, text] of [
        ['/yogastudioer', 200, '2 yogastudioer'],
        ['/yogastudioer/oslo', 200, 'Sol Yoga'],
        // Never kept in memory: rendered now, from what was last loaded.
        ['/yogastudioer/oslo?stil=yinyoga', 200, 'Sol Yoga'],
        ['/yogastudioer?q=os', 200, '2 yogastudioer'],
        ['/yogastudioer/gata', 200, 'Ro Yoga'],
        ['/yogastudioer/studio/sol-yoga', 200, 'Sol Yoga'],
        ['/yogastudioer/studio/RO-yoga', 200, 'Ro Yoga'],
        ['/yogastudioer/studio/finnes-ikke', 404, 'Yogastudio ikke funnet'],
        ['/sok?q=sol', 200, 'href="/yogastudioer/studio/sol-yoga"'],
      ] as const) {
        const answer = await request.get(site + path);
        expect(answer.status(), path).toBe(status);
        expect((await answer.text()).includes(text), `${path}: ${text}`).toBe(true);
      }

      const submission = uniqueSubmission();
      const refused = await request.post(`${site}/kontakt`, { form: submission });
      expect(refused.status()).toBe(500);
      const html = await refused.text();
      expect(html).toContain(failure);
      for (const field of fields) expect(html, field).toContain(submission[field]);

      await page.goto(`${site}/kontakt`);
      for (const field of fields) await page.getByLabel(labels[field], { exact: true }).fill(submission[field]);
      await page.getByRole('button', { name: 'Send melding' }).click();
      await expect.poll(() => visibleToasts(page), { timeout: 30_000 }).toEqual([failure]);
      for (const field of fields) {
        await expect(page.getByLabel(labels[field], { exact: true })).toHaveValue(submission[field]);
      }

      await backend.resume();
      await expect.poll(() => errorOf(request, metricsPort), { timeout: 60_000 }).toBeNull();
      await expect.poll(() => send(request, site, submission), { timeout: 60_000 }).toBe(200);
      expect(await backend.submissions()).toEqual([submission]);
      await backend.addStudios([{ name: 'Ny Yoga', address: 'Gata 3, 0155 Oslo', place_id: 'c' }]);
      await expect.poll(() => statusOf(request, `${site}/yogastudioer/studio/ny-yoga`), { timeout: 60_000 }).toBe(200);
      await expect
        .poll(async () => (await (await request.get(`${site}/yogastudioer/oslo`)).text()).includes('Ny Yoga'), {
          timeout: 60_000,
        })
        .toBe(true);
    } finally {
      await stop(server, 'SIGTERM');
      await backend.close();
    }
  });
}

test('a studio that nobody could be asked about yet is 503, not 404, and there once the backend answers', async ({
  request,
}) => {
  test.slow();
  const backend = await hostedHarness();
  await backend.addStudios([{ name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', place_id: 'a' }]);
  await backend.pause();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const server = spawnServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    STUDIO_REFRESH_SECONDS: '1',
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.publicKey,
  });
  try {
    await expect.poll(() => statusOf(request, `${site}/healthz`), { timeout: 60_000 }).toBe(200);
    expect(await statusOf(request, `${site}/readyz`)).toBe(503);
    const studio = await request.get(`${site}/yogastudioer/studio/sol-yoga`);
    expect(studio.status()).toBe(503);
    expect(studio.headers()).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(await studio.text()).toContain('Yogastudio ikke funnet');
    const overview = await request.get(`${site}/yogastudioer`);
    expect(overview.status(), 'an empty list, as specified').toBe(200);
    expect(await overview.text()).toContain('Utforsk yogastudioer');
    await backend.resume();
    await ready(server, port);
    expect(await statusOf(request, `${site}/yogastudioer/studio/sol-yoga`)).toBe(200);
  } finally {
    await stop(server, 'SIGTERM');
    await backend.close();
  }
});

async function errorOf(request: APIRequestContext, metricsPort: number): Promise<unknown> {
  const answer = await request.get(`http://127.0.0.1:${metricsPort}/readyz`);
  expect(answer.status(), 'what was loaded is still there').toBe(200);
  return (await answer.json()).details.lastError;
}

async function send(request: APIRequestContext, site: string, form: Submission): Promise<number> {
  return (await request.post(`${site}/kontakt`, { form })).status();
}

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address).catch(() => null);
  return answer?.status() ?? 0;
}

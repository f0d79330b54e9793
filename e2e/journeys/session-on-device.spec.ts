import { expect, type Page, type Request, test } from '@playwright/test';
import { budgets } from '../support/budgets.ts';
import { trackOf } from '../support/sound-track.ts';

test('before the start a session ships no stage, figure or sound; they come with the first touch', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
  await page.goto('/okt/styrke', { waitUntil: 'networkidle' });
  const players = () => scripts.filter((request) => request.url().includes('/player-'));
  expect(players()).toEqual([]);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(
    budgets.touchedScriptBytes,
  );
  await page.getByRole('button', { name: /start økten/i }).hover();
  await expect.poll(players).toHaveLength(1);
});

for (const [address, width, height] of [
  ['/okt/4-7-8', 390, 844],
  ['/okt/nybegynner', 390, 844],
  ['/okt/nybegynner', 1440, 900],
  ['/okt/egen?stilling=tadasana-15&stilling=uttanasana-15', 844, 390],
] as const) {
  test(`nothing jumps at ${width} × ${height}: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const { name, ...entry } of list.getEntries().map((found) => found.toJSON()))
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.waitForTimeout(9000);
    const shifts: number[] = await page.evaluate('window.shifts');
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}

test('the browser asks once before a running session is closed, and not before one that has not begun', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  const other = await context.newPage();
  await other.goto('/okt/nybegynner');
  await other.getByText('Lyd og stemme').click();
  await other.getByText('Norsk stemme', { exact: true }).click({ force: true });
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => other.isClosed()).toBe(true);
});

test('the screen stays lit while a session runs, and only then', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    const request = async (kind: string) => {
      log.push(`request ${kind}`);
      return { release: async () => void log.push('release') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { log });
  });
  const log = () => page.evaluate('window.log');
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect.poll(log).toEqual(['request screen']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(log).toEqual(['request screen', 'release']);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect.poll(log).toEqual(['request screen', 'release', 'request screen']);
});

/** What the page tells the device, and presses of the device's buttons: `window.position`, `window.press`. */
function watchMediaSession(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const handlers = new Map<string, (details: object) => void>();
    MediaSession.prototype.setActionHandler = (name, handler) =>
      void handlers.set(name, (details) => handler?.({ action: name, ...details }));
    MediaSession.prototype.setPositionState = (state) => void Object.assign(window, { position: state });
    Object.assign(window, { press: (name: string, details = {}) => handlers.get(name)?.(details) });
  });
}

test("the phone's own buttons pause the session and go on at the right place", async ({ page }) => {
  await watchMediaSession(page);
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const facts = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(facts).toEqual(['Yogaklasse for nybegynnere', 'playing']);
  await page.evaluate('window.press("pause")');
  await expect(page.getByRole('button', { name: 'Fortsett' })).toBeVisible();
  await expect.poll(facts).toEqual(['Yogaklasse for nybegynnere', 'paused']);
  const left = page.locator('[data-practice]').getByText(/^\d+:\d\d igjen$/u);
  const before = await left.textContent();
  await page.evaluate('window.press("play")');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(left).toHaveText(before ?? '');
  await page.evaluate('window.press("nexttrack")');
  await expect(page.locator('[data-practice]').getByText('Sitt og kom på plass').first()).toBeVisible();
  await page.evaluate('window.press("previoustrack")');
  await expect(page.locator('[data-practice]').getByText('Velkommen').first()).toBeVisible();
});

test("the phone's own controls show where the session is, with the page's picture, and lead elsewhere in it", async ({
  page,
}) => {
  await watchMediaSession(page);
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const picture = await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src ?? '');
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  const position = (): Promise<{ duration: number; position: number }> => page.evaluate('window.position');
  const second = async () => Math.floor((await position()).position / 5) * 5;
  await page.evaluate('window.press("seekto", { seekTime: 600 })');
  await expect.poll(second).toBe(600);
  expect((await position()).duration).toBe(1200);
  await page.evaluate('window.press("seekforward", { seekOffset: 100 })');
  await expect.poll(second).toBe(700);
  await page.evaluate('window.press("seekbackward", { seekOffset: 300 })');
  await expect.poll(second).toBe(400);
  await expect.poll(async () => Math.floor((await trackOf(page)).seconds / 5) * 5).toBe(405);
});

// Alone on a quiet machine it rests more than nine tenths; beside other tests the same work takes longer.
test('the main thread rests most of the time while a session plays on a slow phone', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    '/okt/egen?stilling=tadasana-15&stilling=virabhadrasana2-30&stilling=uttanasana-15&stilling=savasana-30',
  );
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const facts = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { busySeconds: of('TaskDuration'), atSeconds: of('Timestamp') };
  };
  const before = await facts();
  await page.waitForTimeout(60_000);
  const after = await facts();
  const busy = (after.busySeconds - before.busySeconds) / (after.atSeconds - before.atSeconds);
  expect(busy).toBeLessThan(0.15);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';

const article = '/artikler/1';
const inlineScript = 'script:not([src], [type])';
/** Beside it, pages that hydrate have the framework's own. */
const mostBytes = 1200;

test('every page carries the same two tiny scripts, and an article no other', async ({ page, request }) => {
  await page.goto(article);
  const texts = await page.locator(inlineScript).allTextContents();
  expect(texts).toHaveLength(2);
  expect(new TextEncoder().encode(texts.join('')).length).toBeLessThan(mostBytes);
  for (const path of ['/', '/yoga', '/kontakt', '/yogastudioer', '/404']) {
    const html = await (await request.get(path)).text();
    for (const text of texts) expect(html, path).toContain(`<script>${text}</script>`);
  }
});

test('a page is parsed to its end when its style is there: nothing asks for its layout before', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await sleep(300);
    await route.continue();
  });
  await page.goto(article);
  const { parsed, styled } = await page.evaluate(() => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const document = timings.find((entry) => entry instanceof PerformanceNavigationTiming);
    const sheet = timings.find(({ name }) => name.endsWith('.css'));
    return { parsed: document?.domInteractive ?? 0, styled: sheet?.responseEnd ?? Number.POSITIVE_INFINITY };
  });
  expect(parsed).toBeGreaterThanOrEqual(styled);
});

test('an article fetches no script before its button is pointed at, and runs it once', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    Object.assign(Navigator.prototype, { share: async (data: ShareData) => Reflect.get(window, 'shared').push(data) });
  });
  await page.goto(article, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const button = page.getByRole('button', { name: 'Del artikkel' });
  await button.hover();
  await expect.poll(() => scripts.filter((path) => path.startsWith('/assets/share-'))).toHaveLength(1);
  await button.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length)).toBe(1);
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(scripts.filter((path) => path.startsWith('/assets/share-'))).toHaveLength(1);
});

test('a module that cannot be fetched says so beside its button, and is tried again', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(article);
  await page.route('/assets/share-*', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Del artikkel' });
  const status = page.getByRole('main').getByRole('status');
  await button.click();
  await expect(status).toHaveText('Det gikk ikke. Prøv igjen når du har nett.');
  await page.unroute('/assets/share-*');
  await button.click();
  await expect(page.getByRole('region', { name: 'Meldinger' }).getByRole('paragraph')).toBeVisible();
  await expect(status).toBeEmpty();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button that needs it is not there', async ({ page }) => {
    await page.goto(article);
    await expect(page.getByRole('button', { name: 'Del artikkel' })).toBeHidden();
  });
});

/** The paths of the scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

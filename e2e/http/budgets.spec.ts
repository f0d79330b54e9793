import { devices, expect, type Page, type Request, test } from '@playwright/test';
import { budgets } from '../support/budgets.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { scriptsOf, transfer } from '../support/transfer.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

function at(path: string): string {
  return new URL(path, test.info().project.use.baseURL).href;
}

test('the HTML of every kind of page comes with the first round trip', async () => {
  for (const path of pageKinds) {
    const { bytes } = await transfer(at(path));
    expect.soft(bytes, path).toBeLessThanOrEqual(budgets.htmlBytes);
  }
});

test('so does the HTML of a list of one’s own, which carries what it needs and no more', async () => {
  const { bytes } = await transfer(at('/okt/egen?stilling=tadasana-60&stilling=vrksasana-45'));
  expect(bytes).toBeLessThanOrEqual(budgets.htmlBytes);
});

test('no page of the sitemap asks for a script before it is touched', async () => {
  const { text: sitemap } = await transfer(at('/sitemap.xml'));
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(100);
  const asking: string[] = [];
  for (const path of new Set([...paths, ...pageKinds])) {
    const { text: html } = await transfer(at(path));
    expect.soft(scriptsOf(html), path).toEqual([]);
    if (html.includes('data-when=') && !path.startsWith('/okt/')) asking.push(path);
  }
  expect(asking).toEqual([]);
});

test('the page of what is saved asks for no script either, as long as nothing is saved', async ({ page }) => {
  const sizeOf = scriptBytes(page);
  await page.goto('/uten-nett', { waitUntil: 'networkidle' });
  await expect(page.getByText('Du har ikke lagret noe på denne enheten.')).toBeVisible();
  expect(await sizeOf()).toBe(0);
});

for (const path of [
  '/artikler/1',
  '/yoga/stillinger/vrksasana',
  '/meditasjon/dyp-sovnmeditasjon',
  '/okt/rygg',
  '/okt/egen?stilling=tadasana-60',
  '/yogastudioer',
  '/kontakt',
  '/sok',
  '/uten-nett',
]) {
  test(`touched everywhere, ${path} has little script`, async ({ page }) => {
    const sizeOf = scriptBytes(page);
    await page.goto(path);
    await page.evaluate(() => {
      for (const island of document.querySelectorAll('[data-island]'))
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expect(page.locator('[data-island]')).toHaveCount(0);
    const bytes = await sizeOf();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgets.touchedScriptBytes);
  });
}

test('a session under way has all its script', async ({ page }) => {
  const sizeOf = scriptBytes(page);
  await page.goto('/okt/egen?stilling=tadasana-60&stilling=vrksasana-45');
  await page.getByRole('button', { name: 'Start økten' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await sizeOf()).toBeLessThanOrEqual(budgets.playerScriptBytes);
});

/** Sums what the page's scripts weigh as they come over the wire, from here on. */
function scriptBytes(page: Page): () => Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
  return async () => {
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

test('style and fonts are small, and one style sheet serves all', async () => {
  const { text: html } = await transfer(at('/'));
  const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/gu)].map(([, href = '']) => href);
  expect(sheets).toHaveLength(1);
  const sheet = at(sheets[0] ?? '');
  const { bytes, text: css } = await transfer(sheet);
  expect(bytes).toBeLessThanOrEqual(budgets.cssBytes);
  const fonts = new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/gu)].map(([, href = '']) => href));
  expect(fonts.size).toBeGreaterThan(0);
  let fontBytes = 0;
  for (const font of fonts) fontBytes += (await transfer(new URL(font, sheet).href)).bytes;
  expect(fontBytes).toBeLessThanOrEqual(budgets.fontBytes);
});

test('every class of a page has its rule in the sheet', async () => {
  const sheet = /rel="stylesheet" href="([^"]+)"/u.exec((await transfer(at('/'))).text)?.[1] ?? '';
  const { text: css } = await transfer(at(sheet));
  for (const path of pageKinds) {
    const { text: html } = await transfer(at(path));
    const names = [...html.matchAll(/ class="([^"]+)"/gu)].flatMap(([, list = '']) => list.split(' '));
    const bare = new Set(names.filter((name) => !css.includes(`.${name}`)));
    expect.soft([...bare], path).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('the front page is light with everything on it', async ({ page }) => {
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      bytes += (await request.sizes()).responseBodySize;
    });
    await page.goto('/');
    for (const picture of await page.locator('img[loading=lazy]').filter({ visible: true }).all())
      await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(budgets.htmlBytes / 2);
    expect(bytes).toBeLessThanOrEqual(budgets.frontPageBytes);
  });

  for (const half of [0, 1]) {
    test(`nothing moves, and few requests stand before the first paint, ${half + 1} of 2`, async ({ page }) => {
      for (const path of pageKinds.filter((_path, index) => index % 2 === half)) {
        await page.goto(path);
        const { shift, requests } = await paintOf(page);
        expect.soft(shift, `${path}: layout shift`).toBe(budgets.layoutShift);
        expect
          .soft(requests.length, `${path}: ${requests.join(' ')}`)
          .toBeLessThanOrEqual(budgets.requestsBeforeFirstPaint);
      }
    });
  }
});

/** How much has moved on the page so far, and what it had asked for when it was first painted. */
async function paintOf(page: Page): Promise<{ shift: number; requests: string[] }> {
  return page.evaluate(async () => {
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
    });
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < firstPaint);
    const whenNear = new Set([...document.images].filter(({ loading }) => loading === 'lazy').map(({ src }) => src));
    const names = before.map(({ name }) => name).filter((name) => !whenNear.has(name));
    return { shift, requests: [location.href, ...names] };
  });
}

import { devices, expect, type Page, test } from '@playwright/test';
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

test('pages ship no script, and interactive ones little', async () => {
  const sizes = new Map<string, number>();
  const interactive: string[] = [];
  for (const path of pageKinds) {
    const scripts = scriptsOf((await transfer(at(path))).text);
    for (const script of scripts) {
      if (!sizes.has(script)) sizes.set(script, (await transfer(at(script))).bytes);
    }
    const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    expect.soft(bytes, path).toBeLessThanOrEqual(budgets.scriptBytes);
    if (bytes > 0) interactive.push(path);
  }
  expect(interactive).toContain('/kontakt');
  expect(interactive.filter((path) => !interactiveParts.test(path))).toEqual([]);
});

/** Where a page may be interactive at all. */
const interactiveParts = /^\/(?:kontakt|sok|okt|uten-nett$|yogastudioer(?:\?|$)|meditasjon\/[^/]*-)/u;

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

test('the player brings its style, and no page has it before', async () => {
  const { text: html } = await transfer(at('/okt/rygg'));
  const scripts = await Promise.all(scriptsOf(html).map(async (path) => (await transfer(at(path))).text));
  const [sheet = ''] = scripts.flatMap((text) => text.match(/\/assets\/player-[^"'`]+\.css/u) ?? []);
  const { bytes, text: css } = await transfer(at(sheet));
  expect(css).toContain('[data-filling=');
  expect(bytes).toBeLessThanOrEqual(budgets.playerCssBytes);
  expect(html).not.toContain(sheet);
});

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('the front page is light with everything on it', async ({ page }) => {
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      bytes += (await request.sizes()).responseBodySize;
    });
    await page.goto('/');
    for (const picture of await page.locator('img[loading=lazy]').all()) await picture.scrollIntoViewIfNeeded();
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

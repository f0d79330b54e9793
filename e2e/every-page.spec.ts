import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const slowestSweepMs = 10 * 60_000;

test('every page of the sitemap is accessible', { tag: '@slow' }, async ({ page, request, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'axe runs in the page');
  test.setTimeout(slowestSweepMs);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
    expect.soft(found, address).toEqual([]);
  }
});

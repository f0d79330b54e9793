import { expect, type Page, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';

/** What the page's own policy has forbidden it. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|speculation/iu.test(message.text())) found.push(message.text());
  });
  return found;
}

type Attempt = { readonly action: string; readonly path: string };

/** What the browser sets out to have ready, from here on. */
async function attempts(page: Page): Promise<Attempt[]> {
  const found: Attempt[] = [];
  const session = await page.context().newCDPSession(page);
  const keep = ({ key: { action, url } }: { key: { action: string; url: string } }) => {
    const path = new URL(url).pathname;
    if (!found.some((attempt) => attempt.action === action && attempt.path === path)) found.push({ action, path });
  };
  session.on('Preload.prefetchStatusUpdated', keep);
  session.on('Preload.prerenderStatusUpdated', keep);
  await session.send('Preload.enable');
  return found;
}

test('a link that is pointed at is fetched ahead, and the policy allows the rules for it', async ({ page }) => {
  const refused = refusals(page);
  const tried = await attempts(page);
  await page.goto('/yoga/typer');
  const link = page.locator('main a[href^="/yoga/typer/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  expect(tried).toEqual([]);
  await link.hover();
  await expect.poll(() => tried).toEqual([{ action: 'Prefetch', path }]);
  await expect
    .poll(async () => {
      const [entry] = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
      );
      if (!page.url().endsWith(path)) await link.click();
      return entry.deliveryType;
    })
    .toBe('navigational-prefetch');
  expect(refused).toEqual([]);
});

test('the link that is followed next is rendered ahead', async ({ page }) => {
  const tried = await attempts(page);
  await page.goto('/');
  const link = page.locator('[data-next]').first();
  await link.hover();
  await expect.poll(() => tried).toContainEqual({ action: 'Prerender', path: await link.getAttribute('href') });
});

test('the form is not fetched ahead', async ({ page }) => {
  const tried = await attempts(page);
  await page.goto('/om-oss');
  await page.locator('main a[href="/kontakt"]').first().hover();
  await page.locator('footer a[href="/vilkar"]').hover();
  await expect.poll(() => tried).toContainEqual({ action: 'Prefetch', path: '/vilkar' });
  expect(tried.filter(({ path }) => path === '/kontakt')).toEqual([]);
});

test('only pages that ship no script are rendered ahead, by an address of their own', async ({ page, request }) => {
  const nexts = new Set<string>();
  for (const path of pageKinds) {
    await page.setContent(await (await request.get(path)).text());
    for (const link of await page.locator('[data-next]').all()) nexts.add((await link.getAttribute('href')) ?? '');
  }
  expect(nexts.size).toBeGreaterThan(2);
  for (const path of nexts) {
    expect(path).not.toMatch(/^\/(?:kontakt|okt|sok)/u);
    expect(await (await request.get(path)).text(), path).not.toMatch(/<script[^>]* (?:src=|type="module")/u);
  }
});

import { expect, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';

test('a visit leaves nothing in the browser: no cookie, no storage, no database, no cache of our own', async ({
  page,
  context,
}) => {
  test.slow();
  for (const path of pageKinds) {
    await page.goto(path);
    // What a script stores on leaving, it stores now.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: 'caches' in globalThis ? await caches.keys() : [],
      cookie: document.cookie,
    }));
    expect(stored, path).toEqual({ local: [], session: [], databases: [], caches: [], cookie: '' });
  }
  expect(await context.cookies()).toEqual([]);
});

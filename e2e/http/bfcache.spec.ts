import { expect, test } from '@playwright/test';
import { installedBrowser } from '../../scripts/browser.ts';
import { goBackTo } from '../support/going-back.ts';
import { pageKinds } from '../support/page-kinds.ts';

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const half of [0, 1]) {
  test(`every kind of page comes back as it was left, ${half + 1} of 2`, async ({ page }) => {
    test.slow();
    for (const path of pageKinds.filter((_path, index) => index % 2 === half)) {
      const answer = await page.goto(path);
      // Browsers keep no page that says it is not there.
      if (!answer?.ok()) continue;
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      const left = await page.evaluate(() => location.pathname + location.search);
      await page.goto('/vilkar?forlatt');
      await goBackTo(page, left);
      const { persisted, reasons } = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        const reasons = entry && Reflect.get(entry, 'notRestoredReasons');
        return { persisted: Reflect.get(window, 'persisted'), reasons: JSON.stringify(reasons) };
      });
      expect.soft(persisted, `${path}: ${reasons}`).toBe(true);
    }
  });
}

test('a page that comes back wears the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('/om-oss');
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  await page.goto('/vilkar');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await goBackTo(page, '/om-oss');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => Reflect.get(window, 'isAsLeft'))).toBe(true);
});

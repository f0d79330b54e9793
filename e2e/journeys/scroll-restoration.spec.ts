import { expect, test } from '@playwright/test';
import { goBackTo } from '../support/going-back.ts';

for (const [list, link] of [
  ['/yoga/stillinger', 'a[href^="/yoga/stillinger/"] >> nth=20'],
  ['/yoga?level=lett', 'main a[href^="/yoga/"] >> nth=-1'],
  ['/artikler?topic=yoga', 'main a[href^="/artikler/"] >> nth=-1'],
] as const) {
  test(`back to ${list} leads to where one was`, async ({ page }) => {
    await page.goto(list);
    await page.locator(link).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await page.locator(link).click();
    await page.waitForURL((url) => !url.href.endsWith(list));
    await goBackTo(page, list);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
  });
}

test('a new page begins at its top, and its first stop leads past the menu', async ({ page }) => {
  await page.goto('/yoga');
  await page.locator('footer a[href="/om-oss"]').click();
  await page.waitForURL('**/om-oss');
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the way from page to page, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { isTransition: Boolean(Reflect.get(event, 'viewTransition')) });
      });
    });
    await page.goto('/om-oss');
    await page.locator('footer a[href="/vilkar"]').click();
    await page.waitForURL('**/vilkar');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'isTransition')))
      .toBe(reducedMotion === 'no-preference');
  });
}

import { expect, type Page } from '@playwright/test';

/** What the toasts say that can be seen; what a screen reader is told beside them does not count. */
export function visibleToasts(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Meldinger' })
    .locator('p')
    .evaluateAll((texts) =>
      texts.filter((text) => text.checkVisibility({ opacityProperty: true })).map((text) => text.textContent ?? ''),
    );
}

/** The page's clock stands still but for what is run here, so that a slow machine changes nothing. */
export async function expectToastFor5000Ms(page: Page, text: string, press: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await press();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return visibleToasts(page);
    })
    .toEqual([text]);
  await page.clock.runFor(4900);
  expect(await visibleToasts(page)).toEqual([text]);
  await page.clock.runFor(150);
  await expect.poll(() => visibleToasts(page)).toEqual([]);
}

import { expect, type Page } from '@playwright/test';

/** Playwright waits for the page to load, which one out of the cache does not do again. */
export async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname + location.search).catch(() => '')).toBe(path);
}

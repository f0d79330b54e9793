import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';

/**
 * Every rule on a phone by day; in the dark nothing but colours differs. The light desktop is swept page by page over
 * the whole sitemap in `every-page.spec.ts`.
 */
const views = [
  { colorScheme: 'light', width: 390, rules: undefined },
  { colorScheme: 'dark', width: 1440, rules: ['color-contrast'] },
] as const;

for (const path of pageKinds) {
  test(`accessible on a light phone and a dark desktop: ${path}`, async ({ page }) => {
    test.slow();
    for (const { colorScheme, width, rules } of views) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // With its script: a button that waits for it is pale.
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

test('accessible with the menu open on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  expect(await violations(page)).toEqual([]);
});

test('accessible with errors in the form, and with a toast', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Send melding' }).click();
  await expect(page.locator('#name-feil')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/meditasjon/dyp-sovnmeditasjon', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start meditasjon' }).click();
  await expect(page.getByText(/^Meditasjon starter/u)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** What axe finds, as `rule: element, element`. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pageKinds } from './support/page-kinds.ts';

const widths = [1440, 390] as const;
/** In the dark nothing but colours differs. */
const schemes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

for (const path of pageKinds) {
  test(`accessible at 390 and 1440 px, light and dark: ${path}`, async ({ page }) => {
    test.slow();
    for (const { colorScheme, rules } of schemes) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
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

test('accessible with faults in the form, and with a toast', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Send melding' }).click();
  await expect(page.locator('#name-feil')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/meditasjon/dyp-sovnmeditasjon');
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

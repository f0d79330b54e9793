import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

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
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) => page.locator('#artikler').getByRole('article');
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: option, exact: true }).click();

test('five articles, all five topics and all four types in use, each card leading to its article', async ({ page }) => {
  await page.goto('/artikler');
  await expect(cards(page)).toHaveCount(5);
  const links = cards(page).getByRole('link');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.map((target) => /^\/artikler\/(\d+)\/[a-z-]+$/u.exec(target)?.[1])).toEqual(['1', '2', '3', '4', '5']);
  for (const [name, values] of [
    ['topic', ['meditasjon', 'yoga', 'stress', 'søvn', 'hverdagsliv']],
    ['type', ['guide', 'informasjon', 'fordeler', 'tips']],
  ] as const) {
    for (const value of values) {
      await page.goto(`/artikler?${name}=${value}`);
      expect.soft(await cards(page).count(), value).toBeGreaterThan(0);
      expect.soft(await cards(page).count(), value).toBeLessThan(5);
    }
  }
});

test('both filters have «Alle» and the options of the specification', async ({ page }) => {
  await page.goto('/artikler');
  const options = (group: string) => page.getByRole('group', { name: group }).getByRole('button').allTextContents();
  expect(await options('Tema')).toEqual(['Alle', 'Meditasjon', 'Yoga', 'Stress', 'Søvn', 'Hverdagsliv']);
  expect(await options('Type')).toEqual(['Alle', 'Guide', 'Informasjon', 'Fordeler', 'Tips']);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('both filters must match, and the back button walks through them', async ({ page }) => {
      await page.goto('/artikler');
      await choose(page, 'Tema', 'Yoga');
      await expect(cards(page)).toHaveCount(1);
      await choose(page, 'Type', 'Guide');
      const empty = page.getByText('Ingen artikler matcher dine filter. Prøv å justere filtrene.', { exact: true });
      await expect(empty).toBeVisible();
      await page.goBack();
      await expect(empty).toBeHidden();
      await page.goBack();
      await expect(cards(page)).toHaveCount(5);
    });
  });
}

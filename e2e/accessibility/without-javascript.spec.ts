import { devices, expect, test } from '@playwright/test';

/** Whole errands, from the front page to their end, as somebody whose scripts did not come does them on a phone. */
test.use({ ...devices['Pixel 7'], defaultBrowserType: undefined, javaScriptEnabled: false });

test('find a studio: menu, city, order, studio, and tell of an error in it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await page.getByRole('link', { name: 'Finn Yogastudio', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Søk etter by' }).fill('oslo');
  await page.getByRole('search').getByRole('button', { name: 'Søk', exact: true }).click();
  await expect(page).toHaveURL('/yogastudioer/oslo');
  await page.getByText('Velg stil, dag og tid').click();
  await page.getByRole('button', { name: 'Navn', exact: true }).click();
  await expect(page).toHaveURL(/sorter=navn/u);
  await page.getByRole('link', { name: 'Tyttebær Yoga', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Besøk nettside' })).toHaveAttribute('href', /^https:/u);
  await page.getByRole('link', { name: 'Meld fra om feil' }).click();
  await expect(page.getByLabel('Emne', { exact: true })).toHaveValue(/Tyttebær Yoga/u);
});

test('find a practice: search, hit, session read as text', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Søk', exact: true }).first().click();
  await page.getByLabel('Hva leter du etter?').fill('stiv rygg');
  await page.getByRole('main').getByRole('button', { name: 'Søk' }).click();
  await page.locator('#yogaklasser').getByRole('link', { name: 'Yoga for stiv rygg' }).click();
  await page.getByRole('link', { name: 'Start økten' }).click();
  await page.getByText('Hele økten som tekst').click();
  await expect(page.getByRole('heading', { name: 'Lav kobra', exact: true })).toBeVisible();
});

test('choose what to read by topic and kind, and pass on its address', async ({ page }) => {
  await page.goto('/artikler');
  await page.getByRole('button', { name: 'Søvn', exact: true }).click();
  await expect(page).toHaveURL(/\/artikler\?topic=s%C3%B8vn(?:#|$)/u);
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await page.getByRole('link', { name: 'Praktiske råd' }).click();
  await expect(page.getByRole('heading', { name: 'Praktiske råd' })).toBeInViewport();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname, 'the address itself is what is shared').toBe(new URL(page.url()).pathname);
  await expect(page.getByRole('button', { name: 'Del artikkel' })).toBeHidden();
});

import { expect, test } from '@playwright/test';

test('the legal pages were last updated on 5 April 2025', async ({ page }) => {
  for (const path of ['/personvern', '/vilkar']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/5\. april 2025/u)
        .first(),
      path,
    ).toBeVisible();
  }
});

test('about us: vision, offer, values', async ({ page }) => {
  await page.goto('/om-oss');
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(3);
});

test('the contact page says when the team is there, its e-mail address and its social profiles', async ({ page }) => {
  await page.goto('/kontakt');
  const main = page.getByRole('main');
  await expect(main.getByText(/mandag til fredag.*09:00–16:00/iu).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'kontakt@example.no' })).toHaveAttribute(
    'href',
    'mailto:kontakt@example.no',
  );
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Yelp']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//u);
  }
});

test('every page says that it is in Norwegian', async ({ page }) => {
  for (const path of ['/', '/kontakt', '/finnes-ikke']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  }
});

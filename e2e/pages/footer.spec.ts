import { expect, test } from '@playwright/test';

test('the footer has a text about the site, link columns, the legal pages and the contact page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Rolig yoga og meditasjon på norsk')).toBeVisible();
  expect(await footer.getByRole('navigation').getByRole('list').count()).toBeGreaterThanOrEqual(2);
  for (const path of ['/personvern', '/vilkar', '/kontakt', '/tilgjengelighet']) {
    await expect(footer.locator(`a[href="${path}"]`).last(), path).toBeVisible();
  }
  await expect(footer.locator('a[href="/vilkaar"]')).toHaveCount(0);
});

test('the footer links to the four social profiles', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Yelp']) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//u);
  }
});

test('the copyright line has the current year', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Pusterom`);
});

test('on a phone the footer is shorter than half a screen, and its columns unfold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/om-oss');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThan(844 / 2);
  const link = footer.getByRole('link', { name: 'Yogatyper' });
  await expect(link).toBeHidden();
  await footer.getByText('Alle sider').click();
  await expect(link).toBeVisible();
});

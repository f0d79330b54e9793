import { expect, test } from '@playwright/test';

test('the opening has buttons to both pages for beginners', async ({ page }) => {
  await page.goto('/');
  const opening = page.locator('main > :first-child');
  for (const path of ['/meditasjon/nybegynnere', '/yoga/nybegynnere']) {
    await expect(opening.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test('four ways into yoga, three into meditation', async ({ page }) => {
  await page.goto('/');
  const linksUnder = (section: string) =>
    page
      .locator(section)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await linksUnder('section#yoga')).toEqual([
    '/yoga/klasser',
    '/yoga/typer',
    '/yoga/nybegynnere',
    '/yogastudioer',
  ]);
  expect(await linksUnder('section[aria-labelledby="meditasjon"]')).toEqual([
    '/meditasjon/typer',
    '/meditasjon/nybegynnere',
    '/meditasjon/guidet-meditasjon',
  ]);
});

test('an article, a class and a meditation are recommended', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/artikler/1', '/yoga/rygg', '/meditasjon/5-minutters-pusteovelse']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`), path).toBeVisible();
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('three testimonials, said to be examples', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section:has(blockquote)');
  await expect(section.locator('blockquote')).toHaveText([/^«.*»$/u, /^«.*»$/u, /^«.*»$/u]);
  await expect(section.getByText('Uttalelsene er eksempler')).toBeVisible();
});

test('the page closes with the studios and the page about us', async ({ page }) => {
  await page.goto('/');
  const closing = page.locator('main > :last-child');
  for (const path of ['/yogastudioer', '/om-oss']) await expect(closing.locator(`a[href="${path}"]`)).toBeVisible();
});

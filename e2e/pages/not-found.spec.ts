import { expect, test } from '@playwright/test';

test('the 404 page links to the front page and the main areas', async ({ page }) => {
  await page.goto('/finnes-ikke');
  for (const path of ['/', '/artikler', '/meditasjon', '/yoga', '/meditasjon/nybegynnere', '/om-oss']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).last(), path).toBeVisible();
  }
});

test('what is not there leads back to its list', async ({ page }) => {
  for (const [path, name, target] of [
    ['/yoga/finnes-ikke', 'Tilbake til yoga', '/yoga'],
    ['/yoga/stillinger/finnes-ikke', 'Se alle yogastillinger', '/yoga/stillinger'],
    ['/yogastudioer/studio/finnes-ikke', 'Tilbake til yogastudioer', '/yogastudioer'],
    ['/yogastudioer/finnesikke', 'Se yogastudioer i andre byer', '/yogastudioer'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', target);
  }
});

test('an unknown meditation suggests three others, described in 100 characters at most', async ({ page }) => {
  await page.goto('/meditasjon/finnes-ikke');
  const suggestions = page.getByRole('main').getByRole('article');
  await expect(suggestions).toHaveCount(3);
  for (const text of await suggestions.getByRole('paragraph').allTextContents()) {
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThanOrEqual(100);
  }
});

test('an unknown article ends on the general page', async ({ page }) => {
  await page.goto('/artikler');
  const response = await page.goto('/artikler/999');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden ble ikke funnet');
  await page.goBack();
  await expect(page).toHaveURL('/artikler');
});

import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a query of crisis shows the numbers, and no result', async ({ page }) => {
    await page.goto('/sok?q=selvmord');
    const note = page.getByRole('complementary', { name: /^Har du det så vondt/ });
    const calls = note.getByRole('link', { name: /^Ring / });
    await expect(calls.first()).toHaveAttribute('href', 'tel:113');
    await expect(calls.nth(1)).toHaveAttribute('href', 'tel:116123');
    for (const box of await Promise.all((await calls.all()).map((call) => call.boundingBox())))
      expect(box?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/^Har du det så vondt/]);
    await expect(page.getByText('Ingen treff')).toHaveCount(0);
  });

  test('a query of pain shows whom to ask, then the gentlest session, then the rest', async ({ page }) => {
    await page.goto('/sok?q=vondt+i+korsryggen');
    const note = page.getByRole('complementary', { name: 'Når ryggen er vond' });
    await expect(note).toContainText('116 117');
    await expect(note.getByRole('link').first()).toHaveAttribute('href', '/yoga/rygg');
    await expect(note.getByRole('link', { name: 'Kobraen' })).toBeVisible();
    const hits = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(hits.first()).toHaveText('Yoga for stiv rygg');
    await expect(hits.filter({ hasText: 'Kobraen' })).toHaveCount(0);
    await expect(page.getByText(/^Tilpass: /).first()).toBeVisible();
  });
});

test('the suggestions begin with the number to call', async ({ page }) => {
  await page.goto('/sok');
  await page.getByLabel('Hva leter du etter?').pressSequentially('vil ikke leve');
  await expect(page.getByRole('option').first()).toHaveText(/Ring 113/);
});

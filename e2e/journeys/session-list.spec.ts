import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who has five minutes sees the sessions that take as long, and all of them again', async ({ page }) => {
    await page.goto('/okt');
    const pause = page.getByRole('link', { name: 'Tre minutters pause', exact: true });
    const yin = page.getByRole('link', { name: 'Yinyoga for ro', exact: true });
    const shown = page.locator('li[data-times]').filter({ visible: true });
    const all = await shown.count();
    await expect(pause).toBeVisible();
    await expect(yin).toBeVisible();
    await page.getByRole('radio', { name: '5 min', exact: true }).check();
    await expect(pause).toBeVisible();
    await expect(yin).toBeHidden();
    expect(await shown.count()).toBeLessThan(all);
    await page.getByRole('radio', { name: 'Lenger', exact: true }).check();
    await expect(yin).toBeVisible();
    await expect(pause).toBeHidden();
    await page.getByRole('radio', { name: 'Alle', exact: true }).check();
    await expect(shown).toHaveCount(all);
  });
});

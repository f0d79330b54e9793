import { expect, test } from '@playwright/test';

test('from the front page two taps lead to a running session', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Lag økt for meg' })
    .getByRole('link', { name: 'Nakke og skuldre' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10 minutter for nakke og skuldre på matta');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 15_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a session that can be read, changed and opened in the editor', async ({ page }) => {
    await page.goto('/okt/lag');
    await page.getByRole('radio', { name: 'Nakke og skuldre', exact: true }).check();
    await page.getByRole('radio', { name: '5 min', exact: true }).check();
    await page.getByRole('radio', { name: 'Kontor', exact: true }).check();
    await page.getByRole('button', { name: 'Lag økten' }).click();
    await expect(page).toHaveURL(/behov=nakke&minutter=5&sted=kontor&niva=lett/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 minutter for nakke og skuldre på kontoret');
    const names = await page.locator('ol h3').allTextContents();
    await page.getByRole('link', { name: 'En annen' }).click();
    await expect(page).toHaveURL(/fro=2/u);
    await page.goBack();
    await page.getByRole('link', { name: 'Åpne i egen økt' }).click();
    await expect(page.locator('#rekken h2').first()).toHaveText(names[0] ?? '');
  });
});

test('in the room stands one person, in the place that the form says', async ({ page }) => {
  await page.goto('/okt/lag');
  const pictures = {
    Stol: '/figurer/chair-arms-up.svg#uten-matte',
    Seng: '/bilder/i-senga.svg',
    Kontor: '/figurer/chair-ear-to-shoulder.svg#uten-matte',
    Matte: '/figurer/virabhadrasana2.svg#uten-matte',
  };
  for (const [place, shown] of Object.entries(pictures)) {
    await page.getByRole('radio', { name: place, exact: true }).check();
    for (const picture of Object.values(pictures)) {
      const person = page.locator(`img[src="${picture}"]`).first();
      await expect(person, `${place}: ${picture}`).toBeVisible({ visible: picture === shown });
    }
  }
});

test('search answers with a ready-made session', async ({ page }) => {
  await page.goto('/sok?q=10 min nakke kontor');
  await page.getByRole('link', { name: '10 minutter for nakke og skuldre på kontoret' }).click();
  await expect(page).toHaveURL(/behov=nakke&minutter=10&sted=kontor/u);
});

import { expect, test } from '@playwright/test';

test('what is asked of a person names its purpose, so that the browser can fill it in', async ({ page }) => {
  for (const path of ['/kontakt', '/yogastudioer/forslag']) {
    await page.goto(path);
    await expect
      .soft(page.locator('input[name=name], input[name=sender]').first(), path)
      .toHaveAttribute('autocomplete', 'name');
    await expect.soft(page.locator('input[type=email]').first(), path).toHaveAttribute('autocomplete', 'email');
  }
});

test('focus and choice alone lead nowhere and open nothing', async ({ page }) => {
  await page.goto('/okt/lag');
  const radios = page.getByRole('radio');
  for (const radio of await radios.all()) await radio.focus();
  await radios.last().check();
  await page.goto('/yogastudioer/oslo');
  for (const control of await page.locator('main :is(input, select, summary)').all()) await control.focus();
  await expect(page).toHaveURL('/yogastudioer/oslo');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press that is dragged away does nothing', async ({ page }) => {
  await page.goto('/okt/rygg');
  await page.getByRole('button', { name: /start økten/iu }).hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /start økten/iu })).toBeVisible();
});

test('no page asks for a way to hold the device', async ({ page, request }) => {
  expect(await (await request.get('/manifest.webmanifest')).json()).not.toHaveProperty('orientation');
  const headings: string[] = [];
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/okt/rygg');
    headings.push((await page.getByRole('main').getByRole('heading').allInnerTexts()).join());
    await expect(page.getByRole('button', { name: /start økten/iu })).toBeVisible();
  }
  expect(headings[1]).toBe(headings[0]);
});

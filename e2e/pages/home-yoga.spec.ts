import { expect, test } from '@playwright/test';

test('home yoga: morning yoga leads on, office breaks and evening yoga are buttons without a target', async ({
  page,
}) => {
  await page.goto('/yoga/hjemme');
  const practices = page.locator('#okter').getByRole('listitem');
  await expect(practices).toHaveCount(3);
  await expect(practices.first().getByRole('link')).toHaveAttribute('href', '/yoga/hjemme/morgen');
  const buttons = page.locator('#okter').getByRole('button');
  await expect(buttons).toHaveText(['Kommer snart', 'Kommer snart']);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test('home yoga: the room, the equipment, the routine', async ({ page }) => {
  await page.goto('/yoga/hjemme');
  for (const id of ['rommet', 'utstyr', 'rutine']) {
    expect(await page.locator(`#${id}`).getByRole('listitem').count(), id).toBeGreaterThanOrEqual(3);
  }
});

test('morning yoga: benefits, poses, a routine whose parts make 15 minutes, tips and both links', async ({ page }) => {
  await page.goto('/yoga/hjemme/morgen');
  for (const id of ['fordeler', 'stillinger', 'rutine', 'tips']) {
    expect(await page.locator(`#${id}`).getByRole('listitem').count(), id).toBeGreaterThanOrEqual(3);
  }
  const minutes = await page
    .locator('#rutine')
    .getByText(/^\d+(?:,5)? min$/u)
    .allTextContents();
  expect(minutes.reduce((sum, text) => sum + Number.parseFloat(text.replace(',', '.')), 0)).toBe(15);
  await expect(page.getByRole('link', { name: 'Se timeplan' })).toHaveAttribute('href', '#');
  await expect(page.getByRole('main').locator('a[href="/yoga/typer/rise-and-shine"]').first()).toBeVisible();
});

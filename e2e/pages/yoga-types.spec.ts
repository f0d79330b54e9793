import { expect, test } from '@playwright/test';

const slugs = [
  'hatha',
  'vinyasa-flow',
  'yin-yoga',
  'yang-yin',
  'strong-flow',
  'vinyasa-core',
  'hip-flow',
  'rise-and-shine',
  'meditation',
  'stretch-flow',
];

test('ten types, each leading to its page', async ({ page }) => {
  await page.goto('/yoga/typer');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(targets.toSorted()).toEqual(slugs.map((slug) => `/yoga/typer/${slug}`).toSorted());
});

for (const slug of slugs) {
  test(`${slug}: description, benefits, who it suits, techniques, timetable and contact`, async ({ page }) => {
    await page.goto(`/yoga/typer/${slug}`);
    const main = page.getByRole('main');
    for (const id of ['fordeler', 'teknikker']) {
      expect(await main.locator(`#${id}`).getByRole('listitem').count(), id).toBeGreaterThanOrEqual(3);
    }
    for (const id of ['om', 'passer-for']) await expect(main.locator(`#${id} p`).first(), id).toHaveText(/\S.{30}/su);
    await expect(main.getByRole('link', { name: 'Se timeplan' })).toHaveAttribute('href', '#');
    await expect(main.getByRole('link', { name: 'Kontakt oss' })).toHaveAttribute('href', '/kontakt');
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /\w/u);
  });
}

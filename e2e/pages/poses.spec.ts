import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';

/** The nine ids that the specification names. */
const named = [
  'tadasana',
  'virabhadrasana1',
  'virabhadrasana2',
  'utthita-trikonasana',
  'sukhasana',
  'paschimottanasana',
  'baddha-konasana',
  'ardha-matsyendrasana',
  'adho-mukha-svanasana',
];

test('at least 24 poses in four headed groups of at least five, and a guide to their use', async ({ page }) => {
  await page.goto('/yoga/stillinger');
  const seen: string[] = [];
  for (const group of ['standing', 'seated', 'inverted', 'backbends']) {
    const section = page.locator(`section#${group}`);
    await expect(section.getByRole('heading', { level: 2 }), group).toBeVisible();
    const links = section.getByRole('article').getByRole('link');
    expect(await links.count(), group).toBeGreaterThanOrEqual(5);
    seen.push(...(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))));
  }
  expect(seen.length).toBeGreaterThanOrEqual(24);
  expect(new Set(seen).size).toBe(seen.length);
  expect(named.filter((id) => !seen.includes(`/yoga/stillinger/${id}`))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Slik bruker du guiden' })).toBeVisible();
});

test('every pose has its full page, all three levels are in use, and every related pose exists', async ({ page }) => {
  test.slow();
  await page.goto('/yoga/stillinger');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const levels = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const main = page.getByRole('main');
    expect.soft(await main.locator('[lang="sa-Latn"]').textContent(), `${path}: Sanskrit name`).toMatch(/\S/u);
    const level = await main.getByText(/^(?:Nybegynner|Middels|Avansert)$/u).textContent();
    levels.add(level ?? '');
    for (const list of [
      '#fordeler',
      '#slik-gjor-du',
      '#tilpasninger',
      '#forsiktighet',
      '[aria-labelledby="omrader"]',
    ]) {
      expect.soft(await main.locator(`${list} li, ${list} > li`).count(), `${path} ${list}`).toBeGreaterThan(0);
    }
    await expect.soft(main.locator('#slik-gjor-du ol'), `${path}: numbered steps`).toBeVisible();
    const related = main.locator('#beslektet a');
    const targets = await related.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect.soft(targets.length, `${path}: related`).toBeGreaterThan(0);
    expect.soft(targets.filter((target) => !paths.includes(target) || target === path)).toEqual([]);
  }
  expect([...levels].toSorted()).toEqual(['Avansert', 'Middels', 'Nybegynner']);
});

test('figures are files that come when they are near or printed, in the colours of where they stand', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/figurer/')) fetched.add(request.url());
  });
  await page.goto('/yoga/stillinger');
  const figures = page.locator('img[src^="/figurer/"]');
  const count = await figures.count();
  expect(fetched.size).toBeLessThan(count);
  await page.pdf();
  expect(fetched.size).toBe(count);

  const mountain = page.locator('img[src="/figurer/tadasana.svg"]');
  const byDay = await trousers(mountain);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await trousers(mountain);
  expect(byNight).not.toEqual(byDay);
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(() => trousers(mountain)).toEqual(byDay);
});

/** The colour of a standing figure a little below its middle. */
async function trousers(figure: Locator): Promise<readonly number[]> {
  const shot = sharp(await figure.screenshot({ animations: 'disabled' }));
  const { width, height } = await shot.metadata();
  const spot = { left: Math.round(width * 0.48), top: Math.round(height * 0.6), width: 1, height: 1 };
  return [...(await shot.extract(spot).removeAlpha().raw().toBuffer())];
}

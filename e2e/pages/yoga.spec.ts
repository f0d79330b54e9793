import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) => page.locator('#klasser').getByRole('article');
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: option, exact: true }).click();
const empty = 'Ingen yogaklasser matcher dine filter. Prøv å justere filtrene.';

test('the library shows the five classes, and links to every part of yoga', async ({ page }) => {
  await page.goto('/yoga');
  await expect(cards(page)).toHaveCount(5);
  for (const path of ['klasser', 'typer', 'nybegynnere', 'stillinger', 'hjemme']) {
    await expect(page.getByRole('main').locator(`a[href="/yoga/${path}"]`), path).toBeVisible();
  }
  await expect(page.getByRole('main').locator('a[href="/yogastudioer"]')).toBeVisible();
  await expect(page.locator('#fordeler').getByRole('heading', { level: 2 })).toBeVisible();
});

test('both filters have «Alle» and the options of the specification', async ({ page }) => {
  await page.goto('/yoga');
  const options = (group: string) => page.getByRole('group', { name: group }).getByRole('button').allTextContents();
  expect(await options('Nivå')).toEqual(['Alle', 'Lett', 'Middels', 'Krevende']);
  expect(await options('Type')).toEqual(['Alle', 'Klasser', 'Nybegynnere']);
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Alle', 'Alle']);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('both filters must match, stand in the address, and the back button walks through them', async ({ page }) => {
      await page.goto('/yoga');
      await choose(page, 'Nivå', 'Lett');
      await expect(page).toHaveURL(/\/yoga\?level=lett(?:#.*)?$/u);
      await expect(cards(page)).toHaveCount(3);
      await choose(page, 'Type', 'Nybegynnere');
      await expect(page).toHaveURL(/[?&]level=lett.*type=nybegynnere|type=nybegynnere.*level=lett/u);
      await expect(cards(page)).toHaveCount(2);
      await expect(page.getByRole('button', { pressed: true })).toHaveText(['Lett', 'Nybegynnere']);
      await choose(page, 'Nivå', 'Krevende');
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await page.goBack();
      await expect(cards(page)).toHaveCount(2);
      await page.goBack();
      await expect(cards(page)).toHaveCount(3);
      await choose(page, 'Nivå', 'Alle');
      await expect(cards(page)).toHaveCount(5);
    });
  });
}

test('filters apply on entry, and an unknown value counts as «Alle»', async ({ page }) => {
  await page.goto('/yoga?level=middels&type=klasser');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Middels');
  await page.goto('/yoga?level=umulig&type=klasser');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Alle', 'Klasser']);
});

test('all classes stand on their own page, each leading to its detail', async ({ page }) => {
  await page.goto('/yoga/klasser');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links).toHaveCount(5);
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(targets).size).toBe(5);
  expect(targets).toContain('/yoga/rygg');
  for (const path of targets) {
    expect(path).toMatch(/^\/yoga\/[a-z-]+$/u);
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('the page for beginners has their classes, five poses to learn first, and tips', async ({ page }) => {
  await page.goto('/yoga/nybegynnere');
  await expect(page.locator('#klasser').getByRole('article')).toHaveCount(2);
  const poses = page
    .locator('main section', { has: page.locator('img[src^="/figurer/"]') })
    .locator('a[href^="/yoga/stillinger/"]');
  expect(await poses.count()).toBe(5);
});

for (const [path, level] of [
  ['/yoga/rygg', 'Lett'],
  ['/yoga/yin', 'Middels'],
  ['/yoga/styrke', 'Krevende'],
] as const) {
  test(`a class shows category, duration, level ${level}, its text and at most three related ones`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(level, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(/^\d+ min$/u).first()).toBeVisible();
    await expect(main.locator('img').first()).toBeAttached();
    const related = main.locator('#relatert').getByRole('article').getByRole('link');
    const targets = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeLessThanOrEqual(3);
    expect(targets).not.toContain(path);
  });
}

test('related classes share category or level', async ({ page }) => {
  await page.goto('/yoga/yin');
  await expect(page.locator('#relatert a')).toHaveCount(1);
  await expect(page.locator('#relatert a')).toHaveAttribute('href', '/yoga/sovn');
});

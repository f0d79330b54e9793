import { expect, type Page, test } from '@playwright/test';

/** What the page keeps in the browser. */
const storedIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [device, choice, scheme] of [
  ['light', 'Mørk', 'dark'],
  ['dark', 'Lys', 'light'],
] as const) {
  test(`on a ${device} device «${choice}» is shown at once, kept, and forgotten again`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto('/artikler/1');
    const paper = await paperOf(page);
    const panel = await openSettings(page);
    await expect(panel.getByRole('radio', { name: 'Følg enheten' })).toBeChecked();
    expect(await storedIn(page)).toEqual({});

    await panel.getByRole('radio', { name: choice }).check();
    expect(await schemeOf(page)).toBe(scheme);
    const chosenPaper = await paperOf(page);
    expect(chosenPaper).not.toBe(paper);
    expect(await storedIn(page)).toEqual({ theme: scheme });

    // On every page.
    for (const path of ['/yoga', '/kontakt']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await paperOf(page), path).toBe(chosenPaper);
      expect(await shownThemeColours(page), path).toEqual([scheme]);
    }
    await page.goBack();
    await expect((await openSettings(page)).getByRole('radio', { name: choice })).toBeChecked();

    await page.getByRole('radio', { name: 'Følg enheten' }).check();
    expect(await storedIn(page)).toEqual({});
    expect(await paperOf(page)).toBe(paper);
    expect(await shownThemeColours(page)).toEqual([device]);
  });
}

test('the kept theme is there before anything is painted', async ({ page }) => {
  await page.goto('/om-oss');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // Without its style sheet and all else the page cannot paint yet.
  await page.route('/assets/*', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('drawn figures follow the choice, also those that are files', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/yoga/stillinger');
  const figure = page.locator('main img').first();
  await figure.scrollIntoViewIfNeeded();
  const byDay = await figure.screenshot();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(async () => (await figure.screenshot()).equals(byDay)).toBe(false);
});

test('paper is always light', async ({ page }) => {
  await page.goto('/om-oss');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  expect(await schemeOf(page)).toBe('light');
});

test('the / key leads to the search field, unless one is writing or has turned it off', async ({ page }) => {
  await page.goto('/sok');
  const field = page.locator('[data-search-field]').first();
  await field.blur();
  await page.keyboard.press('Control+/');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');

  const panel = await openSettings(page);
  await panel.getByRole('checkbox').uncheck();
  expect(await storedIn(page)).toEqual({ shortcut: 'off' });
  await page.goto('/sok');
  await field.blur();
  await page.keyboard.press('/');
  await expect(field).not.toBeFocused();
  await (await openSettings(page)).getByRole('checkbox').check();
  expect(await storedIn(page)).toEqual({});
});

test('Escape closes the settings and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Innstillinger' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Følg enheten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Innstillinger' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('in forced colours the tones follow the visitor’s own ground, not the theme that was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/artikler/1');
  await (await openSettings(page)).getByRole('radio', { name: 'Lys' }).check();
  expect(await schemeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect(await schemeOf(page)).toBe('light dark');
});

async function openSettings(page: Page) {
  const button = page.getByRole('button', { name: 'Innstillinger' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy');
  return page.getByRole('region', { name: 'Innstillinger' });
}

/** The schemes whose colour the browser's own bar takes. */
function shownThemeColours(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)
        .map((meta) => (meta instanceof HTMLElement ? meta.dataset.scheme : undefined)),
    );
}

import { expect, type Page, test } from '@playwright/test';

/** The scripts of the framework; what a button fetches by itself comes when it is pressed. */
const framework = /\/assets\/(?!save-|shared-|preload-).+\.js$/u;

/** Lets no script of the framework through until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(framework, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the page is painted before a script is asked for', async ({ page }) => {
  for (const path of ['/kontakt', '/okt/rygg', '/sok', '/yogastudioer']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
    }));
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(paint);
  }
});

test('a city that is typed before the scripts come is looked for when they are there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/yogastudioer', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Søk etter by' });
  await field.fill('berg');
  release();
  const cities = page.getByRole('region', { name: 'Velg en by' });
  await expect(cities.getByRole('link', { name: /^Oslo/u })).toHaveCount(0);
  await expect(cities.getByRole('link', { name: /^Bergen/u })).toBeVisible();
  await expect(field).toHaveValue('berg');
});

test('words that are typed before the scripts come stay', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sok', { waitUntil: 'commit' });
  await page.locator('#sokeord').fill('rygg');
  release();
  await expect(page.getByRole('combobox')).toHaveValue('rygg');
});

test('a session can be set and started when the scripts are there, and not before', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/okt/rygg', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /start økten/iu })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Bakgrunnslyd' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: /start økten/iu })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Bakgrunnslyd' })).toBeEnabled();
});

test('what a button says before the scripts come stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/okt/rygg', { waitUntil: 'commit' });
  await page.route(/\/assets\/save-.+\.js$/u, (route) => route.abort());
  await page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
  const said = page.getByText('Det lot seg ikke lagre.');
  await expect(said).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /start økten/iu })).toBeEnabled();
  await expect(said).toBeVisible();
});

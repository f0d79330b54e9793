import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { storedSubmissions, uniqueSubmission } from '../support/submissions.ts';

const article = '/artikler/1';
const inlineScript = 'script:not([src], [type])';
const maxBytes = 2048;
const runtime = '/assets/entry.client-*';
const share = (page: Page) => page.getByRole('button', { name: 'Del artikkel' });

test('every page carries the same two tiny scripts, and no other', async ({ page, request }) => {
  await page.goto(article);
  const texts = await page.locator(inlineScript).allTextContents();
  expect(texts).toHaveLength(2);
  expect(new TextEncoder().encode(texts.join('')).length).toBeLessThanOrEqual(maxBytes);
  for (const path of ['/', '/yoga', '/kontakt', '/okt/rygg', '/yogastudioer', '/404']) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script(?![^>]* type=)[^>]*>(.*?)<\/script>/gsu)].map(([, text]) => text);
    expect(scripts, path).toEqual(texts);
  }
});

test('a page is parsed to its end when its style is there: nothing asks for its layout before', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await sleep(300);
    await route.continue();
  });
  await page.goto(article);
  const { parsed, styled } = await page.evaluate(() => {
    const timings = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const document = timings.find((entry) => entry instanceof PerformanceNavigationTiming);
    const sheet = timings.find(({ name }) => name.endsWith('.css'));
    return { parsed: document?.domInteractive ?? 0, styled: sheet?.responseEnd ?? Number.POSITIVE_INFINITY };
  });
  expect(parsed).toBeGreaterThanOrEqual(styled);
});

test('an island fetches nothing before it is pointed at, and then only what it needs', async ({ page }) => {
  const scripts = scriptsOf(page);
  await countShares(page);
  await page.goto(article, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await share(page).hover();
  await expect.poll(() => scripts.filter((path) => path.startsWith('/assets/share.island-'))).toHaveLength(1);
  await expect.poll(() => isAwake(page)).toBe(true);
  await share(page).click();
  await expect.poll(() => page.evaluate('window.shares')).toBe(1);
  const others = scripts.filter((path) => path.includes('.island-') && !path.includes('share'));
  expect(others).toEqual([]);
});

test('a press before the script has come is held, and done once', async ({ page }) => {
  await countShares(page);
  await page.goto(article);
  const release = await hold(page);
  await share(page).click();
  await expect(share(page)).toHaveAttribute('aria-busy', 'true');
  await share(page).click();
  expect(await page.evaluate('window.shares')).toBe(0);
  release();
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(share(page)).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate('window.shares')).toBe(1);
});

test('a script that cannot be fetched: the island says so, and is tried again', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(article);
  for (const file of [runtime, '/assets/share.island-*']) {
    await page.route(file, (route) => route.abort());
    await share(page).click();
    await expect(page.getByText('Det gikk ikke. Prøv igjen når du har nett.')).toBeVisible();
    await page.unroute(file);
  }
  await share(page).click();
  await expect(page.getByRole('region', { name: 'Meldinger' }).getByRole('paragraph')).toBeVisible();
  await expect(page.getByText('Det gikk ikke.')).toBeHidden();
});

test('a form whose script cannot be fetched is sent all the same', async ({ page }) => {
  const submission = uniqueSubmission();
  await page.route(runtime, (route) => route.abort());
  await page.goto('/kontakt');
  await page.getByLabel('Navn', { exact: true }).fill(submission.name);
  await page.getByLabel('E-post', { exact: true }).fill(submission.email);
  await page.getByLabel('Emne', { exact: true }).fill(submission.subject);
  await page.getByLabel('Melding', { exact: true }).fill(submission.message);
  await page.getByRole('button', { name: 'Send melding' }).click();
  await expect(page.getByText('Takk for din henvendelse!')).toBeVisible();
  expect((await storedSubmissions()).filter(({ subject }) => subject === submission.subject)).toHaveLength(1);
});

test('a city that is typed before the script comes is looked for when it is there', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/yogastudioer');
  const field = page.getByRole('searchbox', { name: 'Søk etter by' });
  await field.fill('berg');
  release();
  const cities = page.getByRole('region', { name: 'Byene i listen' });
  await expect(cities.getByRole('link', { name: /^Oslo/u })).toHaveCount(0);
  await expect(cities.getByRole('link', { name: /^Bergen/u })).toBeVisible();
  await expect(field).toHaveValue('berg');
});

test('a field that was left before the script comes counts as left', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/okt/egen?stilling=tadasana-30');
  await page.getByLabel('Navn på økten').fill('Min kveld');
  await page.getByLabel('Ønsket lengde i minutter').focus();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Min kveld');
});

test('words that are typed before the script comes stay, and are searched for', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/sok');
  await page.locator('#sokeord').fill('rygg');
  release();
  await expect(page.getByRole('combobox')).toHaveValue('rygg');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('what is typed is never out of the field while the island is taken over', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/sok');
  const field = page.locator('#sokeord');
  await field.fill('vil ikke leve');
  // Between any two tasks a letter could come.
  const seen = page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('#sokeord');
    const values = new Set<string | undefined>();
    while (!document.querySelector('[role=option]')) {
      values.add(input?.value);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return [...values];
  });
  release();
  expect(await seen).toEqual(['vil ikke leve']);
  await expect(page.getByRole('option').first()).toHaveText(/Ring 113/u);
});

test('what is chosen for a session before the script comes is what it starts with', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/okt/rygg', { waitUntil: 'commit' });
  await page.getByText('Lyd og stemme').click();
  await page.getByRole('combobox', { name: 'Bakgrunnslyd' }).selectOption('Regn');
  await page.getByRole('slider', { name: 'Stemme og gong' }).fill('30');
  await page.getByRole('checkbox', { name: 'Husk valgene' }).check();
  await page.getByRole('button', { name: /start økten/iu }).click();
  release();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('okt-valg') ?? 'null'));
  expect(stored).toMatchObject({ ambience: 'rain', volume: 30 });
});

test('a session that cannot be fetched says so, and is tried again', async ({ page }) => {
  await page.route('/assets/player-*', (route) => route.abort());
  await page.goto('/okt/rygg');
  await page.getByRole('button', { name: /start økten/iu }).click();
  await expect(page.getByText('Økten kunne ikke hentes.')).toBeVisible();
  await page.unroute('/assets/player-*');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('every island of a page is taken over as the server has drawn it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of [
    article,
    '/yoga/stillinger/vrksasana',
    '/meditasjon/dyp-sovnmeditasjon',
    '/okt/styrke',
    '/okt/egen?stilling=tadasana-60&stilling=vrksasana-45',
    '/yogastudioer?q=berg',
    '/kontakt?studio=graastein-pust',
    '/sok?q=rygg',
    '/uten-nett',
  ]) {
    await page.goto(path);
    const count = await page.locator('island-root').count();
    expect(count, path).toBeGreaterThan(1);
    await page.evaluate(() => {
      for (const island of document.querySelectorAll('[data-island]'))
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expect(page.locator('[data-island]'), path).toHaveCount(0);
    expect(errors, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button that needs it is not there', async ({ page }) => {
    for (const path of [article, '/yoga/stillinger/vrksasana', '/okt/rygg', '/yogastudioer']) {
      await page.goto(path);
      for (const button of await page.locator('[data-needs-script]').all()) await expect(button).toBeHidden();
    }
  });
});

/** Lets the runtime of the islands through when the answer is called, and not before. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(runtime, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts in `window.shares` what the page hands to the device's own menu. */
function countShares(page: Page): Promise<unknown> {
  return page.addInitScript(`
    window.shares = 0;
    Navigator.prototype.share = async () => { window.shares += 1; };
  `);
}

function isAwake(page: Page): Promise<boolean> {
  return share(page).evaluate((button) => button.closest('[data-island]') === null);
}

/** The paths of the scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

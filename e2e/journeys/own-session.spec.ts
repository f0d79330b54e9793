import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const three = '/okt/egen?stilling=tadasana-60&stilling=vrksasana-45&stilling=balasana-90';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('poses are ticked in the library, then put in order, and the list stands in the address', async ({ page }) => {
    await page.goto('/yoga/stillinger');
    await page.getByRole('checkbox', { name: 'Ta med Fjellet i egen økt' }).check();
    await page.getByRole('checkbox', { name: 'Ta med Treet i egen økt' }).check();
    await page.getByRole('button', { name: 'Lag økten' }).click();
    await expect(page).toHaveURL('/okt/egen?stilling=tadasana-30&stilling=vrksasana-30');
    expect(await names(page)).toEqual(['Fjellet', 'Treet']);
    await expect(page.getByText('1 min 54 s til sammen')).toBeVisible();

    await page.getByLabel('Hold Treet på hver side').selectOption('1 min');
    await page.getByRole('button', { name: 'Flytt Treet opp' }).click();
    await expect(page).toHaveURL('/okt/egen?stilling=vrksasana-60&stilling=tadasana-30#rekken');
    expect(await names(page)).toEqual(['Treet', 'Fjellet']);
    await page.getByLabel('Legg til en stilling').selectOption('Barnets stilling');
    await page.getByRole('button', { name: 'Legg til' }).click();
    await page.getByRole('button', { name: 'Ta bort Fjellet' }).click();
    expect(await names(page)).toEqual(['Treet', 'Barnets stilling']);
    await page.getByText('Hele økten som tekst').click();
    await expect(page.getByRole('heading', { name: 'Treet, andre side' })).toBeVisible();
  });
});

test('with a script the list changes in place, by keyboard, and the address follows', async ({ page }) => {
  await page.goto(three);
  const requests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
  await expect(page.getByRole('button', { name: 'Kopier lenken' })).toBeVisible();
  const up = page.getByRole('button', { name: 'Flytt Barnets stilling opp' });
  await up.press('Enter');
  await expect(page).toHaveURL('/okt/egen?stilling=tadasana-60&stilling=balasana-90&stilling=vrksasana-45');
  await expect(up).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'nummer 2 av 3' })).toBeVisible();
  await up.press('Enter');
  await expect(up).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Flytt Barnets stilling ned' })).toBeFocused();
  await page.getByLabel('Hold Fjellet').selectOption('15 s');
  await page.getByRole('button', { name: 'Ta bort Treet' }).press('Enter');
  await expect(page).toHaveURL('/okt/egen?stilling=balasana-90&stilling=tadasana-15');
  await expect(page.getByText('2 min 1 s til sammen')).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  expect(await names(page)).toEqual(['Barnets stilling', 'Fjellet']);
});

test('the link is copied, and it plays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(three);
  await page.getByRole('button', { name: 'Kopier lenken' }).click();
  await expect(page.getByText('Lenken er kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Start økten' }).click();
  await page.getByRole('button', { name: 'Hopp over denne' }).click();
  await page.getByRole('button', { name: 'Hopp over denne' }).click();
  await expect(page.locator('[data-practice]').getByText(/^Treetførste side$/)).toBeVisible();
});

test.describe('a link that is not right', () => {
  for (const [search, words, count] of [
    ['stilling=hodestand-30&stilling=tadasana-30', 'Én stilling i lenken kjenner vi ikke', 1],
    ['stilling=tadasana-9999', 'Lengre og kortere tider er justert', 1],
    ['stilling=tadasana-30&'.repeat(40), 'En økt har plass til 30 stillinger', 30],
  ] as const) {
    test(words, async ({ page }) => {
      const answer = await page.goto(`/okt/egen?${search}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText(words)).toBeVisible();
      expect(await names(page)).toHaveLength(count);
    });
  }

  test('nonsense is an empty list', async ({ request }) => {
    for (const search of ['stilling=', 'stilling=%F0%9F', 'opp=9', 'ny=x', `stilling=${'a'.repeat(5000)}`]) {
      const answer = await request.get(`/okt/egen?${search}`);
      expect(answer.status(), search).toBe(200);
      expect(await answer.text()).toContain('Velg stillingene du vil øve på');
    }
  });
});

test('only the bare page is for search engines', async ({ request }) => {
  const robots = async (path: string) =>
    /<meta name="robots" content="(\w+)/u.exec(await (await request.get(path)).text())?.[1];
  expect(await robots(three)).toBe('noindex');
  expect(await robots('/okt/egen')).toBeUndefined();
});

test('the list is accessible', { tag: '@slow' }, async ({ page }) => {
  await page.goto(three);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

/** The poses of the list, in order. */
function names(page: Page): Promise<string[]> {
  return page.locator('#rekken h2').allTextContents();
}

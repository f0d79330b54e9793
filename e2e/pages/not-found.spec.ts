import { expect, test } from '@playwright/test';
import { readPage } from '../support/page-facts.ts';

/** Addresses of nothing, with the heading and the words that the specification fixes. */
const missing = [
  { what: 'route', path: '/finnes-ikke', heading: 'Siden ble ikke funnet', text: '' },
  { what: 'route, deep', path: '/yoga/typer/hatha/mer', heading: 'Siden ble ikke funnet', text: '' },
  { what: 'broken address', path: '/%E0%A4%A', heading: 'Siden ble ikke funnet', text: '' },
  { what: 'the 404 page', path: '/404', heading: 'Siden ble ikke funnet', text: '' },
  {
    what: 'yoga type',
    path: '/yoga/typer/finnes-ikke',
    heading: 'Yogatype ikke funnet',
    text: 'Beklager, men den forespurte yogatypen finnes ikke.',
  },
  {
    what: 'pose',
    path: '/yoga/stillinger/finnes-ikke',
    heading: 'Stilling ikke funnet',
    text: 'Se alle yogastillinger',
  },
  {
    what: 'yoga class',
    path: '/yoga/finnes-ikke',
    heading: 'Yogaklasse ikke funnet',
    text: 'Beklager, men vi kunne ikke finne yogaklassen du leter etter.',
  },
  { what: 'meditation', path: '/meditasjon/finnes-ikke', heading: 'Meditasjon ikke funnet', text: '' },
  { what: 'studio', path: '/yogastudioer/studio/finnes-ikke', heading: 'Yogastudio ikke funnet', text: '' },
  {
    what: 'city',
    path: '/yogastudioer/finnesikke',
    heading: 'Yoga i Finnesikke',
    text: 'Vi har ikke registrert noen yogastudioer i Finnesikke ennå.',
  },
] as const;

for (const { what, path, heading, text } of missing) {
  test(`not found, ${what}: 404 with its own page, marked noindex`, async ({ request }) => {
    const page = await readPage(request, path);
    expect(page.status).toBe(404);
    expect(page.robots).toContain('noindex');
    expect(page.headings).toEqual([heading]);
    expect(page.title).toBe(`${heading} | Pusterom`);
    expect(page.text).toContain(text);
    expect(page.breadcrumb[0]).toBe('Hjem');
    expect(page.breadcrumb).toEqual(page.breadcrumbList.map(({ name }) => name));
  });
}

test('the 404 page links to the front page and the main areas', async ({ page }) => {
  await page.goto('/finnes-ikke');
  for (const path of ['/', '/artikler', '/meditasjon', '/yoga', '/meditasjon/nybegynnere', '/om-oss']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).last(), path).toBeVisible();
  }
});

test('what is not there leads back to its list', async ({ page }) => {
  for (const [path, name, target] of [
    ['/yoga/finnes-ikke', 'Tilbake til yoga', '/yoga'],
    ['/yoga/stillinger/finnes-ikke', 'Se alle yogastillinger', '/yoga/stillinger'],
    ['/yogastudioer/studio/finnes-ikke', 'Tilbake til yogastudioer', '/yogastudioer'],
    ['/yogastudioer/finnesikke', 'Se yogastudioer i andre byer', '/yogastudioer'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', target);
  }
});

test('an unknown meditation suggests three others, described in 100 characters at most', async ({ page }) => {
  await page.goto('/meditasjon/finnes-ikke');
  const suggestions = page.getByRole('main').getByRole('article');
  await expect(suggestions).toHaveCount(3);
  for (const text of await suggestions.getByRole('paragraph').allTextContents()) {
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThanOrEqual(100);
  }
});

test('an unknown article ends on the general page', async ({ page }) => {
  await page.goto('/artikler');
  const response = await page.goto('/artikler/999');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden ble ikke funnet');
  await page.goBack();
  await expect(page).toHaveURL('/artikler');
});

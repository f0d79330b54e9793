import { expect, type Page, test } from '@playwright/test';
import { expectToastFor5000Ms, visibleToasts } from '../support/toasts.ts';

/** With its script: pressed before it has come, the start button leads to the text of the exercise. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

const startText = 'Meditasjon starter: Din meditasjon begynner nå. Finn et rolig sted og slapp av.';

test('the fixed badges, and the facts in the side column', async ({ page }) => {
  await open(page, '/meditasjon/dyp-sovnmeditasjon');
  const main = page.getByRole('main');
  for (const badge of ['25 min', 'Norsk tale', 'Rolig bakgrunnsmusikk', 'YouTube-lenke']) {
    await expect(main.getByText(badge, { exact: true }).first(), badge).toBeVisible();
  }
  const terms = await main.getByRole('term').allTextContents();
  const values = await main.getByRole('definition').allTextContents();
  expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toMatchObject({
    Varighet: '25 min',
    Fokus: 'Søvn',
    Type: 'Guidet',
    Språk: 'Norsk',
    Bakgrunnsmusikk: 'Ja',
    Kategori: expect.stringMatching(/\S/u),
  });
});

test('practice steps, benefits, topic links here and elsewhere', async ({ page }) => {
  await open(page, '/meditasjon/stressmestring-i-hverdagen');
  const main = page.getByRole('main');
  expect(await main.locator('#ovelsen li').count()).toBeGreaterThanOrEqual(3);
  for (const path of ['/meditasjon/stress', '/artikler?topic=stress', '/yoga/stillinger']) {
    await expect(main.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  }
  await expect(main.locator('li a[href^="https://"][rel*="noopener"]', { hasText: 'Helsenorge' })).toBeVisible();
});

test('the progress bar stands at 0 %', async ({ page }) => {
  await open(page, '/meditasjon/dyp-sovnmeditasjon');
  const progress = page.getByRole('progressbar', { name: 'Framdrift' });
  await expect(progress).toHaveJSProperty('value', 0);
  await expect(page.getByText('0 %', { exact: true })).toBeVisible();
});

test('«Se på YouTube» leads to a search for the title, and no player is shown, while no video is mapped', async ({
  page,
}) => {
  await open(page, '/meditasjon/dyp-sovnmeditasjon');
  const link = page.getByRole('link', { name: 'Se på YouTube' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/results\?search_query=Dyp\+s%C3%B8vn/u);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Spill av/u })).toHaveCount(0);
});

for (const [slug, list, path] of [
  ['dyp-sovnmeditasjon', 'Søvn', '/meditasjon/sovn'],
  ['stressmestring-i-hverdagen', 'Stress', '/meditasjon/stress'],
  ['5-minutters-pusteovelse', 'Stress', '/meditasjon/stress'],
  ['morgenmeditasjon-energi', 'Nybegynnere', '/meditasjon/nybegynnere'],
  ['kroppsskanning-for-avspenning', 'Guidet meditasjon', '/meditasjon/guidet-meditasjon'],
] as const) {
  test(`the breadcrumb of ${slug} goes by ${list}`, async ({ page }) => {
    await open(page, `/meditasjon/${slug}`);
    const breadcrumb = page.getByRole('navigation', { name: 'Brødsmuler' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Hjem', 'Meditasjon', list, /\S/u]);
    await expect(breadcrumb.getByRole('link', { name: list })).toHaveAttribute('href', path);
  });
}

test('at most three related meditations, of the same focus or category, the short one never among them', async ({
  page,
}) => {
  await open(page, '/meditasjon/kroppsskanning-for-avspenning');
  const related = page.locator('#relatert').getByRole('article').getByRole('link');
  await expect(related).toHaveCount(1);
  await expect(related).toHaveAttribute('href', '/meditasjon/guidet-mindfulness-for-nybegynnere');
  await open(page, '/meditasjon/stressmestring-i-hverdagen');
  await expect(page.locator('#relatert a[href$="pusteovelse"]')).toHaveCount(0);
});

test('the start button says that the meditation begins, one toast at a time, for 5000 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/meditasjon/dyp-sovnmeditasjon');
  const start = page.getByRole('button', { name: 'Start meditasjon' });
  await expectToastFor5000Ms(page, startText, () => start.click());
});

test('starting again shows one toast, not two', async ({ page }) => {
  await open(page, '/meditasjon/dyp-sovnmeditasjon');
  const start = page.getByRole('button', { name: 'Start meditasjon' });
  await start.click();
  await expect.poll(() => visibleToasts(page)).toEqual([startText]);
  // The session lies over the button by now: two quick presses can still reach it.
  await page.locator('main form button[type=submit]').first().dispatchEvent('click');
  await expect.poll(() => visibleToasts(page)).toEqual([startText]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start button leads to the written practice', async ({ page }) => {
    await page.goto('/meditasjon/dyp-sovnmeditasjon');
    await page.getByRole('button', { name: 'Start meditasjon' }).click();
    await expect(page).toHaveURL(/\/meditasjon\/dyp-sovnmeditasjon\??#ovelsen$/u);
    await expect(page.locator('#ovelsen')).toBeInViewport();
  });
});

import { expect, type Page, test } from '@playwright/test';

/** The fixed list of the specification. */
const fixedCities = `Alta, Hamar, Sandefjord, Drammen, Larvik, Skien, Bodø, Kongsberg, Mo i Rana, Grimstad, Halden,
Ålesund, Molde, Ytrebygda, Harstad, Oslo, Tromsø, Trondheim, Nesttun, Arendal, Kristiansund, Sandnes, Tønsberg,
Sarpsborg, Horten, Lillestrøm, Stavanger, Lillehammer, Kongsvinger, Steinkjer, Kristiansand, Levanger, Moss, Asker,
Haugesund, Gjøvik, Bergen, Porsgrunn`.split(/,\s+/u);

const cities = (page: Page) => page.locator('#byer').getByRole('listitem').getByRole('link');
const names = (page: Page) => cities(page).locator('> :first-child').allTextContents();
const search = (page: Page) => page.getByPlaceholder('Søk etter by...', { exact: true });

test('the heading, the breadcrumb and the 38 cities, each leading to its page in lower case', async ({ page }) => {
  await page.goto('/yogastudioer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yogastudioer i Norge');
  const breadcrumb = page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('listitem');
  await expect(breadcrumb).toHaveText(['Hjem', 'Yoga', 'Yogastudioer']);
  expect(fixedCities).toHaveLength(38);
  const shown = await names(page);
  const { compare } = new Intl.Collator('nb');
  expect(shown.slice(0, 38)).toEqual(fixedCities.toSorted(compare));
  const others = shown.slice(38);
  expect(others).toEqual(others.toSorted(compare));
  for (const link of await cities(page).all()) {
    const name = await link.locator('> :first-child').textContent();
    await expect(link).toHaveAttribute('href', `/yogastudioer/${encodeURIComponent(name?.toLowerCase() ?? '')}`);
  }
});

test('places beyond the 38 stand in a list of their own, and the numbers say which they count', async ({ page }) => {
  await page.goto('/yogastudioer');
  const shown = await names(page);
  const others = page.locator('#byer section').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(others.getByRole('link').locator('> :first-child')).toHaveText(shown.slice(38));
  await expect(page.locator('#byer').getByText(`38 byer og ${shown.length - 38} andre steder`)).toBeVisible();
  await search(page).fill('oslo');
  await expect(page.locator('#byer').getByText('1 by', { exact: true })).toBeVisible();
  await search(page).fill(shown.at(-1) ?? '');
  await expect(page.locator('#byer').getByText('1 annet sted', { exact: true })).toBeVisible();
});

test('a card counts its studios, in the singular for one, or invites to look', async ({ page }) => {
  await page.goto('/yogastudioer');
  for (const text of (await cities(page).locator('> :last-child').allTextContents()).values()) {
    expect(text).toMatch(/^(?:1 yogastudio|(?:[2-9]|\d\d+) yogastudioer|Utforsk yogastudioer)$/u);
  }
  await expect(cities(page).filter({ hasText: /^Bergen/u })).toContainText(/\d+ yogastudioer$/u);
  await expect(cities(page).filter({ hasText: /^Halden/u })).toContainText(/1 yogastudio$/u);
});

test('typing filters the cities by any part of the name, in any letter case', async ({ page }) => {
  await page.goto('/yogastudioer');
  const all = await names(page);
  await search(page).fill('STAD');
  await expect.poll(() => names(page)).toEqual(all.filter((name) => /stad/iu.test(name)));
  expect(await names(page)).toEqual(expect.arrayContaining(['Grimstad', 'Harstad']));
  await search(page).fill('ÅL');
  await expect.poll(() => names(page)).toEqual(['Ålesund']);
  await search(page).fill('');
  await expect.poll(async () => (await names(page)).length).toBeGreaterThanOrEqual(38);
});

test('no match is said with what was typed, in straight quotes', async ({ page }) => {
  await page.goto('/yogastudioer');
  await search(page).fill('Xyz <b>');
  await expect(page.getByText('Ingen byer funnet for "Xyz <b>".', { exact: true })).toBeVisible();
  await expect(page.getByText('Prøv et annet søk eller velg fra listen over byer.', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form whose answer has an address', async ({ page }) => {
    await page.goto('/yogastudioer');
    await search(page).fill('berg');
    await search(page).press('Enter');
    await expect(page).toHaveURL('/yogastudioer?q=berg&stil=&dag=&tid=');
    expect(await names(page)).toEqual(['Bergen', 'Kongsberg', 'Tønsberg']);
    await page.goto('/yogastudioer?q=Xyz%20%22%C3%A5%22');
    await expect(page.getByText('Ingen byer funnet for "Xyz "å"".', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('berg');
  });

  test('one hit leads straight there: a city, a studio, a postal code', async ({ page }) => {
    for (const [query, path] of [
      ['trond', '/yogastudioer/trondheim'],
      ['tyttebær', '/yogastudioer/studio/tyttebaer-yoga'],
      ['0181', '/yogastudioer/0181'],
    ] as const) {
      await page.goto('/yogastudioer');
      await search(page).fill(query);
      await search(page).press('Enter');
      await expect(page, query).toHaveURL(path);
    }
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`several hits stand in sight under the field at ${size.width} px, and near places where there is none`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/yogastudioer?q=berg');
      const hits = page.getByRole('list', { name: 'Treff' }).getByRole('link');
      await expect(hits.first()).toBeInViewport();
      expect(await hits.count()).toBeGreaterThan(1);
      await page.goto('/yogastudioer?q=dramen');
      await expect(page.getByRole('list', { name: 'Forslag' }).getByRole('link').first()).toBeInViewport();
    });
  }
});

test('as long as there are examples, the pages of studios say so', async ({ page }) => {
  for (const path of ['/yogastudioer', '/yogastudioer/oslo', '/yogastudioer/studio/tyttebaer-yoga']) {
    await page.goto(path);
    await expect(page.getByText('Dette er eksempler'), path).toBeVisible();
  }
});

test('while one types, the box suggests cities, postal codes, districts and studios in sight', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/yogastudioer');
    const links = page.getByRole('list', { name: 'Forslag' }).getByRole('link');
    for (const [text, expected] of [
      ['trond', '/yogastudioer/trondheim'],
      ['tytteb', '/yogastudioer/studio/tyttebaer-yoga'],
      ['018', '/yogastudioer/0181'],
    ] as const) {
      await search(page).fill(text);
      await expect(links.and(page.locator(`[href="${expected}"]`)), text).toBeInViewport();
    }
    await search(page).fill('');
    await expect(links).toHaveCount(0);
  }
});

test('what is typed after an answer takes its place', async ({ page }) => {
  await page.goto('/yogastudioer?q=berg');
  const answer = page.getByRole('list', { name: 'Treff' });
  await expect(answer).toBeVisible();
  await search(page).fill('trom');
  await expect(page.getByRole('list', { name: 'Forslag' }).getByRole('link').first()).toHaveText(/Tromsø/);
  await expect(answer).toBeHidden();
});

/** What the box was tried with before it had answers, and the kinds of text that it is asked for since. */
const oldQueries = [
  'berge',
  'berg',
  'Laksevåg',
  '5014',
  'Drøbak',
  'Tromsoe',
  'oslo',
  'yin',
  '0181',
  'xyz',
  'BODØ',
  'mo i rana',
];
for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every query of the box has its answer in sight at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const hidden: string[] = [];
    for (const query of oldQueries) {
      await page.goto(`/yogastudioer?q=${encodeURIComponent(query)}`);
      // One hit leads to its page, whose heading is the answer.
      const isThere = new URL(page.url()).pathname !== '/yogastudioer';
      const answer = isThere ? page.getByRole('heading', { level: 1 }) : page.locator('#svar a').first();
      const box = await answer.boundingBox();
      if (!box || box.y < 0 || box.y + box.height > size.height) hidden.push(query);
    }
    expect(hidden).toEqual([]);
  });
}

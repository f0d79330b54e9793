import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) => page.locator('#meditasjoner').getByRole('article');
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: option, exact: true }).click();

/** Where the cards lead. */
function targets(page: Page) {
  return cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('the library shows the five listed meditations, and leads to beginners and types', async ({ page }) => {
  await page.goto('/meditasjon');
  expect((await targets(page)).toSorted()).toEqual([
    '/meditasjon/dyp-sovnmeditasjon',
    '/meditasjon/guidet-mindfulness-for-nybegynnere',
    '/meditasjon/kroppsskanning-for-avspenning',
    '/meditasjon/morgenmeditasjon-energi',
    '/meditasjon/stressmestring-i-hverdagen',
  ]);
  for (const path of ['/meditasjon/nybegynnere', '/meditasjon/typer']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});

test('both filters have «Alle» and the options of the specification', async ({ page }) => {
  await page.goto('/meditasjon');
  const options = (group: string) => page.getByRole('group', { name: group }).getByRole('button').allTextContents();
  expect(await options('Fokusområde')).toEqual(['Alle', 'Grunnleggende', 'Søvn', 'Stress', 'Avspenning', 'Energi']);
  expect(await options('Type')).toEqual(['Alle', 'Guidet', 'Nybegynnere']);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('both filters must match, and the back button walks through them', async ({ page }) => {
      await page.goto('/meditasjon');
      await choose(page, 'Fokusområde', 'Søvn');
      await expect(page).toHaveURL(/focus=s%C3%B8vn/u);
      expect(await targets(page)).toEqual(['/meditasjon/dyp-sovnmeditasjon']);
      await choose(page, 'Type', 'Nybegynnere');
      const empty = page.getByText('Ingen meditasjoner matcher dine filter. Prøv å justere filtrene.', { exact: true });
      await expect(empty).toBeVisible();
      await page.goBack();
      await expect(empty).toBeHidden();
      await expect(cards(page)).toHaveCount(1);
      await page.goBack();
      await expect(cards(page)).toHaveCount(5);
    });
  });
}

test('filters apply on entry: /meditasjon?focus=søvn&type=guidet', async ({ page }) => {
  await page.goto('/meditasjon?focus=søvn&type=guidet');
  expect(await targets(page)).toEqual(['/meditasjon/dyp-sovnmeditasjon']);
});

test('six types, each with techniques and benefits; the guided one leads to its list', async ({ page }) => {
  await page.goto('/meditasjon/typer');
  for (const id of ['mindfulness', 'transcendental', 'loving-kindness', 'chakra', 'zen', 'guided']) {
    const lists = page.locator(`section#${id}`).getByRole('list');
    await expect(lists, id).toHaveCount(2);
    for (const list of await lists.all()) expect(await list.getByRole('listitem').count(), id).toBeGreaterThan(1);
  }
  const guided = page.locator('section#guided').getByRole('link', { name: 'Prøv en guidet meditasjon' });
  await expect(guided).toHaveAttribute('href', '/meditasjon/guidet-meditasjon');
  await expect(page.locator('section#mindfulness a[href^="/meditasjon/"]').first()).toBeVisible();
});

test('beginners: the meditations of that type, tips and questions that open', async ({ page }) => {
  await page.goto('/meditasjon/nybegynnere');
  expect((await targets(page)).toSorted()).toEqual([
    '/meditasjon/guidet-mindfulness-for-nybegynnere',
    '/meditasjon/morgenmeditasjon-energi',
  ]);
  const question = page.locator('details').first();
  await expect(question.getByRole('paragraph')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph')).toBeVisible();
});

test('guided: the meditations of that type', async ({ page }) => {
  await page.goto('/meditasjon/guidet-meditasjon');
  expect((await targets(page)).toSorted()).toEqual([
    '/meditasjon/dyp-sovnmeditasjon',
    '/meditasjon/kroppsskanning-for-avspenning',
    '/meditasjon/stressmestring-i-hverdagen',
  ]);
});

test('sleep: the meditation for it, and to get up when sleep has not come within 20 minutes', async ({ page }) => {
  await page.goto('/meditasjon/sovn');
  expect(await targets(page)).toEqual(['/meditasjon/dyp-sovnmeditasjon']);
  await expect(
    page
      .getByRole('main')
      .getByText(/20 minutter/u)
      .first(),
  ).toBeVisible();
});

test('stress: the meditation for it, 4-7-8 breathing four times, body scan and 5-4-3-2-1', async ({ page }) => {
  await page.goto('/meditasjon/stress');
  expect(await targets(page)).toEqual(['/meditasjon/stressmestring-i-hverdagen']);
  const main = page.getByRole('main');
  await expect(main).toContainText('4-7-8');
  await expect(main).toContainText(/fire ganger|4 ganger/u);
  await expect(main).toContainText(/kroppsskann/iu);
  await expect(main).toContainText('5-4-3-2-1');
});

import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a city: heading, the way back, a card for each studio with its details', async ({ page }) => {
  await page.goto('/yogastudioer/oslo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga i Oslo');
  await expect(page.getByRole('link', { name: 'Tilbake til alle byer' })).toHaveAttribute('href', '/yogastudioer');
  const card = cards(page).filter({ hasText: 'Tyttebær Yoga' });
  await expect(card).toContainText('4,8');
  await expect(card).toContainText('(214 anmeldelser)');
  await expect(card).toContainText('Eksempelgata 12, 0181 Oslo, Norge');
  await expect(card.getByText('Se detaljer')).toHaveAttribute('href', '/yogastudioer/studio/tyttebaer-yoga');
  const website = card.getByRole('link', { name: 'Besøk nettsted' });
  await expect(website).toHaveAttribute('href', 'https://example.no/tyttebaer');
  await expect(website).toHaveAttribute('rel', 'noopener nofollow');
  await expect(card.locator('a[href^="tel:"]')).toHaveText('00 00 00 01');
});

test('one review is counted in the singular', async ({ page }) => {
  await page.goto('/yogastudioer/oslo');
  await expect(cards(page).filter({ hasText: 'Blåveis Yogaverksted' })).toContainText('(1 anmeldelse)');
});

test('a studio without a picture has a drawn house, and says so where that fails', async ({ page }) => {
  await page.goto('/yogastudioer/oslo');
  const card = cards(page).filter({ hasText: 'Yogasalen «Nordavind»' });
  const house = card.locator('img[src^="/bilder/hus/"]');
  await expect(house).toHaveAttribute('data-missing', 'Ingen bilde tilgjengelig');
});

test('only http(s) and tel links are rendered', async ({ page }) => {
  await page.goto('/yogastudioer/sandnes');
  await expect(cards(page)).not.toHaveCount(0);
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^(?:https?:\/\/|tel:\+|\/)/u.test(href))).toEqual([]);
});

test('a district letter belongs to no city: Kristiansand S', async ({ page }) => {
  await page.goto('/yogastudioer/kristiansand');
  await expect(cards(page).filter({ hasText: 'Kristiansand S' })).not.toHaveCount(0);
});

test('a city of the list without studios answers 200 with the empty message', async ({ page }) => {
  await page.goto('/yogastudioer');
  const empty = page.locator('#byer').getByRole('link').filter({ hasText: 'Utforsk yogastudioer' }).first();
  const name = await empty.locator('> :first-child').textContent();
  const response = await page.goto((await empty.getAttribute('href')) ?? '');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Ingen yogastudioer funnet', exact: true })).toBeVisible();
  const message = `Vi har ikke registrert noen yogastudioer i ${name} ennå.`;
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'Se yogastudioer i andre byer' });
  await expect(link).toHaveAttribute('href', '/yogastudioer');
});

test('any other location shows the studios whose address contains it', async ({ page }) => {
  const response = await page.goto('/yogastudioer/grünerløkka');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga i Grünerløkka');
  await expect(cards(page)).not.toHaveCount(0);
  for (const card of await cards(page).all()) await expect(card).toContainText('Grünerløkka');
});

test('a studio without an address lies in Oslo', async ({ page }) => {
  await page.goto('/yogastudioer/oslo');
  await expect(cards(page).filter({ hasText: 'Hjemmeyoga uten adresse' })).toHaveCount(1);
});

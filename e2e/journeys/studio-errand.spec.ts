import { expect, type Page, test } from '@playwright/test';

/** «Yin på torsdag kveld, i nærheten.» */
const phone = { width: 390, height: 844 };
const tromso = { latitude: 69.65, longitude: 18.96 };

async function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Nærmest deg' }).getByRole('link').allTextContents();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, geolocation: tromso, permissions: ['geolocation'] });

  test('yin on Thursday evening nearby is four touches away, and the position is sent nowhere', async ({ page }) => {
    await page.goto('/yogastudioer');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByText('Velg stil, dag og tid').tap();
    await page.getByText('Yinyoga', { exact: true }).tap();
    await page.getByText('Torsdag', { exact: true }).tap();
    await page.getByText('Kveld', { exact: true }).tap();
    await page.getByRole('button', { name: 'Nær meg' }).tap();
    await expect(page.getByRole('list', { name: 'Nærmest deg' })).toBeInViewport();
    const names = await namesOf(page);
    expect(names.length).toBeGreaterThan(1);
    expect(names[0]).toContain('Tromsø');
    for (const name of names) expect(name).toMatch(/Torsdag.*Yinyoga.* km$/);
    expect(sent.filter((request) => /69[.,]6|18[.,]9/.test(request))).toEqual([]);
  });

  test('without a choice the nearest say whether they are open now', async ({ page }) => {
    await page.goto('/yogastudioer');
    await page.getByRole('button', { name: 'Nær meg' }).tap();
    await expect(page.getByRole('list', { name: 'Nærmest deg' })).toContainText('Tromsø');
    expect((await namesOf(page)).join()).toMatch(/Åpent til|Åpner|Stengt/);
  });

  test('a refusal is said, and the form goes on without it', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/yogastudioer');
    await page.getByRole('button', { name: 'Nær meg' }).tap();
    await expect(page.getByText('Nettleseren har ikke lov til å finne ut hvor du er.')).toBeVisible();
    await page.getByText('Velg stil, dag og tid').tap();
    await page.getByRole('button', { name: 'Vis studioer' }).tap();
    await expect(page).toHaveURL(/\/yogastudioer\?/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'by the form' : 'by the form, without a script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('a place, a style, a day and a part of it give the nearest studios', async ({ page }) => {
      await page.goto('/yogastudioer');
      await page.getByRole('searchbox', { name: 'Søk etter by' }).fill('Tromsø');
      await page.getByText('Velg stil, dag og tid').click();
      await page.getByRole('radio', { name: 'Yinyoga' }).check();
      await page.getByRole('radio', { name: 'Torsdag' }).check();
      await page.getByRole('radio', { name: 'Kveld' }).check();
      await page.getByRole('button', { name: 'Vis studioer' }).click();
      await expect(page).toHaveURL(/q=Troms.*stil=yinyoga&dag=torsdag&tid=kveld/);
      const cards = page.locator('#treff article');
      await expect(page.locator('#treff').getByRole('heading', { level: 2 }).first()).toBeInViewport();
      await expect(cards.first()).toContainText('Tromsø');
      await expect(cards.first()).toContainText(/Torsdag \d\d/);
      await expect(page.getByRole('radio', { name: 'Torsdag' })).toBeChecked();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  });
}

test('a place that nobody knows is said, and the best rated come first', async ({ page }) => {
  await page.goto('/yogastudioer?q=Ingensteds&stil=yinyoga');
  await expect(page.getByText('Vi vet ikke hvor «Ingensteds» ligger.')).toBeVisible();
  expect(await page.locator('#treff article').count()).toBeGreaterThan(1);
});

test('the list that a browser puts in order keeps to what is chosen in a city', async ({ request }) => {
  const answer = await request.get('/yogastudioer/treff.json?sted=bergen&vurdering=4.5');
  const studios: { city: string }[] = await answer.json();
  expect(studios.length).toBeGreaterThan(0);
  expect(studios.filter(({ city }) => city !== 'Bergen')).toEqual([]);
});

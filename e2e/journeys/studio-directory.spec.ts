import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('the map can be walked by the keyboard, and a city on it opened', async ({ page }) => {
      await page.goto('/yogastudioer');
      const link = page.locator('#kart').getByRole('link', { name: 'Trondheim', exact: true });
      await link.focus();
      await page.keyboard.press('Tab');
      await expect(link).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/yogastudioer\/trondheim$/);
    });

    test('a studio is proposed, after an error in the first try', async ({ page }) => {
      await page.goto('/yogastudioer');
      await page.getByRole('link', { name: 'Legg til et studio' }).click();
      await page.getByLabel('Navn på studioet').fill('Prøvestudio');
      await page.getByLabel('Adresse').fill('Fiktivgata 4, 0155 Oslo');
      await page.getByLabel('Navnet ditt').fill('Kari Åsnes');
      await page.getByLabel('E-post').fill('kari@example.no');
      await page.getByLabel('Telefon').fill('spør Kari');
      await page.getByRole('button', { name: 'Send forslaget' }).click();
      await expect(page.getByText('Skriv et telefonnummer som kan ringes.')).toBeVisible();
      await expect(page.getByLabel('Adresse')).toHaveValue('Fiktivgata 4, 0155 Oslo');
      await page.getByLabel('Telefon').fill('22 00 00 00');
      await page.getByRole('button', { name: 'Send forslaget' }).click();
      await expect(page.getByText('Takk! Vi ser på forslaget')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send forslaget' })).toHaveCount(0);
    });

    test('who owns a studio finds it named in the form', async ({ page }) => {
      await page.goto('/yogastudioer/oslo');
      const first = page.locator('#studioer article').first().getByRole('link').first();
      const name = (await page.locator('#studioer article h2').first().innerText()).replace(/^\d+\. /, '');
      await first.click();
      await page.getByRole('link', { name: 'Er dette ditt studio?' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er dette ditt studio?');
      await expect(page.locator('#studio')).toHaveValue(name);
    });

    test('cities are found by what is typed, and the page says so when there is none', async ({ page }) => {
      await page.goto('/yogastudioer?q=SUND');
      const list = page.locator('#byer');
      await expect(list.getByRole('link', { name: /^Haugesund/ })).toBeVisible();
      await expect(list.getByRole('link', { name: /^Oslo/ })).toHaveCount(0);
      await page.goto('/yogastudioer?q=xyz');
      await expect(page.getByText('Ingen byer funnet for "xyz".')).toBeVisible();
      await expect(page.getByText('Prøv et annet søk eller velg fra listen over byer.')).toBeVisible();
    });

    test('a city is filtered and sorted by choices that stand in the address', async ({ page }) => {
      await page.goto('/yogastudioer/oslo');
      const studios = page.locator('#studioer article');
      const all = await studios.count();
      await page.getByText('Velg stil, dag og tid').click();
      await page.getByRole('button', { name: 'Hathayoga', exact: true }).click();
      await expect(page).toHaveURL(/[?&]stil=hathayoga/);
      await page.getByRole('button', { name: 'Navn', exact: true }).click();
      await expect(page).toHaveURL(/stil=hathayoga.*sorter=navn|sorter=navn.*stil=hathayoga/);
      const names = await studios.getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThan(all);
      expect(names).toEqual(names.toSorted(new Intl.Collator('nb').compare));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/yogastudioer\/oslo$/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Best vurdert' })).toHaveAttribute('aria-pressed', 'true');
    });

    test('a studio leads to the contact form with its name filled in', async ({ page }) => {
      await page.goto('/yogastudioer/studio/graastein-pust');
      await page.getByRole('link', { name: 'Meld fra om feil' }).click();
      await expect(page.getByRole('textbox', { name: 'Emne' })).toHaveValue('Feil i opplysninger om Gråstein & Pust');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/kontakt$/);
      await page.goto('/kontakt?studio=finnes-ikke');
      await expect(page.getByRole('textbox', { name: 'Emne' })).toHaveValue('');
    });

    test('the contact form is empty after the message about a studio is sent', async ({ page }) => {
      await page.goto('/kontakt?studio=graastein-pust');
      await page.getByLabel('Navn').fill('Kari Prøve');
      await page.getByLabel('E-post').fill('kari@example.no');
      await page
        .getByRole('textbox', { name: 'Melding' })
        .fill(`Åpningstidene er feil. ${javaScriptEnabled} ${Math.random()}`);
      await page.getByRole('button', { name: 'Send melding' }).click();
      await expect(page.getByText('Takk for din henvendelse! Vi vil kontakte deg så snart som mulig.')).toBeVisible();
      for (const name of ['Navn', 'E-post', 'Emne', 'Melding']) {
        await expect(page.getByRole('textbox', { name })).toHaveValue('');
      }
    });
  });
}

test.describe('the overview of cities', () => {
  test('has every city on the map as a link of its own, once', async ({ page }) => {
    await page.goto('/yogastudioer');
    const map = page.locator('#kart');
    for (const city of ['Oslo', 'Mo i Rana', 'Ytrebygda', 'Grimstad', 'Voss', 'Kirkenes']) {
      await expect(map.getByRole('link', { name: city, exact: true })).toHaveCount(1);
    }
    await expect(map.getByRole('link', { name: 'Grimstad', exact: true })).toHaveAttribute(
      'href',
      '/yogastudioer/grimstad',
    );
  });

  test('has an accessible list and map', async ({ page }) => {
    test.slow();
    await page.goto('/yogastudioer');
    const { violations } = await new AxeBuilder({ page }).include('#byer').include('#kart').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
  });
});

test.describe('near me', () => {
  test('is not offered where it could not work', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/yogastudioer');
    await expect(page.getByRole('heading', { name: 'Velg en by' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nær meg' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('a city', () => {
  test('puts many good reviews before a few perfect ones', async ({ page }) => {
    await page.goto('/yogastudioer/oslo');
    const names = await page.locator('#studioer article h2').allTextContents();
    expect(names.indexOf('Tyttebær Yoga')).toBeLessThan(names.indexOf('Blåveis Yogaverksted'));
  });

  test('tells what is open now in an answer that nobody keeps', async ({ request }) => {
    const open = await request.get('/yogastudioer/oslo?apent=ja');
    expect(open.headers()['cache-control']).toBe('private, max-age=0');
    expect(await open.text()).toContain('som har oppgitt åpningstid for hver');
    const plain = await request.get('/yogastudioer/oslo');
    expect(plain.headers()['cache-control']).toMatch(/^public, /);
  });

  test('without studios leads on to its neighbours', async ({ page }) => {
    await page.goto('/yogastudioer/grimstad');
    await expect(page.getByRole('heading', { name: 'Ingen yogastudioer funnet' })).toBeVisible();
    await expect(page.getByText('Vi har ikke registrert noen yogastudioer i Grimstad ennå.')).toBeVisible();
    const nearest = page.locator('#naer li a').first();
    await expect(nearest).toContainText('Lillesand');
    await nearest.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga i Lillesand');
  });
});

test.describe('a studio', () => {
  test('shows its week with today marked', async ({ page }) => {
    await page.goto('/yogastudioer/studio/graastein-pust');
    const today = new Date().toLocaleDateString('nb', { weekday: 'long', timeZone: 'Europe/Oslo' });
    await expect(page.locator('tr[aria-current=date] th')).toContainText(new RegExp(`^${today}`, 'i'));
    await expect(page.locator('tr[aria-current]')).toHaveCount(1);
    await expect(page.getByText(/^Hentet fra oversikten \d{1,2}\. \p{L}+ \d{4}\./u)).toBeVisible();
  });

  test('is found by the address that it had while another one shared its name', async ({ request }) => {
    const answer = await request.get('/yogastudioer/studio/graastein-pust-oslo', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toMatch(/\/yogastudioer\/studio\/graastein-pust$/);
    expect((await request.get('/yogastudioer/studio/graastein-pust-bergen')).status()).toBe(404);
  });

  test('keeps its rating out of the structured data', async ({ request }) => {
    const html = await (await request.get('/yogastudioer/studio/graastein-pust')).text();
    expect(html).toContain('anmeldelser');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json);
    expect(data.length).toBeGreaterThan(0);
    expect(data.join('')).not.toMatch(/rating|review/i);
  });
});

test('no page of the directory is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const longest = [...sitemap.matchAll(/\/yogastudioer\/studio\/[\w-]+/g)].map(([path]) => path);
  longest.sort((a, b) => b.length - a.length);
  for (const address of [
    '/yogastudioer',
    '/yogastudioer/oslo',
    '/yogastudioer/oslo?apent=ja',
    ...longest.slice(0, 3),
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});

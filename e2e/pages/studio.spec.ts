import { expect, test } from '@playwright/test';

test('a studio: everything that is known of it', async ({ page }) => {
  await page.goto('/yogastudioer/studio/tyttebaer-yoga');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyttebær Yoga');
  await expect(main.getByText('Eksempelgata 12, 0181 Oslo, Norge').first()).toBeVisible();
  for (const name of ['Om Tyttebær Yoga', 'Yogastiler og klasser', 'Åpningstider', 'Hva folk sier']) {
    await expect(main.getByRole('heading', { name, exact: true }), name).toBeVisible();
  }
  await expect(main.getByText('Hathayoga', { exact: true })).toBeVisible();
  await expect(main.getByText('god veiledning', { exact: true })).toBeVisible();
  const side = main.getByRole('complementary', { name: 'Kontakt og fakta' });
  await expect(side).toContainText('4,8');
  await expect(side).toContainText('(214 anmeldelser)');
  await expect(side.locator('a[href="tel:+4700000001"]')).toHaveText('00 00 00 01');
  await expect(side.getByRole('link', { name: 'Besøk nettside' })).toHaveAttribute('href', /^https:\/\/example\.no\//u);
  const maps = side.getByRole('link', { name: 'Se på Google Maps' });
  await expect(maps).toHaveAttribute('href', /^https:\/\//u);
  await expect(maps).toHaveAttribute('rel', 'noopener nofollow');
  for (const path of ['/yogastudioer', '/yoga', '/meditasjon']) {
    await expect(main.locator(`a[href="${path}"]`).last(), path).toBeVisible();
  }
});

test('a closed studio says so', async ({ page }) => {
  await page.goto('/yogastudioer/studio/stille-svale-yoga');
  await expect(page.getByText('Dette studioen er midlertidig stengt.', { exact: true })).toBeVisible();
});

test('a usual day is never spread over weekdays', async ({ page }) => {
  await page.goto('/yogastudioer/studio/tyttebaer-yoga');
  await expect(page.getByText(/^Vanlige åpningstider: 09:00–21:00$/u)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const slug of ['graastein-pust', 'yogasalen-nordavind', 'duggperle-yogarom']) {
  test(`hours given by day stand in one table of Norwegian weekdays: ${slug}`, async ({ page }) => {
    await page.goto(`/yogastudioer/studio/${slug}`);
    const days = page.getByRole('table').getByRole('rowheader');
    await expect(days).toHaveText(
      ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'].map(
        (day) => new RegExp(`^${day}( i dag)?$`, 'u'),
      ),
    );
    const hours = await page.getByRole('table').getByRole('cell').allTextContents();
    expect(hours.filter((text) => !/^(?:\d\d:\d\d–\d\d:\d\d(?:, )?)+$|^(?:stengt|ikke oppgitt)$/iu.test(text))).toEqual(
      [],
    );
  });
}

test('what cannot be read of the hours stands as it is', async ({ page }) => {
  await page.goto('/yogastudioer/studio/finnskog-yogatun');
  await expect(page.getByRole('heading', { name: 'Åpningstider' }).locator('xpath=..')).toContainText('18');
});

test('studios of the same name have a page each', async ({ page }) => {
  await page.goto('/yogastudioer/bergen');
  const links = page.getByRole('main').getByRole('article').getByRole('link', { name: 'Solsnu Yoga', exact: true });
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(targets).size).toBe(2);
  const addresses = new Set<string | null>();
  for (const path of targets) {
    await page.goto(path);
    addresses.add(
      await page
        .getByText(/, Bergen|Bergen, Norge/u)
        .first()
        .textContent(),
    );
  }
  expect(addresses.size).toBe(2);
});

test('a studio with a website that is none has no link to it', async ({ page }) => {
  await page.goto('/yogastudioer/studio/ro-rygg-yogarom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ro & Rygg Yogarom');
  await expect(page.getByRole('link', { name: 'Besøk nettside' })).toHaveCount(0);
  await expect(page.locator('[href^="javascript"]')).toHaveCount(0);
});

test('a picture on another host is never loaded from there', async ({ page }) => {
  await page.goto('/yogastudioer/studio/yoga-under-eika');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga "Under Eika"');
  await expect(page.locator('main img[src^="http"]')).toHaveCount(0);
});

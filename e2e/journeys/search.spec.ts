import { expect, type Page, test } from '@playwright/test';

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox');

for (const width of [768, 1024, 1440]) {
  test.describe(`at ${width} px, without JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false });

    test('the header has a search field that leads to the answers', async ({ page }) => {
      await page.goto('/om-oss');
      const box = await field(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(120);
      await field(page).fill('vondt i ryggen');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/sok?q=vondt+i+ryggen');
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('vondt i ryggen');
      await expect(page.getByRole('link', { name: 'Yoga for stiv rygg' }).first()).toBeVisible();
      await expect(field(page)).toHaveCount(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header leads to the search', async ({ page }) => {
    await page.goto('/om-oss');
    await expect(field(page)).toBeHidden();
    const link = page.getByRole('banner').getByRole('link', { name: 'Søk', exact: true });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});

test.describe('suggestions while typing', () => {
  const combobox = (page: Page) => page.getByRole('combobox', { name: 'Hva leter du etter?' });
  const box = (page: Page) => page.getByLabel('Hva leter du etter?');
  const options = (page: Page) => page.getByRole('listbox', { name: 'Forslag' }).getByRole('option');

  test.beforeEach(async ({ page }) => {
    await page.goto('/sok');
    await box(page).pressSequentially('vrksa');
    await expect(options(page).first()).toBeVisible();
  });

  test('are announced, and walked through by the arrow keys while the focus stays in the box', async ({ page }) => {
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d forslag$/u);
    const count = await options(page).count();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      const active = await combobox(page).getAttribute('aria-activedescendant');
      expect(await options(page).nth(index).getAttribute('id')).toBe(active);
      await expect(combobox(page)).toBeFocused();
    }
    await page.keyboard.press('ArrowDown');
    await expect(combobox(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  });

  test('lead to their page by Enter', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/yoga/stillinger/vrksasana');
  });

  test('go away by Escape, and come back by typing', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(combobox(page)).toHaveValue('vrksa');
    await combobox(page).pressSequentially('s');
    await expect(options(page).first()).toBeVisible();
  });

  test('leave Enter to the form where none is chosen', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sok?q=vrksa');
  });
});

const hostile: Readonly<Record<string, string>> = {
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand letters of words': 'yoga ryggg meditasjonn '.repeat(435),
  'control characters': '\u0000\u0007\u001B[31m\u202Erygg\u0085',
  markup: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'only small words': 'og i på det som er en',
  'an unknown word': 'qwertyuiop',
  'emoji in pieces': '🧘‍♀️'.repeat(200),
};

for (const [kind, query] of Object.entries(hostile)) {
  test(`${kind} as a query: answered, cut, and given back as text alone`, async ({ request }) => {
    for (const path of ['/sok', '/sok/forslag', '/yogastudioer']) {
      const response = await request.get(`${path}?${new URLSearchParams({ q: query })}`);
      expect(response.status(), path).toBe(200);
      const answer = await response.text();
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      expect(isPage && /<img src=x|<script>alert/u.test(answer), `${path}: markup`).toBeFalsy();
      // A form of the list of cities sends to the address that it stands at, whatever its length.
      if (path !== '/yogastudioer') expect(answer.includes('a'.repeat(300)), `${path}: uncut`).toBe(false);
      expect(/[\p{Cc}\u202E]/u.test(answer.replaceAll(/[\r\n\t]/gu, '')), `${path}: control characters`).toBe(false);
    }
  });
}

test('bytes that stand for no text are answered as well', async ({ request }) => {
  for (const query of ['%ED%A0%80', '%FF%FE', '%', '%C3', '%00'])
    expect((await request.get(`/sok?q=${query}`)).status(), query).toBe(200);
});

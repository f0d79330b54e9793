import { expect, type Page, test } from '@playwright/test';

const phone = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });

/** The menu of the specification, with the entries of the submenus behind their own, and the night room. */
const entries = [
  ['/yoga', 'Yoga'],
  ['/yoga/klasser'],
  ['/yoga/typer'],
  ['/yoga/nybegynnere'],
  ['/yoga/stillinger'],
  ['/yoga/hjemme'],
  ['/yogastudioer'],
  ['/meditasjon', 'Meditasjon'],
  ['/meditasjon/typer'],
  ['/meditasjon/nybegynnere'],
  ['/meditasjon/guidet-meditasjon'],
  ['/meditasjon/sovn'],
  ['/meditasjon/stress'],
  ['/natt', 'Får ikke sove'],
  ['/artikler', 'Artikler'],
  ['/om-oss', 'Om oss'],
  ['/kontakt', 'Kontakt'],
  ['/yogastudioer', 'Finn Yogastudio'],
] as const;

test('the menu has the entries of the specification in its order', async ({ page }) => {
  await page.goto('/');
  const links = menu(page).locator('a');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(entries.map(([path]) => path));
  for (const [path, name] of entries) {
    if (name) await expect(menu(page).locator(`a[href="${path}"]`, { hasText: name })).toHaveCount(1);
  }
});

test('the logo leads to the front page', async ({ page }) => {
  await page.goto('/om-oss');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Pusterom/u })
    .click();
  await expect(page).toHaveURL('/');
});

test('a submenu opens by its button, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/om-oss');
  const button = page.getByRole('button', { name: 'Undermeny for Yoga' });
  const link = menu(page).getByRole('link', { name: 'Yogastillinger' });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await link.click();
  await expect(page).toHaveURL('/yoga/stillinger');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('the menu is toggled by a button and closes when a link is chosen', async ({ page }) => {
      // A page that ships JavaScript, so that the link may be followed by the script.
      await page.goto('/kontakt');
      const toggle = page.getByRole('button', { name: 'Meny', exact: true });
      await expect(menu(page)).toBeHidden();
      await toggle.click();
      await expect(menu(page)).toBeVisible();
      await page.getByRole('button', { name: 'Lukk' }).click();
      await expect(menu(page)).toBeHidden();
      await toggle.click();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await toggle.click();
      await menu(page).getByRole('link', { name: 'Søvn' }).click();
      await expect(page).toHaveURL('/meditasjon/sovn');
      await expect(menu(page)).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu closes when the link is to the page one is on', async ({ page }) => {
    await page.goto('/kontakt');
    await page.getByRole('button', { name: 'Meny', exact: true }).click();
    await menu(page).getByRole('link', { name: 'Kontakt' }).click();
    await expect(menu(page)).toBeHidden();
  });
});

test('on a wide window the menu stands open, without a toggle', async ({ page }) => {
  await page.goto('/');
  await expect(menu(page).getByRole('link', { name: 'Artikler' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meny', exact: true })).toBeHidden();
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/yoga');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

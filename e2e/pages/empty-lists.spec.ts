import { expect, test } from '@playwright/test';

/** Where nothing is to be shown: the message, a drawing that is there, and the way on. */
const cases = [
  ['/yoga?level=krevende&type=nybegynnere', 'Ingen yogaklasser matcher dine filter.', '/yoga#klasser'],
  ['/meditasjon?focus=stress&type=nybegynnere', 'Ingen meditasjoner matcher dine filter.', '/meditasjon#meditasjoner'],
  ['/artikler?topic=yoga&type=tips', 'Ingen artikler matcher dine filter.', '/artikler#artikler'],
  ['/yogastudioer?q=atlantis', 'Ingen byer funnet for "atlantis".', '/yogastudioer'],
  ['/yogastudioer/grimstad', 'Ingen yogastudioer funnet', '/yogastudioer'],
  ['/sok?q=xyzzyq', 'Vi fant ikke noe om det', '/yoga/klasser'],
  ['/uten-nett', 'Du har ikke lagret noe på denne enheten.', '/yoga/klasser'],
] as const;

for (const [path, message, wayOn] of cases) {
  test(`an empty list has a drawing and a way on: ${path}`, async ({ page }) => {
    await page.goto(path);
    const text = page.getByText(message);
    await expect(text).toBeVisible();
    const box = page
      .locator('main div')
      .filter({ has: text })
      .filter({ has: page.locator('img') })
      .last();
    await expect(box.locator(`a[href="${wayOn}"]`).first()).toBeVisible();
    const picture = box.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(720);
  });
}

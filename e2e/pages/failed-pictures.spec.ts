import { expect, type Page, test } from '@playwright/test';

/** Where pictures stand in their different ways. */
const paths = ['/', '/yoga/stillinger', '/yoga/stillinger/tadasana', '/yoga/rygg', '/artikler/1', '/sok?q=rygg'];

test.beforeEach(async ({ page }) => {
  await page.route(/\/(?:bilder|figurer)\//u, (route) => route.abort());
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a picture that fails keeps its place, and a placeholder covers the torn sheet', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        expect.soft(await uncovered(page), path).toEqual([]);
      }
    });

    test('a studio whose picture fails has «Ingen bilde tilgjengelig»', async ({ page }) => {
      for (const path of ['/yogastudioer/oslo', '/yogastudioer/studio/tyttebaer-yoga']) {
        await page.goto(path);
        expect.soft(await uncovered(page), path).toEqual([]);
        const texts = await page
          .locator('main picture img')
          .evaluateAll((images) => images.map((image) => getComputedStyle(image, '::before').content));
        expect.soft(new Set(texts), path).toEqual(new Set(['"Ingen bilde tilgjengelig"']));
      }
    });
  });
}

/** The pictures whose placeholder is not as large as they are, or that have shrunk. */
function uncovered(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const before = getComputedStyle(image, '::before');
        const { clientWidth, clientHeight } = image;
        const covers = before.position === 'absolute' && before.inset === '0px' && before.content !== 'none';
        return !covers || clientWidth < 40 || clientHeight < 26;
      })
      .map((image) => `${image.getAttribute('src')} ${image.clientWidth}x${image.clientHeight}`),
  );
}

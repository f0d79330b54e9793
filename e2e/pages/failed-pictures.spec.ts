import { expect, type Locator, type Page, test } from '@playwright/test';

/** Where pictures stand in their different ways. */
const paths = ['/', '/yoga/stillinger', '/yoga/stillinger/tadasana', '/yoga/rygg', '/artikler/1', '/sok?q=rygg'];
const studioPaths = ['/yogastudioer/oslo', '/yogastudioer/studio/tyttebaer-yoga'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a picture that fails keeps its place, and a placeholder with its words covers the torn sheet', async ({
      page,
    }) => {
      await failPictures(page);
      for (const path of paths) {
        await page.goto(path);
        const placeholders = await placeholdersOf(page);
        expect(placeholders.length, path).toBeGreaterThan(0);
        expect.soft(placeholders.filter(isUncovered), path).toEqual([]);
        expect
          .soft(
            placeholders.filter(({ words, alt }) => words !== alt),
            path,
          )
          .toEqual([]);
      }
    });

    test('a studio whose picture fails has «Ingen bilde tilgjengelig»', async ({ page }) => {
      await failPictures(page);
      for (const path of studioPaths) {
        await page.goto(path);
        const placeholders = await placeholdersOf(page, 'main picture img');
        expect(placeholders.length, path).toBeGreaterThan(0);
        expect.soft(placeholders.filter(isUncovered), path).toEqual([]);
        expect
          .soft(new Set(placeholders.map(({ words }) => words)), path)
          .toEqual(new Set(['Ingen bilde tilgjengelig']));
      }
    });
  });
}

test('a picture that came has no placeholder', async ({ page }) => {
  await page.goto('/artikler/1');
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
  expect(await placeholderOf(picture)).toMatchObject({ box: 'auto × auto' });
});

async function failPictures(page: Page): Promise<void> {
  await page.route(/\/(?:bilder|figurer|landskap)\//u, (route) => route.abort());
}

/** What stands for each picture in sight, when it has been asked for and has failed. */
async function placeholdersOf(page: Page, selector = 'main img') {
  const placeholders: Placeholder[] = [];
  for (const picture of await page.locator(selector).all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(widthOf), picture.toString()).toBe(0);
    placeholders.push(await placeholderOf(picture));
  }
  return placeholders;
}

interface Placeholder {
  readonly src: string | null;
  readonly alt: string | null;
  readonly words: string;
  /** Of the picture's place on the page. */
  readonly place: string;
  /** Of what is drawn in it; `auto × auto` where nothing is, as with a picture that came. */
  readonly box: string;
  readonly isLarge: boolean;
}

function placeholderOf(picture: Locator): Promise<Placeholder> {
  return picture.evaluate((image) => {
    const { content, width, height } = getComputedStyle(image, '::before');
    const { clientWidth, clientHeight } = image;
    return {
      src: image.getAttribute('src'),
      alt: image.getAttribute('alt'),
      words: content.replaceAll(/^"|"$/gu, ''),
      place: `${clientWidth} × ${clientHeight}`,
      box: [width, height].map((size) => (size === 'auto' ? size : Math.round(Number.parseFloat(size)))).join(' × '),
      isLarge: clientWidth >= 40 && clientHeight >= 26,
    };
  });
}

function isUncovered({ place, box, isLarge }: Placeholder): boolean {
  return place !== box || !isLarge;
}

/** Width of the picture itself: 0 when it has failed, -1 before it is known. */
function widthOf(image: Element): number {
  return image instanceof HTMLImageElement && image.complete ? image.naturalWidth : -1;
}

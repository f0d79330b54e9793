import { expect, test } from '@playwright/test';
import sharp from 'sharp';

const widths = [390, 768, 1440] as const;

/** How many columns each grid has on a phone, a tablet and a wide screen. */
const grids = [
  { name: 'poses', path: '/yoga/stillinger', list: '#standing ul:has(article)', columns: [1, 2, 4] },
  { name: 'classes', path: '/yoga', list: '#klasser ul:has(article)', columns: [1, 2, 3] },
  { name: 'types', path: '/yoga/typer', list: 'main ul:has(article)', columns: [1, 2, 3] },
  { name: 'meditations', path: '/meditasjon', list: '#meditasjoner ul:has(article)', columns: [1, 2, 3] },
  { name: 'articles', path: '/artikler', list: '#artikler ul:has(article)', columns: [1, 2, 3] },
  { name: 'cities', path: '/yogastudioer', list: '#byer ul', columns: [2, 3, 3] },
  { name: 'studios', path: '/yogastudioer/oslo', list: 'main ul:has(article)', columns: [1, 2, 3] },
] as const;

for (const { name, path, list, columns } of grids) {
  test(`${name} stand in ${columns.join('/')} columns`, async ({ page }) => {
    await page.goto(path);
    const found: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator(list)
        .locator('> li')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
      found.push(new Set(lefts).size);
    }
    expect(found).toEqual(columns);
  });
}

test('a card shows two lines of its title and three of its description at most', async ({ page }) => {
  await page.goto('/yoga');
  const card = page.locator('#klasser').getByRole('article').first();
  for (const [part, lines] of [
    [card.getByRole('heading'), 2],
    [card.getByRole('paragraph'), 3],
  ] as const) {
    const height = await part.evaluate((element) => {
      const target = element.querySelector('a') ?? element;
      target.textContent = 'Lange ord om yoga, pust og ro '.repeat(30);
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return element.getBoundingClientRect().height / line;
    });
    expect(height).toBeGreaterThan(lines - 0.5);
    expect(height).toBeLessThan(lines + 0.5);
  }
});

test('a card picture that fails to load leaves its placeholder', async ({ page }) => {
  await page.route('**/bilder/**', (route) => route.abort());
  await page.goto('/yoga');
  const image = page.locator('#klasser').getByRole('article').first().locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('alt', '');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  const frame = page.locator('#klasser').getByRole('article').first().locator('div').first();
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(100);
  expect(await frame.evaluate((element) => getComputedStyle(element).background)).not.toMatch(
    /^rgba\(0, 0, 0, 0\) none/u,
  );
  const failed = await frame.screenshot({ animations: 'disabled' });
  await image.evaluate((element) => element.remove());
  const placeholder = await frame.screenshot({ animations: 'disabled' });
  // Round corners are drawn a little differently; a torn sheet and its frame are some thousand pixels.
  expect(await differentPixels(failed, placeholder), 'the browser draws no torn sheet over it').toBeLessThan(200);
});

async function differentPixels(...pictures: readonly [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(pictures.map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  return one?.filter((shade, index) => Math.abs(shade - (other?.[index] ?? 0)) > 4).length ?? 0;
}

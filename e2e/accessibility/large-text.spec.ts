import { expect, type Page, test } from '@playwright/test';
import { lostText, textSpacing } from '../support/lost-text.ts';
import { overlappingText } from '../support/overlapping-text.ts';
import { pageKinds } from '../support/page-kinds.ts';

const usualPixels = 16;
const widths = [320, 390, 768, 1440];

test.use({ bypassCSP: true });

for (const percent of [150, 200]) {
  for (const half of [0, 1]) {
    test(`with text at ${percent} % nothing is cut off, stands outside or over something else, ${half + 1} of 2`, async ({
      page,
    }) => {
      test.setTimeout(15 * 60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enlargeText(page, percent);
      const faults: Record<string, string[]> = {};
      for (const path of pageKinds.filter((_path, index) => index % 2 === half)) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          faults[`${path}, ${width} px`] = await textFaults(page);
        }
        await page.setViewportSize({ width: 320, height: 844 });
        await page.addStyleTag({ content: textSpacing });
        faults[`${path}, 320 px with text spacing`] = await textFaults(page);
      }
      expect(Object.fromEntries(Object.entries(faults).filter(([, texts]) => texts.length > 0))).toEqual({});
    });
  }
}

for (const percent of [150, 200]) {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`with text at ${percent} % a session can be followed and ended: ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await enlargeText(page, percent);
      await page.goto('/okt/rygg');
      await page.getByRole('button', { name: 'Start økten' }).click();
      const pause = page.getByRole('button', { name: 'Pause' });
      await expect(pause).toBeInViewport({ ratio: 1 });
      expect(await textFaults(page)).toEqual([]);
      // A long name, and a picture of what comes next.
      for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-practice]').getByText('Katten og Kua').first()).toBeVisible();
      expect(await textFaults(page)).toEqual([]);
      await pause.click();
      await page.getByRole('button', { name: 'Avslutt' }).click();
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeInViewport();
    });
  }
}

test('a row that cannot wrap, a box that cuts its text, and a line over another one are found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kontakt');
  await page.evaluate(() => {
    for (const style of [
      'white-space: nowrap',
      'overflow: hidden; block-size: 1em; inline-size: 8em',
      'block-size: 1em; margin: 0; inline-size: 8em',
    ]) {
      const planted = document.createElement('p');
      planted.textContent = 'Dette er en setning som er lengre enn et vindu på en telefon er bredt';
      planted.style.cssText = style;
      document.querySelector('main')?.append(planted);
    }
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('p'), { textContent: 'Neste avsnitt' }));
  });
  const found = (await textFaults(page)).map((fault) => fault.split(':')[0]);
  expect([...new Set(found)]).toEqual(['sideways', 'cut', 'over']);
});

/** WCAG 1.4.4, as a visitor sets it: the browser's own size of text, which media queries in rem follow too. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  const pixels = (usualPixels * percent) / 100;
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${pixels}px`);
}

async function textFaults(page: Page): Promise<string[]> {
  return [...(await lostText(page)), ...(await overlappingText(page))];
}

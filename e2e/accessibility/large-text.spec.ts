import { expect, test } from '@playwright/test';
import { lostText, textSpacing } from '../support/lost-text.ts';
import { pageKinds } from '../support/page-kinds.ts';

/** WCAG 1.4.4, as a visitor sets it: the browser's own size of text, which media queries in rem follow too. */
const largeText = '--blink-settings=defaultFontSize=32';
const widths = [320, 390, 768, 1440];

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), largeText] }),
  bypassCSP: true,
});

for (const half of [0, 1]) {
  test(`with text at 200 % nothing is cut off or stands outside, ${half + 1} of 2`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lost: Record<string, string[]> = {};
    for (const path of pageKinds.filter((_path, index) => index % 2 === half)) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        lost[`${path}, ${width} px`] = await lostText(page);
      }
      await page.setViewportSize({ width: 320, height: 844 });
      await page.addStyleTag({ content: textSpacing });
      lost[`${path}, 320 px with text spacing`] = await lostText(page);
    }
    expect(Object.fromEntries(Object.entries(lost).filter(([, texts]) => texts.length > 0))).toEqual({});
  });
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`with text at 200 % a session can be followed and ended: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/okt/rygg');
    await page.getByRole('button', { name: 'Start økten' }).click();
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(pause).toBeVisible();
    expect(await lostText(page)).toEqual([]);
    await pause.scrollIntoViewIfNeeded();
    await pause.click();
    await page.getByRole('button', { name: 'Avslutt' }).click();
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeInViewport();
  });
}

test('a row that cannot wrap, and a box that cuts its text, are found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kontakt');
  await page.evaluate(() => {
    for (const style of ['white-space: nowrap', 'overflow: hidden; block-size: 1em; inline-size: 8em']) {
      const planted = document.createElement('p');
      planted.textContent = 'Dette er en setning som er lengre enn et vindu på en telefon er bredt';
      planted.style.cssText = style;
      document.querySelector('main')?.append(planted);
    }
  });
  expect((await lostText(page)).map((error) => error.split(':')[0])).toEqual(['sideways', 'cut']);
});

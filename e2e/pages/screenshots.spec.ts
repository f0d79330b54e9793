import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

/**
 * Every kind of page at two widths, light and dark, beside the picture of it that somebody has looked at.
 * `npm run looks` compares; `npm run screenshots` renews them all, with `-- -g home` some, and they are looked at again.
 */
const kinds = {
  home: '/',
  yoga: '/yoga',
  'yoga-filtered': '/yoga?level=lett&type=nybegynnere',
  'yoga-no-match': '/yoga?level=krevende&type=nybegynnere',
  'yoga-classes': '/yoga/klasser',
  'yoga-class': '/yoga/rygg',
  'yoga-types': '/yoga/typer',
  'yoga-type': '/yoga/typer/yin-yoga',
  'beginner-yoga': '/yoga/nybegynnere',
  poses: '/yoga/stillinger',
  pose: '/yoga/stillinger/utthita-trikonasana',
  'home-yoga': '/yoga/hjemme',
  'morning-yoga': '/yoga/hjemme/morgen',
  meditations: '/meditasjon',
  'meditation-types': '/meditasjon/typer',
  'beginner-meditation': '/meditasjon/nybegynnere',
  'guided-meditation': '/meditasjon/guidet-meditasjon',
  'sleep-meditation': '/meditasjon/sovn',
  'stress-meditation': '/meditasjon/stress',
  meditation: '/meditasjon/dyp-sovnmeditasjon',
  'meditation-not-found': '/meditasjon/finnes-ikke',
  articles: '/artikler',
  article: '/artikler/1',
  studios: '/yogastudioer',
  'studios-no-match': '/yogastudioer?q=atlantis',
  'studio-location': '/yogastudioer/oslo',
  'studio-location-empty': '/yogastudioer/grimstad',
  studio: '/yogastudioer/studio/graastein-pust',
  'studio-not-found': '/yogastudioer/studio/finnes-ikke',
  about: '/om-oss',
  contact: '/kontakt',
  search: '/sok?q=vondt+i+ryggen',
  privacy: '/personvern',
  terms: '/vilkar',
  accessibility: '/tilgjengelighet',
  'not-found': '/404',
} as const;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const colourSchemes = ['light', 'dark'] as const;
/** Full pages of 1440 px are kept at this width: enough to judge by, and small enough for the repository. */
const keptWidthPixels = 720;
/** Today's weekday and the date of the data move; a box that moved, or a colour, is more than this. */
const leastDifference = { maxDiffPixelRatio: 0.01, threshold: 0.25 };
/** Browsers of other versions draw the edges of letters differently. */
const browserFile = 'docs/screenshots/browser.txt';

for (const [kind, path] of Object.entries(kinds)) {
  test(`looks as it did: ${kind}`, async ({ page, browser }, { config }) => {
    test.slow();
    const major = browser.version().replace(/\..*/u, '');
    if (config.updateSnapshots === 'all') await writeFile(browserFile, `Chromium ${major}\n`);
    const known = (await readFile(browserFile, 'utf8')).trim();
    test.skip(known !== `Chromium ${major}`, `the pictures are of ${known}, this is ${major}`);

    // The fonts are optional: on a busy machine a page may go without them, but not here.
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({ response, body });
    });
    for (const viewport of windows) {
      for (const colorScheme of colourSchemes) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        const name = `${kind}-${viewport.width}-${colorScheme}.png`;
        expect.soft(await photograph(page, viewport.width)).toMatchSnapshot(name, leastDifference);
      }
    }
  });
}

async function photograph(page: Page, width: number): Promise<Buffer> {
  // Pictures further down load when they come near.
  for (const picture of await page.locator('img[loading=lazy]').all()) await picture.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  return await sharp(await page.screenshot({ fullPage: true }))
    .resize({ width: Math.min(width, keptWidthPixels) })
    .png({ palette: true, colours: 64, dither: 0, effort: 8 })
    .toBuffer();
}

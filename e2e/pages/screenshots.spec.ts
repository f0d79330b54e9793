import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

/**
 * Photographs every kind of page at two widths, light and dark, into the folder that LOOKS names, or compares with the
 * pictures there. `npm run looks` does both; `npm run screenshots` renews the pictures that the documents show.
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
/** Full pages of 1440 px are scaled down to this width: enough to judge by, quick to compare, small in the documents. */
const pictureWidthPixels = 720;
/** Both pictures are of one day, one machine and one browser: only edges of letters may differ. */
const tolerance = { maxDiffPixels: 50, threshold: 0.2 };

for (const [kind, path] of Object.entries(kinds)) {
  for (const viewport of windows) {
    for (const colorScheme of colourSchemes) {
      const name = `${kind}-${viewport.width}-${colorScheme}`;
      test(name, async ({ page }) => {
        test.slow();
        // The fonts are optional: on a busy machine a page may go without them, but not here.
        await page.route('**/*.css', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
          await route.fulfill({ response, body });
        });
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await photograph(page, viewport.width)).toMatchSnapshot(`${name}.png`, tolerance);
      });
    }
  }
}

async function photograph(page: Page, width: number): Promise<Buffer> {
  // Pictures further down load when they come near.
  for (const picture of await page.locator('img[loading=lazy]').filter({ visible: true }).all())
    await picture.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  return await sharp(await page.screenshot({ fullPage: true }))
    .resize({ width: Math.min(width, pictureWidthPixels) })
    .png({ palette: true, colours: 64, dither: 0, effort: 8 })
    .toBuffer();
}

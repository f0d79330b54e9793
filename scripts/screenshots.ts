import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserForTests } from './browser.ts';
import { freePort } from './free-port.ts';

/**
 * Renews `docs/screenshots/`: every kind of page at two widths, light and dark, from the built site:
 * `npm run screenshots`, or `npm run screenshots -- home pose` for some of them.
 */
const kinds: Readonly<Record<string, string>> = {
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
};
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const colourSchemes = ['light', 'dark'] as const;
/** Full pages of 1440 px are kept at this width: enough to judge by, and small enough for the repository. */
const keptWidthPixels = 720;
const folder = 'docs/screenshots';

const wanted = process.argv.slice(2);
const unknown = wanted.find((kind) => !(kind in kinds));
if (unknown) throw new Error(`no such kind of page: ${unknown}; one of ${Object.keys(kinds).join(', ')}`);

const site = await startSite();
try {
  const browser = await chromium.launch({ executablePath: browserForTests(), args: ['--no-sandbox', '--disable-gpu'] });
  await mkdir(folder, { recursive: true });
  for (const viewport of windows) {
    for (const colorScheme of colourSchemes) await photograph(browser, viewport, colorScheme);
  }
  await browser.close();
} finally {
  await site.stop();
}

async function photograph(browser: Browser, viewport: (typeof windows)[number], colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', locale: 'nb-NO' });
  const page = await context.newPage();
  for (const [kind, path] of Object.entries(kinds)) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue;
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    // Pictures further down load when they come near.
    for (const picture of await page.locator('img[loading=lazy]').all()) await picture.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    const shot = await page.screenshot({ fullPage: true });
    await sharp(shot)
      .resize({ width: Math.min(viewport.width, keptWidthPixels) })
      .png({ palette: true, colours: 64, effort: 8 })
      .toFile(`${folder}/${kind}-${viewport.width}-${colorScheme}.png`);
  }
  await context.close();
}

/** The built site on a port and a data folder of its own. */
async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pusterom-screenshots-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['build/server/index.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('the site did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}

import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { start } from '../bench/processes.ts';
import { browserForTests } from './browser.ts';
import { exportDrawings } from './export-drawings.ts';

/**
 * Photographs the sheets of the workshop into `.drawings/`, light, dark and in forced colours: `npm run drawings`,
 * or `npm run drawings -- figures bodies` for some of them. `npm run drawings -- export FOLDER` writes the poses and
 * transitions themselves.
 */
const folder = '.drawings';
/** All sheets are one long page, which a busy machine draws slowly. */
const patienceMs = 300_000;
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

const wanted = process.argv.slice(2);
if (wanted[0] === 'export') {
  const into = wanted[1] ?? '.drawings/export';
  const { poses, transitions } = await exportDrawings(into);
  console.log(`${poses} poses and ${transitions} transitions in ${into}`);
  process.exit();
}
await mkdir(folder, { recursive: true });
const site = await start({
  name: 'npm run dev',
  command: [process.execPath, 'scripts/dev.ts'],
  env: { NODE_ENV: 'development' },
  readyPath: '/verksted',
});
try {
  const browser = await chromium.launch({ executablePath: browserForTests(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const [look, options] of Object.entries(looks)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${site.origin}/verksted`, { waitUntil: 'networkidle' });
    await photograph(page, look);
    await page.close();
  }
  await browser.close();
} finally {
  await site.stop();
}

async function photograph(page: Page, look: string): Promise<void> {
  for (const sheet of await page.locator('[data-sheet]').all()) {
    const name = await sheet.getAttribute('data-sheet');
    if (name === null || (wanted.length > 0 && !wanted.includes(name))) continue;
    await sheet.screenshot({ path: `${folder}/${name}-${look}.png` });
    console.log(`${folder}/${name}-${look}.png`);
  }
}

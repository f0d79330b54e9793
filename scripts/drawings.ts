import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { browserForTests } from './browser.ts';
import { freePort } from './free-port.ts';

/**
 * Photographs the sheets of the workshop into `.drawings/`, light, dark and in forced colours: `npm run drawings`,
 * or `npm run drawings -- figures bodies` for some of them.
 */
const folder = '.drawings';
/** All sheets are one long page, which a busy machine draws slowly. */
const patienceMilliseconds = 300_000;
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const port = await freePort();
const site = spawn(process.execPath, ['scripts/dev.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready(`http://localhost:${port}/verksted`, site);
  const browser = await chromium.launch({ executablePath: browserForTests(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const [look, options] of Object.entries(looks)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
    page.setDefaultTimeout(patienceMilliseconds);
    await page.goto(`http://localhost:${port}/verksted`, { waitUntil: 'networkidle' });
    await photograph(page, look);
    await page.close();
  }
  await browser.close();
} finally {
  site.kill('SIGTERM');
  await once(site, 'exit');
}

async function photograph(page: Page, look: string): Promise<void> {
  for (const sheet of await page.locator('[data-sheet]').all()) {
    const name = await sheet.getAttribute('data-sheet');
    if (name === null || (wanted.length > 0 && !wanted.includes(name))) continue;
    await sheet.screenshot({ path: `${folder}/${name}-${look}.png` });
    console.log(`${folder}/${name}-${look}.png`);
  }
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the development server did not start');
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { start } from './processes.ts';
import { copyProject } from './project-copy.ts';
import { median } from './table.ts';

const times = 5;

/** What somebody changes, and the page on which it shows. */
const changes = [
  {
    name: 'a component',
    path: '/om-oss',
    file: 'app/site/breadcrumb.tsx',
    from: /<nav\b/u,
    to: (mark: string) => `<nav data-mark="${mark}"`,
  },
  {
    name: 'the text of an article',
    path: '/artikler/5',
    file: 'content/articles/5-ro-i-hverdagen.md',
    from: /Klokken er kvart på åtte\./u,
    to: (mark: string) => `Klokken er kvart på åtte. Merke ${mark}.`,
  },
  {
    name: 'a style sheet',
    path: '/om-oss',
    file: 'app/site/breadcrumb.module.css',
    from: /^/u,
    to: (mark: string) => `:root { --mark: '${mark}'; }\n`,
  },
];

/** A row for the start of `npm run dev` in a copy of the project, and for each kind of change. */
export async function measureDevelopment(browser: Browser): Promise<string[][]> {
  const { folder, remove } = copyProject();
  const site = await start({
    name: 'npm run dev',
    command: [process.execPath, 'scripts/dev.ts'],
    cwd: folder,
    env: { NODE_ENV: 'development' },
    readyPath: '/',
  });
  try {
    const rows = [['from the command to the front page', (site.readyMilliseconds / 1000).toFixed(2)]];
    for (const { name, path, file, from, to } of changes) {
      const page = await browser.newPage();
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      const original = readFileSync(join(folder, file), 'utf8');
      const seconds: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const mark = `m${time}`;
        const begun = performance.now();
        writeFileSync(join(folder, file), original.replace(from, to(mark)));
        await shown(page, mark);
        seconds.push((performance.now() - begun) / 1000);
        // A page that is not connected yet does not hear of the next change.
        await page.waitForLoadState('networkidle');
      }
      await page.close();
      writeFileSync(join(folder, file), original);
      rows.push([name, median(seconds).toFixed(2)]);
    }
    return rows;
  } finally {
    await site.stop();
    remove();
  }
}

async function shown(page: Page, mark: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector(`[data-mark="${wanted}"]`) !== null ||
      document.body.innerText.includes(`Merke ${wanted}.`) ||
      getComputedStyle(document.documentElement).getPropertyValue('--mark').includes(wanted),
    mark,
    { polling: 20 },
  );
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { start } from './processes.ts';
import { inProjectCopy } from './project-copy.ts';
import { median } from './report.ts';

const times = 5;

/** What somebody changes, the page on which it shows, and what is true in the page when it does. */
const changes = [
  {
    name: 'a component',
    path: '/om-oss',
    file: 'app/site/breadcrumb.tsx',
    change: (text: string, mark: string) => text.replace('<nav ', `<nav data-mark="${mark}" `),
    isShown: (mark: string) => document.querySelector(`[data-mark="${mark}"]`) !== null,
  },
  {
    name: 'the text of an article',
    path: '/artikler/5',
    file: 'content/articles/5-ro-i-hverdagen.md',
    change: (text: string, mark: string) => text.replace('Klokken er kvart på åtte.', `Merke ${mark}.`),
    isShown: (mark: string) => document.body.innerText.includes(`Merke ${mark}.`),
  },
  {
    name: 'a style sheet',
    path: '/om-oss',
    file: 'app/site/breadcrumb.module.css',
    change: (text: string, mark: string) => `:root { --mark: '${mark}'; }\n${text}`,
    isShown: (mark: string) => getComputedStyle(document.documentElement).getPropertyValue('--mark').includes(mark),
  },
];

/** A row for the start of `npm run dev` in a copy of the project, and for each kind of change. */
export function measureDevelopment(browser: Browser): Promise<string[][]> {
  return inProjectCopy(async (project) => {
    const site = await start({
      name: 'npm run dev',
      command: [process.execPath, 'scripts/dev.ts'],
      cwd: project,
      env: { NODE_ENV: 'development' },
      readyPath: '/',
    });
    const rows = [['from the command to the front page', (site.readyMs / 1000).toFixed(2)]];
    try {
      for (const { name, path, file, change, isShown } of changes) {
        const page = await browser.newPage();
        await page.goto(site.origin + path, { waitUntil: 'networkidle' });
        const original = readFileSync(join(project, file), 'utf8');
        const seconds: number[] = [];
        for (let time = 0; time < times; time += 1) {
          const begun = performance.now();
          writeFileSync(join(project, file), change(original, `m${time}`));
          await page.waitForFunction(isShown, `m${time}`, { polling: 20 });
          seconds.push((performance.now() - begun) / 1000);
          // A page that is not connected yet does not hear of the next change.
          await page.waitForLoadState('networkidle');
        }
        await page.close();
        writeFileSync(join(project, file), original);
        rows.push([name, median(seconds).toFixed(2)]);
      }
      return rows;
    } finally {
      await site.stop();
    }
  });
}

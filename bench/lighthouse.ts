import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { browserForTests } from '../scripts/browser.ts';
import { inFolder } from './processes.ts';
import { median } from './report.ts';

const category = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number() });
const failure = z.object({ runtimeError: z.object({ code: z.string(), message: z.string() }) });
const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** Now and then the browser's trace of a run cannot be read; the page has nothing to do with it. */
const attempts = 3;

/**
 * Lighthouse as on a phone with a slow network (its own standard), the median of so many runs: performance, accessibility,
 * best practices and search from 0 to 100, then LCP in seconds, TBT in milliseconds and CLS.
 */
export async function judge(url: string, runs: number): Promise<(number | string)[]> {
  const reports: z.infer<typeof report>[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(url));
  const middle = (read: (from: z.infer<typeof report>) => number) => median(reports.map(read));
  const score = (id: keyof z.infer<typeof report>['categories']) =>
    Math.round(middle(({ categories }) => categories[id].score ?? 0) * 100);
  return [
    ...[score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    (middle(({ audits }) => audits['largest-contentful-paint'].numericValue) / 1000).toFixed(2),
    middle(({ audits }) => audits['total-blocking-time'].numericValue).toFixed(0),
    middle(({ audits }) => audits['cumulative-layout-shift'].numericValue).toFixed(3),
  ];
}

async function runLighthouse(url: string, attempt = 1): Promise<z.infer<typeof report>> {
  const result: unknown = JSON.parse(await reportOf(url));
  const failed = failure.safeParse(result).data?.runtimeError;
  if (!failed) return report.parse(result);
  if (attempt === attempts) throw new Error(`Lighthouse, ${url}: ${failed.code}, ${attempts} times: ${failed.message}`);
  return runLighthouse(url, attempt + 1);
}

function reportOf(url: string): Promise<string> {
  return inFolder(async (folder) => {
    const path = join(folder, 'report.json');
    const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
    const flags = [
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${chromeFlags}`,
      '--max-wait-for-load=45000',
    ];
    const child = spawn(
      process.execPath,
      ['bench/tools/node_modules/lighthouse/cli/index.js', url, ...flags, '--quiet'],
      {
        env: { ...process.env, CHROME_PATH: browserForTests() },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await once(child, 'exit');
    return readFileSync(path, 'utf8');
  });
}

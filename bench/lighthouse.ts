import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { browserForTests } from '../scripts/browser.ts';
import { median } from './table.ts';

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

export interface Judged {
  /** Performance, accessibility, best practices, search: 0 to 100, medians. */
  readonly scores: readonly number[];
  readonly lcpMilliseconds: number;
  readonly tbtMilliseconds: number;
  readonly cls: number;
}

/** Lighthouse as on a phone with a slow network (its own standard), the median of so many runs. */
export async function judge(url: string, runs: number): Promise<Judged> {
  const reports: z.infer<typeof report>[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(url));
  const middle = (read: (from: z.infer<typeof report>) => number) => median(reports.map(read));
  const score = (id: keyof z.infer<typeof report>['categories']) =>
    Math.round(middle(({ categories }) => categories[id].score ?? 0) * 100);
  return {
    scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    lcpMilliseconds: middle(({ audits }) => audits['largest-contentful-paint'].numericValue),
    tbtMilliseconds: middle(({ audits }) => audits['total-blocking-time'].numericValue),
    cls: middle(({ audits }) => audits['cumulative-layout-shift'].numericValue),
  };
}

async function runLighthouse(url: string, attempt = 1): Promise<z.infer<typeof report>> {
  const result: unknown = JSON.parse(await reportOf(url));
  const failed = failure.safeParse(result).data?.runtimeError;
  if (!failed) return report.parse(result);
  if (attempt === attempts) throw new Error(`Lighthouse, ${url}: ${failed.code}, ${attempts} times: ${failed.message}`);
  return runLighthouse(url, attempt + 1);
}

async function reportOf(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-lighthouse-'));
  const path = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  try {
    const child = spawn(
      process.execPath,
      [
        'bench/tools/node_modules/lighthouse/cli/index.js',
        url,
        ...[
          '--output=json',
          `--output-path=${path}`,
          `--chrome-flags=${flags}`,
          '--quiet',
          '--max-wait-for-load=45000',
        ],
      ],
      { env: { ...process.env, CHROME_PATH: browserForTests() }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await once(child, 'exit');
    return readFileSync(path, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

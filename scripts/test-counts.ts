import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Where the runners, and the runs as a whole, leave what they counted. */
export const summaries = {
  unit: 'test-results/summary/unit.json',
  /** With the name of the target and `.json` behind it. */
  acceptance: 'test-results/summary/acceptance',
  browser: 'test-results/summary/browser.json',
  fast: 'test-results/summary/fast-run.json',
  full: 'test-results/summary/full-run.json',
};

const none: Counts = { passed: 0, failed: 0 };

const runCounts = z.object({ passed: z.number(), failed: z.number() });
const unitCounts = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));
const browserCounts = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));

export const readUnitCounts = (path: string) => read(path, unitCounts);
export const readBrowserCounts = (path: string) => read(path, browserCounts);
export const readRunCounts = (path: string) => read(path, runCounts);

export function writeRunCounts(path: string, counts: Counts): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(counts));
}

export function totalOf(all: readonly Counts[]): Counts {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), none);
}

/** A runner that did not come as far as to write its summary has counted nothing. */
function read(path: string, schema: z.ZodType<Counts>): Counts {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : none;
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserForTests } from './browser.ts';
import { freePort } from './free-port.ts';
import {
  type Counts,
  readBrowserCounts,
  readRunCounts,
  readUnitCounts,
  summaries,
  totalOf,
  writeRunCounts,
} from './test-counts.ts';

/** Playwright matches this against the name of the file and the test. */
const errands = String.raw`journeys/|smoke\.spec`;

/**
 * `npm test`: checks, unit tests, acceptance tests on the embedded database, errands in a browser. `npm run test:full`:
 * what takes longer (unit tests in `*.slow.test.ts`, acceptance tests on the other backends and in development, all
 * other browser tests and errands tagged `@slow`).
 * Every stage runs, also after a failure; the last line says `N passed, N failed`. With `--total` it only says that
 * line, for the runs before it.
 */
switch (process.argv[2]) {
  case '--full':
    report(keep(summaries.full, await slowStages()));
    break;
  case '--total':
    report(totalOf([readRunCounts(summaries.fast), readRunCounts(summaries.full)]));
    break;
  default:
    report(keep(summaries.fast, await fastStages()));
}

function keep(path: string, counts: readonly Counts[]): Counts {
  writeRunCounts(path, totalOf(counts));
  return totalOf(counts);
}

async function fastStages(): Promise<Counts[]> {
  const checks = ['lint', 'types', 'unused', 'spelling', 'texts'].map(check);
  return [
    ...checks,
    unitTests(),
    acceptance('sqlite'),
    await browserTests(['--grep', errands, '--grep-invert', '@slow']),
  ];
}

async function slowStages(): Promise<Counts[]> {
  const slowUnits = unitTests({ SLOW_TESTS: '1' });
  return [
    slowUnits,
    ...['dev', 'postgres', 'hosted'].map(acceptance),
    await browserTests(['--grep', `^(?!.*(${errands}))|@slow`]),
  ];
}

function check(name: string): Counts {
  const isFine = run('npm', ['run', '--silent', name]);
  console.log(`${isFine ? 'passed' : 'FAILED'}: npm run ${name}`);
  return { passed: Number(isFine), failed: Number(!isFine) };
}

function unitTests(env: Record<string, string> = {}): Counts {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${summaries.unit}`];
  rmSync(summaries.unit, { force: true });
  return withFailure(run('vitest', ['run', ...reporters], env), () => readUnitCounts(summaries.unit));
}

function acceptance(target: string): Counts {
  const summary = `${summaries.acceptance}-${target}.json`;
  rmSync(summary, { force: true });
  const isFine = run(process.execPath, ['acceptance/run.ts', '--on', target, '--summary', summaries.acceptance]);
  return withFailure(isFine, () => readUnitCounts(summary));
}

async function browserTests(choice: readonly string[]): Promise<Counts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-test-'));
  rmSync(summaries.browser, { force: true });
  try {
    const env = {
      CHROME_PATH: browserForTests(),
      TEST_PORT: String(await freePort()),
      TEST_DATA_DIR: dataDir,
      TEST_SUMMARY: summaries.browser,
    };
    return withFailure(run('playwright', ['test', ...choice], env), () => readBrowserCounts(summaries.browser));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A runner that ends badly without a failed test to show for it (a file that does not load) counts as one. */
function withFailure(isFine: boolean, read: () => Counts): Counts {
  const counts = read();
  return isFine || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function report({ passed, failed }: Counts): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

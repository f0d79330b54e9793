import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/browser.ts';

/**
 * Browser tests against the built site, on a port and a data folder of their own. `scripts/test.ts` gives the port;
 * by hand (`npx playwright test`, after `npm run build`) it is 4173.
 */
const port = process.env.TEST_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const dataDir = process.env.TEST_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pusterom-test-'));
process.env.TEST_DATA_DIR = dataDir;

/** Run in each project; the other files set window and scripts themselves and run once. */
const everyWay = /smoke\.spec\.ts$/u;
const screenshots = /screenshots\.spec\.ts$/u;
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  // Room for a busy machine: what is right passes at once.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A busy machine may cut a test short once; what is broken fails twice.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.TEST_SUMMARY ?? 'test-results/summary/browser.json' }]],
  use: {
    baseURL,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: installedBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    ...(process.env.LOOKS
      ? [
          {
            name: 'screenshots',
            testMatch: screenshots,
            snapshotPathTemplate: `${process.env.LOOKS}/{arg}{ext}`,
            retries: 0,
          },
        ]
      : []),
    { name: 'desktop', testIgnore: screenshots, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: everyWay, use: phone },
    {
      name: 'no-javascript',
      testMatch: everyWay,
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: 'node build/server/index.js',
    // `scripts/looks.ts` photographs the build of another commit.
    cwd: process.env.TEST_SITE,
    url: `${baseURL}/readyz`,
    // Empty means not set: the tests do not depend on settings of the machine.
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      CONTACT_RATE: '0',
      HOST: '',
      SITE_URL: '',
      DATABASE_URL: '',
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

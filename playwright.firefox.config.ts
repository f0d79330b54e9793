import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run test:firefox`: every kind of page and the errands in Firefox itself, driven over WebDriver BiDi. No part of `npm test`. */
export default defineConfig({
  ...config,
  testDir: 'e2e/firefox',
  testMatch: /\.firefox\.ts$/u,
  outputDir: 'test-results/firefox',
  workers: 1,
  reporter: 'list',
  projects: [{ name: 'firefox' }],
});

import { defineConfig } from 'vitest/config';

/** Unit and contract tests stand beside the code; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    include: ['{app,server,cli,content,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

/** Asks a running site over HTTP; `npm run acceptance` starts it. */
export default defineConfig({
  test: { include: ['acceptance/**/*.test.ts'], environment: 'node', testTimeout: 120_000, fileParallelism: false },
});

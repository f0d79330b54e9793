import { defineConfig } from 'vitest/config';

/** The tests that have to notice what `scripts/mutation.ts` changes: each change runs them again. */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? ['{app,server}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});

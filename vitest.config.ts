import { defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/inline-scripts.ts';

/** Only the tests that take minutes, in `*.slow.test.ts`: `npm run test:full` asks for them. */
const isSlow = process.env.SLOW_TESTS === '1';

/** Unit and contract tests stand beside the code; browser tests live in e2e/ and run under Playwright. */

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: [`{app,server,cli,content,scripts}/**/*.${isSlow ? 'slow.' : ''}test.{ts,tsx}`],
    exclude: ['**/node_modules/**', ...(isSlow ? [] : ['**/*.slow.test.ts'])],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
});

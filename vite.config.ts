import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig } from 'vite';
import { className } from './scripts/class-names.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { islandsBuild } from './scripts/islands-build.ts';
import { ownerPictures } from './scripts/owner-pictures.ts';
import { preactInBrowser } from './scripts/preact-in-browser.ts';
import { reloadPages } from './scripts/reload-pages.ts';

/** Drawn by the site when it is asked for: publishing looks whether each of them answers. */
const drawnWhenAsked = "didn't resolve at build time";

const logger = createLogger(process.argv.includes('build') ? 'warn' : 'info');
const { warn, warnOnce } = logger;
/** What stands among the lines of a publishing is for its owner to mend, and nothing else. */
logger.warn = (message, options) => {
  if (!message.includes(drawnWhenAsked)) warn(message, options);
};
logger.warnOnce = (message, options) => {
  if (!message.includes(drawnWhenAsked)) warnOnce(message, options);
};

export default defineConfig({
  customLogger: logger,
  plugins: [preactInBrowser(), reactRouter(), inlineScripts(), islandsBuild(), ownerPictures(), reloadPages()],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The drawings use light-dark() as it is, so the style sheet may too.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // An island imports few files, and its style is in the one sheet.
    modulePreload: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each costs a request, and small ones compress badly. Figures come with what draws them alone.
            codeSplitting: {
              groups: [
                { name: 'preact', test: /node_modules\/preact\//, priority: 1 },
                { name: 'app', test: /^(?!.*app\/(?:drawings\/figure|sessions)\/.+\.tsx?$)/, minShareCount: 2 },
                // What the lobby of every session has.
                {
                  name: 'session',
                  test: /app\/sessions\/(?:player\/(?:settings|use-guidance|running-session)|script\/(?:silences|timeline|words)|sound\/voice|track\/quiet|voice-help|use-session-memory)\.tsx?$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/start/.server/entry.ts' } } },
  },
});

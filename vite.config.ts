import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { islandsBuild } from './scripts/islands-build.ts';
import { reloadPages } from './scripts/reload-pages.ts';

export default defineConfig({
  plugins: [reactRouter(), inlineScripts(), islandsBuild(), reloadPages()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The drawings use light-dark() as it is, so the style sheet may too.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // An island imports few files, and its style is in the one sheet.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each costs a request, and small ones compress badly. Figures come with what draws them alone.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                { name: 'app', test: /^(?!.*app\/(?:drawings\/figure|sessions)\/.+\.tsx?$)/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/.server/entry.ts' } } },
  },
});

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageScripts } from './scripts/page-scripts.ts';

export default defineConfig({
  plugins: [reactRouter(), pageScripts()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The drawings use light-dark() as it is, so the style sheet may too.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/entry.ts' } } },
  },
});

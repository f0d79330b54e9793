import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  // The builds take the content that `npm run content` has compiled: the plugin's own run races with
  // React Router's two builds. In development it watches content/ and recompiles.
  plugins: [reactRouter()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
}));

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { paths } from '#app/paths.ts';
import { studioPictures } from '#app/studios/rules/picture.ts';

/** Bundles the service worker to `/sw.js`, beside the client build. Given the fingerprint of the sources: any change makes it another worker. */
const [, , builtFrom = 'unknown'] = process.argv;
const root = fileURLToPath(new URL('..', import.meta.url));
const facts = {
  id: builtFrom.slice(0, 12),
  offlinePage: paths.offline,
  neverCached: [paths.contact, paths.search, paths.studios, studioPictures],
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { BUILD: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: join(process.env.BUILD_FOLDER ?? 'build', 'client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: 'app/offline/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const replacements = new Map([
  ['react', import.meta.resolve('preact/compat')],
  ['react-dom', import.meta.resolve('preact/compat')],
  ['react-dom/client', import.meta.resolve('preact/compat/client')],
  ['react/jsx-runtime', import.meta.resolve('preact/jsx-runtime')],
]);

/** In what is built for browsers React is Preact: docs/decisions/0047-preact-in-the-browser.md. */
export function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      // React Router's own modules stay with React: no browser gets them.
      const replacement = importer?.includes('/node_modules/') ? undefined : replacements.get(id);
      return replacement && fileURLToPath(replacement);
    },
  };
}

import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oneStyleSheet } from './scripts/one-style-sheet.ts';
import { pageScripts } from './scripts/page-scripts.ts';
import { reloadPlainPages } from './scripts/reload-plain-pages.ts';

/** Of what is shared, what pages to read are made of; a session's page goes without. */
const reading = 'card|content-picture|empty-message|example-notice|facts|filter-form|guide-|summary|text-list';

export default defineConfig({
  plugins: [reactRouter(), pageScripts(), oneStyleSheet(), reloadPlainPages()],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The drawings use light-dark() as it is, so the style sheet may too.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // What is imported later shares its parts with what is there; its style is in the one sheet.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each costs a request, and small ones compress badly.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
                { name: 'shell', test: /app\/(root|components\/(hero|toaster))\.tsx|preload-helper/, priority: 1 },
                { name: 'shared', test: new RegExp(`app/(components/(?!${reading})|lib/)`, 'u'), minShareCount: 4 },
                { name: 'reading', test: new RegExp(`app/components/(${reading})`, 'u'), minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/entry.ts' } } },
  },
});

const styleFiles = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).toSorted();

/** A class as it is called in its file, and two letters for the file, which no other file has. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/u, ''));
  // One that came after the start, while developing.
  if (!styleFiles.includes(path)) styleFiles.push(path);
  const number = styleFiles.indexOf(path);
  return `${name}_${letter(Math.trunc(number / 26))}${letter(number % 26)}`;
}

function letter(number: number): string {
  return String.fromCharCode(97 + number);
}

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenColours } from '#app/drawings/token-colours.ts';
import { markDrawing } from './site-mark.ts';

/** Drawings have palettes of their own. */
const isExempt = (file: string) =>
  /\.test\.tsx?$|\/testing|^app\/drawings\/(?!\.server\/)|^app\/ui\/styles\/tokens\.css$|^app\/ui\/icons\/favicon\.svg$/u.test(
    file,
  );
const literal =
  /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:oklch|oklab|rgba?|hsla?|hwb|lab|lch)\(\s*[\d.]/giu;

test('a colour is written in tokens.css alone', () => {
  const files = globSync([
    '{app,server,scripts,cli}/**/*.{ts,tsx,mjs,css,svg}',
    'app/**/.server/**/*.{ts,tsx,mjs}',
  ]).filter((file) => !isExempt(file));
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literal)].map(([text]) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(written).toEqual([]);
});

test('what no style sheet reaches has the colours of tokens.css', () => {
  const colour = tokenColours(
    ':root {\n  --a: light-dark(oklch(1 0 0), oklch(0 0 0));\n  --b: oklch(0.6279 0.2577 29.2);\n}\n',
  );
  expect([colour('a'), colour('a', 'dark'), colour('b'), colour('b', 'dark')]).toEqual([
    '#ffffff',
    '#000000',
    '#ff0000',
    '#ff0000',
  ]);
  expect(() => colour('c')).toThrow('--c');
});

test('the kept mark is drawn in the colours of tokens.css; `npm run icons` draws it anew', () => {
  expect(readFileSync('app/ui/icons/favicon.svg', 'utf8')).toBe(markDrawing);
});

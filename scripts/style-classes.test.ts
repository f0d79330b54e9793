import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('every class that a component names stands in its style sheet, and every class of a sheet is named', () => {
  const named = namedClasses();
  const offenders = globSync('app/**/*.module.css').flatMap((sheet) => {
    const classes = classesOf(readFileSync(sheet, 'utf8'));
    const { names = new Set<string>(), isComputed = false } = named.get(sheet) ?? {};
    const missing = [...names].filter((name) => !classes.has(name)).map((name) => `${sheet} lacks .${name}`);
    const unused = [...classes].filter((name) => !names.has(name)).map((name) => `nobody uses .${name} of ${sheet}`);
    return isComputed ? missing : [...missing, ...unused];
  });
  expect(offenders).toEqual([]);
});

interface Named {
  readonly names: Set<string>;
  /** Some are named by an expression, `styles[variant]`. */
  isComputed: boolean;
}

/** What the components name of each style sheet, by its path. */
function namedClasses(): Map<string, Named> {
  const bySheet = new Map<string, Named>();
  for (const file of globSync('app/**/*.{ts,tsx}')) {
    const text = readFileSync(file, 'utf8');
    for (const [, local, path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/gu)) {
      const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      const named = bySheet.get(sheet) ?? { names: new Set(), isComputed: false };
      for (const [, name, quoted] of text.matchAll(
        new RegExp(`(?<![-.\\w])${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'gu'),
      ))
        named.names.add(name ?? quoted ?? '');
      named.isComputed ||= new RegExp(`(?<![-.\\w])${local}\\[[^']`, 'u').test(text);
      bySheet.set(sheet, named);
    }
  }
  return bySheet;
}

function classesOf(sheet: string): Set<string> {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/gu, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name = '']) => name));
}

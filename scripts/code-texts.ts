import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { SiteText } from './text-rules.ts';

/** Every string of the code that may be shown: labels, notes, sentences. Tests and the words of a test are left out. */
export function codeTexts(): readonly SiteText[] {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing-*', '**/+types/**'] }).toSorted();
  return files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')));
}

function textsIn(file: string, code: string): readonly SiteText[] {
  const texts: SiteText[] = [];
  const add = (start: number, text: string) => {
    const words = text.replaceAll(/\s+/gu, ' ').trim();
    if (words) texts.push({ file, field: `line ${code.slice(0, start).split('\n').length}`, text: words });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(start, value);
    },
    TemplateElement: ({ value, start }) => add(start, value.cooked ?? value.raw),
    JSXText: ({ value, start }) => add(start, value),
  }).visit(parseSync(file, code).program);
  return texts;
}

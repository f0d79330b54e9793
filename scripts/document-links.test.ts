import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = ['README.md', 'STYLE.md', ...globSync('docs/**/*.md')].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

it('links only to files that exist', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/gu)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:[a-z]+:|\/)/u.test(target) && !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('names only files of the project that exist', () => {
  // A record that another one has superseded names the files of its time.
  const current = documents.filter(({ text }) => !/^Superseded by/mu.test(text));
  const missing = current.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:app|bench|cli|content|deploy|docs|e2e|scripts|server)\/[^`\s{}…]+)`/gu)]
      .map(([, path = '']) => path)
      .filter((path) => globSync(path).length === 0)
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('keeps no picture that no document shows', () => {
  const all = documents.map(({ text }) => text).join('\n');
  const pictures = globSync('docs/screenshots/*');
  expect(pictures.filter((path) => !all.includes(path.slice('docs/'.length)))).toEqual([]);
});

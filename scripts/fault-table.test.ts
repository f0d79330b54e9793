import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `file` › the name of a test in it, or the end of a name that is made for several. */
const reference = /^`([^`]+)` › (.+)$/u;
const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' › '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, error = '', visitor = '', log = '', recovery = '', test = '']) => ({ error, visitor, log, recovery, test }));

it('has the errors of the table', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('$error: says everything, and its test exists', ({ error, visitor, log, recovery, test }) => {
  for (const cell of [error, visitor, log, recovery]) expect(cell).not.toBe('');
  const [, file = '', name = ''] = reference.exec(test) ?? [];
  expect(existsSync(file), `the file of ${test}`).toBe(true);
  // The name stands in the call of a test, not somewhere in a comment.
  const names = [...readFileSync(file, 'utf8').matchAll(/^\s*(?:it|test)[\w.]*\([^`'"]*[`'"](.*?)[`'"],/gmsu)];
  const others = [...readFileSync(file, 'utf8').matchAll(/^\s*'([^']+)',$/gmu)];
  expect([...names, ...others].some(([, each = '']) => each.endsWith(name))).toBe(true);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Row {
  readonly line: string;
  readonly livesIn: string;
  readonly heldBy: string;
}

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((text) => text.startsWith('| ') && !/^\| (?:---|line )/u.test(text))
  .map((text): Row => {
    const [line = '', livesIn = '', heldBy = ''] = text.slice(2, -2).split(' | ');
    return { line, livesIn, heldBy };
  });

it('has the lines of the specification', () => {
  expect(rows.length).toBeGreaterThan(50);
});

it('names only files that exist', () => {
  const missing = rows.flatMap(({ line, livesIn, heldBy }) =>
    [...pathsIn(livesIn), ...pathsIn(heldBy)]
      .filter((path) => globSync(path).length === 0)
      .map((path) => `${line}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('says in every row where the line lives, and which test or what else holds it', () => {
  const vague = rows.filter(({ livesIn, heldBy }) => {
    const tests = pathsIn(heldBy);
    const isHeld = tests.length > 0 ? tests.every((path) => /\.(?:test|spec)\.tsx?$/u.test(path)) : heldBy !== '';
    return pathsIn(livesIn).length === 0 || !isHeld;
  });
  expect(vague.map(({ line }) => line)).toEqual([]);
});

/** What stands in backticks and has a slash or an extension; the rest are names in code. */
function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`\s]+)`/gu)].map(([, path = '']) => path).filter((path) => /[/.]/u.test(path));
}

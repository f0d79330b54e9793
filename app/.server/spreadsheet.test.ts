import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withFormulas, withoutFormulas } from './spreadsheet.ts';

const piece = fc.constantFrom(
  ...[
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    "'",
    '"',
    ';',
    ',',
    '\t',
    '\r',
    '\n',
    ' ',
    '\u00a0',
    '\ufeff',
    'a',
    '1',
  ],
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

it.each([
  ["=cmd|'/c calc'!A0", "'=cmd|'/c calc'!A0"],
  ["Rolig;=cmd|'/c calc'!A0;", "Rolig;'=cmd|'/c calc'!A0;"],
  ['a; "@b', `a; "'@b`],
  ['To\n+47\r\n-1\t@x', "To\n'+47\r\n'-1\t'@x"],
  ['\ufeff =1', "\ufeff '=1"],
  ["'=1", "''=1"],
  ['＝1;＋1;－1;＠1', "'＝1;'＋1;'－1;'＠1"],
  ['kl. 9-17, a+b, c@d.no, 1=1', 'kl. 9-17, a+b, c@d.no, 1=1'],
])('%j is written as %j', (given, written) => {
  expect(withoutFormulas(given)).toBe(written);
});

it('leaves no cell that begins as a formula, wherever a spreadsheet parts the text', () => {
  fc.assert(
    fc.property(text, (given) => {
      const cells = withoutFormulas(given).split(/[;\t\r\n]/);
      expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('is undone without loss', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (given) => {
      expect(withFormulas(withoutFormulas(given))).toBe(given);
    }),
    { numRuns: 2000 },
  );
});

/** What it writes is read again at once, by the site itself. */
const neverLeaves = 'app/studios/.server/import/spreadsheet.ts';

it('guards every table that leaves the site', () => {
  const sources = globSync(['{app,cli,server,scripts}/**/*.{ts,tsx}', 'app/{,*/}.server/**/*.{ts,tsx}']).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
  const writers = sources.filter(([file, text]) => file !== neverLeaves && text?.includes("from 'csv-stringify"));
  expect(writers.length).toBeGreaterThan(2);
  expect(writers.filter(([, text]) => !text?.includes('withoutFormulas(')).map(([file]) => file)).toEqual([]);
});

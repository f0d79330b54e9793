import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { helpLines } from '#content';
import { callHref, type HelpLine } from './help-lines.ts';

const lines: readonly HelpLine[] = Object.values(helpLines.lines);
const texts = globSync('content/**/*.{md,yaml}', { exclude: ['content/help-lines.yaml'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' '),
}));

it('texts name no number to call that is not on the list', () => {
  const known = new Set(lines.map(({ number }) => number));
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b116 ?\d{3}|\b22 ?(?:40|59) ?\d{2} ?\d{2}|(?<=ring(?:er)?(?: du)? )\d{3}\b/giu)].map(
      ([number]) => ({
        file,
        number,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
});

it('a line that a text names is given its own number', () => {
  const names = lines.map(({ name, number }) => ({ stem: name.replace(/en$/u, ''), number }));
  const wrong = texts.flatMap(({ file, text }) =>
    names.flatMap(({ stem, number }) =>
      [...text.matchAll(new RegExp(`${stem}\\w*[^.]{0,40}? på (116 ?\\d{3}|113|22 40 00 40|22 59 13 00)`, 'giu'))]
        .filter(([, said]) => said !== number)
        .map(([sentence]) => ({ file, sentence })),
    ),
  );
  expect(wrong).toEqual([]);
});

it('each number was read in a stored public copy at least, and hours that are claimed too', () => {
  const unread = lines.filter(({ about, storedCopies, checked }) => {
    const confirmed = new Set<string>(storedCopies.flatMap(({ confirms }) => confirms));
    const claimed = [
      'number',
      ...(about.includes('hele døgnet') ? ['hours'] : []),
      ...(about.includes('koster ingenting') ? ['free'] : []),
    ];
    return checked === null && claimed.some((claim) => !confirmed.has(claim));
  });
  expect(unread.map(({ name }) => name)).toEqual([]);
});

it('no number stands twice, and each can be called', () => {
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
  for (const line of lines) expect(callHref(line)).toMatch(/^tel:\d{3,8}$/u);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callHref, type HelpLine, helpLines } from './help-lines.ts';

const lines: readonly HelpLine[] = Object.values(helpLines);
const texts = globSync(['content/**/*.{md,yaml}', 'app/search/{crises,*topics}.ts']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' '),
}));

it('texts name no number to call that is not on the list', () => {
  const known = new Set(lines.map(({ number }) => number));
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b116 ?\d{3}|22 ?40 ?00 ?40|(?<=ring(?:er)?(?: du)? )\d{3}\b/giu)].map(([number]) => ({
      file,
      number,
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
});

it('a line that a text names is given its own number', () => {
  const names = lines.map(({ name, number }) => ({ stem: name.replace(/en$/u, ''), number }));
  const wrong = texts.flatMap(({ file, text }) =>
    names.flatMap(({ stem, number }) =>
      [...text.matchAll(new RegExp(`${stem}\\w*[^.]{0,40}? på (116 ?\\d{3}|113|22 40 00 40)`, 'giu'))]
        .filter(([, said]) => said !== number)
        .map(([sentence]) => ({ file, sentence })),
    ),
  );
  expect(wrong).toEqual([]);
});

it('no number stands twice, and each can be called', () => {
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
  for (const line of lines) expect(callHref(line)).toMatch(/^tel:\d{3,8}$/u);
});

it('every line has a page of its own, and says when a person last compared', () => {
  for (const { name, page, checked } of lines) {
    expect(new URL(page).protocol, name).toBe('https:');
    if (checked !== null) expect(Number.isNaN(Date.parse(checked)), name).toBe(false);
  }
});

import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { serif } from './typeface.ts';

const room = {
  width: 500,
  sizes: [
    { size: 80, lines: 1 },
    { size: 60, lines: 2 },
    { size: 40, lines: 4 },
  ],
};

test.each([
  ['a word', 'Fjellet'],
  ['a few words', 'Yoga for dagen du har'],
  ['a long title', 'Guidet mindfulness for nybegynnere med trange skuldre'],
  ['one endless word', 'Kjærlighetserklæringsforberedelse'.repeat(12)],
  ['ten thousand letters', 'æøå ÆØÅ lang '.repeat(800)],
  ['letters that no font of ours has', '漢字 🧘‍♀️ Йога'],
  ['marks upon marks', 'z\u0301\u0302\u0303'.repeat(100)],
  ['nothing', ''],
])('%s never runs out of the room', (_, text) => {
  const { size, lines } = fitText(text, room, serif);
  const { lines: most = 0 } = room.sizes.find((candidate) => candidate.size === size) ?? {};
  expect(lines.length).toBeLessThanOrEqual(most);
  for (const line of lines) expect(serif.widthOf(line, size)).toBeLessThanOrEqual(room.width);
});

test('a short text stands large, whole and in lines of much the same width', () => {
  expect(fitText('Fjellet', room, serif)).toEqual({ size: 80, lines: ['Fjellet'] });
  expect(fitText('Yoga for dagen du har', room, serif).lines).toEqual(['Yoga for', 'dagen du har']);
});

test('what does not fit is cut with an ellipsis', () => {
  expect(fitText('ord '.repeat(200), room, serif).lines.at(-1)).toMatch(/ord …$/u);
});

test('Norwegian and Sanskrit letters have shapes of their own; an unknown mark is left out, not its letter', () => {
  const widths = ['æ', 'ø', 'å', 'ā', 'ś'].map((letter) => serif.widthOf(letter, 100));
  for (const width of widths) expect(width).toBeGreaterThan(0);
  expect(serif.pathOf('ø', 0, 0, 100)).not.toBe(serif.pathOf('o', 0, 0, 100));
  expect(serif.pathOf('q\u0307', 0, 0, 100)).toBe(serif.pathOf('q', 0, 0, 100));
});

test('path data holds numbers alone', () => {
  const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅabcdefghijklmnopqrstuvwxyzæøå0123456789«»–?.,';
  for (const size of [30, 62, 76, 80, 92]) expect(serif.pathOf(text, 72, 208, size)).toMatch(/^[MLQCZ\d. -]+$/u);
});

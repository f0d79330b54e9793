import { expect, test } from 'vitest';
import { byNorwegianName, capitalised, counted, numeral, shortened } from './norwegian.ts';

test('counts in the singular and the plural', () => {
  expect(counted(1, 'by', 'byer')).toBe('1 by');
  expect(counted(0, 'by', 'byer')).toBe('0 byer');
});

test('a decimal comma', () => expect(numeral(4.8, 1)).toBe('4,8'));

test('a capital letter', () => expect(capitalised('ørnen')).toBe('Ørnen'));

test('æ, ø and å come last', () => {
  expect(['Ålesund', 'Asker', 'Ørsta', 'Bodø', 'Ævestad'].toSorted(byNorwegianName)).toEqual([
    'Asker',
    'Bodø',
    'Ævestad',
    'Ørsta',
    'Ålesund',
  ]);
});

test.each([
  ['kort', 10, 'kort'],
  ['en setning som er for lang', 12, 'en setning…'],
  ['ettlangtordutenmellomrom', 10, 'e…'],
])('%s in %d characters', (text, length, short) => {
  expect(shortened(text, length)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(length);
});

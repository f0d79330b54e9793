import { expect, test } from 'vitest';
import { capitalised, counted, numeral, truncate } from './norwegian.ts';

test('counts in the singular and the plural', () => {
  expect(counted(1, 'by', 'byer')).toBe('1 by');
  expect(counted(0, 'by', 'byer')).toBe('0 byer');
});

test.each([
  [4.8, 1, '4,8'],
  [5, 1, '5,0'],
  [999, 0, '999'],
  [12_345, 0, '12\u00a0345'],
] as const)('%d with %d decimals', (value, decimals, text) => expect(numeral(value, decimals)).toBe(text));

test('a capital letter', () => expect(capitalised('ørnen')).toBe('Ørnen'));

test.each([
  ['kort', 10, 'kort'],
  ['en setning som er for lang', 12, 'en setning…'],
  ['ettlangtordutenmellomrom', 10, 'ettlangto…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 12, '👩‍👩‍👧‍👦…'],
  ['ro\u0301ro\u0301', 4, 'ro\u0301…'],
  ['🧘🧘', 2, '…'],
])('%s in %d characters', (text, length, short) => {
  expect(truncate(text, length)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(length);
});

import { expect, test } from 'vitest';
import { clock, inLetters, lengthInWords, lengthsInWords } from './words.ts';

test('what is left is counted in whole seconds, the last of them to its end', () => {
  expect([0, 0.2, 4.0000001, 59.5, 65, 600].map(clock)).toEqual(['0:00', '0:01', '0:04', '1:00', '1:05', '10:00']);
});

test('a length is told without what it has none of', () => {
  expect([20, 60, 126, 1200].map(lengthInWords)).toEqual(['20 s', '1 min', '2 min 6 s', '20 min']);
});

test('lengths are told as one list', () => {
  expect(lengthsInWords([3])).toBe('3 min');
  expect(lengthsInWords([10, 20, 30])).toBe('10, 20 og 30 min');
});

test('small numbers are written in letters', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(inLetters).join(' ')).toBe(
    'null én to tre fire fem seks sju åtte ni ti elleve tolv 13',
  );
});

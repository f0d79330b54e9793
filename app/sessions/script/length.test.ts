import { expect, test } from 'vitest';
import { chosenLength } from './length.ts';

test.each([
  [null, 20, false],
  ['12', 12, false],
  ['20', 20, false],
  ['11', 12, true],
  ['10', 8, true],
  ['2', 8, true],
  ['90', 20, true],
  ['', 20, true],
  ['0', 20, true],
  ['-8', 20, true],
  ['8.5', 20, true],
  ['999', 20, true],
  ['8 min', 20, true],
])('of 8, 12 and 20 minutes, «%s» is %i, and said to be another: %s', (asked, minutes, isOther) => {
  expect(chosenLength([8, 12, 20], asked)).toEqual({ minutes, isOther });
});

test('a session with one length has no choice', () => {
  expect(chosenLength([], null)).toEqual({ minutes: null, isOther: false });
  expect(chosenLength([], '10')).toEqual({ minutes: null, isOther: true });
});

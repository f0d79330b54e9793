import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [null, 'whole'],
  ['bytes=0-', { from: 0, to: 100 }],
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=99-', { from: 99, to: 100 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['Bytes = 10-1000', { from: 10, to: 100 }],
  ['bytes=-1', { from: 99, to: 100 }],
  ['bytes=-1000', { from: 0, to: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('%s of 100 bytes is %j', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});

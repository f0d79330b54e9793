import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce, type Incremental, mapIncrementally, sortIncrementally } from './incremental.ts';

test('every item is a step of its own', () => {
  const doubled = mapIncrementally([1, 2, 3], (item) => item * 2);
  expect([...doubled]).toHaveLength(3);
  expect(atOnce(mapIncrementally([1, 2, 3], (item) => item * 2))).toEqual([2, 4, 6]);
});

test('a list is sorted as the language does it, and equal items keep their order', () => {
  const items = fc.array(fc.record({ key: fc.nat(20), id: fc.nat() }), { maxLength: 1000, size: 'max' });
  fc.assert(
    fc.property(items, (list) => {
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
      expect(atOnce(sortIncrementally(list, compare))).toEqual(list.toSorted(compare));
    }),
    { numRuns: 50 },
  );
});

test('a long list is sorted in short steps', () => {
  const list = Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 50_021);
  let compared = 0;
  const sorting = sortIncrementally(list, (a, b) => {
    compared += 1;
    return a - b;
  });
  expect(maxOfAStep(sorting, () => compared)).toBeLessThan(5000);
});

function maxOfAStep(steps: Incremental<unknown>, count: () => number): number {
  let most = 0;
  let before = count();
  for (const _ of steps) {
    most = Math.max(most, count() - before);
    before = count();
  }
  return most;
}

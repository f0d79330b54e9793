import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenFilters, type FilterGroup, filtered, isFiltered } from './filters.ts';

const groups: readonly FilterGroup[] = [
  { name: 'focus', legend: '', options: [{ value: 'søvn', label: 'Søvn' }] },
  {
    name: 'type',
    legend: '',
    options: [
      { value: 'guidet', label: 'Guidet' },
      { value: 'nybegynnere', label: 'Nybegynnere' },
    ],
  },
];
const chosen = (query: string) => chosenFilters(groups, new URLSearchParams(query));

describe('chosenFilters', () => {
  test.each([
    ['', { focus: '', type: '' }],
    ['focus=s%C3%B8vn', { focus: 'søvn', type: '' }],
    ['type=guidet&focus=ukjent', { focus: '', type: 'guidet' }],
    ['TYPE=guidet', { focus: '', type: '' }],
    ['type=__proto__', { focus: '', type: '' }],
  ])('%s', (query, choice) => {
    expect(chosen(query)).toEqual(choice);
  });
});

describe('filtered', () => {
  const items = [
    { focus: 'søvn', type: 'guidet' },
    { focus: 'søvn', type: 'nybegynnere' },
    { focus: 'stress', type: 'guidet' },
  ];
  test('without a choice, all', () => expect(filtered(items, chosen(''))).toEqual(items));
  test('both must match', () => expect(filtered(items, chosen('focus=søvn&type=guidet'))).toEqual([items[0]]));
});

test('isFiltered', () => {
  expect(isFiltered(chosen(''))).toBe(false);
  expect(isFiltered(chosen('type=guidet'))).toBe(true);
});

test('whatever an address says, each group has a value that it knows, or «Alle»', () => {
  const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('focus', 'type', 'guidet', '__proto__', 'søvn'));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), (pairs) => {
      const choice = chosenFilters(groups, new URLSearchParams(pairs));
      expect(Object.keys(choice)).toEqual(['focus', 'type']);
      for (const { name, options } of groups)
        expect(['', ...options.map(({ value }) => value)]).toContain(choice[name]);
      expect(filtered([{ focus: 'søvn', type: 'guidet' }], choice).length).toBeLessThanOrEqual(1);
    }),
  );
});

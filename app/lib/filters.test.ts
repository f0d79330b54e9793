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

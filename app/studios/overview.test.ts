import { describe, expect, it } from 'vitest';
import { overviewOf } from './overview.ts';

const fixed = ['Bergen', 'Oslo'].map((name) => ({ name, count: 3, isFixed: true }));
const others = Array.from({ length: 130 }, (_, index) => ({ name: `Sted ${index}`, count: 1, isFixed: false }));
const namesOf = (query: string, wanted: string) =>
  overviewOf([...fixed, ...others], query, wanted).cities.map(({ name }) => name);

describe('the overview', () => {
  it('lists the fixed cities on its first page, and each other place on one of its pages', () => {
    const pages = ['', '2', '3'].map((wanted) => namesOf('', wanted));
    expect(pages.map(({ length }) => length)).toEqual([62, 60, 10]);
    expect(pages.flat().sort()).toEqual([...fixed, ...others].map(({ name }) => name).sort());
    expect(pages[0]?.slice(0, 2)).toEqual(['Bergen', 'Oslo']);
  });

  it('counts what is found on all pages, and is whole where nothing is left out', () => {
    expect(overviewOf([...fixed, ...others], 'sted 12', '')).toMatchObject({
      fixed: 0,
      others: 11,
      pages: 1,
      isWhole: false,
    });
    expect(overviewOf([...fixed, ...others], '', '2')).toMatchObject({
      fixed: 2,
      others: 130,
      number: 2,
      isWhole: false,
    });
    expect(overviewOf(fixed, '', '')).toMatchObject({ fixed: 2, others: 0, isWhole: true });
  });
});

import { describe, expect, it } from 'vitest';
import { pageNumbers, pageOf } from './paging.ts';

const list = Array.from({ length: 50 }, (_, index) => index);

describe('pageOf', () => {
  it.each([
    ['', 1, 0, 24],
    ['1', 1, 0, 24],
    ['2', 2, 24, 24],
    ['3', 3, 48, 2],
    ['99', 3, 48, 2],
    ['0', 1, 0, 24],
    ['-1', 1, 0, 24],
    ['2.5', 1, 0, 24],
    ['2e1', 1, 0, 24],
    ['99999999999999999999', 1, 0, 24],
  ])('%j is page %d', (wanted, number, first, length) => {
    const page = pageOf(list, wanted, 24);
    expect(page).toMatchObject({ number, pages: 3 });
    expect([page.items[0], page.items.length]).toEqual([first, length]);
  });

  it('has one page, empty, of an empty list', () => {
    expect(pageOf([], '2', 24)).toEqual({ items: [], number: 1, pages: 1 });
  });

  it('has no empty last page', () => {
    expect(pageOf(list.slice(0, 48), '9', 24)).toMatchObject({ number: 2, pages: 2 });
  });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('on page %d of %d the numbers are %j', (number, pages, numbers) => {
  expect(pageNumbers(number, pages)).toEqual(numbers);
});

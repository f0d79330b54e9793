/** Cards on one page of a list. */
export const cardsPerPage = 24;

/** One page of a list, its number counted from 1. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly number: number;
  readonly pages: number;
}

/** The page of that number; a number that is none, or beyond the end, gives the nearest page there is. */
export function pageOf<Item>(list: readonly Item[], wanted: string, perPage: number): PageOf<Item> {
  const pages = Math.max(Math.ceil(list.length / perPage), 1);
  const number = /^[1-9]\d{0,8}$/.test(wanted) ? Math.min(Number(wanted), pages) : 1;
  return { items: list.slice((number - 1) * perPage, number * perPage), number, pages };
}

/** The numbers worth a link each, gaps as null: `1 … 4 5 6 … 12`. */
export function pageNumbers(number: number, pages: number): (number | null)[] {
  const near = [1, number - 1, number, number + 1, pages].filter((page) => page >= 1 && page <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const gap = page - (numbers[index - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

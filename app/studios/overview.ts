import { pageOf } from '#app/ui/index.ts';
import { type CityCount, matchingCities } from './rules/city-counts.ts';

/** Of the places beyond the fixed cities, so many stand on one page of the overview: it costs the same however many there are. */
const othersPerPage = 60;
/** The pages of the overview that are cacheable: as many as all place names of the postal codes fill. */
const maxPages = 30;

/** The `side` of an address. */
export const overviewPages = Array.from({ length: maxPages - 1 }, (_, index) => String(index + 2));

/** What one page of the overview lists. */
export interface Overview {
  /** The fixed cities on the first page, and some of the other places. */
  readonly cities: readonly CityCount[];
  /** How many are found on all pages together. */
  readonly fixed: number;
  readonly others: number;
  readonly number: number;
  readonly pages: number;
  /** Nothing is left out: no query, no further page. */
  readonly isWhole: boolean;
}

/** The cities whose name contains the query, and the page of that number of the places that do. */
export function overviewOf(cities: readonly CityCount[], query: string, wanted: string): Overview {
  const found = matchingCities(cities, query).map(({ name, count, isFixed }) => ({ name, count, isFixed }));
  const { fixed = [], others = [] } = Object.groupBy(found, ({ isFixed }) => (isFixed ? 'fixed' : 'others'));
  const { items, number, pages } = pageOf(others, wanted, othersPerPage);
  return {
    cities: number === 1 ? [...fixed, ...items] : items,
    ...{ fixed: fixed.length, others: others.length, number, pages },
    isWhole: query === '' && pages === 1,
  };
}

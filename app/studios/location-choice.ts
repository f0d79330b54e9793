import type { RouteHandle } from '#app/site/route-handle.ts';
import { chosenFilters, type FilterGroup } from '#app/ui/filters.ts';
import { chosenStudios, type Listing, styleChoices } from './rules/listing.ts';
import { osloClock } from './rules/oslo-time.ts';
import { pageOf } from './rules/paging.ts';

const studiosPerPage = 24;
/** More buttons than these are no help in choosing; a rarer style still has its address. */
const mostStyles = 8;
/** The pages of a place that are kept ready: as many as 50,000 studios fill. */
const mostPages = 2100;

const orders: FilterGroup = {
  name: 'sorter',
  legend: 'Rekkefølge',
  allLabel: 'Best vurdert',
  options: [{ value: 'navn', label: 'Navn' }],
};
const opening: FilterGroup = {
  name: 'apent',
  legend: 'Åpningstid',
  allLabel: 'Når som helst',
  options: [{ value: 'ja', label: 'Åpent nå' }],
};

/**
 * The parameters of a place's page. `text` is never kept in memory: styles are too many to name, and what is open
 * changes with the clock.
 */
export const locationQuery: NonNullable<RouteHandle['query']> = {
  stil: 'text',
  sorter: ['navn'],
  apent: 'text',
  side: Array.from({ length: mostPages - 1 }, (_, index) => String(index + 2)),
};

export type ListingView = ReturnType<typeof viewListing>;

/** One page of a listing as the address asks for it, and the filters that help with these studios. */
export function viewListing(listing: Listing, parameters: URLSearchParams, now: Date) {
  const groups = usefulFilters(listing, parameters);
  const filters = chosenFilters(groups, parameters);
  const openAt = filters.apent === 'ja' ? osloClock(now) : null;
  const order = filters.sorter === 'navn' ? 'name' : 'rating';
  const chosen = chosenStudios(listing, { style: filters.stil ?? '', order, openAt });
  return {
    ...pageOf(chosen, parameters.get('side') ?? '', studiosPerPage),
    groups,
    filters,
    openAt,
    found: chosen.length,
    registered: listing.byName.length,
    withWeek: listing.withWeek,
  };
}

/** None where there is nothing to choose between. */
function usefulFilters(listing: Listing, parameters: URLSearchParams): readonly FilterGroup[] {
  if (listing.byName.length < 2) return [];
  const options = styleChoices(listing, parameters.get('stil')?.normalize('NFC') ?? '', mostStyles);
  const styles: FilterGroup = { name: 'stil', legend: 'Stil', allLabel: 'Alle stiler', options };
  return [...(options.length > 0 ? [styles] : []), orders, ...(listing.withWeek > 0 ? [opening] : [])];
}

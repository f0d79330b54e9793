import type { RouteHandle } from '#app/site/index.ts';
import { chosenFilters, type FilterChoice, type FilterGroup, pageOf } from '#app/ui/index.ts';
import { distanceFrom, nearest, type Position } from './rules/distance.ts';
import { chosenStudios, type Listing, styleChoices } from './rules/listing.ts';
import { osloClock } from './rules/oslo-time.ts';
import { dayFilter, fitting, partFilter, ratingFilter } from './when-filters.ts';

const studiosPerPage = 24;
/** More buttons than these are no help in choosing; a rarer style still has its address. */
const maxStyles = 8;
/** The pages of a place that are kept ready: as many as 50,000 studios fill. */
const maxPages = 2100;

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
  vurdering: 'text',
  dag: 'text',
  tid: 'text',
  naer: 'text',
  side: Array.from({ length: maxPages - 1 }, (_, index) => String(index + 2)),
};

export type ListingView = ReturnType<typeof viewListing>;

/** A place that a visitor wants to be near: as it was typed, and where it lies; null where nobody knows. */
export interface NearPlace {
  readonly text: string;
  readonly position: Position | null;
}

const nowhere: NearPlace = { text: '', position: null };

/**
 * One page of a listing as the address asks for it, and the filters that help with these studios. With a place, the
 * nearest come first, each with its distance.
 */
export function viewListing(listing: Listing, parameters: URLSearchParams, now: Date, near = nowhere) {
  const groups = usefulFilters(listing, parameters);
  const more = rarerFilters(listing);
  const filters: FilterChoice = {
    ...chosenFilters([...groups, ...more], parameters),
    naer: near.position ? near.text : '',
  };
  const openAt = filters.apent === 'ja' ? osloClock(now) : null;
  const order = filters.sorter === 'navn' ? 'name' : 'rating';
  const inOrder = chosenStudios(listing, { style: filters.stil ?? '', order, openAt });
  const fit = fitting(filters);
  const chosen = fit === null ? inOrder : inOrder.filter(fit);
  const { items: page, ...place } = pageOf(chosen, parameters.get('side') ?? '', studiosPerPage);
  const before = (place.number - 1) * studiosPerPage;
  const items = near.position ? nearest(chosen, near.position, before + studiosPerPage).slice(before) : page;
  return {
    ...place,
    /** The number in the whole list of the first studio on this page. */
    first: before + 1,
    items: items.map((studio) => ({ ...studio, km: near.position && distanceFrom(near.position, studio) })),
    groups,
    more,
    filters,
    openAt,
    found: chosen.length,
    registered: listing.byName.length,
    withWeek: listing.withWeek,
    hasPositions: listing.byName.length > 1 && listing.byName.some(({ position }) => position !== null),
    unknownPlace: near.position === null ? near.text : '',
  };
}

/**
 * What the filter asks for to have those open today, and how many that are. Null where it helps nobody, and on a public
 * holiday, whose hours are not those of the weekday.
 */
export function openToday({ byName }: Listing, now: Date): { readonly dag: string; readonly count: number } | null {
  const { weekday, isHoliday } = osloClock(now);
  const dag = dayFilter.options[weekday]?.value ?? '';
  const fit = fitting({ dag });
  const count = isHoliday || fit === null ? 0 : byName.filter(fit).length;
  return count > 0 && byName.length > 1 ? { dag, count } : null;
}

/** None where there is nothing to choose between. */
function usefulFilters(listing: Listing, parameters: URLSearchParams): readonly FilterGroup[] {
  if (listing.byName.length < 2) return [];
  const options = styleChoices(listing, parameters.get('stil')?.normalize('NFC') ?? '', maxStyles);
  const styles: FilterGroup = { name: 'stil', legend: 'Stil', allLabel: 'Alle stiler', options };
  const isRated = listing.byName.some(({ rating }) => rating !== null);
  return [
    ...(options.length > 0 ? [styles] : []),
    ...(isRated ? [orders] : []),
    ...(listing.withWeek > 0 ? [opening] : []),
  ];
}

/** What fewer ask for; none where no studio could answer. */
function rarerFilters({ byName, withWeek }: Listing): readonly FilterGroup[] {
  if (byName.length < 2) return [];
  return [
    ...(withWeek > 0 ? [dayFilter, partFilter] : []),
    ...(byName.some(({ rating }) => rating !== null) ? [ratingFilter] : []),
  ];
}

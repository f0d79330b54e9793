import { describe, expect, it } from 'vitest';
import { chosenStudios, type ListingChoice, listingOf, styleChoices } from './listing.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

const row = (name: string, categories: string, rating = '', reviews = '', workday_timing = '') =>
  studioRow.parse({ name, categories, rating, reviews, workday_timing, address: 'Gata 1, 0155 Oslo', place_id: name });
const { byCity } = takeSnapshot(
  [
    row('Alfa', 'Yogastudio, Hathayoga', '5,0', '2'),
    row('Beta', 'yogastudio, hathayoga, Yinyoga', '4,8', '300', 'Mo-Su 09:00-17:00'),
    row('Gamma', 'Yogastudio', '', '', 'Mo-Su 18:00-22:00'),
  ],
  new Date(0),
);
const studios = byCity.get('oslo')?.studios ?? [];
const listing = listingOf(studios);
const names = (choice: Partial<ListingChoice>) =>
  chosenStudios(listing, { style: '', order: 'rating', openAt: null, ...choice }).map(({ name }) => name);

describe('chosenStudios', () => {
  it('sorts by rating and by name', () => {
    expect(names({})).toEqual(['Beta', 'Alfa', 'Gamma']);
    expect(names({ order: 'name' })).toEqual(['Alfa', 'Beta', 'Gamma']);
  });

  it('filters by style, in either order', () => {
    expect(names({ style: 'hathayoga' })).toEqual(['Beta', 'Alfa']);
    expect(names({ style: 'hathayoga', order: 'name' })).toEqual(['Alfa', 'Beta']);
    expect(names({ style: 'unknown' })).toEqual([]);
  });

  it('filters by what is open, only where the hours by weekday are known', () => {
    expect(names({ openAt: { weekday: 0, minute: 12 * 60 } })).toEqual(['Beta']);
    expect(names({ openAt: { weekday: 0, minute: 12 * 60 }, style: 'yinyoga' })).toEqual(['Beta']);
    expect(names({ openAt: { weekday: 0, minute: 3 * 60 } })).toEqual([]);
    expect(listing.withWeek).toBe(2);
  });
});

describe('styleChoices', () => {
  it('has the styles that set some studios apart, in whatever letter case, with how many', () => {
    expect(styleChoices(listing, '', 12)).toEqual([
      { value: 'hathayoga', label: 'Hathayoga', count: 2 },
      { value: 'yinyoga', label: 'Yinyoga', count: 1 },
    ]);
  });

  it('keeps to the most common, and adds the one that is chosen', () => {
    expect(styleChoices(listing, '', 1).map(({ value }) => value)).toEqual(['hathayoga']);
    expect(styleChoices(listing, 'yinyoga', 1).map(({ value }) => value)).toEqual(['hathayoga', 'yinyoga']);
  });
});

it('is made once for each list', () => {
  expect(listingOf(studios)).toBe(listing);
});

import { describe, expect, it } from 'vitest';
import { locationQuery, viewListing } from './location-choice.ts';
import { listingOf } from './rules/listing.ts';
import { takeSnapshot } from './rules/snapshot.ts';
import { studioRow } from './rules/studio-row.ts';

/** A Saturday at noon in Norway. */
const now = new Date('2026-11-21T11:00:00Z');
const row = (index: number, categories: string, workday_timing = '') =>
  studioRow.parse({ name: `Studio ${index}`, place_id: `p${index}`, categories, workday_timing });
const listing = (...rows: ReturnType<typeof row>[]) => listingOf(takeSnapshot(rows, now).studios);
const view = (of: ReturnType<typeof listing>, query = '') => viewListing(of, new URLSearchParams(query), now);
const many = listing(
  ...Array.from({ length: 60 }, (_, index) => row(index, index % 2 ? 'Yinyoga' : 'Vinyasa', index < 3 ? '24/7' : '')),
);

describe('viewListing', () => {
  it('offers the filters that help, each under a parameter that the route declares', () => {
    const names = view(many).groups.map(({ name }) => name);
    expect(names).toEqual(['stil', 'sorter', 'apent']);
    expect(Object.keys(locationQuery)).toEqual(expect.arrayContaining([...names, 'side']));
  });

  it('offers none for one studio, and «Åpent nå» only where hours by weekday are known', () => {
    expect(view(listing(row(1, 'Yinyoga', '24/7'))).groups).toEqual([]);
    const usual = listing(row(1, 'Yinyoga', '09:00-21:00'), row(2, ''));
    expect(view(usual).groups.map(({ name }) => name)).toEqual(['stil', 'sorter']);
    expect(view(usual, 'apent=ja')).toMatchObject({ openAt: null, found: 2 });
  });

  it('combines style, opening hours and page', () => {
    expect(view(many, 'stil=yinyoga&apent=ja')).toMatchObject({ found: 1, registered: 60, number: 1 });
    expect(view(many, 'stil=yinyoga&side=2')).toMatchObject({ found: 30, number: 2, pages: 2 });
    expect(view(many, 'side=3').items).toHaveLength(12);
  });

  it('ignores what no filter has', () => {
    expect(view(many, 'stil=surfing&sorter=pris&apent=nei&side=x')).toMatchObject({
      filters: { stil: '', sorter: '', apent: '' },
      openAt: null,
      found: 60,
      number: 1,
    });
  });
});

it('never keeps an answer about now or about one of many styles', () => {
  expect(locationQuery.apent).toBe('text');
  expect(locationQuery.stil).toBe('text');
});

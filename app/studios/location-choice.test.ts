import { describe, expect, it } from 'vitest';
import { locationQuery, openToday, viewListing } from './location-choice.ts';
import { listingOf } from './rules/listing.ts';
import { takeSnapshot } from './rules/snapshot.ts';
import { studioRow } from './rules/studio-row.ts';

/** A Saturday at noon in Norway. */
const now = new Date('2026-11-21T11:00:00Z');
const row = (index: number, categories: string, workday_timing = '') =>
  studioRow.parse({ name: `Studio ${index}`, place_id: `p${index}`, categories, workday_timing, rating: 4 });
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

  it('offers no order by rating where nobody is rated', () => {
    const unrated = listing({ ...row(1, 'Yinyoga'), rating: null }, { ...row(2, ''), rating: null });
    expect(view(unrated).groups.map(({ name }) => name)).toEqual(['stil']);
  });

  it('combines style, opening hours and page', () => {
    expect(view(many, 'stil=yinyoga&apent=ja')).toMatchObject({ found: 1, registered: 60, number: 1 });
    expect(view(many, 'stil=yinyoga&side=2')).toMatchObject({ found: 30, number: 2, pages: 2 });
    expect(view(many, 'side=3').items).toHaveLength(12);
  });

  it('finds who is open on a day and in a part of it, and who is rated so', () => {
    const week = (index: number, hours: string, rating: number) => ({ ...row(index, 'Yinyoga', hours), rating });
    const some = listing(week(1, 'Mo 07:00-09:00', 4.8), week(2, 'Th 17:00-20:00', 3.9), week(3, '09:00-21:00', 4.2));
    const found = (query: string) =>
      view(some, query)
        .items.map(({ name }) => name)
        .toSorted();
    expect(view(some).more.map(({ name }) => name)).toEqual(['dag', 'tid', 'vurdering']);
    expect(found('dag=torsdag')).toEqual(['Studio 2']);
    expect(found('dag=torsdag&tid=morgen')).toEqual([]);
    expect(found('tid=morgen')).toEqual(['Studio 1']);
    expect(found('vurdering=4')).toEqual(['Studio 1', 'Studio 3']);
    expect(found('dag=i dag&tid=natt&vurdering=6')).toEqual(['Studio 1', 'Studio 2', 'Studio 3']);
  });

  it('puts the nearest first, those without a position last, and says of what it does not know the place', () => {
    const at = (index: number, latitude: number | null) => ({
      ...row(index, 'Yinyoga'),
      position: latitude === null ? null : JSON.stringify({ latitude, longitude: 5.3, level: 'house' }),
    });
    const some = listing(at(1, 60.5), at(2, null), at(3, 60.39));
    const near = { text: 'Bergen', position: { latitude: 60.39, longitude: 5.3 } };
    const { items, filters } = viewListing(some, new URLSearchParams(), now, near);
    expect(items.map(({ name, km }) => [name, km === null ? null : Math.round(km)])).toEqual([
      ['Studio 3', 0],
      ['Studio 1', 12],
      ['Studio 2', null],
    ]);
    expect(filters.naer).toBe('Bergen');
    expect(viewListing(some, new URLSearchParams(), now, { text: 'Ukjent', position: null })).toMatchObject({
      filters: { naer: '' },
      unknownPlace: 'Ukjent',
    });
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
  expect(['dag', 'tid', 'vurdering'].map((name) => locationQuery[name])).toEqual(['text', 'text', 'text']);
});

describe('openToday', () => {
  it('counts whom the filter of the day shows, and is left out where that is nobody', () => {
    const today = openToday(many, now);
    expect(today).toEqual({ dag: 'lørdag', count: 3 });
    expect(view(many, `dag=${today?.dag}`).found).toBe(today?.count);
    expect(openToday(listing(row(1, ''), row(2, '')), now)).toBeNull();
    expect(openToday(listing(row(1, '', '24/7')), now)).toBeNull();
    expect(openToday(many, new Date('2026-12-25T11:00:00Z'))).toBeNull();
  });
});

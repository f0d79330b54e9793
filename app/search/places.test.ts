import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/paths.ts';
import { type SearchIndexes, search } from './.server/search.ts';
import { exampleIndexes, hitsOf } from './testing-search.ts';

let indexes: SearchIndexes;
beforeAll(async () => {
  indexes = await exampleIndexes();
});

describe('several words narrow the answer', () => {
  it('tromsø yin: the studios there first, then the town', () => {
    for (const query of ['tromsø yin', 'yin tromsø', 'tromso yin']) {
      const results = search(query, indexes);
      const first = hitsOf(results)[0]?.path ?? '';
      const tromso = indexes.places.find(({ name }) => name === 'Tromsø');
      expect(tromso?.studioPaths.has(first), query).toBe(true);
      const studios = results.groups.find(({ kind }) => kind.name === 'studio')?.hits ?? [];
      expect(
        studios.every(({ path }) => tromso?.studioPaths.has(path)),
        query,
      ).toBe(true);
    }
  });

  it('a place alone: the town first, then all its studios', () => {
    const oslo = indexes.places.find(({ name }) => name === 'Oslo');
    for (const query of ['oslo', 'yoga i oslo', 'yogastudoi oslo']) {
      const { groups } = search(query, indexes);
      expect(groups[0]?.kind.name, query).toBe('city');
      expect(groups.find(({ kind }) => kind.name === 'studio')?.total, query).toBe(oslo?.studioPaths.size);
    }
  });

  it('a page that has all words leaves no room for those that have some', () => {
    const { groups } = search('stress jobb', indexes);
    expect(groups.length).toBeGreaterThan(0);
    expect(hitsOf(search('stress jobb', indexes)).length).toBeLessThan(hitsOf(search('stress', indexes)).length);
  });

  it('nybegyner yoga: the beginners’ page first', () => {
    expect(hitsOf(search('nybegyner yoga', indexes))[0]?.path).toBe(paths.beginnerYoga);
  });

  it.each([
    ['yoga hammerfest', 'Alta'],
    ['yin i røros', 'Trondheim'],
    ['sola', 'Sandnes'],
  ])('%s: nobody there, and the nearest is %s', (query, nearest) => {
    const results = search(query, indexes);
    expect(results.place?.nearest?.name).toBe(nearest);
    expect(hitsOf(results)[0]?.path).toBe(paths.studioLocation(nearest));
  });

  it('says so where nobody knows the place', () => {
    expect(search('yogastudio i Langtvekkistan', indexes).place?.text).toContain('«Langtvekkistan»');
    expect(search('yogastudio i Oslo', indexes).place).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { countCities } from './city-counts.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';
import { suggest } from './suggest.ts';

const rows = [
  ['Sol Yoga', 'Markveien 1, Grünerløkka, 0554 Oslo'],
  ['Måne Yoga', 'Markveien 2, Grünerløkka, 0554 Oslo'],
  ['Bris Yoga', 'Nygårdsgaten 5, 5015 Bergen'],
  ['Svale Yoga', 'Damsgårdsveien 1, Laksevåg, 5160 Bergen'],
].map(([name, address]) => studioRow.parse({ name, address, place_id: name }));
const snapshot = takeSnapshot(rows, new Date(0));
const cities = countCities(['Oslo', 'Bergen', 'Kongsberg'], snapshot);
const namesFor = (text: string) => suggest(text, snapshot, cities).map(({ kind, name }) => `${kind} ${name}`);

describe('suggestions', () => {
  it.each([
    ['berg', ['city Bergen', 'city Kongsberg']],
    ['grün', ['area Grünerløkka']],
    ['lakse', ['area Laksevåg']],
    ['0554', ['area 0554']],
    ['501', ['area 5015']],
    ['mån', ['studio Måne Yoga']],
    ['mark', ['area Markveien']],
  ])('for %s', (text, expected) => {
    expect(namesFor(text)).toEqual(expected);
  });

  it('counts the studios of an area, and gives places that may be meant where nothing is found', () => {
    expect(suggest('grün', snapshot, cities)).toEqual([{ kind: 'area', name: 'Grünerløkka', count: 2 }]);
    expect(namesFor('bergne')).toEqual(['city Bergen']);
    expect([namesFor(''), namesFor('qqqqqq')]).toEqual([[], []]);
  });

  it('leaves room for studios and areas beside many cities', () => {
    const many = countCities(
      Array.from({ length: 30 }, (_, index) => `Solby ${'abcdefghij'[index % 10]}${index}`),
      snapshot,
    );
    const kinds = suggest('sol', snapshot, many).map(({ kind }) => kind);
    expect(kinds).toContain('studio');
    expect(kinds.length).toBeLessThanOrEqual(8);
  });
});

import { describe, expect, it } from 'vitest';
import { countCities } from './city-counts.ts';
import { findLocation } from './location.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

function snapshotOf(...rows: readonly (readonly [name: string, town: string, municipality?: string])[]) {
  const all = rows.map(([name, town, municipality], index) =>
    studioRow.parse({ name, address: `Gata 1, ${5000 + index} ${town}`, place_id: name, municipality }),
  );
  return takeSnapshot(all, new Date(0));
}

function namesIn(place: string, snapshot: ReturnType<typeof snapshotOf>) {
  const found = findLocation(place, snapshot, ['Bergen', 'Lillestrøm']);
  return found.kind === 'city' ? found.studios.map(({ name }) => name) : found.kind;
}

describe('a municipality', () => {
  const snapshot = snapshotOf(
    ['Sol', 'Nesttun', 'Bergen'],
    ['Ro', 'Bergen', 'Bergen'],
    ['Li', 'Nesttun'],
    ['Elv', 'Strømmen', 'Lillestrøm'],
  );

  it('has the studios of its postal places, which keep their own pages', () => {
    expect(namesIn('bergen', snapshot)).toEqual(['Li', 'Ro', 'Sol']);
    expect(namesIn('nesttun', snapshot)).toEqual(['Li', 'Sol']);
  });

  it('counts in the overview, also where no studio has its name in the address', () => {
    const counts = countCities(['Bergen', 'Lillestrøm'], snapshot).map(({ name, count }) => `${name} ${count}`);
    expect(counts).toEqual(['Bergen 3', 'Lillestrøm 1', 'Nesttun 2', 'Strømmen 1']);
  });

  it('is guessed for no studio of a postal place that lies in two', () => {
    const two = snapshotOf(['A', 'Grensen', 'Bergen'], ['B', 'Grensen', 'Askøy'], ['C', 'Grensen']);
    expect(namesIn('bergen', two)).toEqual(['A']);
    expect(namesIn('askøy', two)).toEqual(['B']);
    expect(namesIn('grensen', two)).toEqual(['A', 'B', 'C']);
  });

  it('has every name of its two', () => {
    const two = snapshotOf(['A', 'Tromsdalen', 'Tromsø - Romsa']);
    expect([namesIn('tromsø', two), namesIn('romsa', two)]).toEqual([['A'], ['A']]);
  });

  it('is none where the cell is no name', () => {
    expect([...snapshotOf(['A', 'Voss', '..'], ['B', 'Voss', '/x']).byCity.keys()]).toEqual(['voss']);
  });
});

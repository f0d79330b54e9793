import { describe, expect, it } from 'vitest';
import { nearbyStudios } from './nearby.ts';
import { takeSnapshot } from './rules/snapshot.ts';
import { studioRow } from './rules/studio-row.ts';
import { readWish, viewWish, wishGroups } from './wish.ts';

const bergen = { latitude: 60.39, longitude: 5.32 };
const oslo = { latitude: 59.91, longitude: 10.75 };
const positionOf = (city: string) => (city === 'Bergen' ? bergen : null);
const at = (latitude: number, longitude: number) => JSON.stringify({ latitude, longitude, level: 'house' });
const rows = [
  { name: 'A', address: 'Gata 1, 5003 Bergen', categories: 'Yinyoga', workday_timing: 'Th 17:00-20:00', rating: 4 },
  {
    name: 'B',
    address: 'Gata 2, 0155 Oslo',
    categories: 'Yinyoga',
    workday_timing: 'Th 07:00-20:00',
    rating: 5,
    position: at(59.92, 10.75),
  },
  { name: 'C', address: 'Gata 3, 5700 Voss', categories: 'Yinyoga', workday_timing: 'Th 18:00-20:00' },
  {
    name: 'D',
    address: 'Gata 4, 0155 Oslo',
    categories: 'Vinyasa',
    workday_timing: 'Th 18:00-20:00',
    position: at(59.95, 10.75),
  },
  { name: 'E', address: 'Gata 5, 5003 Bergen', categories: 'Yinyoga', workday_timing: 'Mo 18:00-20:00' },
];
const snapshot = takeSnapshot(
  rows.map((row, index) => studioRow.parse({ place_id: `p${index}`, ...row })),
  new Date(0),
);
const wishOf = (query: string) => readWish(snapshot, new URLSearchParams(query));

function namesFor(query: string, near: typeof oslo | null) {
  const wish = wishOf(query);
  return wish && viewWish(snapshot, wish, near, positionOf).shown.map(({ studio }) => studio.name);
}

describe('a wish', () => {
  it('is offered what some studio can answer', () => {
    expect(wishGroups(snapshot).map(({ name }) => name)).toEqual(['stil', 'dag', 'tid']);
    expect(wishGroups(takeSnapshot([studioRow.parse({ name: 'A' })], new Date(0)))).toEqual([]);
  });

  it('is none where nothing that is offered is chosen', () => {
    expect([wishOf(''), wishOf('stil=&dag='), wishOf('stil=ukjent&dag=i+morgen')]).toEqual([null, null, null]);
  });

  it('is answered by the nearest first; a studio of which only the town is known lies there, others last', () => {
    expect(namesFor('stil=yinyoga&dag=torsdag&tid=kveld', bergen)).toEqual(['A', 'B', 'C']);
    expect(namesFor('stil=yinyoga&dag=torsdag&tid=kveld', oslo)).toEqual(['B', 'A', 'C']);
    expect(namesFor('dag=torsdag&tid=morgen', oslo)).toEqual(['B']);
  });

  it('is answered by the best rated where no place is known', () => {
    expect(namesFor('stil=yinyoga', null)).toEqual(['B', 'A', 'C', 'E']);
  });
});

describe('what a browser puts in order', () => {
  const studios = nearbyStudios(snapshot.studios, null, positionOf);

  it('has every studio that lies somewhere, and says of which only the town is known', () => {
    expect(studios.map(({ name, isRough }) => [name, isRough])).toEqual([
      ['A', true],
      ['B', false],
      ['D', false],
      ['E', true],
    ]);
  });

  it('has the hours of the day that is asked for, else of the week', () => {
    expect(studios[0]).toMatchObject({ hours: null, week: { length: 7 } });
    const [first] = nearbyStudios(snapshot.studios, 3, positionOf);
    expect(first).toMatchObject({ hours: 'Torsdag 17–20', week: null });
  });
});

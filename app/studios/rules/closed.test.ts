import { expect, it } from 'vitest';
import { isLongGone } from './closed.ts';
import { closedForGood } from './hidden.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

const rows = [
  { name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', place_id: 'a', hidden: closedForGood('2026-03-01') },
  { name: 'Ro Yoga', address: 'Gata 2, 5003 Bergen', place_id: 'b', hidden: closedForGood('2026-03-01') },
  { name: 'Ro Yoga', address: 'Gata 3, 0155 Oslo', place_id: 'c' },
  { name: 'Li Yoga', address: 'Gata 4, 0155 Oslo', place_id: 'd', hidden: 'closed' },
  { name: 'Elv Yoga', address: 'Gata 5, 0155 Oslo', place_id: 'e', hidden: 'by the owner' },
].map((row) => studioRow.parse(row));
const { studios, closed } = takeSnapshot(rows, new Date(0));

it('keeps a closed studio for its page alone', () => {
  expect(studios.map(({ placeId }) => placeId)).toEqual(['c']);
  expect(closed.get('sol-yoga')).toEqual({ name: 'Sol Yoga', city: 'Oslo', since: '2026-03-01' });
});

it('leaves the address of a living studio to that one, and tells of no other hidden row', () => {
  expect([...closed.keys()]).toEqual(['sol-yoga', 'sol-yoga-oslo', 'ro-yoga-bergen', 'li-yoga', 'li-yoga-oslo']);
});

it.each([
  ['sol-yoga', '2027-02-27', false],
  ['sol-yoga', '2027-03-05', true],
  ['li-yoga', '2030-01-01', false],
])('%s is gone on %s: %s', (slug, day, isGone) => {
  const studio = closed.get(slug);
  expect(studio && isLongGone(studio, new Date(day))).toBe(isGone);
});

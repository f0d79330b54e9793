import { describe, expect, it } from 'vitest';
import { findLocation } from './location.ts';
import { takeSnapshot } from './snapshot.ts';
import { type StudioRow, studioRow } from './studio-row.ts';

const fixed = ['Oslo', 'Mo i Rana', 'Ålesund', 'Bodø'];
const row = (name: string, address: string, place_id: string | null = null): StudioRow =>
  studioRow.parse({ name, address, place_id });
const snapshot = takeSnapshot(
  [
    row('Ørn Yoga', 'Eksempelgata 1, Grünerløkka, 0552 Oslo', 'c'),
    row('Zen Yoga', 'Eksempelgata 2, 0155 OSLO', 'b'),
    row('Åpen Yoga', 'Eksempelgata 3, 0155 Oslo', 'example-a'),
    row('Ærfugl', 'Eksempelgata 4, 5700 Voss', 'd'),
    row('Alfa', 'Eksempelgata 5, 6300 Aalesund', 'e'),
  ],
  new Date(0),
);

describe('a snapshot', () => {
  it('is in Norwegian order, by slug, and by city under its usual spelling', () => {
    expect(snapshot.studios.map(({ name }) => name)).toEqual(['Alfa', 'Zen Yoga', 'Ærfugl', 'Ørn Yoga', 'Åpen Yoga']);
    expect(snapshot.bySlug.get('orn-yoga')?.name).toBe('Ørn Yoga');
    expect([...snapshot.byCity].map(([key, { name, studios }]) => [key, name, studios.length])).toEqual([
      ['oslo', 'Oslo', 3],
      ['voss', 'Voss', 1],
      ['aalesund', 'Aalesund', 1],
    ]);
  });

  it('knows whether it holds an example', () => {
    expect(snapshot.hasExamples).toBe(true);
    expect(takeSnapshot([row('Zen', '', 'x')], new Date(0)).hasExamples).toBe(false);
  });
});

it.each([
  ['oslo', 'Oslo', 'oslo', 3],
  ['OSLO', 'Oslo', 'oslo', 3],
  ['mo i rana', 'Mo i Rana', 'mo i rana', 0],
  ['mo-i-rana', 'Mo i Rana', 'mo i rana', 0],
  ['Mo-I-Rana', 'Mo i Rana', 'mo i rana', 0],
  ['alesund', 'Ålesund', 'ålesund', 0],
  ['A\u030alesund', 'Ålesund', 'ålesund', 0],
  ['bodo', 'Bodø', 'bodø', 0],
  // Not on the fixed list, but a studio lies there.
  ['voss', 'Voss', 'voss', 1],
  // A city that is really spelled so wins over another one's ascii form.
  ['aalesund', 'Aalesund', 'aalesund', 1],
])('%j is the city %s', (location, name, slug, studios) => {
  const found = findLocation(location, snapshot, fixed);
  expect(found).toMatchObject({ kind: 'city', name, slug });
  expect(found.kind === 'city' && found.studios).toHaveLength(studios);
});

it.each([
  ['grünerløkka', 1],
  ['Grünerløkka', 1],
  ['eksempelgata', 5],
  ['0155', 2],
])('%j is looked for in the addresses', (location, studios) => {
  const found = findLocation(location, snapshot, fixed);
  expect(found.kind === 'search' && found.studios).toHaveLength(studios);
});

it.each(['atlantis', '', ' ', 'x'.repeat(5000), '%', 'oslo%'])('%j is nowhere', (location) => {
  const found = findLocation(location, snapshot, fixed);
  expect(found.kind).toBe('none');
  expect(found.name.length).toBeLessThanOrEqual(100);
});

it('finds no city by the ascii form of a part of its name, and a studio’s own city by it', () => {
  const dyroy = takeSnapshot([row('Sol', 'Gata 1, 9311 Dyrøy')], new Date(0));
  expect(findLocation('dyroy', dyroy, fixed)).toMatchObject({ kind: 'city', name: 'Dyrøy', slug: 'dyrøy' });
  expect(findLocation('dyro', dyroy, fixed).kind).toBe('none');
});

it('looks for a location of a hundred letters, and for none that is longer', () => {
  const longAddress = takeSnapshot([row('Sol', `${'x'.repeat(101)} 1, 0155 Oslo`)], new Date(0));
  expect(findLocation('x'.repeat(100), longAddress, fixed).kind).toBe('search');
  expect(findLocation('x'.repeat(101), longAddress, fixed).kind).toBe('none');
});

it('writes a location that is no city fit for a heading', () => {
  expect(findLocation('grünerløkka', snapshot, fixed).name).toBe('Grünerløkka');
  expect(findLocation('nedre eiker', snapshot, fixed).name).toBe('Nedre Eiker');
});

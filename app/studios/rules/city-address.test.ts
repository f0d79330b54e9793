import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '#app/paths.ts';
import { cityKey } from './city.ts';
import { findLocation } from './location.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

/** What the router gives for an address, after the browser has written it its own way. */
function locationOf(path: string): string {
  return decodeURIComponent(new URL(path, 'https://pusterom.example').pathname.replace(paths.studios, '').slice(1));
}

const rowAt = (address: string) => studioRow.parse({ name: 'Sol', address });

/** The cities of rows with these addresses that their own link does not lead to. */
function lost(addresses: readonly string[]): string[] {
  const snapshot = takeSnapshot(addresses.map(rowAt), new Date(0));
  return [...snapshot.byCity.values()]
    .map(({ name }) => name)
    .filter((name) => {
      const path = paths.studioLocation(name);
      const location = locationOf(path);
      const found = findLocation(location, snapshot, []);
      // Another slug would redirect, and so would never arrive; React Router's data lies under `.data`.
      return found.kind !== 'city' || found.name !== name || found.slug !== location || path.endsWith('.data');
    });
}

/** Those that Unicode has given a meaning: of the others nothing is composed and nothing has a lower case. */
const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /[^\p{Cn}\p{Co}\p{Cs}]/u.test(character),
);
const marks = new Set(characters.flatMap((character) => [...character.normalize('NFD')].slice(1)));
const cased = characters.filter((character) => character.toLowerCase() !== character.toUpperCase());

it('makes the key of a key out of any letter: itself', () => {
  expect(characters.filter((character) => cityKey(cityKey(character)) !== cityKey(character))).toEqual([]);
});

it('finds a city by its own link, whatever mark is set on its letters', () => {
  expect(marks.size).toBeGreaterThan(50);
  expect(cased.length).toBeGreaterThan(2000);
  const names = cased.flatMap((letter) => [...marks].map((mark) => `${letter}${mark}by`));
  expect(names.filter((name) => cityKey(cityKey(name)) !== cityKey(name))).toEqual([]);
  // Those that are composed only once they are in lower case.
  const late = names.filter((name) => {
    const lower = name.normalize('NFC').toLocaleLowerCase('nb');
    return lower !== lower.normalize('NFC');
  });
  expect(late.length).toBeGreaterThan(50);
  expect(lost(late.map((name) => `Gata 1, 0155 ${name}`))).toEqual([]);
});

it('finds the city of any address by its own link', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '.',
      '..',
      '%2e',
      '/',
      '%2F',
      '\\',
      '?',
      '#',
      'By.data',
      'a.b.data',
      'studio',
      ' ',
      '\u0308',
      'ΟΔΟΣ',
    ),
    fc.constantFrom('İ', 'ẞ', 'x'.repeat(20_000), 'Å'.repeat(99), '🧘', '\ud800', '1396', 'Oslo N', '\u202e', "'", '"'),
  );
  const place = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(''));
  const address = fc.oneof(
    place.map((name) => `Gata 1, 0155 ${name}`),
    place.map((name) => `Gata 1, ${name}, Norge`),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(address, { maxLength: 5 }), (addresses) => {
      expect(lost(addresses)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityAliases, cityKey, cityOfAddress, citySlug, longestPlace, tidyPlace } from './city.ts';

describe('cityOfAddress', () => {
  it.each([
    ['Eksempelgata 1, 0155 Oslo', 'Oslo'],
    ['Eksempelgata 1, 0155 Oslo, Norge', 'Oslo'],
    ['Eksempelgata 1, 4632 Kristiansand S, Norge', 'Kristiansand'],
    ['Eksempelgata 1, 4612 Kristiansand SV', 'Kristiansand'],
    ['Eksempelgata 1, 1706 Sarpsborg Ø', 'Sarpsborg'],
    ['Eksempelgata 1, 8622 Mo i Rana', 'Mo i Rana'],
    ['Eksempelgata 1, 8622 MO I RANA', 'Mo i Rana'],
    ['Eksempelgata 1, 6002 A\u030alesund', 'Ålesund'],
    ['Eksempelgata 1, N-5014 Bergen', 'Bergen'],
    ['Eksempelgata 1, NO-5014 Bergen Norway', 'Bergen'],
    ['Eksempelgata 1, Grünerløkka, 0552 Oslo', 'Oslo'],
    ['1234 Gamle Hus, Eksempelgata 1, 5014 Bergen', 'Bergen'],
    ['Eksempelgata 1, 9990 Båtsfjord', 'Båtsfjord'],
    // However it is spaced, and with the country's letters or without.
    ['Eksempelgata 1, 4632  Kristiansand  S', 'Kristiansand'],
    ['Eksempelgata 1, N5014 Bergen', 'Bergen'],
    ['Eksempelgata 1, no 5014 Bergen', 'Bergen'],
    ['Eksempelgata 1, 5014 Bergen,  Norge', 'Bergen'],
    // A number in front of the code makes it part of a street.
    ['Eksempelgata 12 5014 Bergen, Voss, Norge', 'Voss'],
    // Only at the end is it the country.
    ['Eksempelgata 1, 5014 Indre Norge Sør', 'Indre Norge Sør'],
    // Without a postal code: the second-to-last part.
    ['Eksempelgata 1, Voss, Norway', 'Voss'],
    ['Bergen, Norge', 'Bergen'],
    // Fewer than two parts, or nothing left.
    ['Eksempelgata 1', 'Oslo'],
    ['Gata 13, 1396, Norge', 'Oslo'],
    ['', 'Oslo'],
    [null, 'Oslo'],
    [', Norge', 'Oslo'],
    [' , , ', 'Oslo'],
    [`Gata 1, 0155 ${'Å'.repeat(longestPlace)}, Norge`, `Å${'å'.repeat(longestPlace - 1)}`],
    [`Gata 1, 0155 ${'Å'.repeat(longestPlace + 1)}, Norge`, 'Oslo'],
  ])('%j lies in %s', (address, city) => {
    expect(cityOfAddress(address)).toBe(city);
  });

  it('always names a city', () => {
    fc.assert(fc.property(fc.string(), (address) => cityOfAddress(address).trim() !== ''));
  });
});

describe('a city in an address', () => {
  it.each([
    ['Mo i Rana', 'mo i rana', ['mo-i-rana']],
    ['Ålesund', 'ålesund', ['alesund', 'aalesund']],
    ['Tromsø', 'tromsø', ['tromso', 'tromsoe']],
    ['Bærum', 'bærum', ['baerum']],
    ['Oslo', 'oslo', []],
  ])('%s', (name, slug, aliases) => {
    expect(citySlug(name)).toBe(slug);
    expect(cityAliases(name)).toEqual(aliases);
  });

  it('is the same in any letter case and composition', () => {
    fc.assert(fc.property(fc.string(), (name) => cityKey(cityKey(name)) === cityKey(name)));
    expect(cityKey(' A\u030aLESUND ')).toBe('ålesund');
    expect(cityKey('Mo \u00a0 i\tRana')).toBe('mo i rana');
  });
});

describe('a place in running text', () => {
  it.each([
    ['MO I RANA', 'Mo i Rana'],
    ['nes på romerike', 'Nes på Romerike'],
    ['BY VED SJØEN', 'By ved Sjøen'],
    ['VEST OG ØST', 'Vest og Øst'],
    ['NES UNDER FJELLET', 'Nes under Fjellet'],
    ['under fjellet', 'Under Fjellet'],
    ['NORD-ODAL', 'Nord-Odal'],
    ['  Mo   i Rana ', 'Mo i Rana'],
    ['St.Hanshaugen', 'St. Hanshaugen'],
    ['St. Hanshaugen', 'St. Hanshaugen'],
    ['Byen..', 'Byen..'],
    ['Bergen NORGE', 'Bergen'],
    ['Kristiansand  SV', 'Kristiansand'],
    // Somebody chose these letters.
    ['Mo I Rana', 'Mo I Rana'],
    ['McByen', 'McByen'],
  ])('%j is written %s', (name, place) => {
    expect(tidyPlace(name)).toBe(place);
  });
});

import type { RegisteredAddress } from './addresses.ts';
import type { RegisterData } from './testing.ts';

/** For tests. Everything here is invented: streets, businesses, people and numbers. */

const municipalities: Readonly<Record<string, string>> = { '4601': 'BERGEN', '0301': 'OSLO', '5501': 'TROMSØ' };

export function address(
  street: string,
  number: number,
  postcode: string,
  town: string,
  municipality: string,
  at: readonly [number, number],
  letter = '',
): RegisteredAddress {
  return {
    adressetekst: `${street} ${number}${letter}`,
    adressenavn: street,
    nummer: number,
    bokstav: letter,
    kommunenummer: municipality,
    kommunenavn: municipalities[municipality],
    postnummer: postcode,
    poststed: town.toLocaleUpperCase('nb'),
    representasjonspunkt: { lat: at[0], lon: at[1] },
  };
}

export const addresses = [
  address('Fiktivgata', 4, '5003', 'Bergen', '4601', [60.39, 5.32]),
  address('Fiktivgata', 6, '5003', 'Bergen', '4601', [60.3902, 5.3202], 'B'),
  address('Oppdiktet vei', 12, '0155', 'Oslo', '0301', [59.91, 10.75]),
  address('Fiktivgata', 4, '9008', 'Tromsø', '5501', [69.65, 18.95]),
];

const node = (id: number, tags: Record<string, string>, lat = 60.39, lon = 5.32) => ({
  type: 'node',
  id,
  lat,
  lon,
  tags,
});

export const places = [
  node(1, {
    name: 'Oppdiktet Yoga',
    sport: 'yoga',
    leisure: 'sports_centre',
    'addr:street': 'Fiktivgata',
    'addr:housenumber': '4',
    'addr:postcode': '5003',
    'addr:city': 'Bergen',
    phone: '+47 55 00 00 01',
  }),
  node(
    2,
    {
      name: 'Uten By Yoga',
      sport: 'yoga',
      leisure: 'fitness_centre',
      'addr:street': 'Fiktivgata',
      'addr:housenumber': '6B',
    },
    60.3902,
    5.3202,
  ),
  node(3, { name: 'Bare Punkt Yoga', sport: 'yoga' }, 59.91, 10.75),
];

export function overpassAnswer(elements: readonly unknown[] = places, date = '2026-11-20') {
  const body = {
    version: 0.6,
    generator: 'Overpass API',
    osm3s: { timestamp_osm_base: `${date}T03:04:05Z` },
    elements,
  };
  return { status: 200, text: JSON.stringify(body) };
}

export function registerData(): RegisterData {
  return { overpass: overpassAnswer(), units: [], removed: [], addresses: [...addresses] };
}

const inBergen = { adresse: ['Fiktivgata 4'], postnummer: '5003', poststed: 'BERGEN', kommunenummer: '4601' };
const main = {
  organisasjonsnummer: '999000001',
  navn: 'OPPDIKTET YOGA AS',
  organisasjonsform: { kode: 'AS' },
  forretningsadresse: inBergen,
};
const sub = {
  organisasjonsnummer: '999000002',
  navn: 'OPPDIKTET YOGA',
  organisasjonsform: { kode: 'BEDR' },
  overordnetEnhet: '999000001',
  beliggenhetsadresse: inBergen,
};

/** A company and its place of business, which is the first of `places`. */
export const businesses = { main, sub };

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressService } from './addresses.ts';
import { createLiveAsker } from './ask.ts';
import { address, registerData } from './fixtures.ts';
import { placeAddress } from './ladder.ts';
import { readStreetAddress, streetKey } from './street-address.ts';
import { type RegisterServer, serveRegisters } from './testing.ts';

/** Invented streets in invented corners of real towns. The same names stand in several towns, as they do. */
const towns = [
  { town: 'Bergen', postcodes: ['5003', '5014'], municipality: '4601', at: [60.39, 5.32] },
  { town: 'Oslo', postcodes: ['0155', '0566'], municipality: '0301', at: [59.91, 10.75] },
  { town: 'Tromsø', postcodes: ['9008'], municipality: '5501', at: [69.65, 18.95] },
  { town: 'Kristiansand S', postcodes: ['4632'], municipality: '4204', at: [58.14, 8] },
  { town: 'Mo i Rana', postcodes: ['8622'], municipality: '1833', at: [66.31, 14.14] },
] as const;
const streets = [
  'Fiktivgata',
  'Oppdiktergata',
  'Eventyrveien',
  'Kong Tenkes gate',
  'Påfunnsvegen',
  'Øvre Drømmegate',
  'Ønskeveien',
  'Innfallsgata',
];

const addresses = towns.flatMap(({ town, postcodes, municipality, at }, townIndex) =>
  streets.flatMap((street, streetIndex) =>
    Array.from({ length: 20 }, (_, index) =>
      address(
        street,
        index + 1,
        postcodes[streetIndex % postcodes.length] ?? '',
        town,
        municipality,
        [at[0] + streetIndex / 1000 + townIndex / 1e4, at[1] + index / 1000],
        index % 5 === 0 ? 'B' : '',
      ),
    ),
  ),
);

/** How people write what the register calls `Fiktivgata 4 B, 5003 BERGEN`. */
const hands: readonly ((parts: { street: string; house: string; code: string; town: string }) => string)[] = [
  ({ street, house, code, town }) => `${street} ${house}, ${code} ${town}`,
  ({ street, house, code, town }) => `${street.toUpperCase()} ${house}, ${code} ${town.toUpperCase()}, Norge`,
  ({ street, house, code, town }) => `  ${street}   ${house} ,${code}  ${town} , Norway`,
  ({ street, house, code, town }) => `${street} ${house} ${code} ${town}`,
  ({ street, house, code, town }) => `2. etg, ${street} ${house}, NO-${code} ${town}`,
  ({ street, house, town }) => `${street} ${house}, ${town}, Norge`,
  ({ street, house, code, town }) =>
    `${street.replace(/gata$/, 'gt.').replace(/gate$/, 'gt')} ${house}, ${code} ${town}`,
  ({ street, house, code, town }) =>
    `${street
      .replace(/gata$/, 'gate')
      .replace(/veien$/, 'vei')
      .replace(/vegen$/, 'veg')} ${house}, ${code} ${town}`,
  ({ street, house, code, town }) =>
    `${street.replace(/veien$/, 'vegen').replace(/vegen$/, 'veien')} ${house}, ${code} ${town}`,
  ({ street, house, code, town }) =>
    `${street.replace(/ø/gi, 'o').replace(/å/gi, 'a').replace(/æ/gi, 'ae')} ${house}, ${code} ${town}`,
  ({ street, house, code, town }) => `${street.slice(0, 4)}${street.slice(5)} ${house}, ${code} ${town}`,
  ({ street, house, code, town }) => `c/o Kafé Påhitt, ${street} ${house}, ${code} ${town}`,
  ({ street, house, code }) => `${street} ${house}, ${code}`,
];

let server: RegisterServer;
beforeAll(async () => {
  server = await serveRegisters({ ...registerData(), addresses });
});
afterAll(() => server.close());

function service() {
  return createAddressService(
    createLiveAsker({
      ...{
        url: server.env.KARTVERKET_URL,
        variable: 'KARTVERKET_URL',
        userAgent: 'test',
        today: '2026-11-22',
        timeoutMs: 10_000,
      },
      ...{ maxBytes: 8e6, pausesMs: [], recordPath: undefined },
    }),
  );
}

describe('500 messy addresses', () => {
  it('lie at the right house for 95 of a hundred, and none in a wrong municipality', { timeout: 240_000 }, async () => {
    const asked = service();
    const errors: string[] = [];
    let houses = 0;
    for (let index = 0; index < 500; index += 1) {
      const meant = addresses[(index * 37) % addresses.length];
      if (meant === undefined) throw new Error('no address');
      const town = towns.find(({ municipality }) => municipality === meant.kommunenummer)?.town ?? '';
      const house = `${meant.nummer}${index % 2 === 0 ? meant.bokstav : ` ${meant.bokstav}`.trimEnd()}`;
      const text =
        hands[index % hands.length]?.({ street: meant.adressenavn ?? '', house, code: meant.postnummer ?? '', town }) ??
        '';
      const found = await placeAddress(text, asked);
      const { lat, lon } = meant.representasjonspunkt;
      const isThere = found !== null && Math.abs(found.latitude - lat) < 1e-4 && Math.abs(found.longitude - lon) < 1e-4;
      if (found !== null && found.municipality !== meant.kommunenummer) errors.push(`${text} → ${found.municipality}`);
      if (found?.level === 'house' && isThere) houses += 1;
      else if (found?.level === 'house') errors.push(`${text} → another house`);
    }
    expect(errors).toEqual([]);
    expect(houses / 500).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the ladder', () => {
  it.each([
    ['Fiktivgata 4, 5003 Bergen', 'house'],
    ['Fiktivgata 400, 5003 Bergen', 'street'],
    ['Ukjentveien 1, 5003 Bergen', 'place'],
    ['5003 Bergen', 'place'],
    ['Fiktivgata 4, 5003 Tromsø', 'null'],
    ['Fiktivgata 4', 'null'],
    ['', 'null'],
    ['Fiktivgata 4, Drammen, Norge', 'null'],
  ])('%s: %s', async (text, level) => {
    expect(String((await placeAddress(text, service()))?.level ?? null)).toBe(level);
  });
});

it.each([
  ['Storgt. 1', 'Storgata'],
  ['Kongens gate 1', 'Kongensgate'],
  ['Skogvegen', 'Skogveien'],
  ['KIRKEVEIEN', 'Kirkevei'],
])('%s is the street %s', (one, other) => {
  expect(streetKey(one.replace(/ \d+$/, ''))).toBe(streetKey(other));
});

it.each([
  [
    'Storgata 1B, 4632 Kristiansand S, Norge',
    { street: 'Storgata', number: 1, letter: 'B', postcode: '4632', town: 'Kristiansand S' },
  ],
  ['Gata 13, 1396, Norge', { street: 'Gata', number: 13, postcode: '1396', town: '' }],
  ['c/o Ola, 3. etg, Storgata 2 0155 Oslo', { street: 'Storgata', number: 2, postcode: '0155', town: 'Oslo' }],
  ['', { street: '', number: null, postcode: '', town: '' }],
])('%s is read', (text, parts) => {
  expect(readStreetAddress(text)).toMatchObject(parts);
});

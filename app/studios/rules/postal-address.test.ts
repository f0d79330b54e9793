import { expect, test } from 'vitest';
import { readPostalAddress } from './postal-address.ts';

test.each([
  ['Storgata 1, 0155 Oslo', 'Storgata 1', '0155', 'Oslo'],
  ['Storgata 1, 4632 Kristiansand S, Norge', 'Storgata 1', '4632', 'Kristiansand S'],
  ['Storgata 1, 0155  Oslo', 'Storgata 1', '0155', 'Oslo'],
  ['Storgata 1, 0155 Oslo, 12 0155 Bakgården', 'Storgata 1', '0155', 'Oslo'],
  ['Gårdsrommet, Brua 3 B, 5003 Bergen', 'Gårdsrommet, Brua 3 B', '5003', 'Bergen'],
])('%s', (address, streetAddress, postalCode, addressLocality) => {
  expect(readPostalAddress(address)).toEqual({ streetAddress, postalCode, addressLocality, addressCountry: 'NO' });
});

test.each(['', 'Oslo', '0155 Oslo', 'Storgata 1, Oslo', 'Storgata 1, 155 Oslo'])(
  '«%s» is no whole address',
  (address) => {
    expect(readPostalAddress(address)).toBeNull();
  },
);

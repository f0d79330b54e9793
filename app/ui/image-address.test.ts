import { expect, test } from 'vitest';
import { imageAddress } from './image-address.ts';

const pattern = 'https://images.example/photo-{id}?w=1200';

test.each([
  ['1506126613408-eca07ce68773', 'https://images.example/photo-1506126613408-eca07ce68773?w=1200'],
  ['a b/c', 'https://images.example/photo-a%20b%2Fc?w=1200'],
  ['/bilder/klasse-rygg.svg', '/bilder/klasse-rygg.svg'],
  ['https://eksempel.no/bilde.jpg', 'https://eksempel.no/bilde.jpg'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['bilde.jpg', undefined],
  ['', undefined],
])('%s', (value, address) => {
  expect(imageAddress(value, pattern)).toBe(address);
});

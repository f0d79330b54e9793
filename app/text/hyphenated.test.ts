import { expect, test } from 'vitest';
import { hyphenated } from './hyphenated.ts';

test.each([
  ['Dyp søvnmeditasjon', ['dyp-søvnmeditasjon', 'dyp-sovnmeditasjon', 'dyp-soevnmeditasjon']],
  ['Morgenmeditasjon: energi', ['morgenmeditasjon-energi', 'morgenmeditasjon-energi', 'morgenmeditasjon-energi']],
  ['«Å være»', ['å-være', 'a-vaere', 'aa-vaere']],
])('%s', (title, addresses) => {
  expect(hyphenated(title)).toEqual(addresses);
});

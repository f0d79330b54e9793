import { expect, test } from 'vitest';
import { cardLink } from './card-link.ts';

test.each([
  ['an explicit link wins', { link: '/kontakt', kind: 'yoga', slug: 'rygg' }, '/kontakt'],
  ['a meditation with a slug', { kind: 'meditation', slug: 'dyp-sovnmeditasjon' }, '/meditasjon/dyp-sovnmeditasjon'],
  ['a yoga item with a slug', { kind: 'yoga', slug: 'rygg' }, '/yoga/rygg'],
  ['an article with an id', { kind: 'article', id: 3, slug: 'pauser' }, '/artikler/3/pauser'],
  ['nothing to go by', { kind: 'article', slug: 'pauser' }, undefined],
  ['a slug of no kind', { slug: 'rygg' }, undefined],
] as const)('%s', (_, item, address) => {
  expect(cardLink(item)).toBe(address);
});

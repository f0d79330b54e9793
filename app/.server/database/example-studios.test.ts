import { expect, it } from 'vitest';
import { takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { studioRow } from '#app/studios/rules/studio-row.ts';
import { exampleStudios } from './example-studios.ts';

const { studios, byCity, bySlug } = takeSnapshot(
  exampleStudios.map((row) => studioRow.parse(row)),
  new Date(0),
);

it('is enough to fill the screens, and every one is marked', () => {
  expect(studios.length).toBeGreaterThanOrEqual(60);
  expect(byCity.size).toBeGreaterThanOrEqual(15);
  expect(studios.every(({ isExample }) => isExample)).toBe(true);
  expect(new Set(exampleStudios.map(({ place_id }) => place_id)).size).toBe(exampleStudios.length);
});

it('leads to nobody: no number that rings, no site but the example domain', () => {
  for (const { phone, website } of studios) {
    expect(phone?.href ?? 'tel:+4700').toMatch(/^tel:\+4700/);
    expect(website === null || new URL(website.href).hostname === 'example.no').toBe(true);
  }
});

/** The cases that a studio page has to stand: each is there, so that it can be looked at. */
it.each<readonly [string, boolean | undefined]>([
  ['a studio that is closed for now', studios.some(({ temporarilyClosed }) => temporarilyClosed)],
  ['no description', studios.some(({ description }) => description === null)],
  ['no phone', studios.some(({ phone }) => phone === null)],
  ['no website', studios.some(({ website }) => website === null)],
  ['no rating', studios.some(({ rating }) => rating === null)],
  ['one review', studios.some(({ reviews }) => reviews === 1)],
  ['a picture of our own', studios.some(({ image }) => image?.startsWith('/bilder/'))],
  ['a picture on another host', studios.some(({ image }) => image?.startsWith('https:'))],
  ['no picture', studios.some(({ image }) => image === null)],
  ['a very long name', studios.some(({ name }) => name.length > 100)],
  ['the same name in the same city', bySlug.has('solsnu-yoga-bergen')],
  ['the same name in another city', bySlug.has('solsnu-yoga-tromso')],
  ['no address', studios.some(({ address }) => address === '')],
  ['an address without a postal code', exampleStudios.some(({ address }) => address && !/\d{4} /.test(address))],
  ['a district letter', exampleStudios.some(({ address }) => address?.includes('Kristiansand S'))],
  ['a masked value', exampleStudios.some(({ phone }) => phone === '*****')],
  ['a website that would run a script', exampleStudios.some(({ website }) => website?.startsWith('javascript:'))],
  ...['unknown', 'usual', 'weekly', 'raw'].map(
    (kind) => [`opening hours: ${kind}`, studios.some(({ openingHours }) => openingHours.kind === kind)] as const,
  ),
])('holds %s', (_, isThere) => {
  expect(isThere).toBe(true);
});

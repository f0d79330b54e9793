import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from './incremental.ts';
import { assignSlugs, literalSlug, nameFromSlug, studioSlug } from './slug.ts';

describe('studioSlug', () => {
  it.each([
    ['Yoga Oslo', 'yoga-oslo'],
    ['Ærlig Ørn Åsen', 'aerlig-orn-aasen'],
    ['A\u030asen Yoga', 'aasen-yoga'],
    ['Café Été', 'cafe-ete'],
    ['Cafe\u0301', 'cafe'],
    ['Gråstein & Pust', 'graastein-pust'],
    ['Yoga "Under Eika"', 'yoga-under-eika'],
    ['Hatha-loftet', 'hathaloftet'],
    ['  Perrong   3  ', 'perrong-3'],
    ['Yoga_2', 'yoga_2'],
    ['🧘', 'yoga-studio'],
    ['', 'yoga-studio'],
    ['***', 'yoga-studio'],
  ])('of %j is %s', (name, slug) => {
    expect(studioSlug(name)).toBe(slug);
  });

  it('is the same however the name is composed, and safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(studioSlug(name.normalize('NFD'))).toBe(studioSlug(name.normalize('NFC')));
        expect(studioSlug(name)).toMatch(/^\w+(?:-\w+)*$/);
      }),
    );
  });

  it('is rebuilt to a name that has the same slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = studioSlug(name);
        expect(studioSlug(nameFromSlug(slug))).toBe(slug);
      }),
    );
  });
});

it.each([
  ['Café & Yoga Kløverblad', 'caf-yoga-kloverblad'],
  ['Cafe\u0301 Ro', 'caf-ro'],
  ['Ærlig Ørn Åsen', 'aerlig-orn-aasen'],
  ['É', 'yoga-studio'],
])('literalSlug(%j) is %s', (name, slug) => {
  expect(literalSlug(name)).toBe(slug);
});

it.each([
  ['yoga-oslo', 'Yoga Oslo'],
  ['perrong-3-yoga', 'Perrong 3 Yoga'],
  ['-a--b-', 'A B'],
  ['', ''],
])('nameFromSlug(%j) is %j', (slug, name) => {
  expect(nameFromSlug(slug)).toBe(name);
});

describe('assignSlugs', () => {
  const studio = (placeId: string | null, name: string, city: string, address = '') => {
    return { placeId, name, city, address, slug: studioSlug(name) };
  };
  const slugsOf = (...studios: ReturnType<typeof studio>[]) =>
    Object.fromEntries(atOnce(assignSlugs(studios)).map(({ placeId, address, slug }) => [placeId ?? address, slug]));

  it('gives later ones by place_id the city, then a number', () => {
    const given = slugsOf(
      studio('d', 'Sol', 'Bergen'),
      studio('b', 'Sol', 'Bergen'),
      studio('a', 'Sol', 'Oslo'),
      studio('c', 'Sol', 'Bergen'),
    );
    expect(given).toEqual({ a: 'sol', b: 'sol-bergen', c: 'sol-bergen-2', d: 'sol-bergen-3' });
  });

  it('leaves a studio its plain slug when another one with its city appended would take it', () => {
    const given = slugsOf(
      studio('a', 'Sol', 'Oslo'),
      studio('b', 'Sol', 'Bergen'),
      studio('c', 'Sol Bergen', 'Bergen'),
    );
    expect(given).toEqual({ a: 'sol', b: 'sol-bergen-2', c: 'sol-bergen' });
  });

  it('does not depend on the order of the rows, with and without place_id', () => {
    const studios = [
      studio(null, 'Sol', 'Oslo', 'x'),
      studio(null, 'Sol', 'Oslo', 'y'),
      studio('b', 'Sol', 'Oslo'),
      studio('a', 'Sol', 'Bergen'),
      studio('c', 'Sol', ''),
    ];
    const expected = { a: 'sol', b: 'sol-oslo', c: 'sol-2', x: 'sol-oslo-2', y: 'sol-oslo-3' };
    fc.assert(
      fc.property(fc.shuffledSubarray(studios, { minLength: studios.length }), (shuffled) => {
        expect(slugsOf(...shuffled)).toEqual(expected);
      }),
    );
  });

  it('never gives a slug twice', () => {
    const name = fc.constantFrom('Sol', 'Sol Oslo', 'Sol Oslo 2', '');
    const any = fc.record({ name, city: fc.constantFrom('Oslo', 'Bergen'), id: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(any), (list) => {
        const slugs = atOnce(assignSlugs(list.map((item) => studio(String(item.id), item.name, item.city)))).map(
          ({ slug }) => slug,
        );
        expect(new Set(slugs).size).toBe(list.length);
      }),
    );
  });
});

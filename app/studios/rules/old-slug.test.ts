import { describe, expect, it } from 'vitest';
import { movedStudio, otherNamesakes } from './old-slug.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

const row = (place_id: string, name: string, city: string) =>
  studioRow.parse({ place_id, name, address: `Gata 1, 5003 ${city}` });
const snapshotOf = (...rows: [string, string, string][]) =>
  takeSnapshot(
    rows.map((cells) => row(...cells)),
    new Date(0),
  );

describe('movedStudio', () => {
  const alone = snapshotOf(
    ['a', 'Sol Yoga', 'Bergen'],
    ['b', 'Lys', 'Mo i Rana'],
    ['c', 'Ro', 'Ålesund'],
    ['d', 'Rom 24 Ro', 'Voss'],
  );
  it.each([
    ['sol-yoga-bergen', 'sol-yoga'],
    ['Sol-Yoga-Bergen', 'sol-yoga'],
    ['sol-yoga-bergen-2', 'sol-yoga'],
    ['sol-yoga-bergen-12', 'sol-yoga'],
    ['rom-24-ro-voss', 'rom-24-ro'],
    ['rom-24-ro-voss-2', 'rom-24-ro'],
    ['lys-mo-i-rana', 'lys'],
    ['ro-aalesund', 'ro'],
  ])('finds %s, whose namesake is gone, under %s', (slug, expected) => {
    expect(movedStudio(slug, alone)?.slug).toBe(expected);
  });

  it.each(['sol-yoga-oslo', 'sol-bergen', 'bergen', 'sol', '', '-', 'sol-yoga-bergen-x'])(
    'knows nothing of %j',
    (slug) => {
      expect(movedStudio(slug, alone)).toBeUndefined();
    },
  );

  it('does not try every cut of an address as long as addresses may be', () => {
    let looks = 0;
    const { get } = alone.bySlug;
    const bySlug = Object.assign(new Map(alone.bySlug), {
      get: (slug: string) => {
        looks += 1;
        return get.call(alone.bySlug, slug);
      },
    });
    movedStudio('-'.repeat(15_000), { ...alone, bySlug });
    expect(looks).toBeLessThan(200);
  });

  it('finds each of several namesakes by its city', () => {
    const two = snapshotOf(['a', 'Sol', 'Oslo'], ['b', 'Sol', 'Bergen']);
    expect(movedStudio('sol-oslo', two)?.slug).toBe('sol');
    expect(two.bySlug.get('sol-bergen')?.city).toBe('Bergen');
  });
});

describe('otherNamesakes', () => {
  const snapshot = snapshotOf(
    ['a', 'Sol', 'Oslo'],
    ['b', 'SOL', 'Bergen'],
    ['c', 'Sol', 'Bergen'],
    ['d', 'Lys', 'Oslo'],
  );
  it('are the studios that share the plain slug', () => {
    const sol = snapshot.studios.filter(({ name }) => name !== 'Lys');
    for (const studio of sol) {
      const others = sol.filter(({ slug }) => slug !== studio.slug).map(({ slug }) => slug);
      expect(
        otherNamesakes(studio, snapshot)
          .map(({ slug }) => slug)
          .sort(),
      ).toEqual(others.sort());
    }
    expect(sol.map(({ slug }) => slug).sort()).toEqual(['sol', 'sol-bergen', 'sol-bergen-2']);
  });

  it('are none where a name is alone', () => {
    const lys = snapshot.studios.filter(({ name }) => name === 'Lys');
    expect(lys.map((studio) => otherNamesakes(studio, snapshot))).toEqual([[]]);
  });
});

describe('byLiteralSlug', () => {
  it('leads to the studio whose name has the marked letter', () => {
    const { byLiteralSlug } = snapshotOf(['a', 'Café Ro', 'Oslo'], ['b', 'Sol', 'Oslo']);
    expect([...byLiteralSlug]).toEqual([['caf-ro', 'cafe-ro']]);
  });

  it('leaves an address to the studio that has it for its own', () => {
    expect(snapshotOf(['a', 'Café Ro', 'Oslo'], ['b', 'Caf Ro', 'Oslo']).byLiteralSlug.size).toBe(0);
  });

  it('leads to the first by place_id where several names come to the same, in any order of the rows', () => {
    const rows: [string, string, string][] = [
      ['a', 'Cafü Ro', 'Oslo'],
      ['b', 'Café Ro', 'Bergen'],
      ['c', 'Cafü Ro', 'Bergen'],
    ];
    for (const order of [rows, rows.toReversed()])
      expect(snapshotOf(...order).byLiteralSlug.get('caf-ro')).toBe('cafu-ro');
  });
});

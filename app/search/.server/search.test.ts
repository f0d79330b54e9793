import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleStudios } from '#app/.server/database/example-studios.ts';
import { cities } from '#app/.server/library.ts';
import { type DirectorySnapshot, takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { studioRow } from '#app/studios/rules/studio-row.ts';
import { cleanQuery, queryLimit } from '#app/text/clean-query.ts';
import { contentDocuments } from './content-documents.ts';
import { buildContentIndex } from './content-index.ts';
import { searchPlaces } from './places.ts';
import { planQuery } from './query-plan.ts';
import { groupLimit, type SearchIndexes, search } from './search.ts';
import { buildIndex } from './search-index.ts';
import { studioDocuments } from './studio-documents.ts';

const studioCount = 500;
const cityNames = cities.map(({ name }) => name);

let indexes: SearchIndexes;

beforeAll(async () => {
  const { content, split } = await buildContentIndex(contentDocuments());
  const snapshot = manyStudios();
  const studios = await buildIndex(studioDocuments(snapshot, cityNames), split);
  indexes = { content, split, studios, places: searchPlaces(snapshot, cityNames) };
});

describe(`among ${studioCount} studios`, () => {
  it('groups by kind, the group with the best hit first, and bounds each', () => {
    const { groups, total } = search('yoga i oslo', indexes);
    expect(groups[0]?.kind.name).toBe('city');
    expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
    const best = groups.map(({ hits }) => hits[0]?.score ?? 0);
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(groupLimit);
    expect(groups.find(({ kind }) => kind.name === 'studio')?.total).toBeGreaterThan(groupLimit);
  });
});

describe('a query that means no good', () => {
  const hostile: Readonly<Record<string, string>> = {
    empty: '',
    'white space': ' \t\n\u00A0\u2003',
    'control characters': '\u0000\u0007\u001B[31m\u202E',
    'lone surrogates': '\uD800\uDC00\uD800 \uDFFF',
    'one endless word': 'a'.repeat(10_000),
    'ten thousand letters of words': 'yoga ryggg meditasjonn '.repeat(450),
    'unknown words': Array.from({ length: 60 }, (_, index) => `xqzw${index}`).join(' '),
    'single letters': 'a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å '.repeat(5),
    'only small words': 'og i på det som er en',
    marks: 'a\u0301\u0302\u0303\u0304'.repeat(60),
    emoji: '🧘‍♀️🧘🏽'.repeat(30),
    'prototype names': '__proto__ constructor hasOwnProperty toString valueOf prototype',
    'regular expression': '(((((a+)+)+)+)+)$ [^]*?.* \\p{L}',
    'SQL and paths': "'; DROP TABLE studios;-- ../../etc/passwd %00",
  };

  it.each(Object.entries(hostile))('%s: is cut, and costs no more than a long question', (_, raw) => {
    const { query, groups } = search(raw, indexes);
    expect(query.length).toBeLessThanOrEqual(queryLimit);
    expect(query).toBe(cleanQuery(query));
    for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(groupLimit);
    const { wishes } = planQuery(query, {
      words: [indexes.content.words, indexes.studios.words],
      split: indexes.split,
    });
    expect(wishes.length).toBeLessThanOrEqual(12);
    for (const { terms } of wishes) expect(terms.size).toBeLessThanOrEqual(24);
  });

  it.each(['', ' ', 'valueOf', 'constructor', '🧘', 'og i på', 'qwertyuiop', '\uD800'])('%j finds nothing', (query) => {
    expect(search(query, indexes)).toMatchObject({ total: 0, groups: [] });
  });

  it('gives markup back as text, never as markup', () => {
    const { query, groups } = search('<script>alert(1)</script> <mark>rygg</mark>', indexes);
    expect(query).toBe('<script>alert(1)</script> <mark>rygg</mark>');
    const segments = groups.flatMap(({ hits }) =>
      hits.flatMap(({ title, facts, excerpt }) => [...title, ...facts, ...excerpt]),
    );
    expect(segments.length).toBeGreaterThan(0);
    for (const { text } of segments) expect(text).not.toMatch(/[<>]/u);
  });
});

/** The example studios again and again, under names and in streets of their own. */
function manyStudios(): DirectorySnapshot {
  const parts = [
    'sol',
    'måne',
    'fjell',
    'hav',
    'lyng',
    'ro',
    'stille',
    'bjørk',
    'nord',
    'vind',
    'dal',
    'elv',
    'snø',
    'is',
  ];
  const part = (seed: number) => parts[seed % parts.length] ?? '';
  const rows = Array.from({ length: studioCount }, (_, index) => {
    const example = exampleStudios[index % exampleStudios.length];
    const name = `${part(index)}${part(index * 5 + 1)}${part(index * 11 + 3)} ${example?.name ?? ''}`;
    const city = cityNames[index % cityNames.length] ?? '';
    const address = `${part(index * 3)}${part(index * 7 + 2)}veien ${index % 200}, ${1000 + (index % 9000)} ${city}, Norge`;
    return studioRow.parse({ ...example, place_id: `many-${index}`, name, address });
  });
  return takeSnapshot(rows, new Date('2025-03-22'));
}

it('answers whatever is typed: bounded groups, each hit with a way to its page', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('yoga', 'Oslo', '__proto__', 'constructor', '%', '_', '*', '\u202e', 'å'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (words) => {
      const { groups, total } = search(words.join(' '), indexes);
      expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
      for (const { hits } of groups) {
        expect(hits.length).toBeLessThanOrEqual(groupLimit);
        for (const hit of hits) expect(hit.path).toMatch(/^\//);
      }
    }),
    { numRuns: 60 },
  );
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type ConditionId, strictestNote } from '#app/conditions/conditions.ts';
import { paths } from '#app/paths.ts';
import { care, crises } from '#content';
import { wordsOfCare } from './.server/care-note.ts';
import { contentDocuments } from './.server/content-documents.ts';
import { foldedWords } from './.server/normalise.ts';
import { type SearchIndexes, type SearchResults, search } from './.server/search.ts';
import { synonymWords } from './.server/synonym-lookup.ts';
import { suggestionsOf } from './search-kinds.ts';
import { careQueries, crisisQueries, placedQueries } from './testing-care-queries.ts';
import { exampleIndexes, hitsOf } from './testing-search.ts';

/** Nothing is wrong with who writes this. */
const harmless = [
  'selvmedfølelse',
  'slappe av',
  'hjerteåpner',
  'overkropp',
  'ta livet med ro',
  'leve i nuet',
  'dødmannsstilling',
  'hofteåpnere',
  'stramme hofter',
  'skuldre',
  'panna',
  'overgang',
  'solhilsen',
  'yoga oslo',
  'styrke',
  'kjærlig vennlighet',
];

let indexes: SearchIndexes;
beforeAll(async () => {
  indexes = await exampleIndexes();
});

const documentsByPath = new Map(contentDocuments().map((document) => [document.path, document]));

const inCrisis = crisisQueries.flatMap(([number, queries]) => queries.map((query) => ({ query, number })));
const inCare = careQueries.flatMap(([condition, slug, queries]) =>
  queries.map((query) => ({ query, condition, session: paths.yogaClass(slug) })),
);

describe('in a crisis the numbers come first, and nothing is searched for', () => {
  it.each(inCrisis)('$query', ({ query, number }) => {
    const results = search(query, indexes);
    expect(results.care?.isCrisis).toBe(true);
    expect(results.care?.helpLines[0]?.number).toBe(number);
    expect(suggestionsOf(results)[0]?.path).toBe(`tel:${number.replaceAll(' ', '')}`);
    expect(results.total).toBe(0);
  });
});

it('suggestions show the number before any page, also for a word half typed', () => {
  const [first, second] = suggestionsOf(search('angst', indexes));
  expect([first?.path, second?.path]).toEqual(['tel:116123', 'tel:116111']);
  expect(suggestionsOf(search('angst', indexes)).length).toBeGreaterThan(2);
  expect(suggestionsOf(search('selvmo', indexes))[0]?.path).toBe('tel:113');
});

describe('a complaint gets a note, the gentlest session, and nothing that says avoid', () => {
  it.each(inCare)('$query', ({ query, condition, session }) => {
    const results = search(query, indexes);
    expect(results.care?.paragraphs.join(' ')).toMatch(/lege|fysioterapeut|jordmor/u);
    expect(results.care?.session?.path).toBe(session);
    expect(hitsOf(results)[0]?.path).toBe(session);
    expectCareful(results, condition);
  });

  it.each(placedQueries)('%s: %s', (condition, query) => {
    const results = search(query, indexes);
    expect(results.care?.session).not.toBeNull();
    expect(results.groups[0]?.kind.name).toMatch(/city|studio/u);
    expectCareful(results, condition);
  });

  it('chest pain is sent to the emergency number, and a swollen leg to a doctor, with nothing of ours', () => {
    for (const [query, number] of [
      ['brystsmerter', '113'],
      ['trykk i brystet', '113'],
      ['får ikke puste', '113'],
      ['blodpropp', '116 117'],
      ['forgiftning', '22 59 13 00'],
      ['spist giftig sopp', '22 59 13 00'],
    ] as const) {
      const { care, total } = search(query, indexes);
      expect([care?.helpLines[0]?.number, total], query).toEqual([number, 0]);
    }
  });
});

function expectCareful(results: SearchResults, condition: ConditionId): void {
  const answers = hitsOf(results).flatMap((hit) => {
    const document = documentsByPath.get(hit.path);
    return document ? [{ hit, document, note: strictestNote(document.conditions ?? {}, [condition]) }] : [];
  });
  expect(answers.filter(({ note }) => note?.verdict === 'avoid')).toEqual([]);
  for (const { hit, note } of answers) if (note) expect(hit.care, hit.path).toContain(note.words);
  const others = answers.filter(({ document }) => document.path !== results.care?.session?.path);
  const firstAdapted = others.findIndex(({ hit }) => hit.care !== null);
  if (firstAdapted >= 0) expect(others.slice(firstAdapted).every(({ hit }) => hit.care !== null)).toBe(true);
  const avoided = [...documentsByPath.values()].filter(
    ({ kind, conditions }) => kind === 'pose' && conditions?.[condition]?.verdict === 'avoid',
  );
  expect(results.care?.leaveOut.map(({ path }) => path)).toEqual(
    expect.arrayContaining(avoided.map(({ path }) => path)),
  );
}

it('a session is put together for one complaint alone, and told of after the care', () => {
  const path = '/okt/lag?behov=nakke&sted=stol&minutter=10';
  const { care: note } = search('vondt i nakken', indexes);
  expect(note?.composed?.path).toBe(path);
  expect(note?.paragraphs.join(' ')).toMatch(/116 117/u);
  expect(note?.session?.path).toBe(paths.yogaClass('sovn'));
  for (const query of ['nakken og svimmel', 'vondt i ryggen', 'brystsmerter', 'selvmord'])
    expect(search(query, indexes).care?.composed, query).toBeNull();
});

it.each(harmless)('needs no care: %s', (query) => {
  expect(search(query, indexes).care).toBeNull();
});

it('no session of a note is one that its conditions forbid', () => {
  const forbidden = [...care.topics, care.general].filter(({ session, conditions }) => {
    const document = session === undefined ? undefined : documentsByPath.get(session);
    return (
      session !== undefined && (!document || strictestNote(document.conditions ?? {}, conditions)?.verdict === 'avoid')
    );
  });
  expect(forbidden.map(({ id }) => id)).toEqual([]);
});

it('says what to mind of several conditions', () => {
  const sleep = documentsByPath.get(paths.yogaClass('sovn'));
  const words = sleep && wordsOfCare(sleep, ['hjerte', 'kne']);
  expect(words).toContain(sleep?.conditions?.kne?.words);
  expect(words).toContain(sleep?.conditions?.hjerte?.words);
});

describe('the table', () => {
  const all = [...inCrisis, ...inCare].map(({ query }) => query).concat(placedQueries.map(([, query]) => query));

  it('has at least 120 queries, none twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has at least 40 that stand in no list of words', () => {
    const written = [...crises.crises, ...care.topics, care.general].flatMap(({ phrases }) =>
      phrases.flatMap(spelledOut),
    );
    const listed = new Set(written.map((phrase) => foldedWords(phrase).join(' ')));
    const unlisted = all.filter(
      (query) =>
        !listed.has(foldedWords(query).join(' ')) && !foldedWords(query).some((word) => synonymWords.has(word)),
    );
    expect(unlisted.length).toBeGreaterThanOrEqual(40);
  });
});

/** `a|b c` → `a c`, `b c` */
function spelledOut(phrase: string): string[] {
  return phrase
    .replaceAll('*', '')
    .split(' ')
    .reduce(
      (begun: string[], place) => begun.flatMap((words) => place.split('|').map((word) => `${words} ${word}`.trim())),
      [''],
    );
}

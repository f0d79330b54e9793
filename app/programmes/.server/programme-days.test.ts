import { expect, test } from 'vitest';
import { composedOf } from '#app/sessions/.server/index.ts';
import { composedRows } from '#app/sessions/composer/composed-session.ts';
import { compositionErrors } from '#app/sessions/composer/composition-errors.ts';
import { allBreathings, allMeditations, allPages, allYogaClasses } from '#content';
import { partsOf, programmeDays, programmes } from './programme-days.ts';

/** What a written session says of conditions, by its id. */
const writtenConditions = new Map<string, Readonly<Partial<Record<string, { readonly verdict: string }>>>>([
  ...[...allYogaClasses, ...allMeditations].map(({ slug, conditions }) => [slug, conditions] as const),
  ...allBreathings.map(({ id, conditions }) => [id, conditions] as const),
  ...allPages.filter(({ id }) => id === 'morning-yoga').map(({ conditions }) => ['morgen', conditions] as const),
]);
/** More than this share of words in common, and two days say the same. */
const mostShared = 0.3;
const shortestWord = 4;
const composed = programmeDays.flatMap((day) => (day.wish ? [{ day, wish: day.wish, ...composedOf(day.wish) }] : []));

function named({ programme, number }: (typeof programmeDays)[number]): string {
  return `${programme.slug}, day ${number}`;
}

test('there are programmes of seven days and more, for yoga, calm, breath and those over sixty', () => {
  expect(programmes.map(({ slug }) => slug)).toEqual([
    'sju-dager-yoga',
    'fjorten-dager-ro',
    'en-uke-med-pusten',
    'tilbake-pa-matta-60',
  ]);
  expect(programmes.map(({ days }) => days.length)).toEqual([7, 14, 7, 10]);
});

test('every session that is put together is what was wished for, as a teacher would sign it', () => {
  const wrong = composed.flatMap(({ day, composition }) =>
    composition
      ? [...composition.unmet, ...compositionErrors(composition)].map((error) => `${named(day)}: ${error}`)
      : [`${named(day)}: nothing`],
  );
  expect(wrong).toEqual([]);
});

test('a session takes the minutes of its day', () => {
  const wrong = composed.filter(({ session, wish }) => Math.abs((session?.seconds ?? 0) - wish.minutes * 60) > 10);
  expect(wrong.map(({ day }) => named(day))).toEqual([]);
});

test('the figure of a day is in its session', () => {
  const wrong = composed.filter(
    ({ day, composition, session }) =>
      !(composition && session && composedRows(composition, session).some(({ figure }) => figure === day.figure)),
  );
  expect(wrong.map(({ day }) => named(day))).toEqual([]);
});

test('no session of a programme breaks a condition that the programme takes care of', () => {
  const careful = programmeDays.filter(({ programme }) => programme.conditions.length > 0);
  expect(careful.length).toBeGreaterThan(5);
  const wrong = careful.flatMap((day) =>
    day.programme.conditions.filter((id) => !takesCareOf(day, id)).map((id) => `${named(day)}: ${id}`),
  );
  expect(wrong).toEqual([]);
});

test('no session comes twice in a programme', () => {
  const places = programmeDays.map(({ programme, sessionPath }) => `${programme.slug} ${sessionPath}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('no two days teach the same', () => {
  const taught = programmeDays.map((day) => ({
    name: named(day),
    words: wordsOf([day.gist, ...day.lesson].join(' ')),
  }));
  const alike = taught.flatMap(({ name, words }, index) =>
    taught
      .slice(index + 1)
      .filter((other) => shared(words, other.words) > mostShared)
      .map((other) => `${name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
  for (const field of ['title', 'gist'] as const)
    expect(new Set(programmeDays.map((day) => day[field])).size).toBe(programmeDays.length);
});

test('a day tells what its session consists of', () => {
  expect(programmeDays.filter((day) => partsOf(day).length < 3).map(named)).toEqual([]);
});

test('getting up from the rest is drawn as that, and not as lying', () => {
  const rising = programmeDays.flatMap((day) => partsOf(day).filter(({ name }) => name === 'Opp fra hvilen'));
  expect(rising.length).toBeGreaterThan(0);
  expect(new Set(rising.map(({ figure }) => figure))).toEqual(new Set(['side-sit-hand-down']));
});

function takesCareOf(day: (typeof programmeDays)[number], id: string): boolean {
  if (day.wish) return day.wish.conditions.some((condition) => condition === id);
  const session = day.programme.days[day.number - 1]?.session;
  const conditions = session && 'written' in session ? writtenConditions.get(session.written) : undefined;
  return conditions !== undefined && conditions[id]?.verdict !== 'avoid';
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLocaleLowerCase('nb').match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= shortestWord));
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((word) => others.has(word)).length / Math.min(some.size, others.size);
}

test('what a day promises by its title is in its session', () => {
  const promised: readonly (readonly [slug: string, day: number, part: string])[] = [
    ['tilbake-pa-matta-60', 2, 'Strekk kneet og sirkle foten'],
    ['tilbake-pa-matta-60', 5, 'På tå ved stolen'],
    ['tilbake-pa-matta-60', 8, 'Vipp føttene'],
    ['tilbake-pa-matta-60', 9, 'Knærne mot hendene'],
  ];
  const broken = promised.filter(([slug, number, part]) => {
    const day = programmeDays.find(({ programme, ...other }) => programme.slug === slug && other.number === number);
    return !day || !partsOf(day).some(({ name }) => name === part);
  });
  expect(broken).toEqual([]);
});

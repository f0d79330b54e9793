import { expect, test } from 'vitest';
import { allExercises, allPages, allPoses, allYogaClasses, composing, spokenPassages } from '#content';

interface Told {
  readonly text: string;
  readonly eyes?: string;
}

const isLine = (value: object): value is Told => 'text' in value && 'seconds' in value && 'minMinutes' in value;

/** All lines in some content, however deep they lie. */
function linesIn(value: unknown): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLine(value) ? [value] : Object.values(value).flatMap(linesIn);
}

const lines = linesIn([allYogaClasses, allPages, allExercises, allPoses, spokenPassages, composing]);

test('a line that opens or closes the eyes of the listener does so with the eyes that are drawn', () => {
  const told = lines.filter(({ text }) => /(?<!\p{L})(åpne|lukk) øynene(?!\p{L})/iu.test(text));
  // When to stop is no part of the way.
  const silent = told.filter(({ text, eyes }) => !eyes && !/^åpne øynene og stans/iu.test(text));
  expect(silent.map(({ text }) => text)).toEqual([]);
  const wrong = told.filter(({ text, eyes }) => eyes && (eyes === 'open') !== /åpne øynene/iu.test(text));
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(told.length).toBeGreaterThan(30);
});

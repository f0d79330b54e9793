import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#app/site/.server/documents.ts';
import { excerptOf, markWords } from './marking.ts';

const isRygg = (word: string) => word.startsWith('rygg');

describe('markWords', () => {
  it('gives the text back in pieces, markup and all', () => {
    const text = 'For <b>ryggen</b> & «Rygg», ikke brygge.';
    const segments = markWords(text, isRygg);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ isMarked }) => isMarked).map((segment) => segment.text)).toEqual(['ryggen', 'Rygg']);
  });
});

describe('excerptOf', () => {
  const document: SearchDocument = {
    kind: 'guide',
    path: '/',
    title: 'Yoga',
    facts: '',
    description: 'Alt om yoga.',
    names: [],
    tags: [],
    passages: ['Uten treff.', `${'Først noe annet. '.repeat(20)}Så kommer ryggen. ${'Og mer etterpå. '.repeat(20)}`],
  };

  it('is the description where nothing else was matched', () => {
    expect(excerptOf(document, () => false)).toBe('Alt om yoga.');
  });
  it('is the passage around the match where the description has none', () => {
    const excerpt = excerptOf(document, isRygg);
    expect(excerpt).toMatch(/^Så kommer ryggen\./u);
    expect(excerpt.length).toBeLessThan(200);
  });
  it('begins with a whole word where the match stands in the first sentence', () => {
    const passages = [`Rolig er ryggen i hverdagen ${'og mye annet '.repeat(30)}`];
    expect(excerptOf({ ...document, passages }, isRygg)).toMatch(/^Rolig er ryggen/u);
  });
});

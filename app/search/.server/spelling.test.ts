import { describe, expect, it } from 'vitest';
import { nearestWords } from './spelling.ts';

const vocabulary = ['meditasjon', 'mediterer', 'krigeren', 'bidra', 'yoga', 'skulderstaende', 'hund', 'hundre'];

describe('nearestWords', () => {
  it.each([
    ['meditasjn', 1, ['meditasjon']],
    ['meditasjonn', 1, ['meditasjon']],
    ['meiditasjn', 2, ['meditasjon']],
    ['kirgeren', 1, ['krigeren']],
    ['yoaga', 1, ['yoga']],
    ['hubd', 1, ['hund']],
  ])('%s is %i off', (word, edits, words) => {
    expect(nearestWords(word, vocabulary)).toEqual({ edits, words });
  });
  it('takes half a word, mistyped', () => {
    expect(nearestWords('medti', vocabulary)).toEqual({ edits: 1, words: ['meditasjon', 'mediterer'] });
  });
  it.each(['nidra', 'yog', 'xyz', 'qwertyuiop'])('does not guess at %s', (word) => {
    expect(nearestWords(word, vocabulary)).toBeUndefined();
  });
});

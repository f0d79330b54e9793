import { describe, expect, it } from 'vitest';
import { createCompoundSplitter } from './compounds.ts';

const vocabulary =
  'rygg kors korsrygg ovelse avspenning barnet stilling sovn meditasjon yin kne treet kanten for siktig';
const split = createCompoundSplitter(vocabulary.split(' '));

describe('the compound splitter', () => {
  it.each([
    ['ryggovelser', ['rygg', 'ovelser']],
    ['avspenningsovelsene', ['avspenning', 'ovelsene']],
    ['barnestilling', ['barn', 'stilling']],
    ['sovnmeditasjonen', ['sovn', 'meditasjonen']],
    ['yinyoga', ['yin', 'yoga']],
    ['kneovelse', ['kne', 'ovelse']],
    ['ashtangayoga', ['ashtanga', 'yoga']],
    ['korsryggovelser', ['korsrygg', 'ovelser', 'kors', 'rygg']],
  ])('%s → %j', (word, parts) => {
    expect(split(word).map((part) => part.replace(/^avspennings$/u, 'avspenning').replace(/^barne$/u, 'barn'))).toEqual(
      parts,
    );
  });
  it.each(['rygg', 'ovelser', 'forsiktig', 'sovn', '', 'x', 'q'.repeat(40)])('leaves %j whole', (word) => {
    expect(split(word)).toEqual([]);
  });
});

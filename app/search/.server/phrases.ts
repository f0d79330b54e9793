import { fold } from '#app/.server/search/normalise.ts';
import { editsBetween, forgivenEdits } from '#app/.server/search/spelling.ts';
import { stemOf } from '#app/.server/search/word-stem.ts';

/** A query as phrases are looked for in it. */
export interface SaidWords {
  /** Folded, in their order, small words too. */
  readonly words: readonly string[];
  /** Whether a folded word is one of the site's own: then it is no misspelling of another. */
  readonly isSiteWord: (word: string) => boolean;
}

/** Words between two words of a phrase that are overlooked: «vil egentlig bare dø». */
const gapLimit = 2;
/** A shorter word is only recognised as it is written. */
const guessedFrom = 5;
/** So much of a longer word, typed so far, is the word. */
const begunFrom = 6;

/** A word of a phrase: folded, with its stem. */
interface Word {
  readonly text: string;
  readonly stem: string;
  readonly isBeginning: boolean;
}

/**
 * Recognises phrases. The words of a phrase stand in order, with alternatives between bars; an asterisk stands for any
 * ending. Inflected, mistyped and half typed words are recognised, too.
 *
 *     'ta|tar livet av|mitt'   'depresjon*'
 */
export function compilePhrases(phrases: readonly string[]): (said: SaidWords) => boolean {
  const compiled = phrases.map((phrase) => phrase.split(' ').map((place) => place.split('|').map(toWord)));
  return (said) => compiled.some((places) => isSaid(places, said, 0, said.words.length));
}

function toWord(written: string): Word {
  const text = fold(written.replace('*', ''));
  return { text, stem: stemOf(text), isBeginning: written.endsWith('*') };
}

function isSaid([place, ...rest]: readonly (readonly Word[])[], said: SaidWords, from: number, until: number): boolean {
  if (!place) return true;
  for (let index = from; index < Math.min(until, said.words.length); index += 1) {
    const typed = said.words[index] ?? '';
    const isHere = place.some((word) => isWord(word, typed, said.isSiteWord(typed)));
    if (isHere && isSaid(rest, said, index + 1, index + 2 + gapLimit)) return true;
  }
  return false;
}

function isWord({ text, stem, isBeginning }: Word, typed: string, isSiteWord: boolean): boolean {
  if (isBeginning ? typed.startsWith(text) : typed === text || stemOf(typed) === stem) return true;
  if (isSiteWord || typed.length < guessedFrom || text.length < guessedFrom) return false;
  if (typed.length >= begunFrom && text.startsWith(typed)) return true;
  const limit = forgivenEdits(text);
  if (typed.length < text.length - limit) return false;
  const { whole, begun } = editsBetween(text, typed, limit);
  return whole <= limit || (isBeginning && begun <= 1);
}

import { fold, foldedWords } from './normalise.ts';
import { editsBetween, forgivenEdits } from './spelling.ts';
import { stemOf } from './word-stem.ts';

/** A word as a visitor typed it, folded. */
export interface SaidWord {
  readonly text: string;
  readonly stem: string;
  /** One of the site's own words, and so no misspelling of another. */
  readonly isSiteWord: boolean;
}

/** Words between two words of a phrase that are overlooked: «vil egentlig bare dø». */
const gapLimit = 2;
/** A shorter word is only recognised as it is written. */
const guessedFrom = 5;
/** So much of a longer word, typed so far, is the word. */
const begunFrom = 6;

/** The words of a query, in their order, small words too. */
export function saidWords(query: string, isSiteWord: (word: string) => boolean): readonly SaidWord[] {
  return foldedWords(query).map((text) => ({ text, stem: stemOf(text), isSiteWord: isSiteWord(text) }));
}

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
export function compilePhrases(phrases: readonly string[]): (said: readonly SaidWord[]) => boolean {
  const compiled = phrases.map((phrase) => phrase.split(' ').map((place) => place.split('|').map(toWord)));
  return (said) => compiled.some((places) => isSaid(places, said, 0, said.length));
}

function toWord(written: string): Word {
  const text = fold(written.replace('*', ''));
  return { text, stem: stemOf(text), isBeginning: written.endsWith('*') };
}

function isSaid(
  [place, ...rest]: readonly (readonly Word[])[],
  said: readonly SaidWord[],
  from: number,
  until: number,
): boolean {
  if (!place) return true;
  return said.slice(from, until).some((typed, offset) => {
    const next = from + offset + 1;
    return place.some((word) => isWord(word, typed)) && isSaid(rest, said, next, next + gapLimit + 1);
  });
}

function isWord({ text, stem, isBeginning }: Word, typed: SaidWord): boolean {
  if (isBeginning ? typed.text.startsWith(text) : typed.stem === stem) return true;
  if (typed.isSiteWord || typed.text.length < guessedFrom || text.length < guessedFrom) return false;
  if (typed.text.length >= begunFrom && text.startsWith(typed.text)) return true;
  const limit = forgivenEdits(text);
  if (typed.text.length < text.length - limit) return false;
  const { whole, begun } = editsBetween(text, typed.text, limit);
  return whole <= limit || (isBeginning && begun <= 1);
}

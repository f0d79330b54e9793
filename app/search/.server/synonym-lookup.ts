import { searchWords } from '#content';
import { foldedWords } from './normalise.ts';
import { stopWords } from './stop-words.ts';
import { stemOf } from './word-stem.ts';

/** What was recognised at the beginning of a query: how many words of it, and the stems of what they mean. */
interface Recognised {
  readonly length: number;
  readonly means: readonly string[];
}

type Phrase = { readonly stems: readonly string[]; readonly means: readonly string[] };

/** By the first stem, the longest phrases first. */
const phrases = indexPhrases();

/** The words that synonyms are told by, folded. */
export const synonymWords: ReadonlySet<string> = new Set(
  Object.values(searchWords.synonyms).flat().flatMap(tellingWords),
);

/** The longest synonym that the words begin with; each word is given by the stems that it may stand for. */
export function longestSynonym(words: readonly ReadonlySet<string>[]): Recognised | undefined {
  const candidates = [...(words[0] ?? [])].flatMap((stem) => phrases.get(stem) ?? []);
  const fitting = candidates.filter(({ stems }) => stems.every((stem, index) => words[index]?.has(stem)));
  const length = Math.max(0, ...fitting.map(({ stems }) => stems.length));
  if (length === 0) return undefined;
  const means = fitting.filter(({ stems }) => stems.length === length).flatMap((phrase) => phrase.means);
  return { length, means: [...new Set(means)] };
}

function indexPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const all = Object.entries(searchWords.synonyms).flatMap(([means, said]) => {
    const meaning = foldedWords(means).map(stemOf);
    return said.map((phrase) => ({ stems: tellingWords(phrase).map(stemOf), means: meaning }));
  });
  return Map.groupBy(all, ({ stems }) => stems[0] ?? '');
}

function tellingWords(phrase: string): string[] {
  return foldedWords(phrase).filter((word) => !stopWords.has(word));
}

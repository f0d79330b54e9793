import type { SplitCompound } from './compounds.ts';
import { nearestWords } from './spelling.ts';
import { genericWords } from './stop-words.ts';
import { synonymWords } from './synonym-lookup.ts';
import { stemOf } from './word-stem.ts';

/** What the site's words are. */
export interface Vocabulary {
  /** Folded words with their stems, one map for each index. */
  readonly words: readonly ReadonlyMap<string, string>[];
  readonly split: SplitCompound;
}

/** Against 1 for a word as it stands: half a word, and one with one or two wrong letters. */
const weights = { begun: 0.8, corrected: [1, 0.8, 0.5] } as const;

/** What a word of a query may mean. */
export interface ReadWord {
  /** The stems of the word as typed, or as it was probably meant, with their weights. */
  readonly stems: ReadonlyMap<string, number>;
  /** The stems of the words that it is made of; the generic ones only where there are no others. */
  readonly parts: readonly string[];
  readonly isGeneric: boolean;
  /** The site uses the very word: it needs no synonyms of its parts. */
  readonly isWhole: boolean;
  readonly isPrefix: boolean;
}

/** Reads a folded word: as it stands, else as half a word, else as a compound, else as a typing error. */
export function readWord(word: string, vocabulary: Vocabulary, isLast: boolean): ReadWord {
  if (isWhole(word, vocabulary)) return asTyped(word, vocabulary, [word], isLast);
  const endings = completions(word, vocabulary);
  if (endings.length > 0) return begun(word, endings, vocabulary);
  const parts = vocabulary.split(word);
  const isCompound = parts.length > 0 && parts.every((part) => isWhole(part, vocabulary));
  if (isCompound) return asTyped(word, vocabulary, parts, false);
  const head = headOfHalfCompound(word, vocabulary);
  if (head !== undefined) return asTyped(word, vocabulary, [head], false);
  return corrected(word, vocabulary) ?? asTyped(word, vocabulary, longestBeginning(word, vocabulary), false);
}

function asTyped(word: string, { split }: Vocabulary, parts: readonly string[], isPrefix: boolean): ReadWord {
  const isOnlyWord = parts.length === 1 && parts[0] === word;
  const smaller = isOnlyWord ? split(word) : parts;
  const telling = smaller.filter((part) => !genericWords.has(part));
  return {
    stems: new Map([[stemOf(word), 1]]),
    parts: (telling.length > 0 ? telling : smaller).map(stemOf),
    isGeneric: genericWords.has(word) || (smaller.length > 0 && telling.length === 0),
    isWhole: isOnlyWord,
    isPrefix: isPrefix && word.length > 2 && !genericWords.has(word),
  };
}

/** Half a word. */
function begun(word: string, endings: readonly string[], { split }: Vocabulary): ReadWord {
  return {
    stems: new Map([
      ...endings.map((ending) => [stemOf(ending), weights.begun] as const),
      [stemOf(word), weights.begun],
    ]),
    parts: split(endings[0] ?? word)
      .filter((part) => !genericWords.has(part))
      .map(stemOf),
    isGeneric: endings.every((ending) => genericWords.has(ending)),
    isWhole: false,
    isPrefix: true,
  };
}

/** The word as it was probably meant. */
function corrected(word: string, { words, split }: Vocabulary): ReadWord | undefined {
  const corrections = [...words, knownByRule]
    .map((known) => nearestWords(word, known.keys()))
    .filter((correction) => correction !== undefined);
  const edits = Math.min(...corrections.map((correction) => correction.edits));
  const meant = corrections
    .filter((correction) => correction.edits === edits)
    .flatMap((correction) => correction.words);
  if (meant.length === 0) return undefined;
  return {
    stems: new Map(meant.slice(0, guessLimit).map((candidate) => [stemOf(candidate), weights.corrected[edits] ?? 0])),
    parts:
      meant.length === 1
        ? meant
            .flatMap(split)
            .filter((part) => !genericWords.has(part))
            .map(stemOf)
        : [],
    isGeneric: meant.every((candidate) => genericWords.has(candidate)),
    isWhole: false,
    isPrefix: false,
  };
}

/** A beginning may be the beginning of very many words. */
const guessLimit = 12;

/** Words that the site may never use itself, but understands. */
const knownByRule: ReadonlyMap<string, string> = new Map(
  [...genericWords, ...synonymWords].map((word) => [word, stemOf(word)]),
);

/** The words that begin so, the shortest first. */
function completions(word: string, { words }: Vocabulary): readonly string[] {
  if (word.length < 3) return [];
  const found = [...words, knownByRule].flatMap((known) => [...known.keys().filter((other) => other.startsWith(word))]);
  return found.toSorted((a, b) => a.length - b.length).slice(0, guessLimit);
}

/** In any form. */
function isWhole(word: string, { words }: Vocabulary): boolean {
  const stem = stemOf(word);
  return [...words, knownByRule].some((known) => known.has(word) || known.values().some((other) => other === stem));
}

/** Of a compound that breaks off in a generic second half, the first: `ryggøv` → `rygg`. */
function headOfHalfCompound(word: string, vocabulary: Vocabulary): string | undefined {
  const lengths = Array.from({ length: Math.max(0, word.length - 4) }, (_, index) => word.length - 2 - index);
  const length = lengths.find(
    (end) =>
      isWhole(word.slice(0, end), vocabulary) && genericWords.keys().some((tail) => tail.startsWith(word.slice(end))),
  );
  return length === undefined ? undefined : word.slice(0, length);
}

/** Of a compound whose second half nobody knows, the first: `ryggklikking` → `rygg`. */
function longestBeginning(word: string, { words }: Vocabulary): readonly string[] {
  for (let length = word.length - 1; length >= 4; length -= 1) {
    const beginning = word.slice(0, length);
    if (words.some((known) => known.has(beginning))) return [beginning];
  }
  return [];
}

import type { SplitCompound } from './compounds.ts';
import { foldedWords } from './normalise.ts';
import type { WantedTerm } from './search-index.ts';
import { nearestWords } from './spelling.ts';
import { genericWords, stopWords } from './stop-words.ts';
import { longestSynonym, synonymsOf } from './synonym-lookup.ts';
import { stemOf } from './word-stem.ts';

/** One thing that the visitor asked for, with every term that it may stand under. */
export interface Wish {
  readonly terms: ReadonlyMap<string, WantedTerm>;
  /** A generic word beside others: helps to rank, and nothing is left out for lacking it. */
  readonly isOptional: boolean;
}

/** What the site's words are. */
export interface Vocabulary {
  /** Folded words with their stems, one map for each index. */
  readonly words: readonly ReadonlyMap<string, string>[];
  readonly split: SplitCompound;
}

/** More words than these add nothing but work. */
const wordLimit = 12;

const weights = {
  own: 1,
  begun: 0.8,
  corrected: [1, 0.8, 0.5],
  part: 0.75,
  meaning: 0.85,
  saidOtherwise: 0.3,
  optional: 0.5,
} as const;

/** What a query asks for. */
export interface QueryPlan {
  /** None where the query says nothing. */
  readonly wishes: readonly Wish[];
  /** The query read as a title, mistyped words corrected; as by `titleKey`. */
  readonly title: string;
}

/** Reads a query: what it says nothing with is left out, what was probably meant is put in. */
export function planQuery(query: string, vocabulary: Vocabulary): QueryPlan {
  const all = foldedWords(query);
  const words = [...new Set(all)].filter((word) => !stopWords.has(word)).slice(0, wordLimit);
  const read = new Map(words.map((word, index) => [word, readWord(word, vocabulary, index === words.length - 1)]));
  return {
    wishes: readWishes([...read.values()]),
    title: all.map((word) => read.get(word)?.stems.keys().next().value ?? stemOf(word)).join(' '),
  };
}

function readWishes(words: readonly ReadWord[]): readonly Wish[] {
  const wishes: Wish[] = [];
  for (let start = 0; start < words.length; ) {
    const rest = words.slice(start);
    const synonym = longestSynonym(
      rest.map(({ stems, parts, isWhole }) => new Set([...stems.keys(), ...(isWhole ? [] : parts)])),
    );
    const count = synonym?.length ?? 1;
    wishes.push(wishOf(rest.slice(0, count), synonym?.means ?? []));
    start += count;
  }
  return wishes.every(({ isOptional }) => isOptional) ? wishes.map(required) : wishes.map(lightened);
}

function required(wish: Wish): Wish {
  return { ...wish, isOptional: false };
}

function lightened({ terms, isOptional }: Wish): Wish {
  const factor = isOptional ? weights.optional : 1;
  return {
    terms: new Map([...terms].map(([term, wanted]) => [term, { ...wanted, weight: wanted.weight * factor }])),
    isOptional,
  };
}

/** Whether the query says that something hurts: then demanding poses are no answer. */
export function isAboutPain(query: string): boolean {
  return foldedWords(query).some((word) => painBeginnings.some((beginning) => word.includes(beginning)));
}

const painBeginnings = [
  'vond',
  'smert',
  'plage',
  'stiv',
  'hodepine',
  'prolaps',
  'isjias',
  'hekseskudd',
  'skade',
  'betennelse',
];

interface ReadWord {
  /** The stems of the word as typed, or as it was probably meant, with their weights. */
  readonly stems: ReadonlyMap<string, number>;
  /** The stems of the words that it is made of; the generic ones only where there are no others. */
  readonly parts: readonly string[];
  readonly isGeneric: boolean;
  /** The site uses the very word: it needs no synonyms of its parts. */
  readonly isWhole: boolean;
  readonly isPrefix: boolean;
}

function readWord(word: string, vocabulary: Vocabulary, isLast: boolean): ReadWord {
  if (isWhole(word, vocabulary)) return asTyped(word, vocabulary, [word], isLast);
  const endings = completions(word, vocabulary);
  if (endings.length > 0) return begun(word, endings);
  const parts = vocabulary.split(word);
  if (parts.length > 0 && parts.every((part) => isWhole(part, vocabulary)))
    return asTyped(word, vocabulary, parts, false);
  return corrected(word, vocabulary) ?? asTyped(word, vocabulary, longestBeginning(word, vocabulary), false);
}

function asTyped(word: string, { split }: Vocabulary, parts: readonly string[], isPrefix: boolean): ReadWord {
  const isOnlyWord = parts.length === 1 && parts[0] === word;
  const smaller = isOnlyWord ? split(word) : parts;
  const telling = smaller.filter((part) => !genericWords.has(part));
  return {
    stems: new Map([[stemOf(word), weights.own]]),
    parts: (telling.length > 0 ? telling : smaller).map(stemOf),
    isGeneric: genericWords.has(word) || (smaller.length > 0 && telling.length === 0),
    isWhole: isOnlyWord,
    isPrefix: isPrefix && word.length > 2 && !genericWords.has(word),
  };
}

/** Half a word. */
function begun(word: string, endings: readonly string[]): ReadWord {
  return {
    stems: new Map([
      ...endings.map((ending) => [stemOf(ending), weights.begun] as const),
      [stemOf(word), weights.begun],
    ]),
    parts: [],
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
  [...genericWords, ...synonymsOf.keys()].map((word) => [word, stemOf(word)]),
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

/** Of a compound whose second half nobody knows, the first: `ryggklikking` → `rygg`. */
function longestBeginning(word: string, { words }: Vocabulary): readonly string[] {
  for (let length = word.length - 1; length >= 4; length -= 1) {
    const beginning = word.slice(0, length);
    if (words.some((known) => known.has(beginning))) return [beginning];
  }
  return [];
}

function wishOf(words: readonly ReadWord[], meanings: readonly string[]): Wish {
  const terms = new Map<string, WantedTerm>();
  const add = (stem: string, weight: number, isPrefix: boolean) => {
    if ((terms.get(stem)?.weight ?? 0) < weight) terms.set(stem, { weight, isPrefix });
  };
  const isPhrase = words.length > 1;
  for (const { stems, parts, isPrefix } of words) {
    for (const [stem, weight] of stems) add(stem, isPhrase ? weight * weights.saidOtherwise : weight, isPrefix);
    for (const part of parts) add(part, weights.part, false);
  }
  for (const meaning of meanings) add(meaning, isPhrase ? weights.own : weights.meaning, false);
  return { terms, isOptional: words.every(({ isGeneric }) => isGeneric) };
}

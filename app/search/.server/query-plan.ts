import { type Hints, readHints } from './hints.ts';
import { foldedWords } from './normalise.ts';
import { type ReadWord, readWord, type Vocabulary } from './read-word.ts';
import { keyOfStems, type WantedTerm } from './search-index.ts';
import { stopWords } from './stop-words.ts';
import { longestSynonym } from './synonym-lookup.ts';
import { stemOf } from './word-stem.ts';

/** One thing that the visitor asked for, with every term that it may stand under. */
export interface Wish {
  readonly terms: ReadonlyMap<string, WantedTerm>;
  /** A generic word beside others: helps to rank, and nothing is left out for lacking it. */
  readonly isOptional: boolean;
}

/** More words than these add nothing but work. */
const wordLimit = 12;

/** Against 1 for a word of the visitor's own. */
const weights = { part: 0.75, meaning: 0.85, saidOtherwise: 0.3, optional: 0.5 } as const;

/** What a query asks for. */
export interface QueryPlan {
  /** None where the query says nothing. */
  readonly wishes: readonly Wish[];
  /** False where it says nothing but generic words, as «yoga» and «studio». */
  readonly isTelling: boolean;
  /** The query read as a title, mistyped words corrected; as by `titleKey`. */
  readonly title: string;
  readonly hints: Hints;
}

/** Reads a query: what it says nothing with is left out, what was probably meant is put in. */
export function planQuery(query: string, vocabulary: Vocabulary): QueryPlan {
  const all = foldedWords(query);
  const words = [...new Set(all)].filter((word) => !stopWords.has(word)).slice(0, wordLimit);
  const read = new Map(words.map((word, index) => [word, readWord(word, vocabulary, index === words.length - 1)]));
  return {
    wishes: readWishes([...read.values()]),
    isTelling: read.values().some(({ isGeneric }) => !isGeneric),
    title: keyOfStems(all.map((word) => ({ word, stem: read.get(word)?.stems.keys().next().value ?? stemOf(word) }))),
    hints: readHints(all.flatMap((word) => [word, ...vocabulary.split(word)])),
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
  for (const meaning of meanings) add(meaning, isPhrase ? 1 : weights.meaning, false);
  return { terms, isOptional: words.every(({ isGeneric }) => isGeneric) };
}

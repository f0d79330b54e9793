import MiniSearch from 'minisearch';
import type { SearchDocument } from '#app/site/.server/index.ts';
import type { SplitCompound } from './compounds.ts';
import { foldedWords } from './normalise.ts';
import { stopWords } from './stop-words.ts';
import { stemOf } from './word-stem.ts';

/** A term to look for: a stem. */
export interface WantedTerm {
  /** What a match counts, against 1 for the visitor's own word. */
  readonly weight: number;
  /** Longer terms that begin with it count too, though less. */
  readonly isPrefix: boolean;
}

export interface FoundDocument {
  readonly document: SearchDocument;
  /** Comparable between indexes of different size. */
  readonly score: number;
  /** Which of the wanted terms were found. */
  readonly wanted: readonly string[];
  /** The terms of the document that they were found in. */
  readonly terms: readonly string[];
}

/** What can be searched: never changed, a newer one takes its place. */
export interface SearchIndex {
  /** Every word that stands in it, folded, with its stem. */
  readonly words: ReadonlyMap<string, string>;
  readonly stems: ReadonlySet<string>;
  /** The terms under which a folded word is found: its stem, and those of the words that it is made of. */
  termsOf(word: string): readonly string[];
  /** Whether a term stands in so many documents that it tells nothing about any of them. */
  isCommon(term: string): boolean;
  /** The documents in which any of the terms is found, best first. */
  find(wanted: ReadonlyMap<string, WantedTerm>): readonly FoundDocument[];
  readonly documents: readonly SearchDocument[];
  /** The documents that are called exactly so; `title` as by `titleKey`. */
  called(title: string): readonly SearchDocument[];
}

/** How much a match counts by where it stands. */
const fieldWeights = { title: 7, names: 5, facts: 2, tags: 3, description: 2, passages: 1 } as const;

/** Documents indexed between two breaths of the event loop. */
const chunkSize = 100;

/** Indexes in small steps, so that visits are answered meanwhile. */
export async function buildIndex(documents: readonly SearchDocument[], split: SplitCompound): Promise<SearchIndex> {
  const words = new Map<string, string>();
  const terms = new Map<string, readonly string[]>();
  const uses = new Map<string, number>();

  function termsOf(word: string): readonly string[] {
    return terms.get(word) ?? indexTerms(word, split);
  }

  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(fieldWeights),
    extractField: (document, field) => fieldText(document, field),
    tokenize: foldedWords,
    processTerm: (word) => {
      if (stopWords.has(word)) return null;
      if (!words.has(word)) {
        words.set(word, stemOf(word));
        terms.set(word, indexTerms(word, split));
      }
      const found = [...termsOf(word)];
      for (const term of found) uses.set(term, (uses.get(term) ?? 0) + 1);
      return found;
    },
  });
  await index.addAllAsync(documents, { chunkSize });

  const byPath = new Map(documents.map((document) => [document.path, document]));
  const byTitle = Map.groupBy(documents, ({ title }) => titleKey(title));
  /** A rare word weighs more among 5,000 documents than among 100; this is the most that one can weigh. */
  const rarestWeight = Math.log(1 + documents.length);

  return {
    documents,
    words,
    stems: new Set([...terms.values()].flat()),
    termsOf,
    isCommon: (term) => (uses.get(term) ?? 0) > documents.length / 2,
    called: (title) => byTitle.get(title) ?? [],
    find: (wanted) => {
      const results = index.search([...wanted.keys()].join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boost: fieldWeights,
        boostTerm: (term) => wanted.get(term)?.weight ?? 0,
        prefix: (term) => wanted.get(term)?.isPrefix ?? false,
      });
      return results.flatMap(({ id, score, queryTerms, terms: found }) => {
        const document = byPath.get(id);
        if (!document) return [];
        return [{ document, score: score / rarestWeight, wanted: queryTerms, terms: found }];
      });
    },
  };
}

/** What two titles share that say the same, in whatever order and with whatever small words. */
export function titleKey(title: string): string {
  return keyOfStems(foldedWords(title).map((word) => ({ word, stem: stemOf(word) })));
}

/** The key of a title whose words are already read; small words count where there are no others, as in «Om oss». */
export function keyOfStems(words: readonly { readonly word: string; readonly stem: string }[]): string {
  const telling = words.filter(({ word }) => !stopWords.has(word));
  const stems = (telling.length > 0 ? telling : words).map(({ stem }) => stem);
  return [...new Set(stems)].toSorted().join(' ');
}

function indexTerms(word: string, split: SplitCompound): readonly string[] {
  return [...new Set([word, ...split(word)].map(stemOf))];
}

/** A city's description is a number of studios: nothing to look for. */
function fieldText(document: SearchDocument, field: string): string {
  if (document.kind === 'city' && field === 'description') return '';
  const value = new Map<string, string | readonly string[]>(Object.entries(document)).get(field) ?? '';
  return typeof value === 'string' ? value : value.join('\n');
}

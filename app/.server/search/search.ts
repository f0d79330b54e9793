import type { SplitCompound } from './compounds.ts';
import { type DocumentKind, documentKinds, type SearchDocument } from './documents.ts';
import { excerptOf, markWords, type Segment } from './marking.ts';
import { cleanQuery, foldedWords } from './normalise.ts';
import { isAboutPain, planQuery, type QueryPlan, type Wish } from './query-plan.ts';
import { type SearchIndex, titleKey } from './search-index.ts';

/** What is searched. */
export interface SearchIndexes {
  readonly content: SearchIndex;
  readonly studios: SearchIndex;
  /** Splits compounds by the words of the content. */
  readonly split: SplitCompound;
}

export interface Hit {
  readonly path: string;
  readonly title: readonly Segment[];
  readonly facts: readonly Segment[];
  readonly excerpt: readonly Segment[];
  /** The higher, the better; hits of all kinds are ranked in one order. */
  readonly score: number;
}

export interface HitGroup {
  readonly kind: DocumentKind;
  /** How many there are in all; at most `groupLimit` of them are in `hits`. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

export interface SearchResults {
  /** As it was looked for: cut and cleaned. */
  readonly query: string;
  readonly total: number;
  /** The group with the best hit first, and the best first within each. */
  readonly groups: readonly HitGroup[];
}

export const groupLimit = 6;

/** Hits that reach less than this share of the best one's score are noise. */
const leastShare = 0.06;

/** A title that says exactly what was asked for, or all of it, is what was meant. */
const boosts = { calledSo: 2.5, allInTitle: 1.4 } as const;

/** A shoulder stand is not what someone looks for who wants to do something for the neck, least of all a sore one. */
const demandingWeights = { usually: 0.7, inPain: 0.15 } as const;

const kindWeights: Readonly<Record<DocumentKind, number>> = {
  class: 1.15,
  meditation: 1.1,
  pose: 1,
  type: 1,
  guide: 1,
  article: 1,
  city: 1.2,
  studio: 0.6,
};

/** The pages that answer a query, grouped by kind in one ranked order. Any string is a query; an empty one finds nothing. */
export function search(rawQuery: string, { content, studios, split }: SearchIndexes): SearchResults {
  const query = cleanQuery(rawQuery);
  const plan = planQuery(query, { words: [content.words, studios.words], split });
  const question = { ...plan, isAboutPain: isAboutPain(query) };
  const ranked = [content, studios].flatMap((index) => rank(index, question)).toSorted(byScore);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  const hits = ranked.filter(({ score }) => score >= least);
  const groups = [...Map.groupBy(hits, ({ document }) => document.kind)].map(([kind, group]) => ({
    kind,
    total: group.length,
    hits: group.slice(0, groupLimit).map(toHit),
  }));
  return { query, total: hits.length, groups };
}

interface Question extends QueryPlan {
  readonly isAboutPain: boolean;
}

interface RankedDocument {
  readonly document: SearchDocument;
  readonly score: number;
  /** Whether a folded word of the document is one that was looked for. */
  readonly isMatch: (word: string) => boolean;
}

function rank(index: SearchIndex, { wishes, title, isAboutPain }: Question): readonly RankedDocument[] {
  const called = new Set(title === '' ? [] : index.called(title));
  if (wishes.length === 0) {
    const words = new Set(title.split(' '));
    return [...called].map((document) => ({ document, score: 1, isMatch: (word) => words.has(titleKey(word)) }));
  }
  const required = wishes.filter(({ isOptional }) => !isOptional);
  const helping = wishes.filter(({ isOptional }) => isOptional).flatMap(({ terms }) => [...terms]);
  const wanted = new Map([
    ...helping.filter(([term]) => !index.isCommon(term)),
    ...required.flatMap(({ terms }) => [...terms]),
  ]);
  const telling = new Set(required.flatMap(({ terms }) => [...terms.keys()]));
  return index.find(wanted).flatMap(({ document, score, wanted: found, terms }, place) => {
    const granted = required.filter((wish) => found.some((term) => wish.terms.has(term)));
    if (granted.length === 0) return [];
    const isMatch = (word: string) =>
      index.termsOf(word).some((term) => terms.includes(term) && (telling.has(term) || !wanted.has(term)));
    const weight =
      kindWeights[document.kind] * (document.isDemanding ? demandingWeights[isAboutPain ? 'inPain' : 'usually'] : 1);
    const boost = called.has(document)
      ? boosts.calledSo
      : place < titlesRead && isAllInTitle(document, wishes, index)
        ? boosts.allInTitle
        : 1;
    return [{ document, score: score * (granted.length / required.length) ** 2 * weight * boost, isMatch }];
  });
}

function isAllInTitle({ title }: SearchDocument, wishes: readonly Wish[], index: SearchIndex): boolean {
  const terms = new Set(foldedWords(title).flatMap((word) => index.termsOf(word)));
  return wishes.every((wish) => wish.terms.keys().some((term) => terms.has(term)));
}

/** Titles weigh most anyway: one that says it all is among the first. */
const titlesRead = 200;

function byScore(a: RankedDocument, b: RankedDocument): number {
  return b.score - a.score || documentKinds.indexOf(a.document.kind) - documentKinds.indexOf(b.document.kind);
}

function toHit({ document, score, isMatch }: RankedDocument): Hit {
  return {
    path: document.path,
    title: markWords(document.title, isMatch),
    facts: markWords(document.facts, isMatch),
    excerpt: markWords(excerptOf(document, isMatch), isMatch),
    score,
  };
}

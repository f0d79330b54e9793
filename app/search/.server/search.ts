import type { SplitCompound } from './compounds.ts';
import type { SearchKind } from './documents.ts';
import { excerptOf, markWords, type Segment } from './marking.ts';
import { cleanQuery } from './normalise.ts';
import { planQuery } from './query-plan.ts';
import { type RankedDocument, rank } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { searchKind, searchKinds } from './search-kinds.ts';

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
  readonly picture: string | null;
  /** The higher, the better; hits of all kinds are ranked in one order. */
  readonly score: number;
}

export interface HitGroup {
  readonly kind: SearchKind;
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

/** The pages that answer a query, grouped by kind in one ranked order. Any string is a query; an empty one finds nothing. */
export function search(rawQuery: string, { content, studios, split }: SearchIndexes): SearchResults {
  const query = cleanQuery(rawQuery);
  const plan = planQuery(query, { words: [content.words, studios.words], split });
  const ranked = [content, studios].flatMap((index) => rank(index, plan)).toSorted(byScore);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  const hits = ranked.filter(({ score }) => score >= least);
  const groups = [...Map.groupBy(hits, ({ document }) => document.kind)].map(([kind, group]) => ({
    kind: searchKind(kind),
    total: group.length,
    hits: group.slice(0, groupLimit).map(toHit),
  }));
  return { query, total: hits.length, groups };
}

/** The better first; equals in the order of the kinds. */
function byScore(a: RankedDocument, b: RankedDocument): number {
  return b.score - a.score || orderOf(a) - orderOf(b);
}

function orderOf({ document }: RankedDocument): number {
  return searchKinds.findIndex(({ name }) => name === document.kind);
}

function toHit({ document, score, isMatch }: RankedDocument): Hit {
  return {
    path: document.path,
    title: markWords(document.title, isMatch),
    facts: markWords(document.facts, isMatch),
    excerpt: markWords(excerptOf(document, isMatch), isMatch),
    picture: document.picture ?? null,
    score,
  };
}

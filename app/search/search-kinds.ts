import type { SearchResults } from './.server/search.ts';

export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** What it is, in a word. */
  readonly kind: string;
}

const suggestionLimit = 6;

/** The best hits of all kinds, in one order. */
export function suggestionsOf({ groups }: Pick<SearchResults, 'groups'>): readonly Suggestion[] {
  return groups
    .flatMap(({ kind, hits }) => hits.map((hit) => ({ kind, hit })))
    .toSorted((a, b) => b.hit.score - a.hit.score)
    .slice(0, suggestionLimit)
    .map(({ kind, hit }) => ({
      path: hit.path,
      title: hit.title.map(({ text }) => text).join(''),
      kind: kind.singular,
    }));
}

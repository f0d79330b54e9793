import { callHref } from '#app/help/index.ts';
import type { SearchResults } from './.server/search.ts';

export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** What it is, in a word. */
  readonly kind: string;
}

const suggestionLimit = 6;

/** The numbers to call first, where there are any; then the best hits of all kinds, in one order. */
export function suggestionsOf({ groups, care }: Pick<SearchResults, 'groups' | 'care'>): readonly Suggestion[] {
  const calls = (care?.helpLines ?? []).map((line) => ({
    path: callHref(line),
    title: `Ring ${line.number} – ${line.name}`,
    kind: 'Hjelpetelefon',
  }));
  const hits = groups
    .flatMap(({ kind, hits }) => hits.map((hit) => ({ kind, hit })))
    .toSorted((a, b) => b.hit.score - a.hit.score)
    .map(({ kind, hit }) => ({
      path: hit.path,
      title: hit.title.map(({ text }) => text).join(''),
      kind: kind.singular,
    }));
  return [...calls, ...hits].slice(0, suggestionLimit);
}

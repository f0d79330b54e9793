import type { DocumentKind } from '#app/.server/search/documents.ts';
import type { SearchResults } from '#app/.server/search/search.ts';
import { callHref } from '#app/site/help-lines.ts';

interface KindName {
  /** Over the group of its hits. */
  readonly heading: string;
  /** Beside one of them. */
  readonly singular: string;
  /** The group's address on the page. */
  readonly id: string;
}

/** What each kind of hit is called. */
export const kindNames: Readonly<Record<DocumentKind, KindName>> = {
  class: { heading: 'Yogaklasser', singular: 'Yogaklasse', id: 'yogaklasser' },
  meditation: { heading: 'Meditasjoner', singular: 'Meditasjon', id: 'meditasjoner' },
  pose: { heading: 'Stillinger', singular: 'Stilling', id: 'stillinger' },
  type: { heading: 'Yogatyper', singular: 'Yogatype', id: 'yogatyper' },
  guide: { heading: 'Guider og sider', singular: 'Side', id: 'guider' },
  article: { heading: 'Artikler', singular: 'Artikkel', id: 'artikler' },
  city: { heading: 'Byer', singular: 'By', id: 'byer' },
  studio: { heading: 'Yogastudioer', singular: 'Yogastudio', id: 'yogastudioer' },
};

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
      kind: kindNames[kind].singular,
    }));
  return [...calls, ...hits].slice(0, suggestionLimit);
}

import type { DocumentKind } from './.server/documents.ts';
import type { SearchResults } from './.server/search.ts';

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

/** The best hits of all kinds, in one order. */
export function suggestionsOf({ groups }: Pick<SearchResults, 'groups'>): readonly Suggestion[] {
  return groups
    .flatMap(({ kind, hits }) => hits.map((hit) => ({ kind, hit })))
    .toSorted((a, b) => b.hit.score - a.hit.score)
    .slice(0, suggestionLimit)
    .map(({ kind, hit }) => ({
      path: hit.path,
      title: hit.title.map(({ text }) => text).join(''),
      kind: kindNames[kind].singular,
    }));
}

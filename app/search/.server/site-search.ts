import { LRUCache } from 'lru-cache';
import { type PrivacyFacts, withPrivacyFacts } from '#app/contact/.server/index.ts';
import type { Directory } from '#app/studios/.server/index.ts';
import { cleanQuery } from '#app/text/index.ts';
import { contentDocuments } from './content-documents.ts';
import { buildContentIndex } from './content-index.ts';
import { searchPlaces } from './places.ts';
import { createRenewableIndex } from './renewable-index.ts';
import { type SearchResults, search } from './search.ts';
import { buildIndex } from './search-index.ts';
import { studioDocuments } from './studio-documents.ts';

/** The search over the content and the studios. */
export interface SiteSearch {
  /** From the studios as last indexed. The first question waits until all is indexed; the start asks one, so that no visitor does. */
  search(query: string): Promise<SearchResults>;
  /** To be called when a whole question, as somebody has sent it, was answered by nothing. */
  noteUnanswered(query: string): void;
}

/** Among very many studios an answer takes a third of a second, and many ask the same. */
const answersKept = 500;

interface Settings {
  readonly directory: Pick<Directory, 'snapshot' | 'cities' | 'onChange'>;
  readonly privacyFacts: PrivacyFacts;
  readonly log: (event: string, details: Record<string, unknown>) => void;
  readonly onUnanswered: (query: string) => void;
}

/**
 * The content is indexed once. The studios are indexed again each time they have changed, beside the visits, which are
 * answered from the index before until the new one is ready.
 */
export function createSiteSearch(settings: Settings): SiteSearch {
  let indexes: ReturnType<typeof makeIndexes> | undefined;
  /** Of the index that they were made from, which goes when the next one is there. */
  const answers = new LRUCache<string, { from: object; results: SearchResults }>({ max: answersKept });
  return {
    async search(query) {
      indexes ??= makeIndexes(settings);
      const { content, split, directoryIndex } = await indexes;
      const { current } = directoryIndex;
      const asked = cleanQuery(query);
      const known = answers.get(asked);
      if (known?.from === current) return known.results;
      const results = search(query, { content, split, ...current });
      answers.set(asked, { from: current, results });
      return results;
    },
    noteUnanswered: settings.onUnanswered,
  };
}

async function makeIndexes({ directory, privacyFacts, log }: Settings) {
  const documents = contentDocuments().map((document) => ({
    ...document,
    passages: document.passages.map((passage) => withPrivacyFacts(passage, privacyFacts)),
  }));
  const { content, split } = await buildContentIndex(documents);
  const directoryIndex = await createRenewableIndex({
    async build() {
      const snapshot = directory.snapshot();
      const studios = await buildIndex(studioDocuments(snapshot, directory.cities), split);
      return { studios, places: searchPlaces(snapshot, directory.cities) };
    },
    empty: { studios: await buildIndex([], split), places: [] },
    log,
  });
  directory.onChange(directoryIndex.renew);
  return { content, split, directoryIndex };
}

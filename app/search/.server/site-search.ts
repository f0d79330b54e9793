import { type KeepingTimes, withKeepingTimes } from '#app/contact/.server/retention-text.ts';
import type { Directory } from '#app/studios/.server/directory.ts';
import { contentDocuments } from './content-documents.ts';
import { buildContentIndex } from './content-index.ts';
import { keepIndex } from './kept-index.ts';
import { searchPlaces } from './places.ts';
import { type SearchResults, search } from './search.ts';
import { buildIndex } from './search-index.ts';
import { studioDocuments } from './studio-documents.ts';

/** The search over the content and the studios. */
export interface SiteSearch {
  /** From the studios as last indexed. The first question waits until all is indexed; the start asks one, so that no visitor does. */
  search(query: string): Promise<SearchResults>;
}

interface Settings {
  readonly directory: Pick<Directory, 'snapshot' | 'cities' | 'onChange'>;
  readonly keepingTimes: KeepingTimes;
  readonly log: (event: string, details: Record<string, unknown>) => void;
}

/**
 * The content is indexed once. The studios are indexed again each time they have changed, beside the visits, which are
 * answered from the index before until the new one is ready.
 */
export function createSiteSearch(settings: Settings): SiteSearch {
  let indexes: ReturnType<typeof makeIndexes> | undefined;
  return {
    async search(query) {
      indexes ??= makeIndexes(settings);
      const { content, split, directoryIndex } = await indexes;
      return search(query, { content, split, ...directoryIndex.current });
    },
  };
}

async function makeIndexes({ directory, keepingTimes, log }: Settings) {
  const documents = contentDocuments().map((document) => ({
    ...document,
    passages: document.passages.map((passage) => withKeepingTimes(passage, keepingTimes)),
  }));
  const { content, split } = await buildContentIndex(documents);
  const directoryIndex = await keepIndex({
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

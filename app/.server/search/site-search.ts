import { application } from '#app/.server/application.ts';
import { withKeepingTimes } from '#app/.server/retention-text.ts';
import { searchPlaces } from '#app/search/.server/places.ts';
import { contentDocuments } from './content-documents.ts';
import { buildContentIndex } from './content-index.ts';
import { type SearchResults, search } from './search.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';
import { studioDocuments } from './studio-documents.ts';

/** The search over the content and the studios of the running application. */
export interface SiteSearch {
  /** Answers at once, from the studios as last indexed. */
  search(query: string): SearchResults;
}

let running: Promise<SiteSearch> | undefined;

/** The search, indexed on first use: to be called once at the start, so that no visit waits for it. */
export function siteSearch(): Promise<SiteSearch> {
  running ??= start();
  return running;
}

/**
 * The content is indexed once. The studios are indexed again each time they have changed, beside the visits, which are
 * answered from the index before until the new one is ready.
 */
async function start(): Promise<SiteSearch> {
  const { env, directory, cities } = await application();
  const documents = contentDocuments().map((document) => ({
    ...document,
    passages: document.passages.map((passage) => withKeepingTimes(passage, env)),
  }));
  const { content, split } = await buildContentIndex(documents);
  let indexing = Promise.resolve();
  let studios = await indexStudios();
  let places = searchPlaces(directory.snapshot(), cities);
  directory.onChange(() => {
    indexing = indexing.then(async () => {
      studios = await indexStudios();
      places = searchPlaces(directory.snapshot(), cities);
    });
  });

  function indexStudios(): Promise<SearchIndex> {
    return buildIndex(studioDocuments(directory.snapshot(), cities), split);
  }

  return { search: (query) => search(query, { content, studios, split, places }) };
}

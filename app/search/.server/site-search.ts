import { application } from '#app/.server/application.ts';
import { log } from '#app/.server/log.ts';
import { withKeepingTimes } from '#app/contact/.server/retention-text.ts';
import { contentDocuments } from './content-documents.ts';
import { buildContentIndex } from './content-index.ts';
import { keepIndex } from './kept-index.ts';
import { type SearchResults, search } from './search.ts';
import { buildIndex } from './search-index.ts';
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
  const studios = await keepIndex({
    build: () => buildIndex(studioDocuments(directory.snapshot(), cities), split),
    empty: await buildIndex([], split),
    log,
  });
  directory.onChange(studios.renew);
  return { search: (query) => search(query, { content, studios: studios.current, split }) };
}

/** The search over content and studios, as long as the process lives. */

export { searchContext } from './context.ts';
export { createSiteSearch } from './site-search.ts';

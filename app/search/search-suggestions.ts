import type { RouteHandle } from '#app/site/route-handle.ts';
import { siteSearch } from './.server/site-search.ts';
import type { Route } from './+types/search-suggestions';
import { suggestionsOf } from './search-kinds.ts';

export const handle: RouteHandle = { showsStudios: true, query: { q: 'text' } };

/** The best hits for what is typed in the search box, as a list of `Suggestion` in JSON. */
export async function loader({ url }: Route.LoaderArgs) {
  const { search } = await siteSearch();
  return Response.json(suggestionsOf(search(url.searchParams.get('q') ?? '')));
}

import type { RouteHandle } from '#app/site/index.ts';
import { searchContext } from './.server/context.ts';
import type { Route } from './+types/search-suggestions';
import { suggestionsOf } from './search-kinds.ts';

export const handle: RouteHandle = { query: { q: 'text' } };

/** The best hits for what is typed in the search box, as a list of `Suggestion` in JSON. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const results = await context.get(searchContext).search(url.searchParams.get('q') ?? '');
  return Response.json(suggestionsOf(results));
}

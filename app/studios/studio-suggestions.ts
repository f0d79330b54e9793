import { positionOf } from '#app/.server/library.ts';
import type { RouteHandle } from '#app/site/index.ts';
import { cleanQuery } from '#app/text/index.ts';
import { directoryContext } from './.server/context.ts';
import { placedCities } from './.server/placed-cities.ts';
import type { Route } from './+types/studio-suggestions';
import { linkOf } from './finder-answer.tsx';
import { suggest } from './rules/suggest.ts';

export const handle: RouteHandle = { query: { q: 'text' } };

/** Where the text in the studios' search box may lead, as a list of `HitLink` in JSON. */
export function loader({ url, context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  const snapshot = directory.snapshot();
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const cities = placedCities(directory.cities, snapshot);
  return Response.json(suggest(query, snapshot, cities, positionOf(query)).map(linkOf));
}

import { directoryContext } from './.server/context.ts';
import type { Route } from './+types/studio-places';
import { countCities } from './rules/city-counts.ts';

/** All places of the overview, as a list of `CityCount` in JSON: for the list that follows what one types. */
export function loader({ context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  return Response.json(countCities(directory.cities, directory.snapshot()));
}

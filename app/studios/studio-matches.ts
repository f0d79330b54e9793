import { positionOf } from '#app/.server/library.ts';
import { siteContext } from '#app/site/.server/index.ts';
import type { RouteHandle } from '#app/site/index.ts';
import { chosenFilters } from '#app/ui/index.ts';
import { directoryContext } from './.server/context.ts';
import type { Route } from './+types/studio-matches';
import { maxNearby, nearbyStudios } from './nearby.ts';
import { cityKey } from './rules/city.ts';
import { isOpen } from './rules/open-now.ts';
import { osloClock } from './rules/oslo-time.ts';
import type { DirectorySnapshot } from './rules/snapshot.ts';
import type { Studio } from './rules/studio.ts';
import { chosenDay, dayFilter, fitting, partFilter, ratingFilter } from './when-filters.ts';

export const handle: RouteHandle = {
  query: { sted: 'text', stil: 'text', dag: 'text', tid: 'text', vurdering: 'text', apent: 'text' },
};

/**
 * All studios that a browser may put in order by their distance from the visitor, in JSON: a list of `NearbyStudio`. Where
 * that would be too many, those of the towns in turn, so that every town has some.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  const { searchParams } = url;
  const place = searchParams.get('sted') ?? '';
  const found = place === '' ? null : directory.findLocation(place);
  const studios = studiosOf(directory.snapshot(), searchParams.get('stil')?.normalize('NFC') ?? '');
  const within = found === null ? null : new Set(found.kind === 'none' ? [] : found.studios);
  const filters = chosenFilters([dayFilter, partFilter, ratingFilter], searchParams);
  const agrees = fitting(filters);
  const openAt = searchParams.get('apent') === 'ja' ? osloClock(context.get(siteContext).now()) : null;
  const chosen = studios.filter(
    (studio) =>
      (within === null || within.has(studio)) &&
      (agrees === null || agrees(studio)) &&
      (openAt === null || isOpen(studio, openAt)),
  );
  return Response.json(nearbyStudios(fairly(chosen), chosenDay(filters), positionOf));
}

function studiosOf({ studios, byStyle }: DirectorySnapshot, style: string): readonly Studio[] {
  return style === '' ? studios : (byStyle.get(cityKey(style)) ?? []);
}

/** One of each town, then a second one, until there are enough. */
function fairly(studios: readonly Studio[]): readonly Studio[] {
  if (studios.length <= maxNearby) return studios;
  const towns = [...Map.groupBy(studios, ({ city }) => city).values()];
  const chosen: Studio[] = [];
  for (let turn = 0; chosen.length < maxNearby; turn += 1) {
    for (const town of towns) {
      const studio = town[turn];
      if (studio && chosen.length < maxNearby) chosen.push(studio);
    }
  }
  return chosen;
}

import { LRUCache } from 'lru-cache';
import { positionOf } from '#app/.server/library.ts';
import { siteContext } from '#app/site/.server/index.ts';
import type { RouteHandle } from '#app/site/index.ts';
import { chosenFilters, type FilterChoice } from '#app/ui/index.ts';
import { directoryContext } from './.server/context.ts';
import type { Route } from './+types/studio-matches';
import { maxNearby, nearbyStudios } from './nearby.ts';
import { cityKey } from './rules/city.ts';
import { listingOf } from './rules/listing.ts';
import { memoizeByObject } from './rules/memoize-by-object.ts';
import { isOpen } from './rules/open-now.ts';
import { type ClockTime, osloClock } from './rules/oslo-time.ts';
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
  const [place, style] = [searchParams.get('sted') ?? '', cityKey(searchParams.get('stil') ?? '')];
  const filters = chosenFilters([dayFilter, partFilter, ratingFilter], searchParams);
  const openAt = searchParams.get('apent') === 'ja' ? osloClock(context.get(siteContext).now()) : null;
  const snapshot = directory.snapshot();
  const write = () => {
    const found = place === '' ? null : directory.findLocation(place);
    const studios = found === null ? snapshot.studios : found.kind === 'none' ? [] : found.studios;
    const { byStyle } = found === null ? snapshot : listingOf(studios);
    const ofStyle = style === '' ? studios : (byStyle.get(style) ?? []);
    const chosen = fittingStudios(ofStyle, filters, openAt);
    return JSON.stringify(nearbyStudios(fairly(chosen), chosenDay(filters), positionOf));
  };
  // What is open changes with the clock.
  const text =
    openAt === null ? answers(snapshot).memo(JSON.stringify([place, style, filters]), { context: write }) : write();
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}

/** Of each snapshot; one is at most some 400 kB. */
const maxAnswers = 20;
const answers = memoizeByObject((_snapshot: DirectorySnapshot) => {
  return new LRUCache<string, string, () => string>({
    max: maxAnswers,
    memoMethod: (_key, _stale, { context: write }) => write(),
  });
});

function fittingStudios(studios: readonly Studio[], filters: FilterChoice, openAt: ClockTime | null) {
  const agrees = fitting(filters);
  return studios.filter((studio) => (agrees === null || agrees(studio)) && (openAt === null || isOpen(studio, openAt)));
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

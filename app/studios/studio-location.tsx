import { data, redirect } from 'react-router';
import { positionOf } from '#app/.server/library.ts';
import { openingOn } from '#app/drawings/index.ts';
import { Island } from '#app/islands/index.ts';
import { paths, withQuery } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { EmptyMessage, Hero, type Page, places, type RouteHandle } from '#app/site/index.ts';
import { cleanQuery, counted, cutWhole } from '#app/text/index.ts';
import { ButtonLink, FilterForm, FoldedFilters, isFiltered, Pagination, Section } from '#app/ui/index.ts';
import { directoryContext } from './.server/context.ts';
import { placedCities } from './.server/placed-cities.ts';
import type { Route } from './+types/studio-location';
import { CityList } from './city-list.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { type ListingView, locationQuery, openToday, viewListing } from './location-choice.ts';
import { listedOnMap } from './map/studios-on-map.ts';
import { StudioMap } from './map/town-map.tsx';
import { MoreFilters } from './more-filters.tsx';
import NearStudios from './near-studios.island.tsx';
import { longestPlace } from './rules/city.ts';
import { listingOf } from './rules/listing.ts';
import type { FoundLocation } from './rules/location.ts';
import { neighboursOf } from './rules/neighbours.ts';
import { osloClock } from './rules/oslo-time.ts';
import { positionOfPlace } from './rules/place-position.ts';
import { creditsOf } from './rules/sources-shown.ts';
import type { Studio } from './rules/studio.ts';
import { SourceCredits } from './source-credits.tsx';
import { StudioGrid, studioCard } from './studio-card.tsx';
import styles from './studio-location.module.css';
import { townScene } from './town-scene.ts';
import { chosenDay } from './when-filters.ts';

export const handle: RouteHandle = { query: locationQuery };

/** Places and pages of a list that anybody can make up: as many as there are words and numbers, so nobody keeps them. */
const madeUpCaching = 'private, max-age=0';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function loader({ params, url, context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  const { now } = context.get(siteContext);
  const location = directory.findLocation(params.location);
  if (location.kind !== 'none' && params.location !== location.slug)
    throw redirect(paths.studioLocation(location.slug) + url.search, 308);
  const listing = listingOf(location.kind === 'none' ? noStudios : location.studios);
  const snapshot = directory.snapshot();
  const text = cleanQuery(url.searchParams.get('naer') ?? '').slice(0, longestPlace);
  const near = { text, position: positionOfPlace(text, snapshot, positionOf) };
  const { items, openAt, ...view } = viewListing(listing, url.searchParams, now(), near);
  const map = listedOnMap(directory.townMap(location.name), items, view.first);
  const numbers = new Set(map?.studios.map(({ number }) => number));
  const isMadeUp = location.kind !== 'city' || (url.searchParams.get('side') ?? '1') !== String(view.number);
  const shown = {
    page: describe(location, view),
    name: location.name,
    ...view,
    today: openToday(listing, now()),
    map,
    studios: items.map((studio, index) =>
      studioCard(studio, osloClock(now()), {
        ...{ openAt, km: studio.km, day: chosenDay(view.filters) },
        number: numbers.has(view.first + index) ? view.first + index : null,
      }),
    ),
    credits: creditsOf(items),
    neighbours: neighboursOf(location.name, placedCities(directory.cities, snapshot)),
    hasExamples: snapshot.hasExamples,
  };
  return data(shown, {
    status: location.kind === 'none' ? 404 : 200,
    ...(isMadeUp && { headers: { 'Cache-Control': madeUpCaching } }),
  });
}

/** One list, so that its listing is made once. */
const noStudios: readonly Studio[] = [];

type Described = Pick<ListingView, 'registered' | 'filters' | 'number'>;

function describe({ kind, name, slug }: FoundLocation, { registered, filters, number }: Described): Page {
  const path = paths.studioLocation(slug);
  return {
    title: number === 1 ? `Yoga i ${name}` : `Yoga i ${name}, side ${number}`,
    description: summarise(name, registered),
    path,
    trail: [places.yoga, places.studios, { name, path }],
    opening: openingOn(townScene(positionOf(name))),
    previewOf: kind === 'city' ? path : paths.studios,
    noindex: kind !== 'city' || isFiltered(filters) || number > 1,
  };
}

/** Stays within 50–160 characters however long the name is. */
function summarise(name: string, count: number): string {
  const place = cutWhole(name, 60);
  return count === 0
    ? `Vi har ikke registrert noen yogastudioer i ${place} ennå. Se yogastudioer i andre norske byer.`
    : `${counted(count, 'yogastudio', 'yogastudioer')} i ${place}: adresser, åpningstider, telefon og nettsted samlet på ett sted.`;
}

/** Says why a studio of the list has no number, where one has none. */
function mapCaption(onMap: number, listed: number): string {
  if (onMap === listed) return 'Tallene er de samme som i listen.';
  return `Tallene er de samme som i listen. ${listed - onMap} av ${listed} ligger utenfor kartet, eller vi vet ikke nøyaktig hvor.`;
}

export default function StudioLocation({ loaderData }: Route.ComponentProps) {
  const { hasPositions, unknownPlace } = loaderData;
  const { page, name, groups, more, filters, registered, withWeek, found, studios, number, pages } = loaderData;
  const { neighbours, hasExamples, map, today } = loaderData;
  const { naer: _, sorter: __, ...chosen } = filters;
  return (
    <>
      <Hero
        page={page}
        heading={`Yoga i ${name}`}
        size="low"
        lead={registered > 0 ? counted(registered, 'yogastudio', 'yogastudioer') : undefined}
      >
        {today && !isFiltered(filters) && (
          <ButtonLink href={`${withQuery(page.path, { dag: today.dag })}#studioer`} rel="nofollow">
            {today.count === registered ? 'Alle har åpent i dag' : `Vis ${today.count} som har åpent i dag`}
          </ButtonLink>
        )}
        <a href={paths.studios} className={`${styles.back} touch-target`}>
          Tilbake til alle byer
        </a>
      </Hero>
      <Section id="studioer">
        {(groups.length > 0 || more.length > 0 || hasPositions) && (
          <FoldedFilters id="utvalg" label="Velg stil, dag og tid" isOpen={isFiltered(filters) || unknownPlace !== ''}>
            {groups.length > 0 && (
              <FilterForm
                action={`${page.path}#studioer`}
                groups={groups}
                choice={filters}
                status={counted(found, 'yogastudio', 'yogastudioer')}
              />
            )}
            {(more.length > 0 || hasPositions) && (
              <MoreFilters
                action={`${page.path}#studioer`}
                groups={more}
                choice={filters}
                near={hasPositions ? filters.naer || unknownPlace : null}
              />
            )}
          </FoldedFilters>
        )}
        {hasPositions && (
          <Island of={NearStudios} props={{ query: `${new URLSearchParams({ sted: name, ...chosen })}` }} />
        )}
        {unknownPlace && <p>Vi vet ikke hvor «{unknownPlace}» ligger. Prøv et stedsnavn eller et postnummer.</p>}
        {filters.naer && <p>De nærmeste {filters.naer} står først. Avstandene er i luftlinje.</p>}
        {(filters.dag || filters.tid) && (
          <p>Viser dem som har oppgitt åpningstid da. Timeplanen på studioets nettsted sier hvilke timer det er.</p>
        )}
        {filters.apent && (
          <p>
            Viser dem som er åpne nå, av {counted(withWeek, 'studio', 'studioer')} som har oppgitt åpningstid for hver
            ukedag. På helligdager kan tidene være andre.
          </p>
        )}
        {map && (
          <StudioMap
            {...map}
            label={`Kart over yogastudioene i ${name}`}
            listId="studioer"
            caption={mapCaption(map.studios.length, studios.length)}
          />
        )}
        {studios.length > 0 && <StudioGrid studios={studios} />}
        {hasExamples && <ExampleNotice />}
        <p>
          Mangler det et studio? <a href={paths.studioProposal}>Legg til et studio</a>.
        </p>
        <SourceCredits sources={loaderData.credits} />
        {studios.length === 0 && registered > 0 && (
          <EmptyMessage picture="tomt-filter">
            <p>Ingen yogastudioer passer med det du har valgt.</p>
            <a href={`${page.path}#studioer`}>Vis alle i {name}</a>
          </EmptyMessage>
        )}
        {registered === 0 && (
          <EmptyMessage picture="tomt-by">
            <h2>Ingen yogastudioer funnet</h2>
            <p>Vi har ikke registrert noen yogastudioer i {name} ennå.</p>
            <a href={paths.studios}>Se yogastudioer i andre byer</a>
          </EmptyMessage>
        )}
        <Pagination
          number={number}
          pages={pages}
          addressOf={(side) => withQuery(page.path, { ...filters, side: side === 1 ? '' : String(side) })}
          fragment="studioer"
        />
      </Section>
      {neighbours.length > 0 && (
        <Section id="naer" heading={`Nær ${name}`} intro={<p>Avstandene er i luftlinje.</p>}>
          <CityList cities={neighbours} />
        </Section>
      )}
    </>
  );
}

import { data, redirect } from 'react-router';
import { openingOn } from '#app/drawings/landscape/opening.ts';
import { paths, withQuery } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { places } from '#app/site/navigation.ts';
import type { Page } from '#app/site/page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { EmptyMessage } from '#app/ui/empty-message.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { isFiltered } from '#app/ui/filters.ts';
import { Hero } from '#app/ui/hero.tsx';
import { counted, cutWhole } from '#app/ui/norwegian.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { Section } from '#app/ui/section.tsx';
import { directoryContext } from './.server/context.ts';
import { placedCities } from './.server/placed-cities.ts';
import type { Route } from './+types/studio-location';
import { CityList } from './city-list.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { type ListingView, locationQuery, viewListing } from './location-choice.ts';
import { OpenStreetMapCredit } from './open-street-map-credit.tsx';
import { listingOf } from './rules/listing.ts';
import type { FoundLocation } from './rules/location.ts';
import { neighboursOf } from './rules/neighbours.ts';
import { isFromOpenStreetMap } from './rules/origin.ts';
import type { Studio } from './rules/studio.ts';
import { StudioGrid, studioCard } from './studio-card.tsx';
import styles from './studio-location.module.css';

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
  const { items, openAt, ...view } = viewListing(listing, url.searchParams, now());
  const isMadeUp = location.kind !== 'city' || (url.searchParams.get('side') ?? '1') !== String(view.number);
  const snapshot = directory.snapshot();
  const shown = {
    page: describe(location, view),
    name: location.name,
    ...view,
    studios: items.map((studio) => studioCard(studio, openAt)),
    isFromOpenStreetMap: items.some(isFromOpenStreetMap),
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
    opening: openingOn('studios'),
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

export default function StudioLocation({ loaderData }: Route.ComponentProps) {
  const { page, name, groups, filters, registered, withWeek, found, studios, number, pages } = loaderData;
  const { neighbours, hasExamples } = loaderData;
  return (
    <>
      <Hero
        page={page}
        heading={`Yoga i ${name}`}
        lead={registered > 0 ? counted(registered, 'yogastudio', 'yogastudioer') : undefined}
      >
        <a href={paths.studios} className={styles.back}>
          Tilbake til alle byer
        </a>
      </Hero>
      <Section id="studioer">
        {hasExamples && <ExampleNotice />}
        {groups.length > 0 && (
          <FilterForm
            action={`${page.path}#studioer`}
            groups={groups}
            choice={filters}
            status={counted(found, 'yogastudio', 'yogastudioer')}
          />
        )}
        {filters.apent && (
          <p>
            Viser dem som er åpne nå, av {counted(withWeek, 'studio', 'studioer')} som har oppgitt åpningstid for hver
            ukedag. På helligdager kan tidene være andre.
          </p>
        )}
        {studios.length > 0 && <StudioGrid studios={studios} />}
        {loaderData.isFromOpenStreetMap && <OpenStreetMapCredit />}
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

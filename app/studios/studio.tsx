import { data, redirect } from 'react-router';
import { openingOnHouse } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { Hero, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { truncate } from '#app/text/index.ts';
import { type CardData, CardGrid, Icon } from '#app/ui/index.ts';
import { directoryContext } from './.server/context.ts';
import type { Route } from './+types/studio';
import { drawnHouse, drawnPicture, neverTwice } from './drawn-picture.ts';
import { ExampleNotice } from './example-notice.tsx';
import { aroundStudio } from './map/studios-on-map.ts';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { cityKey } from './rules/city.ts';
import { type ClosedStudio, isLongGone } from './rules/closed.ts';
import { isStyle } from './rules/listing.ts';
import { movedStudio, otherNamesakes } from './rules/old-slug.ts';
import { type ClockTime, osloClock, osloDate } from './rules/oslo-time.ts';
import { othersInTown } from './rules/others-in-town.ts';
import { pictureOf } from './rules/picture.ts';
import { readPostalAddress } from './rules/postal-address.ts';
import { sourcesShown } from './rules/sources-shown.ts';
import { missingDescription, type Studio } from './rules/studio.ts';
import { isClosedOn, todayInWords } from './rules/today.ts';
import styles from './studio.module.css';
import { StudioActions } from './studio-actions.tsx';
import { StudioImage } from './studio-card.tsx';
import { StudioContact } from './studio-contact.tsx';
import { studioData } from './studio-data.ts';
import { StudioPlace } from './studio-place.tsx';

const notFoundHeading = 'Yogastudio ikke funnet';
/** A name that more studios share than this is no name to be mistaken for another's. */
const maxNamesakes = 6;
/** When the directory could not be asked, the page is worth another try after so long. */
const retryAfterSeconds = 60;

/** No cache in front shows yesterday's page, where another day is marked, once it is five minutes old. */
const caching = 'public, max-age=0, s-maxage=300';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  const snapshot = directory.snapshot();
  const literal = snapshot.byLiteralSlug.get(params.slug.toLowerCase());
  if (literal) throw redirect(paths.studio(literal), 308);
  const moved = snapshot.bySlug.has(params.slug.toLowerCase()) ? undefined : movedStudio(params.slug, snapshot);
  // Not for good: the city comes back into the address as soon as another studio of the name does.
  if (moved) throw redirect(paths.studio(moved.slug), 302);
  const now = context.get(siteContext).now();
  const closed = snapshot.closed.get(params.slug.toLowerCase());
  if (closed) return closedPage(closed, params.slug, now);
  const found = await directory.findStudio(params.slug);
  if (found.status !== 'found') {
    const page = notFoundPage(notFoundHeading, paths.studio(params.slug), [places.yoga, places.studios]);
    const unavailable = { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } };
    return data({ page, closed: null, shown: null }, found.status === 'unavailable' ? unavailable : { status: 404 });
  }
  const { studio } = found;
  const clock = osloClock(now);
  const namesakes = otherNamesakes(studio, snapshot).slice(0, maxNamesakes);
  const shown = {
    studio,
    picture: pictureOf(studio),
    namesakes: namesakes.map(({ slug, city }) => ({ slug, city })),
    today: clock.weekday,
    todayText: todayInWords(studio, clock),
    isClosed: isClosedOn(studio, clock),
    around: aroundStudio(studio, snapshot, directory.townMap),
    others: cardsOf(othersInTown(studio, snapshot.byCity.get(cityKey(studio.city))?.studios ?? []), clock),
    sources: sourcesShown(studio.provenance, now),
    readOn: directory.everLoaded ? osloDate(snapshot.loadedAt) : null,
  };
  return data({ page: describe(studio), closed: null, shown }, { headers: { 'Cache-Control': caching } });
}

function cardsOf(studios: readonly Studio[], clock: ClockTime): CardData[] {
  const cards = neverTwice(studios.map((studio) => ({ studio, drawn: drawnPicture(studio) })));
  return cards.map(({ studio, drawn }) => ({
    title: studio.name,
    description: studio.address,
    href: paths.studio(studio.slug),
    image: pictureOf(studio)?.src ?? drawn,
    facts: [todayInWords(studio, clock)].filter((words) => words !== null),
  }));
}

/** For a year the page says so; then the address is gone. */
function closedPage(closed: ClosedStudio, slug: string, now: Date) {
  const { name, city, since } = closed;
  const page = notFoundPage(`${truncate(name, 60)} er lagt ned`, paths.studio(slug), [places.yoga, places.studios]);
  const day = since && osloDate(new Date(`${since}T12:00:00Z`));
  return data(
    { page, closed: { name, city, day }, shown: null },
    { status: isLongGone(closed, now) ? 410 : 200, headers: { 'Cache-Control': caching } },
  );
}

/**
 * The address tells apart what studios of the same name are; it opens on its picture, or on its drawn house. The description stays within 50–160 characters.
 */
function describe(studio: Studio): Page {
  const { slug, name, city, address } = studio;
  const path = paths.studio(slug);
  return {
    title: name,
    description: `${truncate(name, 55)}, ${truncate(address || city, 45)}: åpningstider, telefon og nettsted.`,
    path,
    trail: [places.yoga, places.studios, { name: city, path: paths.studioLocation(city) }, { name, path }],
    structuredData: [studioData(studio, readPostalAddress(studio.address))],
    ...(pictureOf(studio) === null && { opening: openingOnHouse(drawnHouse(studio)) }),
  };
}

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const { page, closed, shown } = loaderData;
  if (closed) return <StudioClosed page={page} closed={closed} />;
  if (!shown) return <StudioNotFound page={page} />;
  const { studio, picture, namesakes, today, todayText, isClosed, sources, readOn, around, others } = shown;
  return (
    <>
      <Hero
        page={page}
        heading={studio.name}
        lead={studio.address}
        size="low"
        picture={picture && <StudioImage picture={picture} isOpening />}
      >
        {namesakes.length > 0 && <Namesakes studios={namesakes} />}
        <StudioActions studio={studio} today={todayText} isClosed={isClosed} />
      </Hero>
      <div className={styles.page}>
        <section className={styles.hours} aria-labelledby="apningstider">
          {studio.temporarilyClosed && (
            <p className={styles.strip}>
              <Icon name="warning" />
              Dette studioen er midlertidig stengt.
            </p>
          )}
          <div>
            <h2 id="apningstider">Åpningstider</h2>
            <OpeningHoursTable hours={studio.openingHours} today={today} />
          </div>
        </section>
        <div className={styles.side}>
          <StudioContact studio={studio} readOn={readOn} sources={sources} />
        </div>
        <div className={styles.main}>
          <section>
            <h2>Om {studio.name}</h2>
            <p className={styles.description}>{studio.description ?? missingDescription(studio)}</p>
            <Tags heading="Yogastiler og klasser" tags={studio.styles.filter(isStyle)} />
            <Tags heading="Hva folk sier" tags={studio.keywords} />
          </section>
          {around && <StudioPlace name={studio.name} around={around} isRough={studio.position?.level !== 'house'} />}
          {studio.isExample && <ExampleNotice />}
        </div>
      </div>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="andre">
          <h2 id="andre">Andre studioer i {studio.city}</h2>
          <CardGrid cards={others} />
        </section>
      )}
      <nav className={styles.onward} aria-label="Gå videre">
        <ul role="list">
          <li>
            <a href={paths.studioLocation(studio.city)}>Flere studioer i {studio.city}</a>
          </li>
          <li>
            <a href={paths.studios}>Alle yogastudioer</a>
          </li>
          <li>
            <a href={paths.yoga}>Yoga</a>
          </li>
          <li>
            <a href={paths.meditations}>Meditasjon</a>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** An address that was another studio's before leads on to it. */
function Namesakes({ studios }: { studios: readonly { slug: string; city: string }[] }) {
  return (
    <p className={styles.namesakes}>
      Flere studioer har dette navnet:{' '}
      {studios.map(({ slug, city }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <a href={paths.studio(slug)}>{city}</a>
        </span>
      ))}
    </p>
  );
}

/** A heading and its words on one line. */
function Tags({ heading, tags }: { heading: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <h3>{heading}</h3>
      <ul role="list">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}

function StudioClosed({ page, closed }: { page: Page; closed: { name: string; city: string; day: string | null } }) {
  const { name, city, day } = closed;
  return (
    <NotFoundScreen
      page={page}
      heading={page.title}
      text={`Vi har fått vite at ${name} i ${city} ikke finnes lenger${day ? `, sist sjekket ${day}` : ''}.`}
      links={[
        { name: `Andre studioer i ${city}`, path: paths.studioLocation(city) },
        { name: 'Tilbake til yogastudioer', path: paths.studios },
      ]}
    />
  );
}

function StudioNotFound({ page }: { page: Page }) {
  return (
    <NotFoundScreen
      page={page}
      heading={notFoundHeading}
      text="Studioet kan være lagt ned, eller ha fått et nytt navn. Let gjerne etter det i byen det ligger i."
      links={[{ name: 'Tilbake til yogastudioer', path: paths.studios }]}
    />
  );
}

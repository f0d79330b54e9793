import { data, redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { Breadcrumb } from '#app/site/breadcrumb.tsx';
import { places } from '#app/site/navigation.ts';
import { notFoundPage } from '#app/site/not-found-page.ts';
import { NotFoundScreen } from '#app/site/not-found-screen.tsx';
import type { Page } from '#app/site/page.ts';
import { Callout } from '#app/ui/callout.tsx';
import { shortened } from '#app/ui/norwegian.ts';
import { directoryContext } from './.server/context.ts';
import type { Route } from './+types/studio';
import { ExampleNotice } from './example-notice.tsx';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { movedStudio, otherNamesakes } from './rules/old-slug.ts';
import { osloClock, osloDate } from './rules/oslo-time.ts';
import { pictureOf } from './rules/picture.ts';
import { readPostalAddress } from './rules/postal-address.ts';
import type { Studio } from './rules/studio.ts';
import styles from './studio.module.css';
import { StudioImage } from './studio-card.tsx';
import { StudioContact } from './studio-contact.tsx';
import { studioData } from './studio-data.ts';

const notFoundHeading = 'Yogastudio ikke funnet';
/** A longer name is set smaller, so that it does not fill the window. */
const longNameLetters = 40;
/** A name that more studios share than this is no name to be mistaken for another's. */
const mostNamesakes = 6;
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
  const found = await directory.findStudio(params.slug);
  if (found.status !== 'found') {
    const page = notFoundPage(notFoundHeading, paths.studio(params.slug), [places.yoga, places.studios]);
    const unavailable = { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } };
    return data({ page, shown: null }, found.status === 'unavailable' ? unavailable : { status: 404 });
  }
  const { studio } = found;
  const namesakes = otherNamesakes(studio, snapshot).slice(0, mostNamesakes);
  const shown = {
    studio,
    picture: pictureOf(studio),
    namesakes: namesakes.map(({ slug, city }) => ({ slug, city })),
    today: osloClock(context.get(siteContext).now()).weekday,
    readOn: directory.everLoaded ? osloDate(snapshot.loadedAt) : null,
  };
  return data({ page: describe(studio), shown }, { headers: { 'Cache-Control': caching } });
}

/** The address tells apart what studios of the same name are; the description stays within 50–160 characters. */
function describe(studio: Studio): Page {
  const { slug, name, city, address } = studio;
  const path = paths.studio(slug);
  return {
    title: name,
    description: `${shortened(name, 55)}, ${shortened(address || city, 45)}: åpningstider, telefon og nettsted for yogastudioet.`,
    path,
    trail: [places.yoga, places.studios, { name: city, path: paths.studioLocation(city) }, { name, path }],
    structuredData: [studioData(studio, readPostalAddress(studio.address))],
  };
}

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const { page, shown } = loaderData;
  if (!shown) return <StudioNotFound page={page} />;
  const { studio, picture, namesakes, today, readOn } = shown;
  return (
    <>
      <div className={styles.opening}>
        <div>
          <Breadcrumb trail={page.trail} />
          <h1 data-long={studio.name.length > longNameLetters || undefined}>{studio.name}</h1>
          {studio.address && <p className={styles.address}>{studio.address}</p>}
          {namesakes.length > 0 && <Namesakes studios={namesakes} />}
        </div>
        <StudioImage picture={picture} />
      </div>
      <div className={styles.page}>
        <StudioContact studio={studio} readOn={readOn} />
        <div className={styles.main}>
          {studio.isExample && <ExampleNotice />}
          <section>
            <h2>Om {studio.name}</h2>
            <p className={styles.description}>
              {studio.description ??
                `${studio.name} er et yogastudio i ${studio.city}. Ta kontakt med studioet for timeplan, priser og påmelding.`}
            </p>
          </section>
          {studio.styles.length > 0 && <TagSection heading="Yogastiler og klasser" tags={studio.styles} />}
          <section>
            <h2>Åpningstider</h2>
            {studio.temporarilyClosed && (
              <Callout kind="care">
                <p>Dette studioen er midlertidig stengt.</p>
              </Callout>
            )}
            <OpeningHoursTable hours={studio.openingHours} today={today} />
          </section>
          {studio.keywords.length > 0 && <TagSection heading="Hva folk sier" tags={studio.keywords} />}
        </div>
      </div>
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

function TagSection({ heading, tags }: { heading: string; tags: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul role="list" className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </section>
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

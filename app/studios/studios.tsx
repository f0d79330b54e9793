import { Island } from '#app/islands/island.tsx';
import { cleanQuery } from '#app/search/.server/normalise.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { GuideSections } from '#app/ui/guide-section.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import fieldStyles from '#app/ui/search-field.module.css';
import { Section } from '#app/ui/section.tsx';
import { directoryContext } from './.server/context.ts';
import { placedCities } from './.server/placed-cities.ts';
import type { Route } from './+types/studios';
import CityFinder from './city-finder.island.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { CityMap } from './map/city-map.tsx';

/** The search field, which the list follows. */
const fieldId = 'bysok';

export const handle: RouteHandle = { query: { q: 'text' } };

export function loader({ url, context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  const snapshot = directory.snapshot();
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const { page, heading, lead, sections } = textPage('studios', { under: [places.yoga], noindex: query !== '' });
  return {
    page,
    heading,
    lead,
    sections,
    query,
    cities: placedCities(directory.cities, snapshot),
    hasExamples: snapshot.hasExamples,
  };
}

export default function Studios({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, query, cities, hasExamples } = loaderData;
  const onMap = cities.flatMap(({ position, ...city }) => (position ? { ...city, position } : []));
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <search className={fieldStyles.field}>
          <form method="get">
            <label className={fieldStyles.label} htmlFor={fieldId}>
              Søk etter by
            </label>
            <input
              id={fieldId}
              name="q"
              type="search"
              defaultValue={query}
              placeholder="Søk etter by..."
              autoComplete="off"
              maxLength={100}
              data-wakes="byer"
            />
            <button type="submit" aria-label="Søk">
              <Icon name="search" />
            </button>
          </form>
        </search>
      </Hero>
      <Section
        id="byer"
        heading="Velg en by"
        intro={
          <p>
            Du kan også <a href="#kart">finne byen på kartet</a>.
          </p>
        }
      >
        {hasExamples && <ExampleNotice />}
        <Island of={CityFinder} props={{ cities, query, fieldId }} />
      </Section>
      <Section
        id="kart"
        heading="Byene på kartet"
        intro={<p>Jo større prikk, jo flere studioer. En åpen ring er en by uten registrerte studioer.</p>}
      >
        <CityMap cities={onMap} />
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}

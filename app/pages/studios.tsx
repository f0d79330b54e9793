import { useMemo, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { application } from '#app/.server/application.ts';
import { placedCities } from '#app/.server/placed-cities.ts';
import { cleanQuery } from '#app/.server/search/normalise.ts';
import { textPage } from '#app/.server/text-page.ts';
import { Icon } from '#app/art/icons/icon.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { ExampleNotice } from '#app/components/example-notice.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import fieldStyles from '#app/components/search-field.module.css';
import { Section } from '#app/components/section.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { counted } from '#app/lib/norwegian.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useTyped } from '#app/lib/use-typed.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import { matchingCities } from '#app/studios/city-counts.ts';
import { byDistance } from '#app/studios/distance.ts';
import type { Route } from './+types/studios';
import { CityList } from './city-list.tsx';
import { CityMap } from './city-map.tsx';
import { NearMe, type Nearness } from './near-me.tsx';
import styles from './studios.module.css';

export const handle: RouteHandle = { interactive: true, showsStudios: true, query: { q: 'text' } };

export async function loader({ url }: Route.LoaderArgs) {
  const { directory, cities } = await application();
  const snapshot = directory.snapshot();
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const { page, heading, lead, sections } = textPage('studios', { under: [places.yoga], noindex: query !== '' });
  return {
    page,
    heading,
    lead,
    sections,
    query,
    cities: placedCities(cities, snapshot),
    hasExamples: snapshot.hasExamples,
  };
}

export default function Studios({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, cities, hasExamples } = loaderData;
  const { typed, setTyped, field } = useTyped(loaderData.query);
  const [nearness, setNearness] = useState<Nearness>({ state: 'off' });
  const isLoading = useNavigation().state !== 'idle';
  const onMap = useMemo(
    () => cities.flatMap(({ position, ...city }) => (position ? { ...city, position } : [])),
    [cities],
  );
  const matching = matchingCities(cities, typed);
  const found = nearness.state === 'found' ? byDistance(matching, nearness.position) : matching;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <Form method="get" discover="none" role="search" className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor="bysok">
            Søk etter by
          </label>
          <input
            ref={field}
            id="bysok"
            name="q"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Søk etter by..."
            autoComplete="off"
            maxLength={100}
          />
          <button type="submit" aria-label="Søk">
            <Icon name="search" />
          </button>
        </Form>
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
        <div className={styles.tools}>
          <NearMe nearness={nearness} onChange={setNearness} />
          <p role="status" className={styles.status}>
            {counted(found.length, 'by', 'byer')}
          </p>
        </div>
        {isLoading && <Spinner label="Laster byer" />}
        {found.length > 0 ? (
          <CityList cities={found} />
        ) : (
          <EmptyMessage picture="tomt-by">
            <p>Ingen byer funnet for "{typed.trim()}".</p>
            <p>Prøv et annet søk eller velg fra listen over byer.</p>
            <a href={paths.studios}>Vis alle byene</a>
          </EmptyMessage>
        )}
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

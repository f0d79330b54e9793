import { redirect } from 'react-router';
import { positionOf } from '#app/.server/library.ts';
import { Island } from '#app/islands/index.ts';
import { paths, withQuery } from '#app/paths.ts';
import { siteContext, textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero, places, type RouteHandle } from '#app/site/index.ts';
import { cleanQuery } from '#app/text/index.ts';
import { type FilterChoice, FoldedFilters, Icon, Pagination, Section } from '#app/ui/index.ts';
import fieldStyles from '#app/ui/search-field.module.css';
import { directoryContext } from './.server/context.ts';
import { citiesOnMap, placedCities } from './.server/placed-cities.ts';
import type { Route } from './+types/studios';
import CityFinder from './city-finder.island.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { FinderAnswer, pathOf } from './finder-answer.tsx';
import { CityMap } from './map/city-map.tsx';
import NearStudios from './near-studios.island.tsx';
import { overviewOf, overviewPages } from './overview.ts';
import { findAnswers } from './rules/finder.ts';
import { type ClockTime, osloClock } from './rules/oslo-time.ts';
import { positionOfPlace } from './rules/place-position.ts';
import type { DirectorySnapshot } from './rules/snapshot.ts';
import { creditsOf } from './rules/sources-shown.ts';
import { studioCard } from './studio-card.tsx';
import styles from './studios.module.css';
import { chosenDay } from './when-filters.ts';
import { readWish, viewWish, wishGroups } from './wish.ts';
import { WishForm } from './wish-form.tsx';
import { WishResults } from './wish-results.tsx';

/** The search field, which the list follows, and its form. */
const fieldId = 'bysok';
const formId = 'finn';
/** What stands under it: the answer to the address, and while one types, what it may become. */
const answerId = 'svar';
const suggestionsId = 'forslag';
const pagesId = 'sider';
/** One list, so that the island does not begin anew. */
const answerIds = [answerId, pagesId];

export const handle: RouteHandle = {
  query: { q: 'text', stil: 'text', dag: 'text', tid: 'text', side: overviewPages },
};

/** One hit leads straight there, unless more than a place or a name is asked for. */
export function loader({ url, context }: Route.LoaderArgs) {
  const given = Object.fromEntries(url.searchParams);
  // A form sends what is not chosen too: the address has only what is.
  if (Object.values(given).includes('')) throw redirect(withQuery(paths.studios, given), 302);
  const directory = context.get(directoryContext);
  const snapshot = directory.snapshot();
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const cities = placedCities(directory.cities, snapshot);
  const answer = findAnswers(query, snapshot, cities, { position: positionOf(query) });
  const wish = readWish(snapshot, url.searchParams);
  const [only, second] = answer.hits;
  if (wish === null && only !== undefined && second === undefined) throw redirect(pathOf(only), 302);
  const overview = overviewOf(cities, query, url.searchParams.get('side') ?? '');
  return {
    ...describe(query !== '' || wish !== null, overview.number),
    query,
    answer,
    groups: wishGroups(snapshot, wish?.stil),
    wish: wish && wishResults(wish, query, snapshot, osloClock(context.get(siteContext).now())),
    choice: wish,
    overview,
    onMap: citiesOnMap(cities),
    hasExamples: snapshot.hasExamples,
  };
}

function describe(isAsked: boolean, number: number) {
  return textPage('studios', { under: [places.yoga], noindex: isAsked, side: number });
}

/** What stands in the list, as its page needs it. */
function wishResults(wish: FilterChoice, query: string, snapshot: DirectorySnapshot, clock: ClockTime) {
  const near = query === '' ? null : positionOfPlace(query, snapshot, positionOf);
  const { found, isRated, shown } = viewWish(snapshot, wish, near, positionOf);
  const day = chosenDay(wish);
  return {
    found,
    isRated,
    studios: shown.map(({ studio, km }) => studioCard(studio, clock, { openAt: null, km, day })),
    credits: creditsOf(shown.map(({ studio }) => studio)),
    place: query,
    isPlaceKnown: near !== null,
    nearestKm: shown[0]?.km ?? null,
  };
}

export default function Studios({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, query, answer, groups, wish, choice, hasExamples } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} size="low">
        <div>
          <search className={fieldStyles.field}>
            <form id={formId} method="get">
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
          {wish === null && (
            <>
              <div id={answerId}>
                <FinderAnswer answer={answer} query={query} />
              </div>
              <div id={suggestionsId} />
            </>
          )}
        </div>
      </Hero>
      <div className={styles.finder}>
        <FoldedFilters id="utvalg" label="Velg stil, dag og tid" isOpen={wish !== null}>
          <WishForm formId={formId} groups={groups} choice={choice} action={`${paths.studios}#treff`} />
        </FoldedFilters>
        <Island of={NearStudios} props={{ query: '', formId }} />
      </div>
      {wish ? (
        <WishResults {...wish} hasExamples={hasExamples} />
      ) : (
        <>
          <Cities {...loaderData} />
          <GuideSections sections={sections} />
        </>
      )}
    </>
  );
}

type Shown = Route.ComponentProps['loaderData'];

function Cities({ overview, onMap, query, hasExamples }: Pick<Shown, 'overview' | 'onMap' | 'query' | 'hasExamples'>) {
  const { number, pages, ...listed } = overview;
  const addressOf = (side: number) => withQuery(paths.studios, { q: query, side: side > 1 ? String(side) : '' });
  return (
    <Section
      id="velg-by"
      heading="Velg en by"
      intro={
        <p>
          Velg på kartet, eller <a href="#byer">i listen</a>. Mangler det et studio?{' '}
          <a href={paths.studioProposal}>Legg til et studio</a>.
        </p>
      }
    >
      <div className={styles.country}>
        <section id="kart" className={styles.map} aria-labelledby="kart-overskrift">
          <h3 id="kart-overskrift" className="visually-hidden">
            Byene på kartet
          </h3>
          <CityMap cities={onMap} />
          <p className={styles.status}>
            Jo større prikk, jo flere studioer. En åpen ring er en by uten registrerte studioer.
          </p>
          {hasExamples && <ExampleNotice />}
        </section>
        <section id="byer" className={styles.list} aria-label="Byene i listen">
          <Island of={CityFinder} props={{ overview: listed, query, fieldId, answerIds, suggestionsId }} />
          <div id={pagesId}>
            <Pagination number={number} pages={pages} addressOf={addressOf} fragment="byer" />
          </div>
        </section>
      </div>
    </Section>
  );
}

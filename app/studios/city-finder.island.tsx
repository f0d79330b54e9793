import { useCallback, useState, useSyncExternalStore } from 'react';
import { paths } from '#app/paths.ts';
import { EmptyMessage } from '#app/ui/empty-message.tsx';
import { counted } from '#app/ui/norwegian.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { CityList } from './city-list.tsx';
import { NearMe, type Nearness } from './near-me.tsx';
import { type CityCount, matchingCities } from './rules/city-counts.ts';
import { byDistance, type Position } from './rules/distance.ts';
import styles from './studios.module.css';

interface CityFinderProps {
  cities: readonly (CityCount & { readonly position: Position | null })[];
  /** What the page was asked for. */
  query: string;
  /** The id of the search field, which stands elsewhere on the page: the list follows what is typed there. */
  fieldId: string;
}

/** The cities that match what is typed, in alphabetical order or by distance; places beyond the fixed list after them. */
export default function CityFinder({ cities, query, fieldId }: CityFinderProps) {
  const typed = useFieldText(fieldId, query);
  const [nearness, setNearness] = useState<Nearness>({ state: 'off' });
  const matching = matchingCities(cities, typed);
  const found = nearness.state === 'found' ? byDistance(matching, nearness.position) : matching;
  const { cities: fixed = [], others = [] } = Object.groupBy(found, ({ isFixed }) => (isFixed ? 'cities' : 'others'));
  return (
    <>
      <div className={styles.tools}>
        <NearMe nearness={nearness} onChange={setNearness} />
        <p role="status" className={styles.status}>
          {countOf(fixed.length, others.length)}
        </p>
      </div>
      {nearness.state === 'locating' && <Spinner label="Laster byer" />}
      {fixed.length > 0 && <CityList cities={fixed} />}
      {others.length > 0 && (
        <section className={styles.others}>
          <h3>Flere steder med yogastudio</h3>
          <CityList cities={others} />
        </section>
      )}
      {found.length === 0 && (
        <EmptyMessage picture="tomt-by">
          <p>Ingen byer funnet for "{typed.trim()}".</p>
          <p>Prøv et annet søk eller velg fra listen over byer.</p>
          <a href={paths.studios}>Vis alle byene</a>
        </EmptyMessage>
      )}
    </>
  );
}

/** `38 byer og 5 andre steder`: only what there is, and `0 byer` where there is nothing. */
function countOf(cities: number, others: number): string {
  const places = counted(others, 'annet sted', 'andre steder');
  if (others === 0) return counted(cities, 'by', 'byer');
  return cities === 0 ? places : `${counted(cities, 'by', 'byer')} og ${places}`;
}

/** What stands in a text field of the page, with whatever was typed before the island came. */
function useFieldText(fieldId: string, first: string): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const field = document.getElementById(fieldId);
      field?.addEventListener('input', changed);
      return () => field?.removeEventListener('input', changed);
    },
    [fieldId],
  );
  const read = () => {
    const field = document.getElementById(fieldId);
    return field instanceof HTMLInputElement ? field.value : first;
  };
  return useSyncExternalStore(subscribe, read, () => first);
}

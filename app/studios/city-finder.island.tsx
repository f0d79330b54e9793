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

/** The cities that match what is typed, in alphabetical order or by distance. */
export default function CityFinder({ cities, query, fieldId }: CityFinderProps) {
  const typed = useFieldText(fieldId, query);
  const [nearness, setNearness] = useState<Nearness>({ state: 'off' });
  const matching = matchingCities(cities, typed);
  const found = nearness.state === 'found' ? byDistance(matching, nearness.position) : matching;
  return (
    <>
      <div className={styles.tools}>
        <NearMe nearness={nearness} onChange={setNearness} />
        <p role="status" className={styles.status}>
          {counted(found.length, 'by', 'byer')}
        </p>
      </div>
      {nearness.state === 'locating' && <Spinner label="Laster byer" />}
      {found.length > 0 ? (
        <CityList cities={found} />
      ) : (
        <EmptyMessage picture="tomt-by">
          <p>Ingen byer funnet for "{typed.trim()}".</p>
          <p>Prøv et annet søk eller velg fra listen over byer.</p>
          <a href={paths.studios}>Vis alle byene</a>
        </EmptyMessage>
      )}
    </>
  );
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

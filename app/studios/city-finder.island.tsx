import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { paths, withQuery } from '#app/paths.ts';
import { EmptyMessage } from '#app/site/index.ts';
import { counted } from '#app/text/index.ts';
import { useTypeahead } from '#app/ui/index.ts';
import { CityList } from './city-list.tsx';
import { type HitLink, HitList, NoHits } from './hit-list.tsx';
import { type CityCount, matchingCities } from './rules/city-counts.ts';
import styles from './studios.module.css';

interface CityFinderProps {
  cities: readonly CityCount[];
  /** What the page was asked for. */
  query: string;
  /** The id of the search field, which stands elsewhere on the page: the list follows what is typed there. */
  fieldId: string;
  /** What the server answered, which goes when something else is typed, and where suggestions stand then. */
  answerId: string;
  suggestionsId: string;
}

/** The cities that match what is typed, in alphabetical order; places beyond the fixed list after them. */
export default function CityFinder({ cities, query, fieldId, answerId, suggestionsId }: CityFinderProps) {
  const typed = useFieldText(fieldId, query);
  const suggestions = useTypeahead<HitLink>(typed, query, suggestionsFor);
  const isTyped = typed.trim() !== query;
  useEffect(() => {
    const answer = document.getElementById(answerId);
    if (answer) answer.hidden = isTyped;
  }, [answerId, isTyped]);
  const under = useUnder(suggestionsId);
  const found = matchingCities(cities, typed);
  const { cities: fixed = [], others = [] } = Object.groupBy(found, ({ isFixed }) => (isFixed ? 'cities' : 'others'));
  return (
    <>
      {under && createPortal(<Suggestions {...suggestions} />, under)}
      <p role="status" className={styles.status}>
        {countOf(fixed.length, others.length)}
      </p>
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

function Suggestions({ text, hits }: { text: string; hits: readonly HitLink[] }) {
  return (
    <>
      {hits.length > 0 && <HitList hits={hits} label="Forslag" />}
      {hits.length === 0 && text !== '' && <NoHits query={text} />}
      <p role="status" className="visually-hidden">
        {text !== '' && counted(hits.length, 'forslag', 'forslag')}
      </p>
    </>
  );
}

/** Another part of the page, once the browser has taken over. */
function useUnder(id: string): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(document.getElementById(id)), [id]);
  return element;
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

function suggestionsFor(text: string): string {
  return withQuery(paths.studioSuggestions, { q: text });
}

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { paths, withQuery } from '#app/paths.ts';
import { EmptyMessage } from '#app/site/index.ts';
import { counted } from '#app/text/index.ts';
import { useTypeahead } from '#app/ui/index.ts';
import { CityList } from './city-list.tsx';
import { type HitLink, HitList, NoHits } from './hit-list.tsx';
import type { Overview } from './overview.ts';
import { type CityCount, matchingCities } from './rules/city-counts.ts';
import styles from './studios.module.css';

interface CityFinderProps {
  /** What the page lists; of whatever else is typed, the list of all places tells. */
  overview: Pick<Overview, 'cities' | 'fixed' | 'others' | 'isWhole'>;
  /** What the page was asked for. */
  query: string;
  /** The id of the search field, which stands elsewhere on the page: the list follows what is typed there. */
  fieldId: string;
  /** What goes when something else is typed: the server's answer, and the links to further pages. */
  answerIds: readonly string[];
  /** Where suggestions stand then. */
  suggestionsId: string;
}

/** The cities that match what is typed, in alphabetical order; places beyond the fixed list after them. */
export default function CityFinder({ overview, query, fieldId, answerIds, suggestionsId }: CityFinderProps) {
  const typed = useFieldText(fieldId, query);
  const suggestions = useTypeahead<HitLink>(typed, query, suggestionsFor);
  const isTyped = typed.trim() !== query;
  useEffect(() => {
    for (const id of answerIds) {
      const answer = document.getElementById(id);
      if (answer) answer.hidden = isTyped;
    }
  }, [answerIds, isTyped]);
  const under = useUnder(suggestionsId);
  const all = useAllPlaces(isTyped && !overview.isWhole);
  const known = all ?? overview.cities;
  const found = isTyped ? matchingCities(known, typed) : overview.cities;
  const { cities: fixed = [], others = [] } = Object.groupBy(found, ({ isFixed }) => (isFixed ? 'cities' : 'others'));
  return (
    <>
      {under && createPortal(<Suggestions {...suggestions} />, under)}
      <p role="status" className={styles.status}>
        {isTyped ? countOf(fixed.length, others.length) : countOf(overview.fixed, overview.others)}
      </p>
      {fixed.length > 0 && <CityList cities={fixed} />}
      {others.length > 0 && (
        <section className={styles.others}>
          <h3>Flere steder med yogastudio</h3>
          <CityList cities={others} />
        </section>
      )}
      {found.length === 0 && (all || overview.isWhole || !isTyped) && (
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

/** Fetched once, when they are first wanted; null until then, and where the line is cut. */
function useAllPlaces(isWanted: boolean): readonly CityCount[] | null {
  const [all, setAll] = useState<readonly CityCount[] | null>(null);
  useEffect(() => {
    if (!isWanted || all) return;
    const asking = new AbortController();
    fetch(paths.studioPlaces, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setAll, () => undefined);
    return () => asking.abort();
  }, [isWanted, all]);
  return all;
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

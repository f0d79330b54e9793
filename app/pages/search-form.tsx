import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Icon } from '#app/art/icons/icon.tsx';
import { counted } from '#app/lib/norwegian.ts';
import { paths, withQuery } from '#app/paths.ts';
import styles from './search.module.css';
import type { loader } from './search.tsx';
import { type Suggestion, suggestionsOf } from './search-kinds.ts';

/** Someone who types on is not interrupted, in milliseconds. */
const restMilliseconds = 120;
const shortestQuery = 2;

/** The search box: a GET form, so that every answer has an address. With JavaScript it suggests pages while typing. */
export function SearchForm({ query, maxLength }: { query: string; maxLength: number }) {
  const [typed, setTyped] = useState(query);
  const suggestions = useSuggestions(typed, query);
  return (
    <search className={styles.search}>
      <form action={paths.search} method="get">
        <label className={styles.label} htmlFor="sokeord">
          Hva leter du etter?
        </label>
        <Autocomplete.Root
          items={suggestions}
          mode="none"
          value={typed}
          onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
          itemToStringValue={({ title }) => title}
        >
          <Autocomplete.Input
            id="sokeord"
            name="q"
            type="search"
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={styles.positioner} sideOffset={8} align="start">
              <Autocomplete.Popup className={styles.popup} hidden={suggestions.length === 0}>
                <Autocomplete.Status className={styles.unseen}>
                  {counted(suggestions.length, 'forslag', 'forslag')}
                </Autocomplete.Status>
                <Autocomplete.List aria-label="Forslag">
                  {(suggestion: Suggestion) => (
                    <Autocomplete.Item
                      key={suggestion.path}
                      value={suggestion}
                      className={styles.suggestion}
                      render={<a href={suggestion.path}>{suggestion.title}</a>}
                    >
                      <span>{suggestion.title}</span>
                      <span className={styles.kind}>{suggestion.kind}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
        <button type="submit" aria-label="Søk">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/** What the search answers to the words in the box; nothing for those that the page has answered already. */
function useSuggestions(typed: string, answered: string): readonly Suggestion[] {
  const { load, data } = useFetcher<typeof loader>();
  const wanted = typed.trim();
  const isWanted = wanted.length >= shortestQuery && wanted !== answered;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => load(withQuery(paths.search, { q: wanted })), restMilliseconds);
    return () => clearTimeout(timer);
  }, [load, isWanted, wanted]);
  return isWanted && data ? suggestionsOf(data.results) : [];
}

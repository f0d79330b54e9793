import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths, withQuery } from '#app/paths.ts';
import type { loader } from './search.tsx';
import { type Suggestion, suggestionsOf } from './search-kinds.ts';

/** Someone who types on is not interrupted, in milliseconds. */
const restMilliseconds = 120;
const shortestQuery = 2;

/** What the search answers to the words in the box; nothing for those that the page has answered already. */
export function useSuggestions(typed: string, answered: string): readonly Suggestion[] {
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

import { useEffect, useState } from 'react';
import { paths, withQuery } from '#app/paths.ts';
import type { Suggestion } from './search-kinds.ts';

/** Someone who types on is not interrupted. */
const restMs = 120;
const shortestQuery = 2;
const none: readonly Suggestion[] = [];

/** What the search answers to the words in the box; nothing for those that the page has answered already. */
export function useSuggestions(typed: string, answered: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(none);
  const wanted = typed.trim();
  const isWanted = wanted.length >= shortestQuery && wanted !== answered;
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await suggest(wanted, asking.signal).catch(() => null);
      if (found) setSuggestions(found);
    }, restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isWanted, wanted]);
  return isWanted ? suggestions : none;
}

/** Rejects where the line is cut, or a later question has taken the place of this one. */
async function suggest(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await fetch(withQuery(paths.searchSuggestions, { q: query }), { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

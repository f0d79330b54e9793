import { useEffect, useState } from 'react';

/** Someone who types on is not interrupted. */
const restMs = 120;
const shortestText = 2;

export interface Typeahead<Hit> {
  /** The text that the hits belong to. */
  readonly text: string;
  readonly hits: readonly Hit[];
}

const none = { text: '', hits: [] } as const;

/**
 * What the JSON list at the address for a text holds, asked for as one types; nothing for a text that the page has
 * answered already. What was found before stays until then, and where the line is cut.
 */
export function useTypeahead<Hit>(
  typed: string,
  answered: string,
  addressOf: (text: string) => string,
): Typeahead<Hit> {
  const [found, setFound] = useState<Typeahead<Hit>>(none);
  const text = typed.trim();
  const address = text.length >= shortestText && text !== answered ? addressOf(text) : null;
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const hits = await list<Hit>(address, asking.signal).catch(() => null);
      if (hits) setFound({ text, hits });
    }, restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, text]);
  return address === null ? none : found;
}

/** Rejects where the line is cut, or a later question has taken the place of this one. */
async function list<Hit>(address: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

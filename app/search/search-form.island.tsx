import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '#app/islands/browser.ts';
import { paths, withQuery } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import { Icon, useTypeahead } from '#app/ui/index.ts';
import fieldStyles from '#app/ui/search-field.module.css';
import styles from './search.module.css';
import type { Suggestion } from './search-kinds.ts';

/**
 * The search box: a GET form, so that every answer has an address. With JavaScript it suggests pages while typing, as a
 * combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export default function SearchForm({ query, maxLength }: { query: string; maxLength: number }) {
  const isScripted = useHydrated();
  const [typed, setTyped] = useState(query);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { hits: suggestions } = useTypeahead<Suggestion>(typed, query, suggestionsFor);
  const isShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  // In the top layer: the landscape that the box lies on cuts off what sticks out.
  useEffect(() => void list.current?.togglePopover(isShown), [isShown]);

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive(nextOf(active, step, suggestions.length));
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': listId,
    'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
  } as const;

  return (
    <search className={`${fieldStyles.field} ${styles.search} no-print`}>
      <form action={paths.search} method="get">
        <label className={fieldStyles.label} htmlFor="sokeord">
          Hva leter du etter?
        </label>
        <input
          id="sokeord"
          name="q"
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          data-search-field
          {...(isScripted && combobox)}
        />
        <button type="submit" aria-label="Søk">
          <Icon name="search" />
        </button>
      </form>
      {isScripted && (
        <div ref={list} id={listId} role="listbox" aria-label="Forslag" popover="manual" className={styles.suggestions}>
          {suggestions.map((suggestion, index) => (
            <SuggestionLink
              key={suggestion.path}
              id={optionId(index)}
              suggestion={suggestion}
              isActive={index === active}
            />
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isShown && counted(suggestions.length, 'forslag', 'forslag')}
      </p>
    </search>
  );
}

function SuggestionLink({ id, suggestion, isActive }: { id: string; suggestion: Suggestion; isActive: boolean }) {
  const { path, title, kind } = suggestion;
  return (
    // The focus stays in the box, also while a suggestion is pressed.
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={path}
      onPointerDown={(event) => event.preventDefault()}
    >
      <span>{title}</span>
      <span className={styles.kind}>{kind}</span>
    </a>
  );
}

/** Steps through the options and, between the last and the first, back to the box (-1). */
function nextOf(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

function suggestionsFor(text: string): string {
  return withQuery(paths.searchSuggestions, { q: text });
}

import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/index.ts';
import styles from './header-search.module.css';

/** A field where there is room for one, else a link to the page that has it; that page itself needs neither. */
export function HeaderSearch() {
  return (
    <>
      <search className={styles.search} aria-label="Hele nettstedet">
        <form action={paths.search} method="get">
          <input
            name="q"
            type="search"
            aria-label="Søk på nettstedet"
            placeholder="Søk"
            autoComplete="off"
            enterKeyHint="search"
            data-search-field
          />
          <button type="submit" aria-label="Søk på nettstedet">
            <Icon name="search" />
          </button>
        </form>
      </search>
      <a className={`${styles.searchLink} touch-target`} href={paths.search} aria-label="Søk">
        <Icon name="search" />
      </a>
    </>
  );
}

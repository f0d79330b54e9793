import styles from './studio.module.css';

/** Stands on the studio pages as long as an invented studio is among those shown. */
export function ExampleNotice() {
  return (
    <aside className={styles.source} aria-label="Dette er eksempler">
      <strong>Dette er eksempler.</strong> Studioene som vises nå, er oppdiktet, for å vise hvordan oversikten virker.
      De forsvinner når ekte studioer blir lagt inn.
    </aside>
  );
}

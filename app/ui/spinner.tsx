import styles from './spinner.module.css';

/** Something is on its way; `label` says what, to those who cannot see it turn. */
export function Spinner({ label }: { label: string }) {
  return <div className={styles.spinner} role="status" aria-label={label} />;
}

import styles from './summary.module.css';

/** A long guide in a few plain sentences, for those who will not read it all. */
export function Summary({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="kort-fortalt">
      <div className={styles.inner}>
        <h2 id="kort-fortalt">Kort fortalt</h2>
        <p>{sentences.join(' ')}</p>
      </div>
    </section>
  );
}

import styles from './ring.module.css';

/** The time in this pose: what has passed of it as a ring, what is left in its middle. */
export function Ring({ share, text }: { share: number; text: string }) {
  return (
    <div className={styles.ring} data-long={text.length > 4} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17.5" pathLength="100" />
        <circle cx="20" cy="20" r="17.5" pathLength="100" strokeDasharray={`${Math.round(share * 100)} 100`} />
      </svg>
      <span>{text}</span>
    </div>
  );
}

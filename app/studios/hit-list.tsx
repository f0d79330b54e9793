import styles from './finder-answer.module.css';

/** Where a search leads: a name, what is said of it, and its page. */
export interface HitLink {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
}

interface HitListProps {
  hits: readonly HitLink[];
  label: string;
  /** What is said before them, if anything. */
  intro?: string | null;
}

/** Nothing at all was found, and nothing that may be meant: all places stand further down. */
export function NoHits({ query }: { query: string }) {
  return (
    <div className={styles.answer}>
      <a href="#byer">Ingen treff på «{query}». Velg en by i listen.</a>
    </div>
  );
}

export function HitList({ hits, label, intro = null }: HitListProps) {
  return (
    <div className={styles.answer}>
      {intro && <p>{intro}</p>}
      <ul role="list" aria-label={label}>
        {hits.map(({ path, name, detail }) => (
          <li key={path}>
            <a href={path}>
              <span>{name}</span>
              <span>{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

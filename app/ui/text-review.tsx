import styles from './text-review.module.css';

/** Who stands for a text, as its front matter says. */
export interface ReviewFacts {
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** The day on which the text was last read through, `2026-11-22`. */
  readonly reviewed: string;
  readonly author?: string | undefined;
  readonly reviewedBy?: string | undefined;
}

/** Of a day that a text names: the same everywhere on earth. */
const dates = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeZone: 'UTC' });

/** One quiet line under a text: who wrote it, who has checked it and when, and where to read more. */
export function TextReview({ sources, reviewed, author, reviewedBy }: ReviewFacts) {
  const day = dates.format(new Date(reviewed));
  return (
    <aside className={`${styles.review} no-print`} aria-label="Om teksten">
      <p>
        {author && `Skrevet av ${author}. `}
        {reviewedBy
          ? `Faglig gjennomgått av ${reviewedBy} ${day}.`
          : `Sist lest gjennom ${day}. Ikke faglig gjennomgått ennå.`}{' '}
        Kilder og mer å lese:{' '}
        {sources.map(({ title, url }, index) => (
          <span key={url}>
            {index > 0 && <span aria-hidden="true"> · </span>}
            <a href={url} rel="noopener">
              {title}
            </a>
          </span>
        ))}
      </p>
    </aside>
  );
}

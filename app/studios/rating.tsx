import { counted, numeral } from '#app/text/index.ts';
import { SiteIcon } from '#app/ui/index.ts';
import styles from './rating.module.css';

interface RatingProps {
  rating: number | null;
  reviews: number | null;
  /** Whose rating it is; without one nothing is shown. */
  source: { readonly label: string; readonly href: string } | null;
  /** Leads to the source, where the reviews can be read. */
  isLinked?: boolean;
}

/** A rating of 0–5 with how many it rests on and whose it is; nothing where there is none. */
export function Rating({ rating, reviews, source, isLinked = false }: RatingProps) {
  if (rating === null || source === null) return null;
  return (
    <p className={styles.rating}>
      <SiteIcon name="star" />
      <strong>
        <span className="visually-hidden">Vurdering: </span>
        {numeral(rating, 1)}
      </strong>
      {reviews !== null && <span>({counted(reviews, 'anmeldelse', 'anmeldelser')})</span>}
      <span>
        på{' '}
        {isLinked ? (
          <a href={source.href} rel="noopener nofollow">
            {source.label}
          </a>
        ) : (
          source.label
        )}
      </span>
    </p>
  );
}

import { SiteIcon } from '#app/ui/icons/site-icon.tsx';
import { counted, numeral } from '#app/ui/norwegian.ts';
import styles from './rating.module.css';

/** A rating of 0–5 with how many it rests on; nothing where there is none. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number | null }) {
  if (rating === null) return null;
  return (
    <p className={styles.rating}>
      <SiteIcon name="star" />
      <strong>
        <span className={styles.spoken}>Vurdering: </span>
        {numeral(rating, 1)}
      </strong>
      {reviews !== null && <span>({counted(reviews, 'anmeldelse', 'anmeldelser')})</span>}
    </p>
  );
}

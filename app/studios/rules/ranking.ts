import type { Studio } from './studio.ts';

/** Every studio starts out with so many imagined reviews of so many stars: few real ones hardly move it. */
const imaginedReviews = 10;
const imaginedStars = 4;

type Rated = Pick<Studio, 'rating' | 'reviews'>;

/**
 * The rating weighted by how many reviews it rests on (a Bayesian average): 5,0 from two comes behind 4,8 from three
 * hundred, whatever else is in the directory. Null where there is no rating; an unknown count is taken for one review.
 */
export function weightedRating({ rating, reviews }: Rated): number | null {
  if (rating === null) return null;
  const count = Math.max(reviews ?? 1, 1);
  return (imaginedReviews * imaginedStars + count * rating) / (imaginedReviews + count);
}

/** The best rated first; equals and those without a rating, which come last, keep their order. */
export function rankedByRating<Item extends Rated>(studios: readonly Item[]): Item[] {
  return studios
    .map((studio) => ({ studio, weight: weightedRating(studio) ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ studio }) => studio);
}

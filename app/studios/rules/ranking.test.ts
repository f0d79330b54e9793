import { expect, it } from 'vitest';
import { rankedByRating, weightedRating } from './ranking.ts';

const rated = (name: string, rating: number | null, reviews: number | null) => ({ name, rating, reviews });

it('puts 4,8 from three hundred before 5,0 from two, and what has no rating last', () => {
  const ranked = rankedByRating([
    rated('none', null, null),
    rated('two', 5, 2),
    rated('hundreds', 4.8, 300),
    rated('bad', 2.1, 80),
    rated('some', 4.9, 60),
  ]);
  expect(ranked.map(({ name }) => name)).toEqual(['hundreds', 'some', 'two', 'bad', 'none']);
});

it('does not depend on what else is in the directory, and keeps the order of equals', () => {
  const few = [rated('b', 4.5, 20), rated('a', 4.5, 20)];
  expect(rankedByRating(few).map(({ name }) => name)).toEqual(['b', 'a']);
  expect(weightedRating(rated('a', 4.5, 20))).toBeCloseTo((10 * 4 + 20 * 4.5) / 30);
});

it.each([null, 0])('takes an unknown or impossible count (%j) for one review', (reviews) => {
  expect(weightedRating(rated('a', 5, reviews))).toBe(weightedRating(rated('a', 5, 1)));
});

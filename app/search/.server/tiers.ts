import type { RankedDocument } from './rank.ts';
import { searchKinds } from './search-kinds.ts';

/** Hits that reach less than this share of the best one's score are noise. */
const minShare = 0.06;

/** The better first; equals in the order of the kinds. */
export function byScore(a: RankedDocument, b: RankedDocument): number {
  return b.score - a.score || orderOf(a) - orderOf(b);
}

function orderOf({ document }: RankedDocument): number {
  return searchKinds.findIndex(({ name }) => name === document.kind);
}

/** In order, without what is hardly a match; where any has all that was asked for, without those that lack some of it. */
export function worthShowing(ranked: readonly RankedDocument[]): readonly RankedDocument[] {
  const complete = ranked.filter(({ isComplete }) => isComplete);
  const sorted = (complete.length > 0 ? complete : ranked).toSorted(byScore);
  const least = (sorted[0]?.score ?? 0) * minShare;
  return sorted.filter(({ score }) => score >= least);
}

/** One order of several: all of the first before all of the second. The scores are raised to say so. */
export function stacked(tiers: readonly (readonly RankedDocument[])[]): readonly RankedDocument[] {
  let floor = 0;
  const raised = tiers.toReversed().map((tier) => {
    const above = tier.map((ranked) => ({ ...ranked, score: ranked.score + floor }));
    floor = Math.max(floor, ...above.map(({ score }) => score)) + 1;
    return above;
  });
  return raised.toReversed().flat().toSorted(byScore);
}

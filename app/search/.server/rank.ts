import type { SearchDocument } from '#app/site/.server/index.ts';
import { foldedWords } from './normalise.ts';
import type { QueryPlan, Wish } from './query-plan.ts';
import { type SearchIndex, titleKey, type WantedTerm } from './search-index.ts';
import { searchKind } from './search-kinds.ts';

export interface RankedDocument {
  readonly document: SearchDocument;
  readonly score: number;
  /** Whether it has all that was asked for. */
  readonly isComplete: boolean;
  /** Whether a folded word of the document is one that was looked for. */
  readonly isMatch: (word: string) => boolean;
}

const boosts = {
  /** Its title says exactly what was asked for. */
  calledSo: 3,
  /** Its title has all that was asked for. */
  allInTitle: 1.4,
  /** It is of a kind that was asked for. */
  rightKind: 1.25,
  /** A shoulder stand is not for everyone who wants to do something for the neck, least of all for a sore one. */
  demanding: 0.7,
  demandingInPain: 0.15,
} as const;

/** Titles weigh most anyway: one that says it all is among the first. */
const titlesRead = 200;

/** The documents of one index that grant a wish at least; one that grants half of them counts a quarter. */
export function rank(index: SearchIndex, plan: QueryPlan): readonly RankedDocument[] {
  const called = new Set(plan.title === '' ? [] : index.called(plan.title));
  if (plan.wishes.length === 0) return [...called].map((document) => onlyCalledSo(document, plan.title));
  const required = plan.wishes.filter(({ isOptional }) => !isOptional);
  const wanted = wantedTerms(index, plan.wishes);
  const telling = new Set(required.flatMap(({ terms }) => [...terms.keys()]));
  return index.find(wanted).flatMap((found, place) => {
    const granted = required.filter(({ terms }) => found.wanted.some((term) => terms.has(term))).length;
    if (granted === 0) return [];
    const isInTitle = place < titlesRead && isAllInTitle(found.document, plan.wishes, index);
    const titleBoost = called.has(found.document) ? boosts.calledSo : isInTitle ? boosts.allInTitle : 1;
    const score = found.score * (granted / required.length) ** 2 * titleBoost * weightOf(found.document, plan);
    const matched = new Set(found.terms.filter((term) => telling.has(term) || !wanted.has(term)));
    return [
      {
        document: found.document,
        score,
        isComplete: granted === required.length,
        isMatch: (word) => index.termsOf(word).some((term) => matched.has(term)),
      },
    ];
  });
}

/** Where nothing but small words were said, as in «Om oss», only a title of just these words is meant. */
function onlyCalledSo(document: SearchDocument, title: string): RankedDocument {
  const words = new Set(title.split(' '));
  return { document, score: 1, isComplete: true, isMatch: (word) => words.has(titleKey(word)) };
}

/** What helps to rank is left out where it stands in every other document; what was really asked for never is. */
function wantedTerms(index: SearchIndex, wishes: readonly Wish[]): ReadonlyMap<string, WantedTerm> {
  const helping = wishes.filter(({ isOptional }) => isOptional).flatMap(({ terms }) => [...terms]);
  const required = wishes.filter(({ isOptional }) => !isOptional).flatMap(({ terms }) => [...terms]);
  return new Map([...helping.filter(([term]) => !index.isCommon(term)), ...required]);
}

function isAllInTitle({ title }: SearchDocument, wishes: readonly Wish[], index: SearchIndex): boolean {
  const terms = new Set(foldedWords(title).flatMap((word) => index.termsOf(word)));
  return wishes.every((wish) => wish.terms.keys().some((term) => terms.has(term)));
}

function weightOf({ kind, isDemanding = false }: SearchDocument, { hints }: QueryPlan): number {
  const weight = searchKind(kind).weight * (hints.kinds.has(kind) ? boosts.rightKind : 1);
  if (!isDemanding) return weight;
  return weight * (hints.isAboutPain ? boosts.demandingInPain : boosts.demanding);
}

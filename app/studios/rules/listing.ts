import { cityKey as fold } from './city.ts';
import { compareNorwegian } from './compare.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import { isOpen, knowsWeek } from './open-now.ts';
import type { ClockTime } from './oslo-time.ts';
import { rankedByRating } from './ranking.ts';
import type { Studio } from './studio.ts';

export interface StyleCount {
  /** As it stands in an address: the label in lower case. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The studios of one place in every order that a visitor may ask for, sorted once. */
export interface Listing {
  readonly byName: readonly Studio[];
  readonly byRating: readonly Studio[];
  /** The most common first. */
  readonly styles: readonly StyleCount[];
  /** By the `value` of a style, each list sorted by name. */
  readonly byStyle: ReadonlyMap<string, readonly Studio[]>;
  /** How many tell their hours by weekday. */
  readonly withWeek: number;
}

export interface ListingChoice {
  /** The `value` of a style; empty for all. */
  readonly style: string;
  readonly order: 'rating' | 'name';
  /** What the clock shows, where only those open now are wanted. */
  readonly openAt: ClockTime | null;
}

/** What nearly every row is, and so no help in telling them apart. */
const notStyles = new Set(['yogastudio', 'yoga studio', 'yoga', 'yogasenter']);

/** The listing of studios that are sorted by name; made once for each list. */
export const listingOf = memoizeByObject((studios: readonly Studio[]): Listing => {
  const byStyle = groupByStyle(studios);
  return {
    byName: studios,
    byRating: rankedByRating(studios),
    styles: countStyles(byStyle),
    byStyle,
    withWeek: studios.filter(knowsWeek).length,
  };
});

/** The studios that agree with the choice, in its order. */
export function chosenStudios(listing: Listing, { style, order, openAt }: ListingChoice): readonly Studio[] {
  const { byName, byRating } = style === '' ? listing : listingOf(listing.byStyle.get(style) ?? []);
  const sorted = order === 'name' ? byName : byRating;
  return openAt === null ? sorted : openStudios(sorted)(openAt);
}

/** Within a minute nothing opens and nothing closes: of each list, the last answer is kept. */
const openStudios = memoizeByObject((studios: readonly Studio[]) => {
  let answer: { readonly minute: string; readonly open: readonly Studio[] } | undefined;
  return (clock: ClockTime): readonly Studio[] => {
    const minute = `${clock.weekday} ${clock.minute}`;
    if (answer?.minute !== minute) answer = { minute, open: studios.filter((studio) => isOpen(studio, clock)) };
    return answer.open;
  };
});

/** The styles to choose from: the most common that set some studios apart, and the one that is chosen. */
export function styleChoices(listing: Listing, chosen: string, most: number): readonly StyleCount[] {
  const apart = listing.styles.filter(({ count }) => count < listing.byName.length);
  const common = apart.slice(0, most);
  const rare = apart.slice(most).filter(({ value }) => value === chosen);
  return [...common, ...rare].sort((a, b) => compareNorwegian(a.label, b.label));
}

/** Whether a label tells studios apart, and not only that this is one. */
export function isStyle(label: string): boolean {
  return !notStyles.has(styleValue(label));
}

/** By the `value` of a style, in the order of the studios. */
export function groupByStyle(studios: readonly Studio[]): Map<string, readonly Studio[]> {
  const pairs = studios.flatMap((studio) => studio.styles.map((label) => ({ value: styleValue(label), studio })));
  const groups = Map.groupBy(pairs, ({ value }) => value);
  return new Map([...groups].map(([value, group]) => [value, group.map(({ studio }) => studio)]));
}

/** The most common first; what tells no studios apart is left out. */
export function countStyles(byStyle: ReadonlyMap<string, readonly Studio[]>): StyleCount[] {
  return [...byStyle]
    .filter(([value]) => !notStyles.has(value))
    .map(([value, studios]) => ({ value, label: labelOf(value, studios), count: studios.length }))
    .sort((a, b) => b.count - a.count || compareNorwegian(a.label, b.label));
}

/** As the first studio writes it. */
function labelOf(value: string, [first]: readonly Studio[]): string {
  return first?.styles.find((label) => styleValue(label) === value) ?? value;
}

function styleValue(label: string): string {
  return fold(label);
}

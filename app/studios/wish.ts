import { LRUCache } from 'lru-cache';
import { chosenFilters, type FilterChoice, type FilterGroup, isFiltered } from '#app/ui/index.ts';
import { distanceFrom, nearest, type Position } from './rules/distance.ts';
import { memoizeByObject } from './rules/memoize-by-object.ts';
import { knowsWeek } from './rules/open-now.ts';
import { rankedByRating } from './rules/ranking.ts';
import type { DirectorySnapshot } from './rules/snapshot.ts';
import type { Studio } from './rules/studio.ts';
import { dayFilter, fitting, partFilter } from './when-filters.ts';

/** More styles are no help in choosing; a rarer one still has its address. */
const maxStyles = 5;
const maxShown = 24;
/** Cached answers of each snapshot: the most that one asks for in turn. */
const maxCachedWishes = 40;

/** What studios all over the country may be asked for at once: only what some of them can answer. */
export function wishGroups({ styles, studios }: DirectorySnapshot, chosenStyle = ''): readonly FilterGroup[] {
  const options = styles.filter(({ value }, index) => index < maxStyles || value === chosenStyle);
  const style: FilterGroup = { name: 'stil', legend: 'Stil', allLabel: 'Alle stiler', options };
  return [...(options.length > 0 ? [style] : []), ...(studios.some(knowsWeek) ? [dayFilter, partFilter] : [])];
}

/** What is wished for in an address; null where nothing is. */
export function readWish(snapshot: DirectorySnapshot, parameters: URLSearchParams): FilterChoice | null {
  const groups = wishGroups(snapshot, parameters.get('stil')?.normalize('NFC'));
  const choice = chosenFilters(groups, parameters);
  return isFiltered(choice) ? choice : null;
}

/** The studios that agree with a wish, by name; the same list for the same wish. */
export function wishedStudios(snapshot: DirectorySnapshot, wish: FilterChoice): readonly Studio[] {
  const { stil = '', dag, tid, vurdering } = wish;
  return wishes(snapshot).memo(JSON.stringify([stil, dag, tid, vurdering]), { context: wish });
}

const wishes = memoizeByObject(({ studios, byStyle }: DirectorySnapshot) => {
  return new LRUCache<string, readonly Studio[], FilterChoice>({
    max: maxCachedWishes,
    memoMethod: (_key, _stale, { context: wish }) => {
      const ofStyle = wish.stil ? (byStyle.get(wish.stil) ?? []) : studios;
      const fit = fitting(wish);
      return fit === null ? ofStyle : ofStyle.filter(fit);
    },
  });
});

const ranked = memoizeByObject(rankedByRating<Studio>);

/** A studio where it lies; where only its town is known, in the middle of that. */
export function placed<Item extends Pick<Studio, 'city' | 'position'>>(
  studios: readonly Item[],
  positionOf: (city: string) => Position | null,
) {
  const towns = new Map<string, Position | null>();
  return studios.map((studio) => {
    if (!studio.position && !towns.has(studio.city)) towns.set(studio.city, positionOf(studio.city));
    return { studio, position: studio.position ?? towns.get(studio.city) ?? null };
  });
}

const wherePlaced = memoizeByObject((positionOf: (city: string) => Position | null) =>
  memoizeByObject((studios: readonly Studio[]) => placed(studios, positionOf)),
);

/** The first of the studios that agree with a wish: the nearest, where a place is known, else the best rated. */
export function viewWish(
  snapshot: DirectorySnapshot,
  wish: FilterChoice,
  near: Position | null,
  positionOf: (city: string) => Position | null,
) {
  const fit = wishedStudios(snapshot, wish);
  const shown = near
    ? nearest(wherePlaced(positionOf)(fit), near, maxShown)
    : ranked(fit)
        .slice(0, maxShown)
        .map((studio) => ({ studio, position: null }));
  return {
    found: fit.length,
    isRated: fit.some(({ rating }) => rating !== null),
    shown: shown.map(({ studio, position }) => ({ studio, km: near && distanceFrom(near, { position }) })),
  };
}

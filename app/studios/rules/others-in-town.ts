import { nearest } from './distance.ts';
import type { Studio } from './studio.ts';

/** One row of cards. */
const most = 3;

type InTown = Pick<Studio, 'slug' | 'position' | 'temporarilyClosed'>;

/**
 * Up to three other open studios of the same town: the nearest first, or, where it is not known where this one lies, those
 * that follow it in the list, which begins anew at its end. So every studio of a town is led to from another.
 */
export function othersInTown<Item extends InTown>(studio: InTown, inTown: readonly Item[]): Item[] {
  const place = inTown.findIndex(({ slug }) => slug === studio.slug);
  const following = [...inTown.slice(place + 1), ...inTown.slice(0, Math.max(place, 0))];
  const open = following.filter(({ temporarilyClosed }) => !temporarilyClosed);
  return studio.position ? nearest(open, studio.position, most) : open.slice(0, most);
}

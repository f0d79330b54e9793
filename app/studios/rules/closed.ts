import { closedDay, isClosedForGood } from './hidden.ts';
import { studioSlug } from './slug.ts';
import { toStudio } from './studio.ts';
import type { StudioRow } from './studio-row.ts';

/** A studio that is no more: in no list, but its page says so. */
export interface ClosedStudio {
  readonly name: string;
  readonly city: string;
  /** The day on which that was found out, `2026-11-22`; null where nobody has written it down. */
  readonly since: string | null;
}

const yearMs = 366 * 86_400_000;

/** By the slugs that they had: the plain one, and the one with the city appended. None that a living studio has. */
export function closedStudios(rows: readonly StudioRow[], isTaken: (slug: string) => boolean) {
  const closed = new Map<string, ClosedStudio>();
  for (const row of rows) {
    if (row.hidden === null || !isClosedForGood(row.hidden)) continue;
    const { slug, name, city } = toStudio(row);
    for (const each of [slug, `${slug}-${studioSlug(city)}`]) {
      if (!isTaken(each) && !closed.has(each)) closed.set(each, { name, city, since: closedDay(row.hidden) });
    }
  }
  return closed;
}

/** After a year nobody needs to be told any more. */
export function isLongGone({ since }: ClosedStudio, now: Date): boolean {
  return since !== null && now.getTime() - Date.parse(since) > yearMs;
}

import { z } from 'zod';

const counts = z.record(z.string(), z.number().int().positive());

/** What was counted on one day, by name. No line of it is about one visit. */
export const dayCounts = z.strictObject({
  /** Pages opened, by path; what a crawler opened is not among them. */
  pages: counts,
  /** Hosts that visits came from. */
  sources: counts,
  /** Crawlers, by the pages that they opened. */
  crawlers: counts,
  /** Questions that found nothing, once several have asked. */
  unanswered: counts,
});

export type DayCounts = z.infer<typeof dayCounts>;

export function noCounts(): DayCounts {
  return { pages: {}, sources: {}, crawlers: {}, unanswered: {} };
}

/** Adds the one to the other. */
export function addCounts(to: DayCounts, more: DayCounts): void {
  for (const part of ['pages', 'sources', 'crawlers', 'unanswered'] as const)
    for (const [name, count] of Object.entries(more[part])) to[part][name] = (to[part][name] ?? 0) + count;
}

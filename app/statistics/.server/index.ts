/** What the site counts of its visits, and what of it may be told. */

export { countLog } from './count-log.ts';
export { type DayCounts, noCounts } from './day-counts.ts';
export { hideSmall, minShown } from './hide-small.ts';
export { dayOf, keepStatistics, readStatistics } from './keep-statistics.ts';

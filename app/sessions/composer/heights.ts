import type { Station } from '../script/stations.ts';

/** How high the head is. */
export const heights: Readonly<Record<Station, number>> = {
  back: 0,
  side: 0,
  belly: 0,
  bed: 0,
  'all-fours': 1,
  sitting: 2,
  chair: 2,
  standing: 3,
};

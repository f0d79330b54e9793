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

const onFloor: readonly Station[] = ['back', 'side', 'belly', 'all-fours', 'sitting'];

export function isFromFloorToFeet(from: Station, to: Station): boolean {
  return onFloor.includes(from) && to === 'standing';
}

/** So long a way takes at least, whatever its words: to the feet, down from them, and from the belly over the side to the back. */
export function leastWaySeconds(from: Station, to: Station): number {
  if (isFromFloorToFeet(from, to)) return 20;
  if (from === 'standing' && onFloor.includes(to)) return 15;
  return from === 'belly' && to === 'back' ? 40 : 0;
}

import type { Studio } from './studio.ts';

/** What an import puts before OpenStreetMap's own `way/42`. */
export const openStreetMapPrefix = 'osm:';

/** Whether a studio was taken from OpenStreetMap, which then has to be named where it is shown. */
export function isFromOpenStreetMap({ placeId }: Pick<Studio, 'placeId'>): boolean {
  return /^(?:osm:)?(?:node|way|relation)\/\d/.test(placeId ?? '');
}

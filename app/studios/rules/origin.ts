/** What an import puts before OpenStreetMap's own `way/42`. */
export const openStreetMapPrefix = 'osm:';

/** The place_id of a place that is mapped more than once: `osm:node/1+way/42`. */
export function joinedId(ids: readonly string[]): string {
  return openStreetMapPrefix + ids.map(withoutPrefix).sort().join('+');
}

/** Every place_id that a row stands for: `osm:node/1` and `osm:way/42` of that one, else its own. */
export function idsOf(placeId: string): readonly string[] {
  if (!placeId.startsWith(openStreetMapPrefix)) return [placeId];
  return withoutPrefix(placeId)
    .split('+')
    .map((id) => openStreetMapPrefix + id);
}

function withoutPrefix(id: string): string {
  return id.slice(openStreetMapPrefix.length);
}

/** What an import puts before OpenStreetMap's own `way/42`. */
export const openStreetMapPrefix = 'osm:';

/** What is true of studios, cities and distances whoever asks: values in, values out. */

export { type CityCount, countCities } from './city-counts.ts';
export { compareNorwegian } from './compare.ts';
export { byDistance, type Position, writeKm } from './distance.ts';
export { noAddress } from './hidden.ts';
export type { Incremental } from './incremental.ts';
export { readWebLink } from './links.ts';
export { memoizeByObject } from './memoize-by-object.ts';
export { openStreetMapPrefix } from './origin.ts';
export { readPhone } from './phone.ts';
export { fieldsOf, originOf, withOrigin, writeProvenance } from './provenance.ts';
export type { DirectorySnapshot } from './snapshot.ts';
export type { Studio } from './studio.ts';
export { readRows, type StudioRow, studioColumns, studioRow } from './studio-row.ts';

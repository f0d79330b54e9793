/** The directory of studios and its pictures, as long as the process lives. */

export { directoryContext, picturesContext } from './context.ts';
export { createDirectory, type Directory } from './directory.ts';
export { directoryMetrics, directoryReadiness } from './directory-health.ts';
export { openTownMaps } from './maps/map-folder.ts';
export { openPictureCache } from './pictures/open.ts';

/** Pictures of shared links. */

export { previewsContext } from './previews/context.ts';
export { openPreviewCache } from './previews/open.ts';
export type { Preview } from './previews/preview.ts';

import { join } from 'node:path';
import { createPreviewCache, type PreviewCache } from './preview-cache.ts';
import { drawPreview, encodePreview } from './render-preview.tsx';

type Settings = {
  dataDir: string;
  siteName: string;
  log: (event: string, details: Record<string, unknown>) => void;
};

/** The cache of the pictures of shared links, in the folder `previews` of the data folder. */
export function openPreviewCache({ dataDir, siteName, log }: Settings): PreviewCache {
  return createPreviewCache({
    folder: join(dataDir, 'previews'),
    draw: (preview) => drawPreview(preview, siteName),
    encode: encodePreview,
    log,
  });
}

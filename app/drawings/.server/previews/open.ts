import { join } from 'node:path';
import { createPreviewKeeper, type PreviewKeeper } from './preview-keeper.ts';
import { drawPreview, encodePreview } from './render-preview.tsx';

type Settings = {
  dataDir: string;
  siteName: string;
  log: (event: string, details: Record<string, unknown>) => void;
};

/** The keeper of the pictures of shared links, in the folder `previews` of the data folder. */
export function openPreviewKeeper({ dataDir, siteName, log }: Settings): PreviewKeeper {
  return createPreviewKeeper({
    folder: join(dataDir, 'previews'),
    draw: (preview) => drawPreview(preview, siteName),
    encode: encodePreview,
    log,
  });
}

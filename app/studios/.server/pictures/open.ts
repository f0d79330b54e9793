import { join } from 'node:path';
import { encodePicture } from './encode-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import { createPictureCache, type PictureCache } from './picture-cache.ts';

type Settings = {
  dataDir: string;
  budgetBytes: number;
  log: (event: string, details: Record<string, unknown>) => void;
  now: () => Date;
};

/** The cache of the studios' pictures, in the folder `pictures` of the data folder. */
export function openPictureCache({ dataDir, ...rest }: Settings): PictureCache {
  return createPictureCache({
    folder: join(dataDir, 'pictures'),
    fetch: (address, known) => fetchPicture(address, known),
    encode: encodePicture,
    ...rest,
  });
}

import { join } from 'node:path';
import { encodePicture } from './encode-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import { createPictureKeeper, type PictureKeeper } from './picture-keeper.ts';

type Settings = {
  dataDir: string;
  budgetBytes: number;
  log: (event: string, details: Record<string, unknown>) => void;
  now: () => Date;
};

/** The keeper of the studios' pictures, in the folder `pictures` of the data folder. */
export function openPictureKeeper({ dataDir, ...rest }: Settings): PictureKeeper {
  return createPictureKeeper({
    folder: join(dataDir, 'pictures'),
    fetch: (address, known) => fetchPicture(address, known),
    encode: encodePicture,
    ...rest,
  });
}

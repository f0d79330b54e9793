import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureId } from './picture-folder.ts';

/** Deletes what is kept of the pictures at these addresses, in every size. A folder that is not there holds none. */
export async function deletePictures(folder: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const ids = new Set(addresses.map(pictureId));
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (ids.has(name.slice(0, 32))) await rm(join(folder, name), { force: true });
}

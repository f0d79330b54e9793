import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deletePictures } from '#app/studios/.server/import/index.ts';

/** Files of earlier runs, in which a purged studio may still be named. */
const copies = ['openstreetmap.json', 'studios-report.csv', 'studios-review-verify.csv', 'studios-review-geocode.csv'];

/** What `DATA_DIR` holds of purged studios beside the table: their pictures, by address, and files that may name them. */
export async function forgetCopies(dataDir: string, pictures: readonly string[]): Promise<void> {
  await deletePictures(join(dataDir, 'pictures'), pictures);
  for (const name of copies) rmSync(join(dataDir, name), { force: true });
}

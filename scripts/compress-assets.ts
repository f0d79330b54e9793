import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { bestBrotli, gzip, isCompressible } from '#server/encodings.ts';

/** Lays the compressed forms of the built text files beside them, where they are smaller, for the server to read. */
const folder = join(process.env.BUILD_FOLDER ?? 'build', 'client');
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && isCompressible(getMimeType(entry.name) ?? ''));

for (const { parentPath, name } of files) {
  const path = join(parentPath, name);
  const original = await readFile(path);
  await writeSmaller(`${path}.br`, await bestBrotli(original), original);
  await writeSmaller(`${path}.gz`, gzip(original), original);
}

async function writeSmaller(path: string, compressed: Uint8Array, original: Uint8Array): Promise<void> {
  if (compressed.byteLength < original.byteLength) await writeFile(path, compressed);
}

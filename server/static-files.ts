import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { SecurityHeaders } from './security-headers.ts';
import { type Parts, type StoredResponse, storedResponse } from './stored-response.ts';

/** Names under /assets/ carry a hash of their contents; the rest may change with the next version of the site. */
const hashedCaching = 'public, max-age=31536000, immutable';
/** A browser has to see a new version at once. */
const workerPath = '/sw.js';
const plainCaching = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Reads the files of a folder into memory, by the path they are served at, with the compressed forms that lie beside
 * them (`.br`, `.gz`). What is not in the map does not exist: no path leads out of the folder.
 */
export async function readStaticFiles(
  folder: string,
  securityHeaders: SecurityHeaders,
): Promise<ReadonlyMap<string, StoredResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !/(^|\/)\./.test(name));
  const all = new Set(names);
  const originals = names.filter((name) => !isCompressedForm(name, all));
  const files = originals.map(async (name) => {
    const [body, br, gzip] = await Promise.all([
      readFile(join(folder, name)),
      all.has(`${name}.br`) ? readFile(join(folder, `${name}.br`)) : undefined,
      all.has(`${name}.gz`) ? readFile(join(folder, `${name}.gz`)) : undefined,
    ]);
    return [`/${name}`, staticFile(`/${name}`, securityHeaders, { body, ready: { br, gzip } })] as const;
  });
  return new Map(await Promise.all(files));
}

function staticFile(path: string, headersOf: SecurityHeaders, parts: Pick<Parts, 'body' | 'ready'>): StoredResponse {
  const type = getMimeType(path) ?? 'application/octet-stream';
  return storedResponse({
    status: 200,
    headers: { 'content-type': type, 'cache-control': cachingOf(path), ...headersOf(type) },
    ...parts,
  });
}

function cachingOf(path: string): string {
  if (path === workerPath) return 'no-cache';
  return path.startsWith('/assets/') ? hashedCaching : plainCaching;
}

function isCompressedForm(name: string, all: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3));
}

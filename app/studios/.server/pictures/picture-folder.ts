import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { EncodedPicture } from './encode-picture.ts';
import type { Validators } from './fetch-picture.ts';

/** A kept picture: its widths in rising order, what it takes on disk, and when its host was last asked for it. */
export type CachedFiles = { widths: readonly number[]; bytes: number; cachedAtMs: number };

const validatorsFile = z.object({ etag: z.string().optional(), lastModified: z.string().optional() });

/** What the folder holds: kept pictures, and those that were begun and not kept, with the time of that; both by their id. */
type Found = { kept: Map<string, CachedFiles>; triedAtMs: Map<string, number> };

export const pictureFile = /^([\da-f]{32})-(720|1440)\.(avif|jpg)$/;
const triedFile = /^([\da-f]{32})\.tried$/;
const waiting = /^\.waiting-/;
/** Left behind by a process that was killed. */
const staleMs = 3_600_000;

/** The name under which the picture at an address is kept. */
export function pictureId(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32);
}

/**
 * Pictures as files in one folder. A file is whole or not there, also when several processes write the same one: it is
 * written under another name first. The last file of a picture is its smallest JPEG, without which it does not count.
 */
export function openPictureFolder(folder: string) {
  async function write(name: string, content: Uint8Array | string): Promise<void> {
    const path = join(folder, `.waiting-${randomUUID()}`);
    // On disk before it has its name, which would otherwise survive a power cut without its bytes.
    await writeFile(path, content, { flush: true });
    await rename(path, join(folder, name));
  }

  return {
    list: async (): Promise<Found> => {
      await mkdir(folder, { recursive: true });
      const triedAtMs = new Map<string, number>();
      const kept = new Map<string, CachedFiles & { hasBase: boolean }>();
      for (const name of await readdir(folder)) {
        if (waiting.test(name)) await removeStale(join(folder, name));
        const [, tried] = triedFile.exec(name) ?? [];
        const mark = tried === undefined ? null : await statOf(join(folder, name));
        if (tried !== undefined && mark !== null) triedAtMs.set(tried, mark.mtimeMs);
        const [, id, width, ending] = pictureFile.exec(name) ?? [];
        const stats = id === undefined ? null : await statOf(join(folder, name));
        if (id === undefined || stats === null) continue;
        const known = kept.get(id) ?? { widths: [], bytes: 0, cachedAtMs: stats.mtimeMs, hasBase: false };
        kept.set(id, {
          widths: [...new Set([...known.widths, Number(width)])].sort((a, b) => a - b),
          bytes: known.bytes + stats.size,
          cachedAtMs: width === '720' && ending === 'jpg' ? stats.mtimeMs : known.cachedAtMs,
          hasBase: known.hasBase || (width === '720' && ending === 'jpg'),
        });
      }
      return { kept: new Map([...kept].filter(([, { hasBase }]) => hasBase)), triedAtMs };
    },

    /** Says on disk that the picture is being tried, so that a process which it ends is not the first of many. */
    noteTry: async (id: string, at: Date): Promise<void> => {
      await write(`${id}.tried`, '');
      await utimes(join(folder, `${id}.tried`), at, at);
    },

    forgetTry: (id: string): Promise<void> => rm(join(folder, `${id}.tried`), { force: true }),

    keep: async (
      id: string,
      pictures: readonly EncodedPicture[],
      { etag, lastModified }: Validators,
      at: Date,
    ): Promise<CachedFiles> => {
      await mkdir(folder, { recursive: true });
      await write(`${id}.json`, JSON.stringify({ etag, lastModified }));
      for (const { width, ending, bytes } of pictures.toReversed()) await write(`${id}-${width}.${ending}`, bytes);
      await utimes(join(folder, `${id}-720.jpg`), at, at);
      const widths = [...new Set(pictures.map(({ width }) => width))].sort((a, b) => a - b);
      const bytes = pictures.reduce((sum, picture) => sum + picture.bytes.length, 0);
      return { widths, bytes, cachedAtMs: at.getTime() };
    },

    /** By what the host of a kept picture told its state; nothing where it told nothing. */
    validatorsOf: async (id: string): Promise<Validators> => {
      try {
        return validatorsFile.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
      } catch {
        return {};
      }
    },

    /** The picture was found to be as it was at that time. */
    confirm: (id: string, at: Date): Promise<void> => utimes(join(folder, `${id}-720.jpg`), at, at),

    remove: async (id: string): Promise<void> => {
      // The one that makes it count first.
      for (const name of ['-720.jpg', '-720.avif', '-1440.jpg', '-1440.avif', '.json']) {
        await rm(join(folder, id + name), { force: true });
      }
    },

    /** Null where there is no such file, or the name is none of ours. */
    read: async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      if (!pictureFile.test(name)) return null;
      try {
        return new Uint8Array(await readFile(join(folder, name)));
      } catch {
        return null;
      }
    },
  };
}

async function removeStale(path: string): Promise<void> {
  const stats = await statOf(path);
  if (stats !== null && Date.now() - stats.mtimeMs > staleMs) await rm(path, { force: true });
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch {
    // Another process was faster.
    return null;
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Preview } from './preview.ts';

export interface PreviewCache {
  /** The picture as a PNG: kept, else made now. Null when too many others are being made: ask again in a moment. */
  get(preview: Preview): Promise<Uint8Array<ArrayBuffer> | null>;
}

type Settings = {
  readonly folder: string;
  readonly budgetBytes?: number;
  /** The picture as SVG; quick, and the same as long as the drawing code is. */
  readonly draw: (preview: Preview) => string;
  /** Takes some tenths of a second, in another process. */
  readonly encode: (svg: string) => Promise<Uint8Array>;
  readonly log: (event: string, details: Record<string, unknown>) => void;
};

/** Room for some 3,000 pictures. */
const usualBudgetBytes = 128 * 1024 * 1024;
/** Who comes when so many wait is sent away, so that nobody who asks for pictures can keep the machine busy. */
const maxWaiting = 32;
const maxKnownNames = 5000;

/**
 * Pictures of shared links: made when first asked for, one at a time, and kept as files named for what they show, so that
 * a changed title or drawing is a new picture. The oldest make room. When a file cannot be written, the picture is sent all the same.
 */
export function createPreviewCache({
  folder,
  budgetBytes = usualBudgetBytes,
  draw,
  encode,
  log,
}: Settings): PreviewCache {
  const names = new LRUCache<string, string>({ max: maxKnownNames });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let line: Promise<unknown> = Promise.resolve();

  async function make(name: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(await encode(svg));
    try {
      await keep(folder, name, bytes);
      await makeRoom(folder, budgetBytes);
    } catch (error) {
      log('previews.not-stored', { error: String(error) });
    }
    return bytes;
  }

  return {
    async get(preview) {
      const key = JSON.stringify(preview);
      const known = names.get(key);
      const kept = known === undefined ? null : await read(folder, known);
      if (kept) return kept;
      const svg = draw(preview);
      const name = nameOf(svg);
      names.set(key, name);
      const before = underWay.has(name) ? null : await read(folder, name);
      if (before) return before;
      const meanwhile = underWay.get(name);
      if (meanwhile) return meanwhile;
      if (underWay.size >= maxWaiting) return null;
      const made = line.then(() => make(name, svg));
      underWay.set(name, made);
      line = made.catch(() => {}).finally(() => underWay.delete(name));
      return made;
    },
  };
}

function nameOf(svg: string): string {
  return `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
}

async function read(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(join(folder, name)));
  } catch {
    return null;
  }
}

/** Whole or not there, also when several processes write the same one. */
async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.waiting-${randomUUID()}`);
  await writeFile(path, bytes);
  await rename(path, join(folder, name));
}

/** Removes the oldest files until nine tenths of the budget are left; what was never finished is among them. */
async function makeRoom(folder: string, budgetBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { path, size, mtimeMs };
    }),
  );
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= budgetBytes) return;
  for (const { path, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= budgetBytes * 0.9) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}

import { readdirSync } from 'node:fs';
import type { encodePicture } from './encode-picture.ts';
import type { fetchPicture } from './fetch-picture.ts';
import { createPictureCache } from './picture-cache.ts';

export type CacheOptions = {
  readonly budgetBytes?: number;
  readonly fetch?: typeof fetchPicture;
  /** What a picture takes when it is kept, in bytes. */
  readonly size?: number;
  readonly encode?: typeof encodePicture;
};

export const addresses = Array.from({ length: 6 }, (_, index) => `https://pictures.test/${index}.jpg`);

/** A cache on a folder, with a clock of its own, and with what it asked for and told. */
export function openTestCache(
  folder: string,
  {
    budgetBytes = 100_000_000,
    fetch = async () => ({ bytes: Buffer.from('a picture') }),
    size = 200_000,
    encode = async () => [{ width: 720, ending: 'jpg', bytes: Buffer.alloc(size) }],
  }: CacheOptions,
) {
  const fetched: string[] = [];
  const events: string[] = [];
  let time = Date.parse('2026-01-02T12:00:00Z');
  const cache = createPictureCache({
    folder,
    budgetBytes,
    fetch: (address, known) => {
      fetched.push(address);
      return fetch(address, known);
    },
    encode,
    log: (event) => void events.push(event),
    now: () => new Date(time),
    noticeMs: 1,
  });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { cache, fetched, events, pass };
}

export function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => /\.(?:avif|jpg)$/.test(name));
}

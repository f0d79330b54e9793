import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { encodePicture } from './encode-picture.ts';
import { addresses, type CacheOptions, openTestCache } from './testing-picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pusterom-pictures-'));
  return () => rmSync(folder, { recursive: true });
});

const open = (options: CacheOptions = {}) => openTestCache(folder, options);
const triedIn = (path: string) => readdirSync(path).filter((name) => name.endsWith('.tried'));

describe('a picture that could not be had', () => {
  it('is tried again after a day, not before', async () => {
    const { cache, fetched, events, pass } = open({ fetch: async () => Promise.reject(new Error('gone')) });
    cache.want(addresses.slice(0, 1));
    await cache.settled();
    cache.want(addresses.slice(0, 1));
    await cache.settled();
    expect(fetched).toHaveLength(1);
    expect(events).toEqual(['picture.failed']);
    pass(25 * 3_600_000);
    cache.want(addresses.slice(0, 1));
    await cache.settled();
    expect(fetched).toHaveLength(2);
  });

  it('is remembered on disk', async () => {
    const first = open({ fetch: async () => Promise.reject(new Error('gone')) });
    first.cache.want(addresses.slice(0, 1));
    await first.cache.settled();
    const second = open();
    second.cache.want(addresses.slice(0, 2));
    await second.cache.settled();
    expect(second.fetched).toEqual([addresses[1]]);
    expect(triedIn(folder)).toHaveLength(1);
    second.pass(25 * 3_600_000);
    second.cache.want(addresses.slice(0, 2));
    await second.cache.settled();
    expect(second.fetched).toEqual([addresses[1], addresses[0]]);
    expect(triedIn(folder)).toEqual([]);
  });

  it('is left alone for a day too when the process ended in the midst of it', async () => {
    const begun = Promise.withResolvers<void>();
    const encode = () => {
      begun.resolve();
      return new Promise<never>(() => undefined);
    };
    const crashed = open({ encode });
    crashed.cache.want(addresses.slice(0, 1));
    await begun.promise;
    const next = open();
    await next.cache.start();
    next.cache.want(addresses.slice(0, 2));
    await next.cache.settled();
    expect(next.fetched).toEqual([addresses[1]]);
    next.pass(25 * 3_600_000);
    next.cache.want(addresses.slice(0, 2));
    await next.cache.settled();
    expect(next.cache.cachedPictureOf(addresses[0] ?? '')).not.toBeNull();
  });

  it('is not one that was under way when the site was told to stop', async () => {
    const begun = Promise.withResolvers<void>();
    const encode: typeof encodePicture = (_, signal) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        signal?.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const first = open({ encode });
    first.cache.want(addresses.slice(0, 2));
    await begun.promise;
    await first.cache.close();
    await first.cache.settled();
    expect(first.events).toEqual([]);
    expect(triedIn(folder)).toEqual([]);
  });
});

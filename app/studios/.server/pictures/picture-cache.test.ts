import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureOf } from '../../rules/picture.ts';
import { encodePicture } from './encode-picture.ts';
import { createPictureCache } from './picture-cache.ts';
import { pictureId } from './picture-folder.ts';
import { addresses, type CacheOptions, openTestCache, picturesIn } from './testing-picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pusterom-pictures-'));
  return () => rmSync(folder, { recursive: true });
});

const open = (options: CacheOptions = {}) => openTestCache(folder, options);
const sizeOfFolder = () => picturesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

describe('keeping pictures', () => {
  it('fetches each once, says so, and sends them itself', async () => {
    const { cache, fetched } = open();
    const listener = vi.fn();
    cache.onChange(listener);
    expect(cache.cachedPictureOf(addresses[0] ?? '')).toBeNull();
    cache.want(addresses.slice(0, 3));
    await cache.settled();
    cache.want(addresses.slice(0, 3));
    await cache.settled();
    expect(fetched).toHaveLength(3);
    const cachedPicture = cache.cachedPictureOf(addresses[0] ?? '');
    const picture = pictureOf({ image: addresses[0] ?? '', cachedPicture });
    expect(picture?.src).toMatch(/^\/bilder\/studio\/[\da-f]{32}-720\.jpg$/);
    expect(await cache.read(picture?.src.split('/').at(-1) ?? '')).toHaveLength(200_000);
    await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
    cache.close();
  });

  it('finds again what an earlier process kept, without what it left half done', async () => {
    const first = open();
    first.cache.want(addresses.slice(0, 2));
    await first.cache.settled();
    writeFileSync(join(folder, '.waiting-x'), 'half');
    writeFileSync(join(folder, `${pictureId(addresses[3] ?? '')}-1440.avif`), 'without its smallest');
    const second = open();
    second.cache.want(addresses.slice(0, 4));
    await second.cache.settled();
    expect(second.fetched.toSorted()).toEqual(addresses.slice(2, 4));
    const third = open();
    await third.cache.start();
    expect(third.cache.cachedPictureOf(addresses[0] ?? '')).not.toBeNull();
  });

  it('lets two processes share a folder', async () => {
    const [one, two] = [open(), open()];
    one.cache.want(addresses);
    two.cache.want(addresses);
    await Promise.all([one.cache.settled(), two.cache.settled()]);
    expect(picturesIn(folder)).toHaveLength(addresses.length);
    expect(sizeOfFolder()).toBe(addresses.length * 200_000);
  });

  it('stays within its budget, and does not fetch in circles', async () => {
    const { cache, fetched } = open({ budgetBytes: 2_000_000, size: 500_000 });
    cache.want(addresses);
    await cache.settled();
    expect(sizeOfFolder()).toBeLessThanOrEqual(2_000_000);
    const before = fetched.length;
    expect(before).toBeGreaterThan(0);
    cache.want(addresses);
    await cache.settled();
    expect(fetched).toHaveLength(before);
  });

  it('makes room by letting go of what no studio has any more', async () => {
    const { cache } = open({ budgetBytes: 2_000_000, size: 500_000 });
    cache.want(addresses.slice(0, 2));
    await cache.settled();
    cache.want(addresses.slice(4));
    await cache.settled();
    expect(cache.cachedPictureOf(addresses[4] ?? '')).not.toBeNull();
    expect(addresses.slice(0, 2).filter((address) => cache.cachedPictureOf(address) !== null)).toHaveLength(1);
    expect(sizeOfFolder()).toBeLessThanOrEqual(2_000_000);
  });

  it('shrinks to a smaller budget, and keeps none with a budget of 0', async () => {
    const before = open({ size: 500_000 });
    before.cache.want(addresses);
    await before.cache.settled();
    const smaller = open({ budgetBytes: 1_200_000 });
    smaller.cache.want(addresses);
    await smaller.cache.settled();
    expect(sizeOfFolder()).toBe(1_000_000);
    const none = open({ budgetBytes: 0 });
    none.cache.want(addresses);
    await none.cache.settled();
    expect(readdirSync(folder)).toEqual([]);
    expect(none.fetched).toEqual([]);
  });

  it('makes one small at a time', async () => {
    let [running, most] = [0, 0];
    const encode: typeof encodePicture = async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      return [{ width: 720, ending: 'jpg', bytes: Buffer.alloc(1000) }];
    };
    const { cache } = open({ encode });
    cache.want(addresses);
    await cache.settled();
    expect(picturesIn(folder)).toHaveLength(addresses.length);
    expect(most).toBe(1);
  });

  it('asks after a month whether a picture has changed, and keeps it when it cannot be had', async () => {
    const asked: unknown[] = [];
    const answers = [
      { bytes: Buffer.from('a picture'), etag: '"1"', lastModified: 'Fri, 02 Jan 2026 00:00:00 GMT' },
      null,
    ];
    const fetch = async (_: string, known?: object) => {
      asked.push(known);
      const answer = answers.shift();
      if (answer === undefined) throw new Error('gone');
      return answer;
    };
    const { cache, pass } = open({ fetch });
    const look = async (days: number) => {
      pass(days * 24 * 3_600_000);
      cache.want(addresses.slice(0, 1));
      await cache.settled();
    };
    await look(0);
    await look(29);
    expect(asked).toEqual([{}]);
    await look(2);
    const known = { etag: '"1"', lastModified: 'Fri, 02 Jan 2026 00:00:00 GMT' };
    expect(asked).toEqual([{}, known]);
    await look(29);
    expect(asked).toHaveLength(2);
    await look(2);
    expect(asked).toEqual([{}, known, known]);
    expect(cache.cachedPictureOf(addresses[0] ?? '')).not.toBeNull();
    cache.close();
  });

  it('reads no file but its own', async () => {
    const { cache } = open();
    writeFileSync(join(folder, 'secret.jpg'), 'x');
    for (const name of ['secret.jpg', '../secret.jpg', '..%2Fsecret.jpg', '', `${'a'.repeat(32)}-720.jpg`]) {
      expect(await cache.read(name)).toBeNull();
    }
  });

  it('goes on without a folder that can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const cache = createPictureCache({
      folder: join(folder, 'file', 'pictures'),
      budgetBytes: 1e9,
      fetch: async () => ({ bytes: Buffer.from('a picture') }),
      encode: encodePicture,
      log: () => undefined,
      now: () => new Date(),
    });
    cache.want(addresses);
    await cache.settled();
    expect(cache.cachedPictureOf(addresses[0] ?? '')).toBeNull();
  });
});

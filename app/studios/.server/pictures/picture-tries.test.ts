import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { encodePicture } from './encode-picture.ts';
import { addresses, type KeeperOptions, openTestKeeper } from './testing-keeper.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pusterom-pictures-'));
  return () => rmSync(folder, { recursive: true });
});

const open = (options: KeeperOptions = {}) => openTestKeeper(folder, options);
const triedIn = (path: string) => readdirSync(path).filter((name) => name.endsWith('.tried'));

describe('a picture that could not be had', () => {
  it('is tried again after a day, not before', async () => {
    const { keeper, fetched, events, pass } = open({ fetch: async () => Promise.reject(new Error('gone')) });
    keeper.want(addresses.slice(0, 1));
    await keeper.settled();
    keeper.want(addresses.slice(0, 1));
    await keeper.settled();
    expect(fetched).toHaveLength(1);
    expect(events).toEqual(['picture.failed']);
    pass(25 * 3_600_000);
    keeper.want(addresses.slice(0, 1));
    await keeper.settled();
    expect(fetched).toHaveLength(2);
  });

  it('is remembered on disk', async () => {
    const first = open({ fetch: async () => Promise.reject(new Error('gone')) });
    first.keeper.want(addresses.slice(0, 1));
    await first.keeper.settled();
    const second = open();
    second.keeper.want(addresses.slice(0, 2));
    await second.keeper.settled();
    expect(second.fetched).toEqual([addresses[1]]);
    expect(triedIn(folder)).toHaveLength(1);
    second.pass(25 * 3_600_000);
    second.keeper.want(addresses.slice(0, 2));
    await second.keeper.settled();
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
    crashed.keeper.want(addresses.slice(0, 1));
    await begun.promise;
    const next = open();
    await next.keeper.start();
    next.keeper.want(addresses.slice(0, 2));
    await next.keeper.settled();
    expect(next.fetched).toEqual([addresses[1]]);
    next.pass(25 * 3_600_000);
    next.keeper.want(addresses.slice(0, 2));
    await next.keeper.settled();
    expect(next.keeper.keptOf(addresses[0] ?? '')).not.toBeNull();
  });

  it('is not one that was under way when the site was told to stop', async () => {
    const begun = Promise.withResolvers<void>();
    const encode: typeof encodePicture = (_, signal) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        signal?.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const first = open({ encode });
    first.keeper.want(addresses.slice(0, 2));
    await begun.promise;
    await first.keeper.close();
    await first.keeper.settled();
    expect(first.events).toEqual([]);
    expect(triedIn(folder)).toEqual([]);
  });
});

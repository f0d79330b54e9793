import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirectory } from './directory.ts';
import { fakeStore, slowMs } from './testing-store.ts';

let store: ReturnType<typeof fakeStore>;
function open() {
  const log = () => undefined;
  return createDirectory({ store, cities: ['Oslo'], refreshSeconds: 60, log, now: () => new Date() });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = fakeStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time pass on the timers and on the clock that nobody sets. */
async function passMonotonic(milliseconds: number): Promise<void> {
  const later = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('finding a studio', () => {
  it('takes a loaded one without asking the store, in any letter case', async () => {
    const directory = open();
    await directory.start();
    expect(await directory.findStudio('Sol-Yoga')).toMatchObject({ status: 'found', studio: { name: 'Sol Yoga' } });
    expect(store.asked).toEqual([]);
    await directory.close();
  });

  it('asks for one that is younger than the snapshot by its rebuilt name', async () => {
    const directory = open();
    await directory.start();
    store.rows = [{ name: 'NY YOGA', place_id: 'b' }];
    const found = await directory.findStudio('ny-yoga');
    expect(found).toMatchObject({ status: 'found', studio: { name: 'NY YOGA', slug: 'ny-yoga' } });
    expect(store.asked).toEqual(['Ny Yoga']);
    await directory.close();
  });

  it('never shows a hidden row, neither as loaded nor as asked for by name', async () => {
    store.rows = [{ name: 'Sol Yoga', place_id: 'a', hidden: 'by the owner' }];
    const directory = open();
    await directory.start();
    expect(directory.snapshot().studios).toEqual([]);
    expect(await directory.findStudio('sol-yoga')).toEqual({ status: 'none' });
    await directory.close();
  });

  it('asks once a minute for a made-up address, however often it comes', async () => {
    const directory = open();
    await directory.start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => directory.findStudio('finnes-ikke')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['none']));
    await directory.findStudio('finnes-ikke');
    expect(store.asked).toHaveLength(1);
    await passMonotonic(61_000);
    await directory.findStudio('finnes-ikke');
    expect(store.asked).toHaveLength(2);
    await directory.close();
  });

  it('asks again after a minute, also when the clock was set back meanwhile', async () => {
    const directory = open();
    await directory.start();
    await directory.findStudio('finnes-ikke');
    vi.setSystemTime(Date.now() - 3_600_000);
    await passMonotonic(61_000);
    await directory.findStudio('finnes-ikke');
    expect(store.asked).toHaveLength(2);
    await directory.close();
  });

  it('asks for a few at once at most, waits for none too long, and counts those until they are answered', async () => {
    const directory = open();
    await directory.start();
    store.isSlow = true;
    const answers = Promise.all(Array.from({ length: 50 }, (_, index) => directory.findStudio(`finnes-ikke-${index}`)));
    expect(store.asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(3_100);
    expect((await answers).every(({ status }) => status === 'none')).toBe(true);
    store.isSlow = false;
    expect(await directory.findStudio('finnes-ikke-49')).toEqual({ status: 'none' });
    expect(store.asked, 'the four still hold their connections').toHaveLength(4);
    await vi.advanceTimersByTimeAsync(slowMs);
    await directory.findStudio('finnes-ikke-49');
    expect(store.asked).toHaveLength(5);
    await directory.close();
  });

  it.each(['', '../hemmelig', 'æøå', "x' or 1=1", 'a'.repeat(5000)])('never asks for %j', async (slug) => {
    const directory = open();
    await directory.start();
    expect(await directory.findStudio(slug)).toEqual({ status: 'none' });
    expect(store.asked).toEqual([]);
    await directory.close();
  });

  it('tells "cannot be asked" from "none" until something was loaded', async () => {
    store.isDown = true;
    const directory = open();
    await directory.start();
    expect(await directory.findStudio('sol-yoga')).toEqual({ status: 'unavailable' });
    store.isDown = false;
    await vi.advanceTimersByTimeAsync(2_000);
    store.isDown = true;
    expect(await directory.findStudio('annen-yoga')).toEqual({ status: 'none' });
    await directory.close();
  });
});

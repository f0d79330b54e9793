import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirectory } from './directory.ts';
import { fakeStore } from './testing-store.ts';

let store: ReturnType<typeof fakeStore>;
let events: string[];
function open() {
  const log = (event: string) => void events.push(event);
  return createDirectory({ store, cities: ['Oslo'], refreshSeconds: 60, log, now: () => new Date() });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = fakeStore();
  events = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('loading', () => {
  it('is empty before, and holds the studios after', async () => {
    const directory = open();
    expect(directory.snapshot().studios).toEqual([]);
    expect(directory.everLoaded).toBe(false);
    await directory.start();
    expect(directory.snapshot().studios).toHaveLength(1);
    expect(directory.everLoaded).toBe(true);
    await directory.close();
  });

  it('lets visitors be served while it makes a large directory ready', async () => {
    store.rows = Array.from({ length: 20_000 }, (_, index) => ({
      name: `Yoga ${(index * 7919) % 20_011}`,
      address: `Gata ${index}, ${1000 + (index % 9000)} By${index % 500}`,
      place_id: `p${index}`,
    }));
    const rows = await store.allStudios();
    const directory = createDirectory({
      store: { allStudios: async () => rows, studioByName: async () => null },
      ...{ cities: [], refreshSeconds: 60, log: () => undefined, now: () => new Date() },
    });
    let turns = 0;
    const count = () => {
      turns += 1;
      counter = setImmediate(count);
    };
    let counter = setImmediate(count);
    await directory.start();
    clearImmediate(counter);
    expect(directory.snapshot().studios).toHaveLength(20_000);
    expect(turns).toBeGreaterThan(3);
    await directory.close();
  });

  it('keeps the same snapshot, and tells nobody, until the rows change', async () => {
    const directory = open();
    await directory.start();
    const before = directory.snapshot();
    const listener = vi.fn();
    directory.onChange(listener);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(store.loads).toBe(4);
    expect(directory.snapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    store.rows = [...store.rows, { name: 'Ny', place_id: 'b' }];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(directory.snapshot().studios).toHaveLength(2);
    await directory.close();
  });

  it('does not read the rows again while their version stays the same', async () => {
    let version = '1';
    const versioned = {
      allStudios: () => store.allStudios(),
      studioByName: async () => null,
      studiosVersion: async () => version,
    };
    const directory = createDirectory({
      store: versioned,
      cities: [],
      refreshSeconds: 60,
      log: () => undefined,
      now: () => new Date(),
    });
    await directory.start();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(store.loads).toBe(1);
    store.rows = [];
    version = '2';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.loads).toBe(2);
    expect(directory.snapshot().studios).toEqual([]);
    await directory.close();
  });

  it('wants the pictures of other hosts, and shows them when they have come', async () => {
    const image = 'https://bilder.example.no/1.jpg';
    store.rows = [
      { name: 'Sol', featured_image: image },
      { name: 'Ro', featured_image: '/bilder/studio-1.svg' },
    ];
    const wanted: (readonly string[])[] = [];
    let hasCome = false;
    let arrived = () => {};
    const pictures = {
      cachedPictureOf: () => (hasCome ? { id: 'f', widths: [720] } : null),
      want: (addresses: readonly string[]) => void wanted.push(addresses),
      onChange: (listener: () => void) => {
        arrived = listener;
      },
    };
    const directory = createDirectory({
      store,
      cities: [],
      refreshSeconds: 60,
      log: () => undefined,
      now: () => new Date(),
      pictures,
    });
    await directory.start();
    expect(wanted).toEqual([[image]]);
    const changes = vi.fn();
    directory.onChange(changes);
    arrived();
    expect(changes).not.toHaveBeenCalled();
    hasCome = true;
    arrived();
    expect(changes).toHaveBeenCalledTimes(1);
    expect(directory.snapshot().bySlug.get('sol')?.cachedPicture).toEqual({ id: 'f', widths: [720] });
    await directory.close();
  });

  it('keeps the last snapshot while the store is down, and recovers', async () => {
    const directory = open();
    await directory.start();
    store.isDown = true;
    await vi.advanceTimersByTimeAsync(61_000);
    expect(directory.lastError).toBeInstanceOf(Date);
    expect(directory.snapshot().studios).toHaveLength(1);
    expect(events).toContain('studios.load-failed');
    store.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(directory.lastError).toBeNull();
    await directory.close();
  });

  it('starts empty when the store is down, and tries again sooner than usual, ever less often', async () => {
    store.isDown = true;
    const directory = open();
    await directory.start();
    expect(directory.everLoaded).toBe(false);
    expect(directory.snapshot().studios).toEqual([]);
    await vi.advanceTimersByTimeAsync(7_500);
    expect(store.loads).toBe(4);
    store.isDown = false;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(directory.snapshot().studios).toHaveLength(1);
    await directory.close();
  });

  it('stops when it is closed', async () => {
    const directory = open();
    await directory.start();
    await directory.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(store.loads).toBe(1);
  });
});
